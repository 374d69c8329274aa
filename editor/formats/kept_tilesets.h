#pragma once

#include "editor/tiled/tiled_map.h"
#include "generation/level/world.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// The tilesets of a world that came from Tiled. Used by its formats.
namespace delve::editor {

struct KeptPicture {
    std::string path;   ///< beside the map
    std::string base64; ///< its bytes: unpacked when it is written
};

/// The tilesets of a world that came from Tiled, whose pictures lie beside the map.
struct KeptTilesets {
    std::vector<TiledTileset> tilesets;
    std::vector<KeptPicture> pictures;
};

/// Empty where the world has none.
[[nodiscard]] KeptTilesets keptTilesets(const World& world);
/// The number behind those of all of them.
[[nodiscard]] std::uint32_t firstOfPieces(const KeptTilesets& kept);

/// Of a tile that is of no tileset.
inline constexpr TiledCell noTile = std::numeric_limits<TiledCell>::max();
/// By tile of the world: its number in a map with these tilesets.
[[nodiscard]] std::vector<TiledCell> numbersOf(const TileCatalogue& tiles, const KeptTilesets& kept);

} // namespace delve::editor
