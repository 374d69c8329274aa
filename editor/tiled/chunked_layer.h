#pragma once

#include "editor/tiled/tiled_limits.h"
#include "editor/tiled/tiled_map.h"

#include <string>
#include <vector>

/// The tile layer of an infinite map, of which a file has pieces anywhere, at negative places, too.
namespace delve::editor {

class ChunkedLayer {
public:
    explicit ChunkedLayer(TiledBudget& budget) : m_budget(budget) {}

    /// Room for one more chunk; its cells are appended to cells().
    [[nodiscard]] Done add(const Rect& area);
    [[nodiscard]] std::vector<TiledCell>& cells() { return m_cells; }
    /// Joins all chunks in the area and the cells of a layer.
    [[nodiscard]] Done joinInto(TiledLayer& layer);

private:
    TiledBudget& m_budget;
    std::vector<Rect> m_areas;
    std::vector<TiledCell> m_cells;
};

} // namespace delve::editor
