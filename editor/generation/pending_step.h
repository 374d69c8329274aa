#pragma once

#include "editor/generation/generation_order.h"
#include "editor/history/document_change.h"
#include "editor/history/edited_world.h"
#include "editor/history/history.h"
#include "editor/work/job_pool.h"
#include "generation/recipes/declarations.h"

#include <cstddef>
#include <memory>

namespace delve::editor {

/// An undo step in progress: a generation, or all generations of a drag. Part of a document's live generation. The
/// levels that it replaces are freed in the background, in the pool passed to it.
struct PendingStep {
    Level before;
    std::shared_ptr<const World> worldBefore; ///< if more than the level may change
    std::size_t place = 0;                    ///< of the level in the world before
    Selection inside = {};                    ///< the cells to regenerate; of size 0 x 0: all of them
    Shared<Rules> rulesBefore;
    Selection selectionBefore;
    bool open = false;         ///< the drag goes on
    bool kept = false;         ///< it is the last step of the history
    DocumentChange shown = {}; ///< what its last level changed against `before`

    /// Makes the result the initial state of the document, without an undo step.
    void beginWith(const GenerationResult& result, EditedWorld& now, const generation::RecipeRegistry& recipes,
                   JobPool& pool);
    /// Makes the result the history's last step, in place of the step's earlier result; returns the changes.
    [[nodiscard]] DocumentChange keep(const GenerationResult& result, EditedWorld& now, History& history,
                                      const generation::Declarations& declarations, JobPool& pool);
};

/// The world in which to regenerate the shown level; null if only the level changes. It already has the future rules.
/// `blank`: nobody has edited it yet, and the level takes the recipe's name.
[[nodiscard]] std::shared_ptr<const World> worldFor(const Recipe& recipe, const EditedWorld& now,
                                                    const generation::Declarations& declarations, bool blank = false);

} // namespace delve::editor
