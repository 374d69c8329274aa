#include "editor/survey/sampler.h"

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
    : QObject(parent), m_jobs(pool, lanesOf(pool, jobs, JobPriority::Background), JobPriority::Background) {}

Sampler::~Sampler() = default;

void Sampler::order(SampleOrder order) {
    cancel();
    m_order = std::move(order);
    m_sample = {};
    m_complete = false;
    begin(Phase::Common);
}

void Sampler::cancel() {
    m_jobs.stop();
    m_phase = Phase::Over;
}

void Sampler::begin(Phase phase) {
    m_phase = phase;
    m_begun = 0;
    m_since.start();
    m_batch = m_order.time.count() == 0 ? seedsOfBatch : 1;
    Jobs::Calls calls;
    calls.next = [this] { return next(); };
    calls.take = [this](std::uint64_t piece, const Result<SampledSeeds>& sampled) {
        SampledSeeds none; // of seeds for which memory is lacking
        none.count = ordered(piece).count;
        take(sampled ? *sampled : none);
    };
    calls.taken = [this] { emit grown(); };
    calls.ended = [this] { endPhase(); };
    m_jobs.start(std::move(calls));
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

SeedsOrder Sampler::ordered(std::uint64_t piece) const {
    const auto before = static_cast<std::uint32_t>(std::min<std::uint64_t>(piece * m_batch, m_order.seeds));
    return {m_order.of,           before + 1,   std::min(m_batch, m_order.seeds - before), m_phase == Phase::Common,
            m_order.declarations, m_order.files};
}

std::optional<Sampler::Jobs::Work> Sampler::next() {
    const auto order = ordered(m_begun);
    if (order.count == 0 || timeIsUp()) return {};
    ++m_begun;
    return [order](generation::Workspace& workspace, generation::Feedback& feedback) {
        return sampleSeeds(order, workspace, feedback);
    };
}

void Sampler::take(const SampledSeeds& seeds) {
    for (const auto& [measure, value] : seeds.values) m_sample.measures[measure].add(value);
    counted() += seeds.count;
}

void Sampler::endPhase() {
    const bool measuresAll = m_order.of.size.area() <= play::mostCellsForAllMeasures;
    if (m_phase == Phase::Common && measuresAll) return begin(Phase::Others);
    m_phase = Phase::Over;
    m_complete = true;
    emit grown();
}

} // namespace delve::editor

#include "moc_sampler.cpp"
