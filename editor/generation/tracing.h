#pragma once

#include "editor/generation/live_generation.h"
#include "editor/history/edited_world.h"

#include <QObject>

#include <optional>

/// How the level that is shown came to be, traced in the background on demand. A trace stays while the recipe makes the
/// same level: of a level that was changed by hand since, it is how its recipe makes it, without those changes. Owned
/// by a document, which tells it what happens to the level.
namespace delve::editor {

class Tracing : public QObject {
    Q_OBJECT
public:
    Tracing(LiveGeneration& generation, const EditedWorld& now);

    [[nodiscard]] const generation::Trace* trace() const { return m_trace ? &m_trace->trace : nullptr; }
    /// ready follows, unless the level has no recipe; while a level is generated, as soon as that one is traced.
    void request();

    // What the document tells
    /// A level was ordered, before which a trace that runs gives way. That of a large map goes, for its memory.
    void giveWay(Size ordered);
    void requestAgain(); ///< if it was asked for, and all that was generated is there
    void dropStale();    ///< the level may be another
    void drop();         ///< what is asked for and what is on its way: the level is left

signals:
    void ready();
    void dropped(); ///< trace() was of another level
    void failed(const delve::Failure& failure);

private:
    void take(const TraceResult& result);
    void forget();

    LiveGeneration& m_generation;
    const EditedWorld& m_now;
    std::optional<TraceResult> m_trace;
    bool m_wanted = false; ///< as soon as what is generated now is there
    bool m_coming = false;
};

} // namespace delve::editor
