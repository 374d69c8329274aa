#include "editor/tiled/tiled_checks.h"
#include "editor/tiled/tmx_reader.h"

#include <algorithm>

namespace delve::editor {

bool TmxReader::tileset(TiledTileset& tileset) {
    if (!attributes(tileset, &tileset.unknown)) return false;
    if (!children([&](std::string_view name) { return tilesetChild(tileset, name); })) return false;
    std::ranges::stable_sort(tileset.tiles, {}, &TiledTile::id);
    return check(checkTileset(tileset));
}

bool TmxReader::tilesetChild(TiledTileset& tileset, std::string_view name) {
    if (name == "properties") return properties(tileset.properties);
    if (name == "image") return image(tileset.image);
    if (name == "tile") return tile(tileset);
    if (name == "tileoffset") {
        Rect offset;
        if (!attributes(offset)) return false;
        tileset.offset = offset.topLeft();
        return skip();
    }
    if (name == "wangsets") return children([&](std::string_view) { return terrains(tileset); });
    return keep(tileset.unknown);
}

bool TmxReader::tile(TiledTileset& tileset) {
    TiledTile tile;
    if (!attributes(tile, &tile.unknown)) return false;
    const bool read = children([&](std::string_view name) {
        if (name == "properties") return properties(tile.properties);
        if (name == "image") return image(tile.image);
        if (name == "animation") return animation(tile);
        if (name == "objectgroup")
            return children(
                [&](std::string_view child) { return child == "object" ? object(tile.collision) : skip(); });
        return keep(tile.unknown);
    });
    if (!read) return false;
    tileset.tiles.push_back(std::move(tile));
    return true;
}

bool TmxReader::animation(TiledTile& tile) {
    return children([&](std::string_view name) {
        TiledFrame frame;
        if (name != "frame") return skip();
        if (!attributes(frame)) return false;
        tile.animation.push_back(frame);
        return skip();
    });
}

bool TmxReader::terrains(TiledTileset& tileset) {
    TiledTerrains terrains;
    if (!attributes(terrains)) return false;
    const bool read = children([&](std::string_view name) {
        if (name == "properties") return properties(terrains.properties);
        if (name == "wangtile") return terrainTile(terrains);
        if (name != "wangcolor") return keep(tileset.unknown); // of versions before 1.5: edges and corners apart
        TiledTerrainColour colour;
        if (!attributes(colour)) return false;
        terrains.colours.push_back(std::move(colour));
        return children([&](std::string_view child) {
            return child == "properties" ? properties(terrains.colours.back().properties) : skip();
        });
    });
    if (!read) return false;
    tileset.terrains.push_back(std::move(terrains));
    return true;
}

bool TmxReader::terrainTile(TiledTerrains& terrains) {
    const auto id = attribute("tileid");
    const auto wang = attribute("wangid");
    std::uint32_t tile = 0;
    const auto colours = terrainColours(wang);
    if (!readValue(id, tile) || !colours)
        return fail({DELVE_TEXT("tiled", "Unexpected value “%2” of “%1”. Save the file again in Tiled."),
                     {"wangid", clipped(wang)}});
    terrains.tiles.emplace_back(tile, *colours);
    return takePart() && skip();
}

} // namespace delve::editor
