#pragma once

#include "editor/history/history.h"
#include "editor/history/selection.h"
#include "generation/level/world.h"

#include <cstddef>

namespace delve::editor {

/// A world that is edited, the level of it that is shown, and what is selected there: all that a step of the history
/// changes. A value; part of a document.
struct EditedWorld {
    World world;
    std::size_t current = 0;
    Selection selection;

    [[nodiscard]] const Level& level() const { return world.levels[current]; }
    /// The step that was done last, or the one that was undone last.
    void takeBack(const History::Step& step);
    void doAgain(const History::Step& step);
};

} // namespace delve::editor
