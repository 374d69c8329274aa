#include "tests/generation/difference/random_edits.h"

#include "generation/level/blueprint.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"
#include "generation/level/world_changes.h"

#include <algorithm>
#include <array>
#include <span>

namespace delve::test {
namespace {

std::size_t placeIn(const auto& list, Stream& random) { return static_cast<std::size_t>(random.below(list.size())); }

Cell anyCell(Size size, Stream& random) {
    const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
    const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
    return {x, y};
}

Rect anyArea(Size size, Stream& random) {
    const Cell at = anyCell(size, random);
    const auto width = static_cast<std::int32_t>(random.between(1, 9));
    const auto height = static_cast<std::int32_t>(random.between(1, 9));
    return Rect{at.x, at.y, width, height}.intersected(wholeOf(size));
}

std::string newId(std::string_view kind, Stream& random) {
    return std::string(kind) + "-new-" + std::to_string(random.bits());
}

Tile anyTile(const World& world, Stream& random) {
    const auto tiles = world.tiles.all();
    return tiles[placeIn(tiles, random)];
}

// Edits of one level

void paint(World& world, Level& level, Stream& random) {
    const Rect area = anyArea(level.size(), random);
    level.tiles.fill(area, anyTile(world, random));
}

void editThings(World&, Level& level, Stream& random) {
    auto& things = level.things.write();
    const auto way = random.below(6);
    if (way == 0 || things.empty()) {
        Thing thing{newId("coin", random), ThingKind::Coin, anyCell(level.size(), random), {}, {}, {}};
        things.insert(things.begin() + static_cast<std::ptrdiff_t>(random.below(things.size() + 1)), std::move(thing));
        return;
    }
    auto& thing = things[placeIn(things, random)];
    if (way == 1) thing.at = anyCell(level.size(), random);
    if (way == 2) thing.id = newId("called", random);
    if (way == 3) thing.properties.set("mood", Decimal::of(random.between(0, 99)));
    if (way == 4) std::ranges::reverse(things);
    if (way == 5) things.erase(things.begin() + (&thing - things.data()));
}

template <class T>
void forgetRoom(std::vector<T>& list, RoomId room) {
    std::erase_if(list, [&](const T& element) { return element.a == room || element.b == room; });
    for (auto& element : list) {
        if (element.a != noRoom && element.a > room) --element.a;
        if (element.b != noRoom && element.b > room) --element.b;
    }
}

void editRooms(World&, Level& level, Stream& random) {
    auto& rooms = level.rooms.write();
    const auto way = random.below(5);
    if (way == 0 || rooms.empty()) {
        rooms.push_back({newId("room", random), RoomKind::Room, anyArea(level.size(), random), {}, {}, {}, {}});
        return;
    }
    const auto place = placeIn(rooms, random);
    if (way == 1) rooms[place].id = newId("room", random);
    if (way == 2) rooms[place].box = anyArea(level.size(), random);
    if (way == 3) rooms[place].properties.set("mood", random.chance(1, 2));
    if (way == 4) {
        rooms.erase(rooms.begin() + static_cast<std::ptrdiff_t>(place));
        forgetRoom(level.links.write(), static_cast<RoomId>(place));
        forgetRoom(level.halls.write(), static_cast<RoomId>(place));
    }
}

void swapRooms(World&, Level& level, Stream& random) {
    auto& rooms = level.rooms.write();
    if (rooms.empty()) return;
    const auto one = static_cast<RoomId>(placeIn(rooms, random));
    const auto other = static_cast<RoomId>(placeIn(rooms, random));
    std::swap(rooms[one], rooms[other]);
    const auto follow = [&](RoomId& room) { room = room == one ? other : room == other ? one : room; };
    for (auto& link : level.links.write()) follow(link.a), follow(link.b);
    for (auto& hall : level.halls.write()) follow(hall.a), follow(hall.b);
}

void editLinks(World&, Level& level, Stream& random) {
    auto& links = level.links.write();
    if (!links.empty() && random.chance(1, 3)) links.erase(links.begin());
    else if (!links.empty() && random.chance(1, 2)) links[placeIn(links, random)].kind = LinkKind::Extra;
    else if (level.rooms->size() > 1)
        links.push_back({0, static_cast<RoomId>(level.rooms->size() - 1), LinkKind::Near, {}});
}

void editHalls(World&, Level& level, Stream& random) {
    auto& halls = level.halls.write();
    if (!halls.empty() && random.chance(1, 3)) halls.erase(halls.begin());
    else if (!halls.empty() && random.chance(1, 2))
        halls[placeIn(halls, random)].runs = {{anyCell(level.size(), random), 1, false}};
    else halls.push_back({noRoom, noRoom, {{anyCell(level.size(), random), 1, false}}, {}});
}

void editPins(World&, Level& level, Stream& random) {
    auto& bits = random.chance(1, 2) ? level.pinned : level.keptEmpty;
    if (bits->size() != level.size()) bits = BitGrid(level.size());
    const Rect area = anyArea(level.size(), random);
    const bool on = random.chance(2, 3);
    for (auto y = area.y; y < area.bottom(); ++y) bits.write().setRun(y, area.x, area.width, on);
    if (!level.things->empty() && random.chance(1, 2))
        level.pinnedThings = std::vector{(*level.things)[placeIn(*level.things, random)].id};
}

void editLayers(World& world, Level& level, Stream& random) {
    const auto way = random.below(5);
    if (way == 0 || level.layers.empty()) {
        level.layers.push_back({"layer", random.chance(1, 2), Grid(level.size(), anyTile(world, random)), {}});
        return;
    }
    auto& layer = level.layers[placeIn(level.layers, random)];
    if (way == 1) layer.tiles.fill(anyArea(level.size(), random), anyTile(world, random));
    if (way == 2) layer.name = newId("layer", random);
    if (way == 3) std::ranges::reverse(level.layers);
    if (way == 4) layer.opacity = static_cast<std::int32_t>(random.between(0, 100));
}

void editRecipe(World&, Level& level, Stream& random) {
    if (!level.recipe || level.recipe->stages.empty()) {
        level.recipe = Recipe{"one", random.bits(), {}, {}};
        level.recipe->stages.resize(1);
        level.recipe->stages[0].id = level.recipe->stages[0].stage = "grow-rooms";
        return;
    }
    auto& recipe = *level.recipe;
    auto& stage = recipe.stages[placeIn(recipe.stages, random)];
    switch (random.below(8)) {
    case 0: recipe.seed = random.bits(); return;
    case 1: stage.reroll = random.bits(); return;
    case 2: stage.enabled = !stage.enabled; return;
    case 3: stage.set("number", Decimal::of(random.between(0, 9))); return;
    case 4: std::ranges::reverse(recipe.stages); return;
    case 6: ++recipe.version; return;
    case 5: recipe.stages.erase(recipe.stages.begin() + (&stage - recipe.stages.data())); return;
    default: level.recipe.reset(); return;
    }
}

void editMission(World&, Level& level, Stream& random) {
    auto& cycles = level.mission.write().cycles;
    if (!cycles.empty() && random.chance(1, 3)) {
        level.mission = {};
        return;
    }
    auto& cycle = cycles.emplace_back();
    cycle.pattern = static_cast<MissionPattern>(random.below(6));
    cycle.rooms.push_back(newId("room", random));
    cycle.cells.push_back(anyCell(level.size(), random));
}

void editTexts(World&, Level& level, Stream& random) {
    const auto way = random.below(3);
    if (way == 0) level.name = newId("name", random);
    if (way == 1) level.properties.set("mood", Decimal::of(random.between(0, 9)));
    if (way == 2) level.unknown = R"("later": )" + std::to_string(random.below(99));
}

/// Only enlarges the map, so that everything on it stays inside.
void resize(World& world, Level& level, Stream& random) {
    const auto width = level.size().width + static_cast<std::int32_t>(random.between(1, 70));
    const auto height = level.size().height + static_cast<std::int32_t>(random.between(0, 70));
    Grid larger({width, height}, random.chance(1, 2) ? Tile::Void : anyTile(world, random));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
        level.tiles.readRow(y, 0, row);
        larger.writeRow(y, 0, row);
    }
    level.tiles = std::move(larger);
    level.pinned = level.keptEmpty = {};
    level.unknownOfPins = level.unknownOfKeptEmpty = {};
    level.layers.clear();
}

// Edits of the world

void editRules(World& world, Stream& random) {
    world.rules.write().sight = random.between(1, 30);
    if (random.chance(1, 2)) world.rules.write().lights = !world.rules->lights;
    if (random.chance(1, 3)) world.rules.write().objective = random.chance(1, 2) ? "exit" : "boss";
    if (random.chance(1, 3)) world.name = newId("world", random);
}

void editTables(World& world, Stream& random) {
    auto& enemies = world.tables.enemies.write();
    auto& goods = world.tables.goods.write();
    auto& purposes = world.tables.purposes.write();
    auto& blueprints = world.tables.blueprints.write();
    const auto way = random.below(9);
    if (way == 0) enemies[placeIn(enemies, random)].health = random.between(1, 99);
    if (way == 1) std::ranges::reverse(enemies);
    if (way == 2 && !goods.empty()) goods[placeIn(goods, random)].name = newId("goods", random);
    if (way == 3) goods.insert(goods.begin(), {newId("goods", random), GoodsEffect::Blade, 1, 2, {}});
    if (way == 4 && goods.size() > 1) goods.pop_back();
    if (way == 5) purposes[placeIn(purposes, random)].furniture.push_back({PieceKind::Tile, "pillar"});
    if (way == 6) purposes.insert(purposes.begin(), {newId("purpose", random)});
    if (way == 7) blueprints[placeIn(blueprints, random)].features.push_back({PieceKind::Tile, "pillar"});
    if (way == 8) blueprints.insert(blueprints.begin(), {newId("blueprint", random)});
}

void editTiles(World& world, Stream& random) {
    const auto& own = world.tiles.custom();
    const auto way = own.empty() ? 0 : random.below(3);
    const auto tile = [&] { return static_cast<Tile>(firstCustomTile + static_cast<int>(placeIn(own, random))); };
    auto changed = way == 0   ? withTile(world, {newId("tile", random), U'%', {}, Walk::Yes, true, {}})
                   : way == 1 ? withoutTile(world, tile(), Tile::Floor)
                              : withTileChanged(world, tile(), {newId("tile", random), U'&', {}, Walk::No, false, {}});
    if (changed) world = *std::move(changed);
}

void editLevels(World& world, Stream& random) {
    const auto place = placeIn(world.levels, random);
    const auto way = random.below(4);
    Result<World> changed = way == 0   ? withLevel(world, world.levels[place], placeIn(world.levels, random))
                            : way == 1 ? withoutLevel(world, place)
                            : way == 2 ? withLevelMoved(world, place, placeIn(world.levels, random))
                                       : withLevelId(world, place, newId("level", random));
    if (changed) world = *std::move(changed);
}

} // namespace

void editAnything(World& world, Stream& random) {
    static constexpr std::array ofLevels{paint,    editThings, editRooms,  swapRooms, editLinks, editHalls,
                                         editPins, editLayers, editRecipe, editTexts, resize,    editMission};
    static constexpr std::array ofWorlds{editRules, editTables, editTiles, editLevels};
    const auto any = random.below(2 * ofLevels.size() + ofWorlds.size());
    if (any < ofWorlds.size()) return ofWorlds[any](world, random);
    auto& level = world.levels[placeIn(world.levels, random)];
    ofLevels[(any - ofWorlds.size()) % ofLevels.size()](world, level, random);
}

} // namespace delve::test
