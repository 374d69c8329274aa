#include "editor/survey/sampler.h"

#include "generation/pipeline/workspace.h"
#include "playtest/measures/measure.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t cellsWithAllSeeds = 128 * 128;
constexpr std::chrono::milliseconds timeOfLargeMaps{10'000};
constexpr int partOfCommon = 3; ///< of ten, of the time
constexpr std::uint32_t seedsOfBatch = 8;

} // namespace

SampleOrder sampleOrderOf(SampledRecipe of, const generation::Declarations& declarations) {
    SampleOrder order;
    order.of = std::move(of);
    order.of.recipe.seed = 0;
    if (order.of.size.area() > cellsWithAllSeeds) order.time = timeOfLargeMaps;
    order.declarations = &declarations;
    return order;
}

Sampler::Sampler(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool), m_lanes(static_cast<std::size_t>(jobs)) {}

Sampler::~Sampler() = default;

void Sampler::order(SampleOrder order) {
    cancel();
    m_order = std::move(order);
    m_sample = {};
    m_complete = false;
    begin(Phase::Common);
}

void Sampler::cancel() {
    for (auto& lane : m_lanes) lane = {};
    m_ahead.clear();
    m_phase = Phase::Over;
}

void Sampler::begin(Phase phase) {
    m_phase = phase;
    m_next = 1;
    m_ahead.clear();
    m_since.start();
    m_batch = m_order.time.count() == 0 ? seedsOfBatch : 1;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) startNext(lane);
}

std::uint32_t& Sampler::counted() { return m_phase == Phase::Common ? m_sample.seeds : m_sample.fullSeeds; }

std::chrono::milliseconds Sampler::timeOfPhase() const {
    return m_order.time * (m_phase == Phase::Common ? partOfCommon : 10 - partOfCommon) / 10;
}

bool Sampler::timeIsUp() const {
    return m_order.time.count() > 0 && std::chrono::milliseconds(m_since.elapsed()) >= timeOfPhase();
}

int Sampler::permille() const {
    if (m_order.seeds == 0) return 1000;
    return static_cast<int>(std::int64_t{500} * (m_sample.seeds + m_sample.fullSeeds) / m_order.seeds);
}

void Sampler::startNext(std::size_t number) {
    auto& lane = m_lanes[number];
    if (m_next > m_order.seeds || timeIsUp()) return;
    if (!lane.jobs) {
        lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
        lane.workspace = std::make_shared<generation::Workspace>();
    }
    const SeedsOrder order{
        m_order.of,           m_next,       std::min(m_batch, m_order.seeds + 1 - m_next), m_phase == Phase::Common,
        m_order.declarations, m_order.files};
    m_next += order.count;
    Job<SampledSeeds> job;
    job.work = [order, workspace = lane.workspace](generation::Feedback& feedback) {
        return sampleSeeds(order, *workspace, feedback);
    };
    job.deliver = [this, number, order](Result<SampledSeeds> sampled) {
        SampledSeeds none; // of seeds for which memory is lacking
        none.count = order.count;
        take(order.first, sampled ? *std::move(sampled) : std::move(none));
        startNext(number);
        endPhaseIfDone();
    };
    (void)lane.jobs->start(std::move(job));
}

void Sampler::take(std::uint32_t first, SampledSeeds seeds) {
    m_ahead.emplace(first, std::move(seeds));
    bool more = false;
    for (auto next = m_ahead.find(counted() + 1); next != m_ahead.end(); next = m_ahead.find(counted() + 1)) {
        for (const auto& [measure, value] : next->second.values) m_sample.measures[measure].add(value);
        counted() += next->second.count;
        m_ahead.erase(next);
        more = true;
    }
    if (more) emit grown();
}

void Sampler::endPhaseIfDone() {
    if (m_phase == Phase::Over) return;
    const bool working = std::ranges::any_of(m_lanes, [](const Lane& lane) { return lane.jobs && lane.jobs->busy(); });
    if (working) return;
    const bool measuresAll = m_order.of.size.area() <= play::mostCellsForAllMeasures;
    if (m_phase == Phase::Common && measuresAll) return begin(Phase::Others);
    m_phase = Phase::Over;
    m_complete = true;
    emit grown();
}

} // namespace delve::editor

#include "moc_sampler.cpp"
