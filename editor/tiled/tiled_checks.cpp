#include "editor/tiled/tiled_checks.h"

#include "generation/level/delve/json_tape.h"
#include "generation/level/geometry.h"

namespace delve::editor {
namespace {

constexpr std::int32_t largestTile = 4096;

bool isTileSize(Size size) {
    return size.width >= 1 && size.height >= 1 && size.width <= largestTile && size.height <= largestTile;
}

Failure unsupported(const Text& kind) { return badInput(kind); }

} // namespace

Done checkKindOfMap(const TiledMap& map) {
    if (map.orientation == "hexagonal")
        return unsupported(DELVE_TEXT("tiled", "This map is hexagonal. Only orthogonal maps can be read."));
    if (map.orientation == "isometric")
        return unsupported(DELVE_TEXT("tiled", "This map is isometric. Only orthogonal maps can be read."));
    if (map.orientation == "staggered")
        return unsupported(
            DELVE_TEXT("tiled", "This map is isometric and staggered. Only orthogonal maps can be read."));
    if (map.orientation == "oblique")
        return unsupported(DELVE_TEXT("tiled", "This map is oblique. Only orthogonal maps can be read."));
    if (map.orientation != "orthogonal")
        return badInput({DELVE_TEXT("tiled", "Unknown orientation “%1”. Only orthogonal maps can be read."),
                         {clipped(map.orientation)}});
    if (!isTileSize(map.tile))
        return badInput(
            {DELVE_TEXT("tiled", "Expected tiles of 1 to %1 pixels, found %2 x %3."),
             {std::to_string(largestTile), std::to_string(map.tile.width), std::to_string(map.tile.height)}});
    return done();
}

Done checkLayerSize(const TiledLayer& layer) {
    const auto& area = layer.area;
    if (isLevelSize(area.width, area.height) && area.x >= -largestSide && area.y >= -largestSide &&
        area.x <= largestSide && area.y <= largestSide)
        return done();
    return badInput(
        {DELVE_TEXT("tiled", "Layer “%1” has %2 x %3 cells; expected 1 to %4 on each side."),
         {clipped(layer.name), std::to_string(area.width), std::to_string(area.height), std::to_string(largestSide)}});
}

Failure moreCellsThan(const std::string& layer, std::int64_t expected) {
    return badInput({DELVE_TEXT("tiled", "Layer “%1” has more than the %2 cells of its width and height."),
                     {clipped(layer), std::to_string(expected)}});
}

Failure fewerCellsThan(const std::string& layer, std::int64_t found, std::int64_t expected) {
    return badInput({DELVE_TEXT("tiled", "Layer “%1” has %2 cells; expected %3, its width times its height."),
                     {clipped(layer), std::to_string(found), std::to_string(expected)}});
}

Done checkTileset(const TiledTileset& tileset) {
    if (isTileSize(tileset.tile) && tileset.spacing >= 0 && tileset.margin >= 0 && tileset.spacing <= largestTile &&
        tileset.margin <= largestTile && tileset.columns >= 0 && tileset.first >= 1)
        return done();
    return badInput({DELVE_TEXT("tiled", "Tileset “%1” has tiles of %2 x %3 pixels; expected 1 to %4."),
                     {clipped(tileset.name), std::to_string(tileset.tile.width), std::to_string(tileset.tile.height),
                      std::to_string(largestTile)}});
}

} // namespace delve::editor
