#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/sources.h"
#include "generation/pipeline/trace.h"

#include <functional>
#include <utility>
#include <vector>

/// What stages say while they work, and what they are told: notes for a person, marks for the trace, the wish to stop.
namespace delve::generation {

class JoinedBefore;

class Journal {
public:
    /// Says what could not be done; the window shows it.
    void note(Message message) { m_notes.push_back(std::move(message)); }
    [[nodiscard]] const std::vector<Message>& notes() const { return m_notes; }
    [[nodiscard]] bool tracing() const { return m_tracing; }
    void setTracing(bool on) { m_tracing = on; }
    /// Only if `tracing()` is true; a stage makes no mark that nobody wants.
    void mark(Mark mark) {
        if (m_tracing) m_marks.push_back(std::move(mark));
    }
    [[nodiscard]] std::vector<Mark> takeMarks() { return std::exchange(m_marks, {}); }
    /// For the trace: a snapshot of the level half-way through the stage, with the marks made so far. A stage records
    /// few of them: each is a whole level.
    void recordSnapshot() {
        if (m_tracing && m_recordSnapshot) m_recordSnapshot();
    }
    void setSnapshotRecorder(std::function<void()> keep) { m_recordSnapshot = std::move(keep); }
    /// What a stage may read beside the map: stamps, files, the level as it was before.
    [[nodiscard]] const Sources& sources() const { return m_sources; }
    void setSources(Sources sources) { m_sources = std::move(sources); }
    /// If only a part of a level is regenerated: how the whole was connected before, for stages that join regions. Null
    /// otherwise.
    [[nodiscard]] const JoinedBefore* joinedBefore() const { return m_joinedBefore; }
    void setJoinedBefore(const JoinedBefore* before) { m_joinedBefore = before; }
    void setFeedback(Feedback* feedback) { m_feedback = feedback; }
    /// A stage asks this at least every 20 ms and returns `cancelled()` when it is true.
    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }

private:
    std::vector<Message> m_notes;
    std::vector<Mark> m_marks;
    std::function<void()> m_recordSnapshot;
    Sources m_sources;
    const JoinedBefore* m_joinedBefore = nullptr;
    bool m_tracing = false;
    Feedback* m_feedback = nullptr;
};

} // namespace delve::generation
