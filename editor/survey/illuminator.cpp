#include "editor/survey/illuminator.h"

#include "editor/survey/seed_measures.h"
#include "generation/pipeline/workspace.h"

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
                                                generation::Workspace& workspace, generation::Feedback& feedback) {
    RecipeOfSeeds of{candidate.recipe, context.size, context.rules};
    of.declarations = context.declarations;
    of.files = context.files;
    auto made = makeBy(std::move(of))(candidate.recipe.seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return std::optional<CandidateValues>();
    const auto measures = measuresOf(context);
    const auto values = measureWorld(**std::move(made), measures, feedback);
    if (!values) return values.failure();
    const auto valueOf = [&](const std::string& id) {
        const auto found = std::ranges::find_if(*values, [&](const auto& value) { return value.info->id == id; });
        return found == values->end() ? std::nullopt : found->value;
    };
    return std::optional(CandidateValues{valueOf(context.across), valueOf(context.up), valueOf(context.best)});
}

Illuminator::Illuminator(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool), m_lanes(static_cast<std::size_t>(jobs)) {}

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
    for (auto& lane : m_lanes) lane.jobs = nullptr;
    m_running.clear();
    m_busy = false;
}

int Illuminator::permille() const {
    if (m_time.count() == 0 || !m_busy) return 1000;
    return static_cast<int>(std::min<std::int64_t>(1000, 1000 * m_since.elapsed() / m_time.count()));
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
    if (!lane.jobs) {
        lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
        lane.workspace = std::make_shared<generation::Workspace>(); // a dropped job may still use the one before
    }
    Job<std::optional<CandidateValues>> job;
    job.work = [candidate = *candidate, context = m_context, workspace = lane.workspace](
                   generation::Feedback& feedback) { return valuesOf(candidate, *context, *workspace, feedback); };
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
    emit grown();
}

} // namespace delve::editor

#include "moc_illuminator.cpp"
