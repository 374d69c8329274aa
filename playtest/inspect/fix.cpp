#include "playtest/inspect/fix.h"

#include "generation/level/fresh_id.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

template <class Things>
auto findById(Things& things, const std::string& id) {
    return std::ranges::find(things, id, &Thing::id);
}

bool fits(const Level& level, const Fix& fix) {
    const auto onMap = [&level](Cell cell) { return level.size().contains(cell); };
    const bool tilesFit = std::ranges::all_of(
        fix.tiles, [&](const Fix::TileChange& change) { return std::ranges::all_of(change.cells, onMap); });
    const bool thingsFit = std::ranges::all_of(fix.things, [&](const Fix::ThingChange& change) {
        const bool there = change.id.empty() || findById(*level.things, change.id) != level.things->end();
        return there && (!change.after || onMap(change.after->at));
    });
    const bool propertiesFit = std::ranges::all_of(
        fix.properties, [&level](const std::string& name) { return level.properties.find(name) != nullptr; });
    return tilesFit && thingsFit && propertiesFit && std::ranges::all_of(fix.decoration, onMap);
}

std::string idOfNew(const Level& level, const Thing& thing) {
    return freshId(infoOf(thing.kind).name, thing.at,
                   [&level](const std::string& id) { return findById(*level.things, id) != level.things->end(); });
}

void changeThing(Level& level, const Fix::ThingChange& change) {
    auto& things = level.things.write();
    if (change.id.empty()) {
        Thing added = *change.after;
        added.id = idOfNew(level, added);
        things.push_back(std::move(added));
        return;
    }
    const auto found = findById(things, change.id);
    if (change.after) {
        *found = *change.after;
        return;
    }
    things.erase(found);
    if (std::ranges::binary_search(*level.pinnedThings, change.id)) std::erase(level.pinnedThings.write(), change.id);
}

void eraseDecoration(Level& level, const TileCatalogue& tiles, Cell cell) {
    for (auto& layer : level.layers) {
        const Tile tile = layer.tiles.at(cell);
        if (tile != Tile::Void && !tiles.walkable(tile)) layer.tiles.set(cell, Tile::Void);
    }
}

} // namespace

bool applyFix(World& world, const Fix& fix) {
    if (fix.level >= world.levels.size() || !fits(std::as_const(world).levels[fix.level], fix)) return false;
    Level& level = world.levels[fix.level];
    for (const auto& change : fix.tiles)
        for (const Cell cell : change.cells) level.tiles.set(cell, change.tile);
    for (const auto& change : fix.things) changeThing(level, change);
    for (const Cell cell : fix.decoration) eraseDecoration(level, world.tiles, cell);
    for (const auto& name : fix.properties) level.properties.remove(name);
    if (fix.objective) world.rules.write().objective = *fix.objective;
    return true;
}

Fix fixByTiles(const Text& label, std::uint32_t level, std::vector<Cell> cells, Tile tile) {
    Fix fix{.label = label, .level = level};
    fix.tiles.push_back({std::move(cells), tile});
    return fix;
}

Fix fixByRemoving(const Text& label, std::uint32_t level, const Thing& thing) {
    Fix fix{.label = label, .level = level};
    fix.things.push_back({thing.id, {}});
    return fix;
}

Fix fixByRemovingProperty(const Text& label, std::uint32_t level, std::string_view property) {
    Fix fix{.label = label, .level = level};
    fix.properties.emplace_back(property);
    return fix;
}

Fix fixByMoving(const Text& label, std::uint32_t level, Thing thing, Cell to) {
    Fix fix{.label = label, .level = level};
    const std::string id = thing.id;
    thing.at = to;
    fix.things.push_back({id, std::move(thing)});
    return fix;
}

Fix fixByPlacing(const Text& label, std::uint32_t level, ThingKind kind, Cell at, Properties fields) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.fields = std::move(fields);
    for (const auto& field : infoOf(kind).fields)
        if (field.type == ThingField::Type::Whole && !thing.fields.find(field.name))
            thing.fields.set(field.name, Decimal::of(field.defaultValue));
    Fix fix{.label = label, .level = level};
    fix.things.push_back({{}, std::move(thing)});
    return fix;
}

} // namespace delve::play
