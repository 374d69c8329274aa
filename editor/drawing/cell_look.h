#pragma once

#include "editor/drawing/looks.h"

#include <algorithm>

namespace delve::editor {

/// All that a cell of the level's own tiles shows. Cells with equal looks have the same picture.
struct CellLook {
    Look ground;
    EdgeLooks edges = {}; ///< that reach into it
    Look standing = {};   ///< what is drawn over the ground; void: nothing

    friend bool operator==(const CellLook& a, const CellLook& b) {
        return a.ground == b.ground && a.standing == b.standing && std::ranges::equal(a.edges.all(), b.edges.all());
    }
};

/// Without edges where cells are too small for them.
[[nodiscard]] inline CellLook cellLookOf(const Around& around, Cell place, const Looks& looks, bool edges = true) {
    const Tile ground = looks.groundOf(around);
    const auto cell = looks.cellOf(around, ground, place);
    CellLook look{cell.ground, {}, cell.above.value_or(Look())};
    if (edges) look.edges = looks.edgesOf(around, ground, place);
    return look;
}

} // namespace delve::editor
