#pragma once

#include "editor/document/selection.h"
#include "generation/level/world.h"

#include <cstddef>
#include <memory>

namespace delve {

/// One undo step in the making: a generation, or all those of a drag. Part of a document.
struct Making {
    Level before;
    std::shared_ptr<const World> worldBefore; ///< where more than the level may change
    std::size_t place = 0;                    ///< of the level in the world before
    Selection inside = {};                    ///< the cells that are made anew; of size 0 x 0: all of them
    Rules rulesBefore;
    Selection selectionBefore;
    bool open = false; ///< the drag goes on
    bool kept = false; ///< the history's last step is this one
    Rect shown = {};   ///< what the last level of it changed against `before`
};

} // namespace delve
