#pragma once

#include "editor/history/history.h"
#include "editor/history/selection.h"
#include "generation/level/world.h"

#include <cstddef>

namespace delve::editor {

/// A world being edited, its shown level and the selection there: all that an undo step changes. Part of a document.
/// changes. A value; part of a document.
struct EditedWorld {
    World world;
    std::size_t current = 0;
    Selection selection;

    [[nodiscard]] const Level& level() const { return world.levels[current]; }
    /// Undoes the step that was done last, or redoes the one that was undone last.
    void takeBack(const History::Step& step);
    void doAgain(const History::Step& step);
};

} // namespace delve::editor
