#include "generation/level/world_changes.h"

#include "generation/level/portal_targets.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve {
namespace {

/// Of a level below which level `from` lies.
void pointChasms(World& world, std::size_t level, const std::optional<std::string>& to) {
    Properties& properties = world.levels[level].properties;
    if (to) properties.set(belowProperty, Reference{*to});
    else properties.remove(belowProperty);
}

/// Points the portals and chasms to level `from` at level `to`; without `to`, they lead nowhere.
void pointPortals(World& world, const std::string& from, const std::optional<std::string>& to) {
    const SharedLevels before = world.levels;
    for (std::size_t level = 0; level < before.size(); ++level) {
        if (!from.empty() && levelBelow(before[level]) == from) pointChasms(world, level, to);
        const auto& things = *before[level].things;
        for (std::size_t i = 0; i < things.size(); ++i) {
            if (things[i].kind != ThingKind::Portal || levelNamedBy(things[i]) != from) continue;
            Properties& fields = world.levels[level].things.write()[i].fields;
            if (to) {
                fields.set("level", *to);
            } else {
                fields.remove("level");
                fields.remove("cell");
            }
        }
    }
}

/// A grid with other tiles, by a function of the tile; chunks without one of the world's own tiles are not touched.
template <class Become>
void changeTiles(Grid& grid, Become become) {
    for (std::size_t index = 0; index < grid.chunkCount(); ++index) {
        const auto view = grid.chunk(index);
        const Rect area = grid.chunkArea(index);
        if (!view.cells) {
            if (become(view.tile) != view.tile) grid.fill(area, become(view.tile));
            continue;
        }
        bool others = false;
        for (std::int32_t y = 0; y < area.height && !others; ++y)
            others =
                std::any_of(view.row(y), view.row(y) + area.width, [&](Tile tile) { return become(tile) != tile; });
        if (!others) continue;
        const Grid::ChunkHandle kept = grid.handle(index); // the view must not move while it is read
        for (std::int32_t y = 0; y < area.height; ++y)
            for (std::int32_t x = 0; x < area.width; ++x) {
                const Tile tile = view.at(x, y);
                grid.set({area.x + x, area.y + y}, become(tile));
            }
        grid.compact(index);
    }
}

Failure nameTaken(const std::string& name) {
    return badInput({DELVE_TEXT("world", "The name “%1” is empty or already in use. Choose a unique name."), {name}});
}

} // namespace

Result<World> withTile(const World& world, TileKind kind) {
    if (world.tiles.custom().size() >= maxCustomTiles)
        return impossible({DELVE_TEXT("world", "A world can have at most %1 tiles of its own. Remove one first."),
                           {std::to_string(maxCustomTiles)}});
    if (!isPrintableGlyph(kind.glyph)) return badInput(unprintableGlyph(kind.glyph));
    World after = world;
    std::string name = kind.name;
    if (!after.tiles.add(std::move(kind))) return nameTaken(name);
    return after;
}

Result<World> withTileChanged(const World& world, Tile tile, TileKind kind) {
    if (!isPrintableGlyph(kind.glyph)) return badInput(unprintableGlyph(kind.glyph));
    World after = world;
    std::string name = kind.name;
    if (!after.tiles.replace(tile, std::move(kind))) return nameTaken(name);
    return after;
}

Result<World> withoutTile(const World& world, Tile tile, Tile replacement) {
    const int removed = static_cast<int>(tile);
    if (removed < firstCustomTile || !world.tiles.has(tile) || !world.tiles.has(replacement) || replacement == tile)
        return impossible(
            {DELVE_TEXT("world", "Only the world's own tiles can be removed, with another tile as replacement.")});
    World after = world;
    auto custom = world.tiles.custom();
    custom.erase(custom.begin() + (removed - firstCustomTile));
    after.tiles = TileCatalogue::of(std::move(custom)).value();
    const auto become = [&](Tile was) {
        const int id = static_cast<int>(was == tile ? replacement : was);
        return static_cast<Tile>(id > removed ? id - 1 : id);
    };
    for (Level& level : after.levels.writable()) {
        changeTiles(level.tiles, become);
        for (auto& layer : level.layers) changeTiles(layer.tiles, become);
    }
    return after;
}

std::string freeLevelId(const World& world) {
    for (std::size_t number = 1;; ++number)
        if (auto id = "level-" + std::to_string(number); !world.find(id)) return id;
}

Result<World> withLevel(const World& world, Level level, std::size_t place) {
    World after = world;
    if (level.id.empty() || world.find(level.id)) level.id = freeLevelId(world);
    const auto at = std::min(place, after.levels.size());
    after.levels.insert(after.levels.begin() + static_cast<std::ptrdiff_t>(at), std::move(level));
    return after;
}

Result<World> withoutLevel(const World& world, std::size_t place) {
    if (place >= world.levels.size() || world.levels.size() == 1)
        return impossible({DELVE_TEXT("world", "A world needs at least one level. Add another level first.")});
    World after = world;
    after.levels.erase(after.levels.begin() + static_cast<std::ptrdiff_t>(place));
    pointPortals(after, world.levels[place].id, {});
    return after;
}

Result<World> withLevelMoved(const World& world, std::size_t from, std::size_t to) {
    if (from >= world.levels.size() || to >= world.levels.size())
        return impossible({DELVE_TEXT("world", "There is no level at this place.")});
    World after = world;
    if (from < to) after.levels.rotate(from, from + 1, to + 1);
    else after.levels.rotate(to, from, from + 1);
    return after;
}

Result<World> withLevelId(const World& world, std::size_t place, const std::string& id) {
    if (place >= world.levels.size()) return impossible({DELVE_TEXT("world", "There is no level at this place.")});
    World after = world;
    if (world.levels[place].id == id) return after;
    if (id.empty() || world.find(id))
        return badInput({DELVE_TEXT("world", "The id “%1” is empty or already in use. Choose a unique id."), {id}});
    after.levels[place].id = id;
    pointPortals(after, world.levels[place].id, id);
    return after;
}

} // namespace delve
