#pragma once

#include "editor/history/selection.h"
#include "generation/level/level.h"
#include "generation/level/text.h"

#include <optional>
#include <vector>

/// What a tool shows before it edits anything: a value that a view draws over the map. Its cost depends on what changed
/// since the last one.
namespace delve::editor {

/// Some cells near each other, to be outlined: bit (0, 0) is the cell `at`.
struct Outline {
    Cell at;
    BitGrid cells;
};

struct Preview {
    std::optional<Level> level; ///< the level as it would be, drawn in place of the document's; nothing: the document's
    Rect changed; ///< where the map looks different than in the preview before: what has to be redrawn from `level`
    std::optional<Selection> selection; ///< as it would be; nothing: the document's
    Selection reach;                    ///< the cells that a press would affect
    std::vector<Outline> outlines;      ///< what a brush would touch
    std::vector<Rect> frames;           ///< rectangles that are being drawn
    std::vector<Cell> path;             ///< a line through the middles of these cells
    std::optional<Message> label;       ///< a few words beside the mouse
    bool refused = false;               ///< nothing can be done here; the label gives the reason
};

} // namespace delve::editor
