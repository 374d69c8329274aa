#pragma once

#include "generation/level/grid.h"

#include <array>

namespace delve {

/// The rows of a chunk, filled in where the chunk is one tile only.
class ChunkRows {
public:
    explicit ChunkRows(Grid::ChunkView view) : m_view(view) {
        if (!view.cells) m_uniform.fill(view.tile);
    }
    [[nodiscard]] const Tile* row(std::int32_t y) const { return m_view.cells ? m_view.row(y) : m_uniform.data(); }

private:
    Grid::ChunkView m_view;
    std::array<Tile, Grid::chunkSide> m_uniform{};
};

} // namespace delve
