#include "editor/survey/sweeper.h"

#include "editor/work/generation_memory.h"
#include "playtest/measures/measure.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t cellsOfLarge = 128 * 128; ///< more are measured seed by seed
constexpr std::uint32_t seedsOfUsualBatch = 2;   ///< other work waits so long
constexpr std::int64_t leastToTell = 20;         ///< batches of a thousand, before the time left can be told
constexpr std::int64_t partOfCommon = 5;         ///< one part of so many, of the time of all measures

} // namespace

/// As urgent as what is shown next: it may use all cores but what a person waits for comes first.
Sweeper::Sweeper(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_jobs(pool, lanesOf(pool, jobs, JobPriority::Visible), JobPriority::Visible) {}

Sweeper::~Sweeper() = default;

void Sweeper::order(SweepOrder order) {
    cancel();
    m_order = std::move(order);
    m_refining = refiningOrder(m_order.steps.size());
    m_steps.assign(m_order.steps.size(), {});
    m_chances.clear();
    m_complete = false;
    begin(Phase::Common);
}

void Sweeper::cancel() {
    m_jobs.stop();
    m_collected.clear();
    m_ranks.clear();
    m_phase = Phase::Over;
}

void Sweeper::begin(Phase phase) {
    m_phase = phase;
    m_begun = 0;
    m_done = 0;
    m_stepDone = false;
    m_collected.assign(m_order.steps.size(), {});
    m_ranks.clear();
    m_since.start();
    Jobs::Calls calls;
    calls.next = [this] { return next(); };
    calls.take = [this](std::uint64_t number, const Result<SampledSeeds>& seeds) { take(batch(number), seeds); };
    calls.taken = [this] {
        if (std::exchange(m_stepDone, false)) emit grown();
        else emit progressed();
    };
    calls.ended = [this] { endPhase(); };
    m_jobs.start(std::move(calls), lanesFor(m_order.size));
}

bool Sweeper::measuresAll() const { return m_order.size.area() <= play::mostCellsForAllMeasures; }

std::uint32_t Sweeper::seedsOfBatch() const { return m_order.size.area() > cellsOfLarge ? 1 : seedsOfUsualBatch; }

std::size_t Sweeper::batchesOfStep() const { return (m_order.seeds + seedsOfBatch() - 1) / seedsOfBatch(); }

std::size_t Sweeper::measured() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_steps, [](const SweptStep& step) { return step.seeds > 0; }));
}

std::optional<double> Sweeper::chanceOf(const std::string& measure) const {
    const auto found = m_chances.find(measure);
    return found == m_chances.end() ? std::nullopt : std::optional(found->second);
}

int Sweeper::permille() const {
    if (m_complete) return 1000;
    if (batches() == 0 || !busy()) return 0;
    const auto share = static_cast<int>(1000 * m_done / batches());
    if (!measuresAll()) return share;
    return m_phase == Phase::Common ? share / partOfCommon : (1000 + share * (partOfCommon - 1)) / partOfCommon;
}

/// While the common measures are counted, that of the others is guessed.
std::optional<std::chrono::seconds> Sweeper::timeLeft() const {
    const auto [done, all] = std::pair(static_cast<std::int64_t>(m_done), static_cast<std::int64_t>(batches()));
    if (!busy() || done == 0 || done * 1000 < all * leastToTell) return {};
    const auto later = m_phase == Phase::Common && measuresAll() ? all * (partOfCommon - 1) : 0;
    return std::chrono::seconds((m_since.elapsed() * (all - done + later) / done + 999) / 1000);
}

Sweeper::Batch Sweeper::batch(std::uint64_t number) const {
    const auto before = static_cast<std::uint32_t>(number % batchesOfStep()) * seedsOfBatch();
    return {m_refining[number / batchesOfStep()], before, std::min(seedsOfBatch(), m_order.seeds - before)};
}

std::optional<Sweeper::Jobs::Work> Sweeper::next() {
    if (m_begun >= batches()) return {};
    const auto [step, before, count] = batch(m_begun++);
    SeedsOrder order{{m_order.steps[step].recipe, m_order.size, m_order.rules},
                     before + 1,
                     count,
                     m_phase == Phase::Common,
                     m_order.declarations,
                     m_order.files};
    return [order = std::move(order)](generation::Workspace& workspace, generation::Feedback& feedback) {
        return sampleSeeds(order, workspace, feedback);
    };
}

void Sweeper::take(const Batch& batch, const Result<SampledSeeds>& seeds) {
    ++m_done;
    auto& collected = m_collected[batch.step];
    collected.seeds += batch.count;
    if (seeds) {
        collected.made += seeds->made;
        for (const auto& [measure, value] : seeds->values) collected.values[measure].add(value);
    } else {
        collected.lost += batch.count; // memory is lacking
    }
    if (collected.seeds < m_order.seeds) return;
    endStep(batch.step);
    m_stepDone = true;
}

void Sweeper::endStep(std::size_t place) {
    auto& step = m_steps[place];
    auto& collected = m_collected[place];
    step.seeds = collected.seeds;
    if (m_phase == Phase::Common) step.made = collected.made;
    (m_phase == Phase::Common ? step.lost : step.lostLater) = collected.lost;
    for (const auto& measure : play::builtInMeasures()) {
        if (measure.common != (m_phase == Phase::Common) || collected.made == 0) continue;
        const auto& values = collected.values[measure.id];
        auto& band = step.bands[measure.id] = bandOf(values);
        band.of = collected.made;
        auto& ranks = m_ranks[measure.id];
        for (const auto value : values.sorted()) ranks.add(place, value);
        if (const auto chance = chanceOfEither(ranks.chance(), chanceOfLacking(m_steps, measure.id)))
            m_chances[measure.id] = *chance;
    }
    collected.values.clear();
}

void Sweeper::endPhase() {
    if (m_phase == Phase::Common && measuresAll() && batches() > 0) return begin(Phase::Others);
    m_phase = Phase::Over;
    m_complete = true;
    m_ranks.clear();
    emit grown();
}

} // namespace delve::editor

#include "moc_sweeper.cpp"
