#include "editor/tiled/tiled_checks.h"

#include "generation/level/delve/json_tape.h"
#include "generation/level/geometry.h"

#include <tuple>

namespace delve::editor {
namespace {

constexpr std::int32_t largestTile = 4096;
constexpr std::size_t longestName = 1000;
/// More than any tileset has; sums of these stay numbers of tiles, whose upper bits say how they are flipped.
constexpr std::int64_t mostTiles = 1 << 24;
constexpr std::int64_t lastFirst = (1 << 27) - 1;

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
    const auto wrong = [&tileset](const char* what, std::int64_t found, std::int64_t least, std::int64_t most) {
        return badInput(
            {DELVE_TEXT("tiled", "Tileset “%1” has %3 as “%2”; expected %4 to %5. Correct it in Tiled."),
             {clipped(tileset.name), what, std::to_string(found), std::to_string(least), std::to_string(most)}});
    };
    if (tileset.name.size() > longestName)
        return badInput({DELVE_TEXT("tiled", "Tileset “%1” has a name of more than %2 bytes. Shorten it in Tiled."),
                         {clipped(tileset.name), std::to_string(longestName)}});
    if (!isTileSize(tileset.tile))
        return badInput({DELVE_TEXT("tiled", "Tileset “%1” has tiles of %2 x %3 pixels; expected 1 to %4."),
                         {clipped(tileset.name), std::to_string(tileset.tile.width),
                          std::to_string(tileset.tile.height), std::to_string(largestTile)}});
    const std::tuple<const char*, std::int64_t, std::int64_t, std::int64_t> ranges[] = {
        {"spacing", tileset.spacing, 0, largestTile}, {"margin", tileset.margin, 0, largestTile},
        {"columns", tileset.columns, 0, mostTiles},   {"tilecount", tileset.count, 0, mostTiles},
        {"firstgid", tileset.first, 1, lastFirst},
    };
    for (const auto& [what, found, least, most] : ranges)
        if (found < least || found > most) return wrong(what, found, least, most);
    for (const auto& tile : tileset.tiles)
        if (tile.id >= mostTiles) return wrong("id", tile.id, 0, mostTiles - 1);
    return done();
}

} // namespace delve::editor
