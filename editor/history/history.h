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

/// Undo and redo: named edits, limited by the memory they take. Owned by a document, which applies them; the history
/// only says which.
namespace delve::editor {

/// Identifies the content of a document: it changes with every edit, and undo restores the earlier number. Selection
/// steps do not change it. Not comparable between documents.
using Revision = std::uint64_t;

class History {
public:
    struct Step {
        Message name;          ///< translated when it is shown
        std::size_t level = 0; ///< index of the level in the world
        Edit edit;
        std::optional<Change<Shared<Rules>>> rules = {}; ///< of the world: another recipe may bring other rules
        std::optional<Change<Selection>> selection = {};
        std::optional<WorldEdit> world = {}; ///< for what an edit of one level cannot hold
        std::size_t levelAfter = 0;          ///< which level is shown after `world`

        /// Undoing it would change nothing.
        [[nodiscard]] bool empty() const { return selectionOnly() && !selection; }
        /// Does not mark the document as modified.
        [[nodiscard]] bool selectionOnly() const { return edit.empty() && !rules && !world; }
        [[nodiscard]] std::size_t bytes() const;
    };

    static constexpr std::size_t defaultLimit = std::size_t{512} << 20;

    /// Called with each forgotten step that is large: to free thousands of levels or rooms would block a window too
    /// long. Set it before the first step.
    using LetGo = std::function<void(std::shared_ptr<const void>)>;
    void setLetGo(LetGo letGo) { m_letGo = std::move(letGo); }

    /// Adds a step that was just done, and drops all undone steps. Ignores an empty step.
    void push(Step step);
    /// Replaces the last step, which has continued; an empty step removes it. The undone steps were dropped when that
    /// step began.
    void replaceLast(Step step);
    /// Removes all steps; the document counts as saved.
    void clear();

    /// All steps, oldest first. The first `position()` of them are done, the others undone.
    [[nodiscard]] const std::deque<Step>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] bool canUndo() const { return m_position > 0; }
    [[nodiscard]] bool canRedo() const { return m_position < m_steps.size(); }
    /// The names of the steps that undo and redo would apply; empty if there is none.
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    /// One step back or forward: returns the step that the caller must undo or redo.
    const Step& stepBack() { return m_steps[--m_position]; }
    const Step& stepForward() { return m_steps[m_position++]; }

    /// Of the current state.
    [[nodiscard]] Revision revision() const { return m_position > 0 ? m_notes[m_position - 1].revision : m_first; }
    /// A revision that no step leads to: for an intermediate state, before its step is complete.
    [[nodiscard]] Revision passingRevision() { return ++m_last; }
    /// Something that all steps share has changed without a step: no earlier revision comes back. The saved state stays
    /// what it was.
    void changeBeneath();

    /// Does the document differ from the saved state?
    [[nodiscard]] bool modified() const { return m_away || m_saved != revision(); }
    /// The revision on disk; nothing if no revision matches the file.
    [[nodiscard]] std::optional<Revision> saved() const { return m_saved; }
    /// Saving of this revision has begun; changes until markSaved() are not part of it.
    void beginSaving(Revision what) { m_beingSaved = what; }
    /// The save has succeeded.
    void markSaved() { m_saved = m_beingSaved, m_away = false; }
    /// The saved file is missing, or is back.
    void markAway(bool away) { m_away = away; }
    /// No step leads to what is on disk or being saved.
    void markUnsaved() { m_saved.reset(), m_beingSaved.reset(); }
    /// Reverts markUnsaved(), unless a save came since. `saved` is the earlier result of saved().
    void unmarkUnsaved(std::optional<Revision> saved);

    /// Drops the oldest steps while all take more than the limit; the newest one always stays.
    void setLimit(std::size_t bytes);
    [[nodiscard]] std::size_t limit() const { return m_limit; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    /// What the history stores with each step.
    struct Note {
        std::size_t bytes; ///< measured once
        Revision revision; ///< after the step
    };

    void letGo(Step& step, const Note& note) const;
    void dropUndone();
    void dropNewest();
    void dropOldest();
    void keepToLimit();

    LetGo m_letGo;
    std::deque<Step> m_steps;
    std::deque<Note> m_notes; ///< one a step
    std::size_t m_position = 0;
    Revision m_first = 0; ///< before the oldest step
    Revision m_last = 0;  ///< the last one issued
    std::optional<Revision> m_saved = 0;
    std::optional<Revision> m_beingSaved = 0;
    bool m_away = false; ///< the saved file is missing
    std::size_t m_bytes = 0;
    std::size_t m_limit = defaultLimit;
};

} // namespace delve::editor
