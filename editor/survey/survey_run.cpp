#include "editor/survey/survey_run.h"

#include "editor/survey/survey_seed.h"
#include "editor/work/generation_memory.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::uint64_t mostAhead = 4096; ///< seeds whose results wait for an earlier one, and so memory
constexpr std::uint64_t largestBatch = 256;
constexpr qint64 timeOfBatch = 30; ///< milliseconds; so long may other work wait

} // namespace

/// What all jobs read.
struct SurveyRun::Work {
    MakeWorld make;
    play::MeasureRegistry measures;
    std::optional<play::Condition> where;
    bool personas = false;
    std::shared_ptr<const World> stamps; ///< which `make` reads
    std::vector<std::uint64_t> known;    ///< seeds that need no work, sorted

    /// How many seeds from one on have so many among them that need work, and those behind that need none.
    [[nodiscard]] std::uint64_t seedsWith(std::uint64_t first, std::uint64_t unknown) const {
        auto end = first;
        for (auto next = std::ranges::lower_bound(known, first);; ++end) {
            if (next != known.end() && *next == end) ++next;
            else if (unknown-- == 0) return end - first;
        }
    }

    /// Nothing for a level that is not searched for.
    [[nodiscard]] Result<std::optional<SurveyedSeed>> rowOf(std::uint64_t seed, generation::Workspace& workspace,
                                                            generation::Feedback& feedback) const {
        if (where) return searchSeed(make, measures, *where, seed, workspace, feedback);
        auto row = surveySeed(make, measures, seed, workspace, feedback);
        if (!row) return std::move(row).failure();
        return std::optional(*std::move(row));
    }

    [[nodiscard]] Result<Batch> batchOf(std::uint64_t first, std::uint64_t count, generation::Workspace& workspace,
                                        generation::Feedback& feedback) const {
        QElapsedTimer time;
        time.start();
        Batch batch{count};
        for (auto seed = first; seed < first + count; ++seed) {
            if (std::ranges::binary_search(known, seed)) continue;
            ++batch.unknown;
            auto row = rowOf(seed, workspace, feedback);
            if (!row) return std::move(row).failure();
            if (*row) batch.rows.push_back(**std::move(row));
            if (!personas) continue;
            const auto games = playSeed(make, seed, workspace, feedback);
            if (!games) return games.failure();
            addGames(batch.games, *games);
        }
        batch.milliseconds = time.elapsed();
        return batch;
    }
};

SurveyPlan searchPlan(SurveyPlan plan, play::Condition where, std::uint64_t wanted) {
    plan.where = std::move(where);
    plan.wanted = std::min<std::uint64_t>(wanted, SurveyTable::mostRows);
    plan.seeds = largestSurveyedSeed - plan.first + 1;
    return plan;
}

