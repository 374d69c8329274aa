#pragma once

#include <QRgb>

#include <cstdint>
#include <string_view>

/// How the built-in tiles are drawn: a table by their names in files. Other tiles are drawn by colour and glyph.
namespace delve::editor {

/// How a tile's picture depends on the tiles beside it.
enum class Relief : std::uint8_t {
    Flat,    ///< not at all
    Ground,  ///< shaded by raised tiles to its north and west
    Raised,  ///< shows its top, and a south face unless a raised tile is in front of it
    Opening, ///< in a line of raised tiles: seen from the front or from the side
    Water,   ///< has a bank where it ends
};

struct TileArt {
    std::string_view tile;
    Relief relief = Relief::Flat;
    std::uint8_t variants = 1;  ///< number of pictures NAME-1, NAME-2 …; each cell shows one of them
    QRgb base = 0;              ///< under the picture; 0: the tile's own colour
    std::string_view host = {}; ///< of an opening: the raised tile it stands in
    bool sideView = false;      ///< of an opening: NAME-side exists beside NAME-front
    bool upright = false;       ///< in first person its picture stands on the floor
};

[[nodiscard]] const TileArt* findArt(std::string_view tile);

} // namespace delve::editor
