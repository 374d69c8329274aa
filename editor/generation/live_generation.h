#pragma once

#include "editor/drawing/drawn_ahead.h"
#include "editor/generation/generator.h"
#include "editor/generation/pending_step.h"
#include "editor/history/edited_world.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Generates levels in the background while the world is edited: keeps the orders, the drag that they belong to, and
/// the one undo step that results. It changes the world and its history only in take(). Owned by a document, which
/// connects to the generator and notifies the views. Declarations are passed in.
namespace delve::editor {

class LiveGeneration {
public:
    LiveGeneration(JobPool& pool, GenerateLevel generate, const generation::Declarations& declarations);

    /// Its signals say what arrives; orders go through the functions below.
    [[nodiscard]] const Generator& generator() const { return m_generator; }
    [[nodiscard]] bool busy() const { return m_generator.busy(); }
    [[nodiscard]] std::shared_ptr<DrawnAhead> drawnAhead() const { return m_drawnAhead; }
    void setStamps(std::vector<Level> stamps); ///< rooms that the person made, for orders from now on
    [[nodiscard]] const std::vector<Level>* stamps() const { return m_stamps.get(); } ///< null: none
    void setFiles(generation::FileReader files) { m_files = std::move(files); } ///< the same, for stages that read one

    /// Regenerates the level that is shown, in place of an older order: for the step of the current drag, or for a new
    /// step. `blank`: nobody has edited this world yet. `discards`: hand work that the new world has no place for may
    /// be deleted.
    void order(const Recipe& recipe, Size size, const EditedWorld& now, bool blank = false, bool discards = false);
    /// Regenerates only these cells. Ends a running drag: its level is no longer what the part is regenerated in.
    void orderInside(const Recipe& recipe, const Selection& cells, const EditedWorld& now);
    /// After another undo step: pending orders restart from the current level, and become a step of their own.
    void orderAgain(const Recipe& recipe, Size size, const EditedWorld& now);
    /// As for order(), for a search: nothing of it is taken into the world.
    [[nodiscard]] GenerationOrder orderOf(const Recipe& recipe, Size size, const EditedWorld& now) const;
    void trace(const EditedWorld& now); ///< of the level that is shown, as its recipe generates it

    /// Puts a generated result into the world and its history and returns the changes, or nothing if its step no longer
    /// exists. In a blank world it makes no step, but the initial state.
    [[nodiscard]] std::optional<DocumentChange> take(const GenerationResult& result, EditedWorld& now, History& history,
                                                     bool blank);
    /// The cells that the pending order is for; of size 0 x 0: all of them.
    [[nodiscard]] Selection inside() const { return m_pendingStep ? m_pendingStep->inside : Selection{}; }
    void finish(); ///< ends the step, unless more of it is to come

    [[nodiscard]] bool dragging() const { return m_dragging; }
    void beginDrag() { m_dragging = true; }
    /// The last order of the drag may still be pending; it belongs to the drag's step.
    void endDrag();
    /// Returns the step of the drag, to be undone; nothing if the drag ordered nothing.
    [[nodiscard]] std::optional<PendingStep> leaveDrag();

    void cancel(); ///< drops all orders: no result will arrive
    void drop();   ///< the same, and ends the step: another level is shown

private:
    const generation::Declarations& m_declarations;
    std::shared_ptr<const std::vector<Level>> m_stamps;
    generation::FileReader m_files;
    bool m_dragging = false;
    std::optional<PendingStep> m_pendingStep;
    std::shared_ptr<DrawnAhead> m_drawnAhead = std::make_shared<DrawnAhead>();
    Generator m_generator; ///< last: its jobs are cancelled first
};

} // namespace delve::editor
