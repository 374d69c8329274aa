#pragma once

#include "editor/history/selection.h"
#include "generation/level/change.h"
#include "generation/level/shared.h"
#include "generation/level/text.h"
#include "generation/level/world_edit.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// Undo and redo: edits with their names, bounded by the memory they take. Owned by a document, which applies them; the
/// history only says which.
namespace delve::editor {

/// A number for what a document holds: another one after every change of it, the same one again after undo. Steps of
/// selection leave it. No two documents are compared by it.
using Revision = std::uint64_t;

class History {
public:
    struct Step {
        Message name;          ///< said in the language that is spoken when it is shown
        std::size_t level = 0; ///< of which level of the world
        Edit edit;
        std::optional<Change<Shared<Rules>>> rules = {}; ///< of the world: another recipe plays by other rules
        std::optional<Change<Selection>> selection = {};
        std::optional<WorldEdit> world = {}; ///< what an edit of one level cannot hold
        std::size_t levelAfter = 0;          ///< which level is shown after `world`

        /// Nothing would be undone.
        [[nodiscard]] bool empty() const { return selectionOnly() && !selection; }
        /// Does not make the document modified.
        [[nodiscard]] bool selectionOnly() const { return edit.empty() && !rules && !world; }
        [[nodiscard]] std::size_t bytes() const;
    };

    static constexpr std::size_t defaultLimit = std::size_t{512} << 20;

    /// What to do with a step that is forgotten, where it may be large: to let go of thousands of levels takes longer
    /// than a window may be silent. To be set before the first step.
    using LetGo = std::function<void(std::shared_ptr<const void>)>;
    void setLetGo(LetGo letGo) { m_letGo = std::move(letGo); }

    /// Keeps a step that was just done; what had been undone is lost. An empty step is not kept.
    void push(Step step);
    /// Puts a step in place of the last one done, which went on; an empty one takes it away. What had been undone was
    /// lost when that step began.
    void replaceLast(Step step);
    /// Forgets all; the document is as it is on disk.
    void clear();

    /// All steps, oldest first. The first `position()` of them are done, the others undone.
    [[nodiscard]] const std::deque<Step>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] bool canUndo() const { return m_position > 0; }
    [[nodiscard]] bool canRedo() const { return m_position < m_steps.size(); }
    /// What undo would undo and redo would do again; empty where there is nothing.
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    /// One step back or forward: the step that the caller is to take back or do again.
    const Step& stepBack() { return m_steps[--m_position]; }
    const Step& stepForward() { return m_steps[m_position++]; }

    /// Of what is there now.
    [[nodiscard]] Revision revision() const { return m_position > 0 ? m_notes[m_position - 1].revision : m_first; }
    /// One that no step leads to: of what is there while more is to come before it is a step.
    [[nodiscard]] Revision passingRevision() { return ++m_last; }
    /// What all steps share is another from now on, as by no step: no revision of before comes back. What is on disk
    /// is still what it was saved as.
    void changeBeneath();

    /// Does the document differ from what was saved?
    [[nodiscard]] bool modified() const { return m_away || m_saved != revision(); }
    /// The revision that is on disk; nothing where what is there is none.
    [[nodiscard]] std::optional<Revision> saved() const { return m_saved; }
    /// This is being saved; what is done until markSaved() is not part of it.
    void beginSaving(Revision what) { m_beingSaved = what; }
    /// That was saved.
    void markSaved() { m_saved = m_beingSaved, m_away = false; }
    /// What was saved is not there, or is there again.
    void markAway(bool away) { m_away = away; }
    /// What is on disk, and what is being saved, is not what any step leads to.
    void markUnsaved() { m_saved.reset(), m_beingSaved.reset(); }
    /// Takes markUnsaved() back, unless it was saved since. `saved` is what saved() was.
    void unmarkUnsaved(std::optional<Revision> saved);

    /// The oldest steps go when all take more than the limit; the newest one always stays.
    void setLimit(std::size_t bytes);
    [[nodiscard]] std::size_t limit() const { return m_limit; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    /// What the history knows of a step beside the step.
    struct Note {
        std::size_t bytes; ///< measured once
        Revision revision; ///< of what it leads to
    };

    void letGo(Step& step) const;
    void dropUndone();
    void dropNewest();
    void dropOldest();
    void keepToLimit();

    LetGo m_letGo;
    std::deque<Step> m_steps;
    std::deque<Note> m_notes; ///< one a step
    std::size_t m_position = 0;
    Revision m_first = 0; ///< of what the oldest step began with
    Revision m_last = 0;  ///< that was given out
    std::optional<Revision> m_saved = 0;
    std::optional<Revision> m_beingSaved = 0;
    bool m_away = false; ///< what was saved is not there
    std::size_t m_bytes = 0;
    std::size_t m_limit = defaultLimit;
};

} // namespace delve::editor
