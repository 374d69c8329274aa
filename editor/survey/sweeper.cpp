#include "editor/survey/sweeper.h"

#include "generation/pipeline/workspace.h"
#include "playtest/measures/measure.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t cellsOfLarge = 128 * 128; ///< more are measured seed by seed
constexpr std::uint32_t seedsOfUsualBatch = 8;
constexpr std::int64_t leastToTell = 20; ///< batches of a thousand, before the time left can be told
constexpr std::int64_t partOfCommon = 5; ///< one part of so many, of the time of all measures

} // namespace

/// As urgent as what is shown next: it may use all cores but what a person waits for comes first.
Sweeper::Sweeper(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool),
      m_lanes(static_cast<std::size_t>(
          jobs > 0 ? jobs : std::max(1, pool.threads() - static_cast<int>(JobPriority::Visible)))) {}

Sweeper::~Sweeper() = default;

void Sweeper::order(SweepOrder order) {
    cancel();
    m_order = std::move(order);
    m_refining = refiningOrder(m_order.steps.size());
    m_steps.assign(m_order.steps.size(), {});
    m_chances.clear();
    m_complete = false;
    begin(Phase::Common);
    endPhaseIfDone(); // of an order without steps
}

void Sweeper::cancel() {
    ++m_run;
    for (auto& lane : m_lanes) lane = {};
    m_collected.clear();
    m_ranks.clear();
    m_phase = Phase::Over;
}

void Sweeper::begin(Phase phase) {
    m_phase = phase;
    m_next = 0;
    m_done = 0;
    m_collected.assign(m_order.steps.size(), {});
    m_ranks.clear();
    m_since.start();
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) startNext(lane);
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

void Sweeper::startNext(std::size_t number) {
    auto& lane = m_lanes[number];
    if (!busy() || m_next >= batches()) return;
    if (!lane.jobs) {
        lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
        lane.workspace = std::make_shared<generation::Workspace>();
    }
    const auto step = m_refining[m_next / batchesOfStep()];
    const auto first = static_cast<std::uint32_t>(m_next % batchesOfStep()) * seedsOfBatch();
    ++m_next;
    SeedsOrder order{{m_order.steps[step].recipe, m_order.size, m_order.rules},
                     first + 1,
                     std::min(seedsOfBatch(), m_order.seeds - first),
                     m_phase == Phase::Common,
                     m_order.declarations,
                     m_order.files};
    Job<SampledSeeds> job;
    job.priority = JobPriority::Visible;
    job.work = [order, workspace = lane.workspace](generation::Feedback& feedback) {
        return sampleSeeds(order, *workspace, feedback);
    };
    job.deliver = [this, number, step, count = order.count, run = m_run](const Result<SampledSeeds>& sampled) {
        take(step, count, sampled);
        if (run != m_run) return; // who was told has cancelled it
        startNext(number);
        endPhaseIfDone();
    };
    (void)lane.jobs->start(std::move(job));
}

void Sweeper::take(std::size_t step, std::uint32_t count, const Result<SampledSeeds>& seeds) {
    ++m_done;
    auto& collected = m_collected[step];
    collected.seeds += count;
    if (seeds) {
        collected.made += seeds->made;
        for (const auto& [measure, value] : seeds->values) collected.values[measure].add(value);
    } else {
        collected.lost += count; // memory is lacking
    }
    if (collected.seeds < m_order.seeds) {
        emit progressed();
        return;
    }
    endStep(step);
    emit grown();
}

void Sweeper::endStep(std::size_t place) {
    auto& step = m_steps[place];
    auto& collected = m_collected[place];
    step.seeds = collected.seeds;
    step.made = collected.made;
    step.lost = collected.lost;
    for (const auto& measure : play::builtInMeasures()) {
        if (measure.common != (m_phase == Phase::Common) || step.made == 0) continue;
        const auto& values = collected.values[measure.id];
        step.bands[measure.id] = bandOf(values);
        auto& ranks = m_ranks[measure.id];
        for (const auto value : values.sorted()) ranks.add(place, value);
        if (const auto chance = chanceOfEither(ranks.chance(), chanceOfLacking(m_steps, measure.id)))
            m_chances[measure.id] = *chance;
    }
    collected.values.clear();
}

void Sweeper::endPhaseIfDone() {
    if (m_phase == Phase::Over || m_done < batches()) return;
    if (m_phase == Phase::Common && measuresAll() && batches() > 0) return begin(Phase::Others);
    m_phase = Phase::Over;
    m_complete = true;
    m_ranks.clear();
    emit grown();
}

} // namespace delve::editor

#include "moc_sweeper.cpp"
