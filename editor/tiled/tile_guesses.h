#pragma once

#include "editor/tiled/tileset_pieces.h"
#include "generation/level/tile.h"

#include <QImage>

#include <cstdint>
#include <optional>
#include <vector>

/// What a tile of another program is most likely here: by what its tileset says of it, and by how a map uses it.
namespace delve::editor {

/// By class, properties, terrain, the name of its picture, its collision shapes; in this order.
[[nodiscard]] std::optional<Tile> tileSaidBy(const TilesetPiece& piece);

/// How a layer uses one of its pieces.
struct PieceUse {
    std::int64_t cells = 0;
    std::int64_t open = 0;   ///< of these, next to an empty cell of the map
    std::int64_t border = 0; ///< at the edge of the map
};
/// By number, of a layer whose cells are numbers below `pieces`. Of very large layers it looks at some rows.
[[nodiscard]] std::vector<PieceUse> usesOf(const TiledLayer& numbered, std::size_t pieces);

/// What the looks and the use of a piece of the ground make of it: what surrounds floor is wall.
class UseGuesses {
public:
    explicit UseGuesses(const std::vector<PieceUse>& uses);
    [[nodiscard]] Tile guess(const PieceUse& use, const QImage& picture) const;

private:
    std::int64_t m_cells = 0;
    std::int64_t m_border = 0;
    bool m_hasEmpty = false;
};

} // namespace delve::editor
