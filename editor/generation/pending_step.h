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

/// One undo step in the making: a generation, or all those of a drag. Part of a document's live generation. What it
/// takes the place of goes in the background, in the pool that it is handed.
struct PendingStep {
    Level before;
    std::shared_ptr<const World> worldBefore; ///< where more than the level may change
    std::size_t place = 0;                    ///< of the level in the world before
    Selection inside = {};                    ///< the cells that are made anew; of size 0 x 0: all of them
    Shared<Rules> rulesBefore;
    Selection selectionBefore;
    bool open = false;         ///< the drag goes on
    bool kept = false;         ///< the history's last step is this one
    DocumentChange shown = {}; ///< what the last level of it changed against `before`

    /// What was made is what the document begins with: there is no step to it.
    void beginWith(const GenerationResult& result, EditedWorld& now, const generation::RecipeRegistry& recipes,
                   JobPool& pool);
    /// What was made, as the history's last step, in place of what the step held so far; says what changed.
    [[nodiscard]] DocumentChange keep(const GenerationResult& result, EditedWorld& now, History& history,
                                      const generation::RecipeRegistry& recipes, JobPool& pool);
};

/// The world to make the level that is shown anew in; null where the level is all there is, and stays so. It is made
/// for the rules that will be. `blank`: nobody has done anything in it yet, and the level takes the recipe's name.
[[nodiscard]] std::shared_ptr<const World> worldFor(const Recipe& recipe, const EditedWorld& now,
                                                    const generation::Declarations& declarations, bool blank = false);

} // namespace delve::editor
