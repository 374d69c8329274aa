#include "editor/survey/illuminator.h"

#include "editor/survey/seed_measures.h"
#include "editor/survey/want_finder.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

play::MeasureRegistry measuresOf(const CandidateContext& context) {
    play::MeasureRegistry measures;
    for (const auto& id : {context.across, context.up, context.best})
        if (const auto* const measure = play::builtInMeasures().find(id); measure && !measures.find(id))
            (void)measures.add(*measure);
    return measures;
}

} // namespace

Result<std::optional<CandidateValues>> valuesOf(const Candidate& candidate, const CandidateContext& context,
                                                GenerationMemory& memory, generation::Feedback& feedback) {
    GenerationOrder order = context.order;
    order.recipe = candidate.recipe;
    auto made = makeOrdered(order, context.now, context.level, memory, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return std::optional<CandidateValues>();
    const auto measured = measureWorld(**std::move(made), measuresOf(context), feedback);
    if (!measured) return measured.failure();
    const auto valueOf = valuesIn(*measured);
    return std::optional(CandidateValues{valueOf(context.across), valueOf(context.up), valueOf(context.best)});
}

Illuminator::Illuminator(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool),
      m_lanes(static_cast<std::size_t>(
          jobs > 0 ? jobs : std::max(1, pool.threads() - static_cast<int>(JobPriority::Visible)))) {}

Illuminator::~Illuminator() = default;

void Illuminator::start(IlluminationOrder order, CandidateContext context, std::chrono::milliseconds time) {
    stop();
    m_open.clear();
    m_measured.clear();
    m_context = std::make_shared<const CandidateContext>(std::move(context));
    m_found.emplace(std::move(order));
    goOn(time);
}

void Illuminator::goOn(std::chrono::milliseconds time) {
    if (!m_found || m_busy) return;
    m_busy = true;
    m_time = time;
    m_since.start();
    startIdle();
    endIfDone();
}

/// What is being measured stays open, and is measured anew when it goes on: what is found does not depend on when.
void Illuminator::stop() {
    for (auto& lane : m_lanes) lane = {};
    m_running.clear();
    m_busy = false;
}

std::chrono::milliseconds Illuminator::left() const {
    if (!m_busy) return std::chrono::milliseconds(0);
    return std::max(std::chrono::milliseconds(0), m_time - std::chrono::milliseconds(m_since.elapsed()));
}

int Illuminator::permille() const {
    return m_time.count() == 0 ? 1000 : static_cast<int>(1000 - 1000 * left().count() / m_time.count());
}

bool Illuminator::isOver() const {
    return m_found->filled() == m_found->cells().size() || std::chrono::milliseconds(m_since.elapsed()) >= m_time;
}

const Candidate* Illuminator::nextCandidate() {
    for (const auto& [number, candidate] : m_open)
        if (!m_running.contains(number) && !m_measured.contains(number)) return &candidate;
    if (!m_found->hasNext()) return nullptr;
    auto candidate = m_found->next();
    const auto number = candidate.number;
    return &m_open.emplace(number, std::move(candidate)).first->second;
}

/// Each lane that has nothing to do: one may have waited for a slow candidate of another.
void Illuminator::startIdle() {
    for (auto& lane : m_lanes)
        if (!lane.jobs || !lane.jobs->busy()) startNext(lane);
}

void Illuminator::startNext(Lane& lane) {
    const auto* const candidate = m_busy && !isOver() ? nextCandidate() : nullptr;
    if (!candidate) return;
    m_running.insert(candidate->number);
    if (!lane.jobs) lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
    if (!lane.memory) lane.memory = std::make_shared<GenerationMemory>();
    Job<std::optional<CandidateValues>> job;
    job.priority = JobPriority::Visible;
    job.work = [candidate = *candidate, context = m_context, memory = lane.memory](generation::Feedback& feedback) {
        return valuesOf(candidate, *context, *memory, feedback);
    };
    job.deliver = [this, of = candidate->number](Result<std::optional<CandidateValues>> values) {
        arrived(of, values ? *std::move(values) : std::nullopt); // a level for which memory is lacking is none
        startIdle();
        endIfDone();
    };
    (void)lane.jobs->start(std::move(job));
}

void Illuminator::arrived(std::uint64_t number, std::optional<CandidateValues> values) {
    m_running.erase(number);
    m_measured.emplace(number, std::move(values));
    bool changed = false;
    for (auto first = m_measured.find(m_found->taken()); first != m_measured.end();
         first = m_measured.find(m_found->taken())) {
        auto candidate = m_open.extract(first->first);
        changed |= m_found->take(std::move(candidate.mapped()), first->second).has_value();
        m_measured.erase(first);
    }
    if (changed) emit grown();
}

void Illuminator::endIfDone() {
    if (!m_busy || !m_running.empty()) return;
    m_busy = false;
    for (auto& lane : m_lanes) lane.memory = nullptr; // on a large map, a lot
    emit grown();
}

} // namespace delve::editor

#include "moc_illuminator.cpp"
