#include "editor/survey/illuminator.h"

#include "editor/survey/seed_measures.h"
#include "editor/survey/want_finder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::editor {
Result<std::optional<CandidateValues>> valuesOf(const Candidate& candidate, const CandidateContext& context,
                                                GenerationMemory& memory, generation::Feedback& feedback) {
    GenerationOrder order = context.order;
    order.recipe = candidate.recipe;
    auto made = makeOrdered(order, context.now, context.level, memory, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return std::optional<CandidateValues>();
    const std::array ids{context.across, context.up, context.best};
    const auto measured = measureWorld(**std::move(made), measuresWith(ids), feedback);
    if (!measured) return measured.failure();
    const auto valueOf = valuesIn(*measured);
    return std::optional(CandidateValues{valueOf(context.across), valueOf(context.up), valueOf(context.best)});
}

Illuminator::Illuminator(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_jobs(pool, lanesOf(pool, jobs, JobPriority::Visible), JobPriority::Visible) {}

Illuminator::~Illuminator() = default;

void Illuminator::start(IlluminationOrder order, CandidateContext context, std::chrono::milliseconds time) {
    stop();
    m_open.clear();
    m_context = std::make_shared<const CandidateContext>(std::move(context));
    m_found.emplace(std::move(order));
    goOn(time);
}

void Illuminator::goOn(std::chrono::milliseconds time) {
    if (!m_found || m_busy) return;
    m_busy = true;
    m_time = time;
    m_since.start();
    m_begun = 0;
    m_grown = false;
    Jobs::Calls calls;
    calls.next = [this] { return next(); };
    calls.take = [this](std::uint64_t, const Result<std::optional<CandidateValues>>& values) {
        take(values ? *values : std::nullopt); // a level for which memory is lacking is none
    };
    calls.taken = [this] {
        if (std::exchange(m_grown, false)) emit grown();
    };
    calls.ended = [this] { end(); };
    m_jobs.start(std::move(calls));
}

/// What is being measured stays open, and is measured again when it goes on: what is found does not depend on when.
void Illuminator::stop() {
    m_jobs.stop();
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

std::optional<Illuminator::Jobs::Work> Illuminator::next() {
    if (isOver()) return {};
    if (m_begun == m_open.size()) {
        if (!m_found->hasNext()) return {};
        m_open.push_back(m_found->next());
    }
    return
        [candidate = m_open[m_begun++], context = m_context](GenerationMemory& memory, generation::Feedback& feedback) {
            return valuesOf(candidate, *context, memory, feedback);
        };
}

/// Of the first one that is open.
void Illuminator::take(const std::optional<CandidateValues>& values) {
    auto candidate = std::move(m_open.front());
    m_open.pop_front();
    --m_begun;
    if (m_found->take(std::move(candidate), values)) m_grown = true;
}

void Illuminator::end() {
    m_busy = false;
    emit grown();
}

} // namespace delve::editor

#include "moc_illuminator.cpp"
