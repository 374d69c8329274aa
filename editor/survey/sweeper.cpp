#include "editor/survey/sweeper.h"

#include "generation/pipeline/workspace.h"
#include "playtest/measures/measure.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::uint32_t seedsOfBatch = 8;
constexpr std::int64_t leastToTell = 50; ///< batches of a thousand, before the time left can be told

} // namespace

Sweeper::Sweeper(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool), m_lanes(static_cast<std::size_t>(jobs)) {}

Sweeper::~Sweeper() = default;

void Sweeper::order(SweepOrder order) {
    cancel();
    m_order = std::move(order);
    m_refining = refiningOrder(m_order.steps.size());
    m_steps.assign(m_order.steps.size(), {});
    m_complete = false;
    begin(Phase::Common);
    endPhaseIfDone(); // of an order without steps
}

void Sweeper::cancel() {
    for (auto& lane : m_lanes) lane = {};
    m_collected.clear();
    m_phase = Phase::Over;
}

void Sweeper::begin(Phase phase) {
    m_phase = phase;
    m_next = 0;
    m_done = 0;
    m_collected.assign(m_order.steps.size(), {});
    m_since.start();
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) startNext(lane);
}

std::size_t Sweeper::batchesOfStep() const { return (m_order.seeds + seedsOfBatch - 1) / seedsOfBatch; }

std::size_t Sweeper::measured() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_steps, [](const SweptStep& step) { return step.seeds > 0; }));
}

int Sweeper::permille() const {
    if (m_complete) return 1000;
    if (batches() == 0 || !busy()) return 0;
    const auto share = static_cast<int>(500 * m_done / batches());
    return m_phase == Phase::Common ? share : 500 + share;
}

std::optional<std::chrono::seconds> Sweeper::timeLeft() const {
    const auto [done, all] = std::pair(static_cast<std::int64_t>(m_done), static_cast<std::int64_t>(batches()));
    if (m_phase != Phase::Others || done * 1000 < all * leastToTell) return {};
    return std::chrono::seconds((m_since.elapsed() * (all - done) / done + 999) / 1000);
}

void Sweeper::startNext(std::size_t number) {
    auto& lane = m_lanes[number];
    if (m_next >= batches()) return;
    if (!lane.jobs) {
        lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
        lane.workspace = std::make_shared<generation::Workspace>();
    }
    const auto step = m_refining[m_next / batchesOfStep()];
    const auto first = static_cast<std::uint32_t>(m_next % batchesOfStep()) * seedsOfBatch;
    ++m_next;
    SeedsOrder order{{m_order.steps[step].recipe, m_order.size, m_order.rules},
                     first + 1,
                     std::min(seedsOfBatch, m_order.seeds - first),
                     m_phase == Phase::Common,
                     m_order.declarations,
                     m_order.files};
    Job<SampledSeeds> job;
    job.work = [order, workspace = lane.workspace](generation::Feedback& feedback) {
        return sampleSeeds(order, *workspace, feedback);
    };
    job.deliver = [this, number, step, count = order.count](Result<SampledSeeds> sampled) {
        SampledSeeds none; // of seeds for which memory is lacking
        none.count = count;
        take(step, sampled ? *sampled : none);
        startNext(number);
        endPhaseIfDone();
    };
    (void)lane.jobs->start(std::move(job));
}

void Sweeper::take(std::size_t place, const SampledSeeds& seeds) {
    ++m_done;
    auto& collected = m_collected[place];
    collected.seeds += seeds.count;
    collected.made += seeds.made;
    for (const auto& [measure, value] : seeds.values) collected.values[measure].add(value);
    if (collected.seeds < m_order.seeds) {
        emit progressed();
        return;
    }
    auto& step = m_steps[place];
    step.seeds = collected.seeds;
    step.made = collected.made;
    for (const auto& [measure, values] : collected.values) step.bands[measure] = bandOf(values);
    collected.values.clear();
    emit grown();
}

void Sweeper::endPhaseIfDone() {
    if (m_phase == Phase::Over || m_done < batches()) return;
    const bool measuresAll = m_order.size.area() <= play::mostCellsForAllMeasures;
    if (m_phase == Phase::Common && measuresAll && batches() > 0) return begin(Phase::Others);
    m_phase = Phase::Over;
    m_complete = true;
    emit grown();
}

} // namespace delve::editor

#include "moc_sweeper.cpp"
