#include "editor/generation/tracing.h"

#include <utility>

namespace delve::editor {
namespace {

/// Would both be generated alike? Compares their recipes, sizes and pins.
bool madeAlike(const Level& a, const Level& b) {
    return a.id == b.id && a.recipe == b.recipe && a.size() == b.size() && a.pinned == b.pinned &&
           a.keptEmpty == b.keptEmpty && a.pinnedThings == b.pinnedThings;
}

} // namespace

Tracing::Tracing(LiveGeneration& generation, const EditedWorld& now)
    : m_generation(generation), m_now(now), m_reading(generation.generator().pool(), JobPolicy::NewestWins) {
    connect(&generation.generator(), &Generator::traced, this, &Tracing::take);
    connect(&generation.generator(), &Generator::traceFailed, this, [this](const Failure& failure) {
        m_coming = false;
        emit failed(failure);
    });
}

void Tracing::request() {
    if (m_trace) {
        emit ready();
        return;
    }
    m_wanted = m_generation.busy(); // a trace of a level that is being replaced would be dropped
    if (m_wanted || m_coming || !m_now.level().recipe) return;
    m_coming = true;
    m_generation.trace(m_now);
}

void Tracing::readLevel(std::size_t stage) {
    m_reading.cancel();
    const auto& of = m_trace->trace.stages[stage];
    if (!of.stored) return emit levelReady(stage, of.level);
    Job<Level> job;
    job.priority = JobPriority::Awaited;
    job.work = [stored = of.stored](generation::Feedback& feedback) {
        return stored->read([&feedback] { return feedback.stopped(); });
    };
    job.deliver = [this, stage](const Result<Level>& level) {
        if (level) emit levelReady(stage, *level);
        else emit failed(level.failure());
    };
    (void)m_reading.start(std::move(job));
}

void Tracing::giveWay(Size ordered) {
    m_wanted = m_wanted || std::exchange(m_coming, false); // the generator dropped it
    if (ordered.area() >= DrawnAhead::cellsOfLarge) forget();
}

void Tracing::requestAgain() {
    if (m_wanted && !m_generation.busy()) request();
}

void Tracing::dropStale() {
    if (m_trace && !madeAlike(m_trace->level, m_now.level())) forget();
}

void Tracing::drop() {
    m_wanted = false;
    m_coming = false;
}

void Tracing::take(const TraceResult& result) {
    m_coming = false;
    m_reading.cancel();
    m_trace = result;
    emit ready();
}

void Tracing::forget() {
    if (!m_trace) return;
    m_reading.cancel();
    m_trace.reset();
    emit dropped();
}

} // namespace delve::editor

#include "moc_tracing.cpp"
