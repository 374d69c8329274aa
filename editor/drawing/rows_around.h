#pragma once

#include "editor/drawing/looks.h"
#include "editor/drawing/seen_tiles.h"

#include <vector>

namespace delve::editor {

/// Rows of tiles, each with one more on both sides, moving down the map: one above, that at hand, and those below it.
/// Used by whoever draws cells.
class RowsAround {
public:
    /// Reads the veil, or without one the visible ground.
    RowsAround(const SeenTiles& ground, const Looks& looks, const Veil* veil, std::int32_t x, std::int32_t width);
    void moveTo(std::int32_t y);
    /// The tile at a column, of the row above (0), this one (1), or those below (2 …).
    [[nodiscard]] const Tile* at(std::size_t row, std::int32_t x) const { return m_rows[row].data() + (x - m_x + 1); }
    [[nodiscard]] Around around(std::int32_t x) const {
        Around around{at(0, x), at(1, x), at(2, x)};
        for (std::size_t row = 3; row < m_rows.size(); ++row) around.further[row - 3] = at(row, x);
        return around;
    }

private:
    void read(std::int32_t y, std::span<Tile> into) const;

    const SeenTiles& m_ground;
    const Looks& m_looks;
    const Veil* m_veil;
    std::int32_t m_x;
    std::int32_t m_y = 0;
    bool m_moved = false;
    std::vector<std::vector<Tile>> m_rows;
};

} // namespace delve::editor
