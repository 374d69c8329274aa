#pragma once

#include "editor/history/selection.h"
#include "generation/level/level.h"
#include "generation/level/text.h"

#include <optional>
#include <vector>

/// What a tool shows before anything is done: a value that a view draws over the map. It costs what changed since the
/// last one.
namespace delve::editor {

/// Some cells near each other, to be outlined: bit (0, 0) is the cell `at`.
struct Outline {
    Cell at;
    BitGrid cells;
};

struct Preview {
    std::optional<Level> level; ///< the level as it would be, drawn in place of the document's; nothing: that one
    Rect changed; ///< where the map now looks other than in the preview before: what has to be drawn again of `level`
    std::optional<Selection> selection; ///< as it would be; nothing: that of the document
    Selection reach;                    ///< the cells that a press would take
    std::vector<Outline> outlines;      ///< what a brush would touch
    std::vector<Rect> frames;           ///< rectangles that are being drawn
    std::vector<Cell> path;             ///< a line through the middles of these cells
    std::optional<Message> label;       ///< a few words beside the mouse
    bool refused = false;               ///< here nothing can be done, for the reason that the label gives
};

} // namespace delve::editor
