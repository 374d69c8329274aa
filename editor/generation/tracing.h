#pragma once

#include "editor/generation/live_generation.h"
#include "editor/history/edited_world.h"
#include "editor/work/jobs.h"

#include <QObject>

#include <cstddef>
#include <optional>

/// Traces on demand, in the background, how the shown level was generated. A trace stays valid while the recipe
/// generates the same level; for a level edited by hand since, it shows what its recipe generates, without those edits.
/// Owned by a document, which reports what happens to the level.
namespace delve::editor {

class Tracing : public QObject {
    Q_OBJECT
public:
    Tracing(LiveGeneration& generation, const EditedWorld& now);

    [[nodiscard]] const generation::Trace* trace() const { return m_trace ? &m_trace->trace : nullptr; }
    /// Sends ready, unless the level has no recipe; while a level is generated, once that level is traced.
    void request();
    /// Sends levelReady for a stage of the trace: at once, or for a very large map as soon as it is read back. The
    /// newest request wins.
    void readLevel(std::size_t stage);
    [[nodiscard]] bool reading() const { return m_reading.busy(); } ///< is a level still to come?

    // Called by the document
    /// A level was ordered: a running trace stops first. The trace of a large map is freed, for its memory.
    void giveWay(Size ordered);
    void requestAgain(); ///< if a trace was requested and no generation is pending
    void dropStale();    ///< the level may have changed
    void drop();         ///< drops the request and the running trace: another level is shown

signals:
    void ready();
    void levelReady(std::size_t stage, const delve::Level& level);
    void dropped(); ///< trace() was of another level
    void failed(const delve::Failure& failure);

private:
    void take(const TraceResult& result);
    void forget();

    LiveGeneration& m_generation;
    const EditedWorld& m_now;
    std::optional<TraceResult> m_trace;
    bool m_wanted = false; ///< trace once the pending generation is done
    bool m_coming = false;
    JobQueue m_reading; ///< last: nothing arrives at half-destroyed tracing
};

} // namespace delve::editor