/// As urgent as what is shown next: it may use all cores but what a person waits for comes first.
SurveyRun::SurveyRun(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_jobs(pool, lanesOf(pool, jobs, JobPriority::Visible), JobPriority::Visible) {}

SurveyRun::~SurveyRun() = default;

void SurveyRun::prepare(SurveyPlan plan, std::optional<SurveyTable> known, std::vector<play::PersonaSums> games) {
    stop();
    m_plan = std::move(plan);
    auto work = std::make_shared<Work>();
    work->stamps = m_plan.stamps;
    RecipeOfSeeds recipe{m_plan.of.recipe, m_plan.of.size, m_plan.of.rules};
    recipe.stamps = work->stamps.get();
    recipe.declarations = m_plan.declarations;
    recipe.files = m_plan.files;
    work->make = makeBy(std::move(recipe));
    work->where = m_plan.where;
    work->personas = m_plan.personas && !m_plan.where;
    work->measures =
        m_plan.where ? soughtMeasures(m_plan.commonOnly, *m_plan.where) : surveyedMeasures(m_plan.commonOnly);
    m_games = std::move(games);
    m_table = known ? *std::move(known) : SurveyTable(idsOf(work->measures));
    for (std::size_t row = 0; row < m_table.size(); ++row) work->known.push_back(m_table.seedAt(row));
    std::ranges::sort(work->known);
    countKnown(work->known);
    m_work = std::move(work);
    m_batch = 1; // these levels may take longer
    m_complete = false;
    m_failure.reset();
}

bool SurveyRun::inPlan(std::uint64_t seed) const { return seed >= m_plan.first && seed - m_plan.first < m_plan.seeds; }

void SurveyRun::countKnown(const std::vector<std::uint64_t>& sorted) {
    m_measured = 0;
    m_taken = 0;
    for (const auto seed : sorted) {
        if (!inPlan(seed)) continue;
        ++m_measured;
        if (seed - m_plan.first == m_taken) ++m_taken;
    }
}

void SurveyRun::goOn() {
    if (m_busy || m_complete || !m_work) return;
    m_failure.reset();
    m_busy = true;
    m_next = m_taken;
    m_measuredBefore = m_measured;
    m_since.start();
    if (!m_table.full()) return startJobs();
    end();
    emit ended();
}

void SurveyRun::stop() {
    m_busy = false;
    m_jobs.stop();
}

void SurveyRun::clear() {
    stop();
    m_work.reset();
    m_table = SurveyTable();
    m_games.clear();
    m_taken = 0;
    m_measured = 0;
    m_complete = false;
    m_failure.reset();
}

int SurveyRun::permille() const {
    const bool search = m_plan.where.has_value();
    const auto done = search ? m_table.size() : m_measured;
    const auto all = search ? m_plan.wanted : m_plan.seeds;
    return all == 0 ? 1000 : static_cast<int>(std::min<std::uint64_t>(1000, done * 1000 / all));
}

std::optional<std::chrono::milliseconds> SurveyRun::timeLeft() const {
    const auto done = m_measured - m_measuredBefore;
    if (!m_busy || m_plan.where || done == 0) return {};
    const auto pace = static_cast<double>(m_since.elapsed()) / static_cast<double>(done);
    const auto left = m_plan.seeds - std::min(m_plan.seeds, m_measured);
    return std::chrono::milliseconds(static_cast<qint64>(pace * static_cast<double>(left)));
}

void SurveyRun::startJobs() {
    Jobs::Calls calls;
    calls.next = [this] { return next(); };
    calls.take = [this](std::uint64_t, Result<Batch> batch) {
        if (batch) take(*batch);
        else fail(std::move(batch).failure());
    };
    calls.taken = [this] { emit grown(); };
    calls.ended = [this] {
        end();
        emit ended();
    };
    m_jobs.start(std::move(calls), lanesFor(m_plan.of.size));
}

std::optional<SurveyRun::Jobs::Work> SurveyRun::next() {
    if (m_next >= m_plan.seeds || m_next - m_taken >= mostAhead) return {};
    const auto first = m_plan.first + m_next;
    const auto count = std::min(m_work->seedsWith(first, m_batch), m_plan.seeds - m_next);
    m_next += count;
    return [work = m_work, first, count](generation::Workspace& workspace, generation::Feedback& feedback) {
        return work->batchOf(first, count, workspace, feedback);
    };
}

void SurveyRun::take(const Batch& batch) {
    if (batch.unknown > 0 && batch.milliseconds < timeOfBatch / 2) m_batch = std::min(largestBatch, m_batch * 2);
    else if (batch.milliseconds > timeOfBatch * 2) m_batch = std::max<std::uint64_t>(1, m_batch / 2);
    addRows(batch);
    const bool found = m_plan.where && m_table.size() >= m_plan.wanted;
    if (!found && !m_table.full()) return;
    end();
    emit grown();
    emit ended();
}

/// A search counts seeds up to the last one that it wants.
void SurveyRun::addRows(const Batch& batch) {
    addGames(m_games, batch.games);
    for (const auto& row : batch.rows) {
        m_table.add(row);
        ++m_measured;
        if (m_table.full() || (m_plan.where && m_table.size() >= m_plan.wanted)) {
            m_taken = row.seed - m_plan.first + 1;
            return;
        }
    }
    m_taken += batch.seeds;
}

void SurveyRun::end() {
    stop();
    m_complete = true;
}

void SurveyRun::fail(Failure failure) {
    if (failure.cancelled()) return;
    stop();
    m_failure = std::move(failure);
    emit ended();
}

} // namespace delve::editor

#include "moc_survey_run.cpp"
