#pragma once

#include "editor/drawing/drawn_ahead.h"
#include "editor/generation/generator.h"
#include "editor/generation/pending_step.h"
#include "editor/history/edited_world.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Levels that are made in the background for a world that is edited meanwhile: what is ordered, the drag that orders
/// belong to, and the one undo step that becomes of them. It changes the world and its history only when it is told to
/// take what arrived. Owned by a document, which hears the generator and tells the views. Declarations are handed in.
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
    void setFiles(generation::FileReader files) { m_files = std::move(files); } ///< likewise, for stages that read one

    /// Orders the level that is shown anew, in place of an older order: for the step of the drag that goes on, or for
    /// one of its own. `blank`: nobody has done anything in this world yet.
    /// `discards`: hand work that finds no place in the new world may go.
    void order(const Recipe& recipe, Size size, const EditedWorld& now, bool blank = false, bool discards = false);
    /// Only these cells. A drag that goes on gives way: its level is no longer what the part is regenerated in.
    void orderInside(const Recipe& recipe, const Selection& cells, const EditedWorld& now);
    /// After another step: what is still on its way is made from the level as it now is, and is a step of its own.
    void orderAgain(const Recipe& recipe, Size size, const EditedWorld& now);
    void trace(const EditedWorld& now); ///< of the level that is shown, as its recipe makes it

    /// Puts what the generator made into the world and its history; says what changed, and nothing where the step that
    /// it was for is gone. In a blank world it is no step, but what the world begins with.
    [[nodiscard]] std::optional<DocumentChange> take(const GenerationResult& result, EditedWorld& now, History& history,
                                                     bool blank);
    /// The cells that what is on its way is meant for; of size 0 x 0: all of them.
    [[nodiscard]] Selection inside() const { return m_pendingStep ? m_pendingStep->inside : Selection{}; }
    void finish(); ///< the step, unless more of it is to come

    [[nodiscard]] bool dragging() const { return m_dragging; }
    void beginDrag() { m_dragging = true; }
    /// What was ordered last in the drag may still be on its way, and belongs to the drag's step.
    void endDrag();
    /// The step of the drag, to be taken back; nothing where the drag ordered none.
    [[nodiscard]] std::optional<PendingStep> leaveDrag();

    void cancel(); ///< nothing of what was ordered will arrive
    void drop();   ///< likewise, and no step goes on: the level that was ordered from is left

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
