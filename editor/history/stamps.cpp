#include "editor/history/stamps.h"

#include <map>

namespace delve::editor {

std::vector<Level> stampsFrom(const World& world, const TileCatalogue& tiles) {
    std::map<Tile, Tile> others; // tiles with another id here
    for (const Tile tile : world.tiles.all()) {
        const Tile standIn = world.tiles.walkable(tile) ? Tile::Floor : Tile::Wall;
        const Tile here = tiles.find(world.tiles[tile].name).value_or(standIn);
        if (here != tile) others.emplace(tile, here);
    }
    std::vector<Level> stamps(world.levels.begin(), world.levels.end());
    if (others.empty()) return stamps;
    for (auto& stamp : stamps)
        for (std::int32_t y = 0; y < stamp.size().height; ++y)
            for (std::int32_t x = 0; x < stamp.size().width; ++x)
                if (const auto other = others.find(stamp.tiles.at({x, y})); other != others.end())
                    stamp.tiles.set({x, y}, other->second);
    return stamps;
}

} // namespace delve::editor
