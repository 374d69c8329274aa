#include "editor/drawing/veils.h"

#include <vector>

namespace delve::editor {

void layVeils(const SeenTiles& ground, const TileColours& colours, std::int32_t y, std::int32_t x,
              std::span<QRgb> row) {
    std::vector<Tile> tiles(row.size());
    for (const auto& veil : ground.veils()) {
        ground.readVeil(veil, y, x, tiles);
        const QRgb share = shareOf(veil.opacity);
        for (std::size_t i = 0; i < row.size(); ++i)
            if (tiles[i] != Tile::Void)
                row[i] = mixed(colours[tiles[i]], row[i], colours.isClear(tiles[i]) ? share / 2 : share);
    }
}

} // namespace delve::editor
