#include "tests/generation/random_world.h"

#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"

#include <array>
#include <set>

namespace delve::test {
namespace {

std::int32_t below(Stream& random, std::int32_t n) {
    return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n)));
}

Cell anyCell(Stream& random, Size size) {
    const auto x = below(random, size.width);
    const auto y = below(random, size.height);
    return {x, y};
}

Rect anyBox(Stream& random, Size size) {
    const Cell at = anyCell(random, size);
    const auto width = 1 + below(random, std::min(size.width - at.x, 12));
    const auto height = 1 + below(random, std::min(size.height - at.y, 12));
    return {at.x, at.y, width, height};
}

std::string anyText(Stream& random) {
    static constexpr std::array<std::string_view, 9> texts{
        "",        "plain", "with \"quotes\"", "back\\slash", "line\nbreak", "\t\x01\x1f", "Grün 庭園 \U0001f33b",
        "/slash/", "\x7f"};
    return std::string(texts[random.below(texts.size())]);
}

PropertyValue anyValue(Stream& random, Size size) {
    switch (random.below(6)) {
    case 0: return random.chance(1, 2);
    case 1: return Decimal::ofThousandths(random.between(-5'000'000, 5'000'000));
    case 2: return anyText(random);
    case 3: return Colour{0x12, static_cast<std::uint8_t>(random.below(256)), 0xef};
    case 4: return Reference{anyText(random)};
    default: return anyCell(random, size);
    }
}

Properties anyProperties(Stream& random, Size size) {
    static constexpr std::array<std::string_view, 5> names{"mood", "weight", "übel", "with space", "x\"y"};
    Properties properties;
    for (auto n = random.below(3); n > 0; --n)
        properties.set(names[random.below(names.size())], anyValue(random, size));
    return properties;
}

std::string anyUnknown(Stream& random) {
    static constexpr std::array<std::string_view, 3> members{
        R"("later": 1.50)", R"("future": { "a": [1, 2.0, "\u00e9"], "b": null }, "another": "x")", R"("empty": [])"};
    return random.chance(1, 4) ? std::string(members[random.below(members.size())]) : std::string();
}

/// An unknown member for objects written over several lines: at most one, since a line end would separate two.
std::string anyUnknownMember(Stream& random) { return random.chance(1, 4) ? R"("later":  { "x": [] })" : ""; }

Run anyRun(Stream& random, Size size) {
    const Cell at = anyCell(random, size);
    const bool down = random.chance(1, 2);
    const auto longest = down ? size.height - at.y : size.width - at.x;
    const auto length = 1 + below(random, std::min(longest, 20));
    return {at, length, down && length > 1};
}

std::vector<Run> anyRuns(Stream& random, Size size) {
    std::vector<Run> runs;
    for (auto n = 1 + random.below(3); n > 0; --n) runs.push_back(anyRun(random, size));
    return runs;
}

std::vector<Room> anyRooms(Stream& random, Size size) {
    std::vector<Room> rooms;
    std::set<std::string> ids;
    for (auto n = random.below(12); n > 0; --n) {
        Room room;
        room.kind = static_cast<RoomKind>(random.below(6));
        room.box = anyBox(random, size);
        room.id = bornAt(nameOf(room.kind), room.box.topLeft());
        if (!ids.insert(room.id).second) continue;
        if (random.chance(1, 4)) room.shape = {{room.box.topLeft(), room.box.width, false}};
        if (random.chance(1, 2)) room.from = room.box.centre();
        room.properties = anyProperties(random, size);
        room.unknown = anyUnknown(random);
        rooms.push_back(std::move(room));
    }
    return rooms;
}

std::vector<Link> anyLinks(Stream& random, std::size_t rooms) {
    std::vector<Link> links;
    for (auto n = rooms < 2 ? 0 : random.below(12); n > 0; --n) {
        Link link;
        link.a = static_cast<RoomId>(random.below(rooms));
        link.b = static_cast<RoomId>(random.below(rooms));
        if (link.a == link.b) continue;
        link.kind = static_cast<LinkKind>(random.below(7));
        link.unknown = anyUnknown(random);
        links.push_back(std::move(link));
    }
    return links;
}

std::vector<Hall> anyHalls(Stream& random, std::size_t rooms, Size size) {
    std::vector<Hall> halls;
    for (auto n = random.below(8); n > 0; --n) {
        Hall hall;
        if (rooms > 0 && random.chance(3, 4)) hall.a = static_cast<RoomId>(random.below(rooms));
        if (rooms > 0 && random.chance(3, 4)) hall.b = static_cast<RoomId>(random.below(rooms));
        hall.runs = anyRuns(random, size);
        hall.unknown = anyUnknown(random);
        hall.kind = static_cast<LinkKind>(random.below(7));
        halls.push_back(std::move(hall));
    }
    return halls;
}

PropertyValue anyField(Stream& random, const ThingField& field, const std::string& level, Size size) {
    using Type = ThingField::Type;
    if (field.type == Type::Whole) return Decimal::of(random.between(field.min, field.max));
    if (field.type == Type::Colour) return Colour{static_cast<std::uint8_t>(random.below(256)), 2, 3};
    if (field.type == Type::Level) return Reference{level};
    if (field.type == Type::CellInLevel) return anyCell(random, size);
    return anyText(random);
}

std::vector<Thing> anyThings(Stream& random, Size size, const std::string& level) {
    std::vector<Thing> things;
    std::set<std::string> ids;
    for (auto n = random.below(20); n > 0; --n) {
        Thing thing;
        thing.kind = static_cast<ThingKind>(random.below(thingKinds().size()));
        thing.at = anyCell(random, size);
        thing.id = bornAt(infoOf(thing.kind).name, thing.at);
        if (!ids.insert(thing.id).second) continue;
        const bool all = thing.kind == ThingKind::Portal; // a portal that leads somewhere names both level and cell
        for (const auto& field : infoOf(thing.kind).fields)
            if (all || random.chance(2, 3)) thing.fields.set(field.name, anyField(random, field, level, size));
        thing.properties = anyProperties(random, size);
        thing.unknown = anyUnknown(random);
        things.push_back(std::move(thing));
    }
    return things;
}

BitGrid anyBits(Stream& random, Size size) {
    BitGrid bits(size);
    for (auto n = 1 + random.below(10); n > 0; --n) {
        const Run run = anyRun(random, size);
        if (!run.down) bits.setRun(run.at.y, run.at.x, run.length);
        else bits.set(run.at);
    }
    return bits;
}

Grid anyTiles(Stream& random, Size size, const std::vector<Tile>& tiles) {
    Grid grid(size, tiles[random.below(tiles.size())]);
    for (auto n = random.below(30); n > 0; --n) {
        const Rect box = anyBox(random, size);
        grid.fill(box, tiles[random.below(tiles.size())]);
    }
    return grid;
}

Recipe anyRecipe(Stream& random) {
    Recipe recipe;
    recipe.name = anyText(random);
    recipe.seed = random.bits();
    recipe.version = static_cast<std::int32_t>(random.between(1, 3));
    for (auto n = random.below(4); n > 0; --n) {
        RecipeStage stage;
        stage.id = "stage-" + std::to_string(n);
        stage.stage = "grow-rooms";
        stage.version = static_cast<std::int32_t>(1 + random.below(3));
        stage.reroll = random.chance(1, 3) ? random.bits() : 0;
        stage.enabled = random.chance(3, 4);
        if (random.chance(1, 2)) stage.set("flag", random.chance(1, 2));
        if (random.chance(1, 2)) stage.set("number", Decimal::ofThousandths(random.between(-9999, 9999)));
        if (random.chance(1, 2)) stage.set("rooms", Range{Decimal::of(20), Decimal::ofThousandths(40500)});
        if (random.chance(1, 2)) stage.set("choice", anyText(random));
        recipe.stages.push_back(std::move(stage));
    }
    recipe.unknown = anyUnknown(random);
    return recipe;
}

TileCatalogue anyCatalogue(Stream& random) {
    TileCatalogue tiles;
    static constexpr std::array<char32_t, 5> glyphs{U'?', U'#', U'"', U'\u00e4', U'\u4e00'};
    for (auto n = random.below(5); n > 0; --n) {
        TileKind kind;
        kind.name = "own-" + std::to_string(n);
        kind.glyph = glyphs[random.below(glyphs.size())];
        kind.colour = {static_cast<std::uint8_t>(random.below(256)), 5, 6};
        kind.walk = static_cast<Walk>(random.below(3));
        kind.seeThrough = random.chance(1, 2);
        if (random.chance(1, 2)) kind.picture = anyText(random);
        if (random.chance(1, 3)) kind.serves = static_cast<Tile>(random.below(builtInTiles));
        kind.unknown = anyUnknown(random);
        tiles.add(std::move(kind));
    }
    return tiles;
}

std::vector<EnemyKind> anyEnemies(Stream& random) {
    std::vector<EnemyKind> enemies{*builtInEnemies()};
    for (auto& enemy : enemies) {
        enemy.health = random.between(1, 99);
        enemy.speed = random.between(0, 100);
        enemy.heavy = random.between(0, 60);
        enemy.open = random.between(0, 60);
        enemy.unknown = anyUnknown(random);
    }
    enemies.front().glyph = U'\u4e01';
    return enemies;
}

std::vector<Goods> anyGoods(Stream& random) {
    std::vector<Goods> goods;
    for (auto n = 1 + random.below(9); n > 0; --n) {
        Goods one;
        one.name = std::to_string(n) + anyText(random);
        one.effect = static_cast<GoodsEffect>(random.below(5));
        one.amount = random.between(1, 9);
        one.price = random.between(0, 9);
        one.unknown = anyUnknown(random);
        goods.push_back(std::move(one));
    }
    return goods;
}

std::vector<Encounter> anyEncounters(Stream& random) {
    std::vector<Encounter> encounters{*builtInEncounters()};
    for (auto& encounter : encounters) {
        encounter.text += anyText(random);
        encounter.unknown = anyUnknown(random);
        encounter.choices.front().unknown = anyUnknown(random);
        auto& outcome = encounter.choices.front().outcomes.front();
        outcome.coins = random.between(-9, 9);
        outcome.fight = random.chance(1, 2) ? "ogre" : "";
        outcome.unknown = anyUnknown(random);
    }
    return encounters;
}

Furnishing anyFurnishing(Stream& random) {
    static constexpr std::array<std::string_view, 3> tiles{"pillar", "road", "a tile of its own"};
    Furnishing furnishing;
    furnishing.kind = static_cast<PieceKind>(random.below(3));
    furnishing.piece = furnishing.kind == PieceKind::Thing ? "coin" : tiles[random.below(tiles.size())];
    furnishing.place = static_cast<PiecePlace>(random.below(6));
    furnishing.least = random.between(0, 2);
    furnishing.most = furnishing.least + random.between(0, 9);
    furnishing.unknown = anyUnknown(random);
    return furnishing;
}

std::vector<Purpose> anyPurposes(Stream& random) {
    std::vector<Purpose> purposes;
    for (auto n = 1 + random.below(5); n > 0; --n) {
        Purpose purpose;
        purpose.name = std::to_string(n) + anyText(random);
        purpose.text = anyText(random);
        purpose.leastCells = random.between(1, 9);
        purpose.mostCells = random.chance(1, 2) ? maxRoomCells : random.between(9, 99);
        purpose.form = static_cast<RoomForm>(random.below(4));
        purpose.place = static_cast<RoomPlace>(random.below(6));
        purpose.fromDepth = random.between(0, 50);
        purpose.toDepth = random.between(50, 100);
        purpose.water = random.chance(1, 3);
        purpose.landmark = random.chance(1, 3);
        purpose.weight = random.between(1, 3);
        for (auto pieces = random.below(4); pieces > 0; --pieces) purpose.furniture.push_back(anyFurnishing(random));
        purpose.unknown = anyUnknown(random);
        purposes.push_back(std::move(purpose));
    }
    return purposes;
}

Feature anyFeature(Stream& random) {
    static constexpr std::array<std::string_view, 3> tiles{"pillar", "road", "a tile of its own"};
    Feature feature;
    feature.kind = static_cast<PieceKind>(random.below(3));
    feature.piece = feature.kind == PieceKind::Thing ? "enemy" : tiles[random.below(tiles.size())];
    if (random.chance(1, 3)) feature.which = anyText(random);
    feature.place = static_cast<FeaturePlace>(random.below(4));
    feature.least = random.between(0, 2);
    feature.most = feature.least + random.between(0, 9);
    feature.unknown = anyUnknown(random);
    return feature;
}

std::vector<Blueprint> anyBlueprints(Stream& random) {
    std::vector<Blueprint> blueprints;
    for (auto n = 1 + random.below(5); n > 0; --n) {
        Blueprint blueprint;
        blueprint.name = std::to_string(n) + anyText(random);
        blueprint.text = anyText(random);
        blueprint.layout = static_cast<BlueprintLayout>(random.below(3));
        blueprint.leastCells = random.between(leastAreaCells, 20);
        blueprint.mostCells = random.chance(1, 2) ? mostAreaCells : random.between(20, 60);
        blueprint.fromDepth = random.between(0, 50);
        blueprint.toDepth = random.between(50, 100);
        blueprint.weight = random.between(1, 3);
        for (auto features = random.below(4); features > 0; --features)
            blueprint.features.push_back(anyFeature(random));
        blueprint.unknown = anyUnknown(random);
        blueprints.push_back(std::move(blueprint));
    }
    return blueprints;
}

Tables anyTables(Stream& random) {
    Tables tables;
    if (random.chance(1, 3)) tables.enemies = anyEnemies(random);
    if (random.chance(1, 3)) tables.goods = anyGoods(random);
    if (random.chance(1, 3)) tables.encounters = anyEncounters(random);
    if (random.chance(1, 3)) tables.purposes = anyPurposes(random);
    if (random.chance(1, 3)) tables.blueprints = anyBlueprints(random);
    return tables;
}

Rules anyRules(Stream& random) {
    Rules rules;
    static constexpr std::array objectives{"collect", "exit", "gate", "boss", "journey", "explore", "of \"later\" \\"};
    rules.objective = objectives[random.below(objectives.size())];
    rules.players = random.between(1, 2);
    rules.lights = random.chance(1, 2);
    rules.memory = random.chance(1, 2);
    rules.sight = random.between(1, 30);
    rules.deadlyWalls = random.chance(1, 2);
    rules.supplies = random.between(0, 20);
    rules.wandering = Decimal::ofThousandths(random.between(0, 100'000));
    rules.depth = random.between(1, 9);
    rules.unknown = anyUnknown(random);
    return rules;
}

/// Runs of pins with members unknown to this version, in the order of a file.
std::vector<UnknownOfRun> anyUnknownOf(Stream& random, const BitGrid& bits) {
    std::vector<UnknownOfRun> runs;
    for (std::int32_t y = 0; y < bits.size().height; ++y) {
        const auto x = below(random, bits.size().width);
        const auto length = 1 + below(random, std::min(bits.size().width - x, 6));
        if (bits.allInRun(y, x, length)) runs.push_back({{{x, y}, length, false}, R"("why": [ "here",1.0 ])"});
    }
    return runs;
}

/// Members that only a later version understands.
void addUnknown(Stream& random, Level& level) {
    if (!level.pinned->none()) level.unknownOfPins = anyUnknownOf(random, *level.pinned);
    if (!level.keptEmpty->none()) level.unknownOfKeptEmpty = anyUnknownOf(random, *level.keptEmpty);
    static constexpr std::array<std::string_view, 5> values{"null", "[ 1,2, 3 ]", R"([ "a", "b" ])",
                                                            R"({ "colour": "#1a2b3c", "name": "rust" })", "{}"};
    if (random.chance(1, 2))
        level.properties.set("later", UnknownValue{std::string(values[random.below(values.size())])});
}

/// An id of the list, or one that nothing has.
template <class T>
std::string anyId(Stream& random, const std::vector<T>& list) {
    if (list.empty() || random.chance(1, 4)) return anyText(random);
    return list[random.below(list.size())].id;
}

Mission anyMission(Stream& random, const Level& level) {
    Mission mission;
    for (auto n = 1 + random.below(4); n > 0; --n) {
        auto& cycle = mission.cycles.emplace_back();
        cycle.pattern = static_cast<MissionPattern>(random.below(6));
        for (auto room = random.below(4); room > 0; --room) cycle.rooms.push_back(anyId(random, *level.rooms));
        for (auto lock = random.below(3); lock > 0; --lock) cycle.locks.push_back(anyId(random, *level.things));
        for (auto key = random.below(3); key > 0; --key) cycle.keys.push_back(anyId(random, *level.things));
        for (auto cell = random.below(3); cell > 0; --cell) cycle.cells.push_back(anyCell(random, level.size()));
        cycle.unknown = anyUnknown(random);
    }
    if (random.chance(1, 6)) mission.cycles.clear();
    mission.unknown = mission.cycles.empty() ? R"("later": 1)" : anyUnknownMember(random);
    return mission;
}

} // namespace

Level randomLevel(Stream& random, Size size, std::string id, const TileCatalogue& tiles) {
    Level level;
    level.id = std::move(id);
    level.name = anyText(random);
    level.tiles = anyTiles(random, size, tiles.all());
    for (auto n = random.below(3); n > 0; --n) {
        level.layers.push_back(
            {anyText(random), random.chance(1, 2), anyTiles(random, size, tiles.all()), anyUnknownMember(random)});
        level.layers.back().hidden = random.chance(1, 4);
        level.layers.back().locked = random.chance(1, 4);
        level.layers.back().generated = random.chance(1, 4);
        if (random.chance(1, 4)) level.layers.back().opacity = static_cast<std::int32_t>(random.between(0, 100));
    }
    if (random.chance(1, 2)) level.pinned = anyBits(random, size);
    if (random.chance(1, 2)) level.keptEmpty = anyBits(random, size);
    level.rooms = anyRooms(random, size);
    level.links = anyLinks(random, level.rooms->size());
    level.halls = anyHalls(random, level.rooms->size(), size);
    level.things = anyThings(random, size, level.id);
    if (!level.things->empty() && random.chance(1, 2)) level.pinnedThings = std::vector{level.things->front().id};
    if (random.chance(1, 2)) level.recipe = anyRecipe(random);
    level.properties = anyProperties(random, size);
    level.unknown = anyUnknownMember(random);
    return level;
}

World randomWorld(std::uint64_t seed) {
    Stream random(seed);
    World world;
    world.name = anyText(random);
    world.madeBy = "delvewright 0.1.0";
    world.rules = anyRules(random);
    world.tiles = anyCatalogue(random);
    for (auto n = 1 + random.below(3); n > 0; --n) {
        const auto width = 1 + below(random, 150);
        const auto height = 1 + below(random, 100);
        world.levels.push_back(randomLevel(random, {width, height}, "level-" + std::to_string(n), world.tiles));
    }
    world.properties = anyProperties(random, {10, 10});
    world.unknown = anyUnknownMember(random);
    world.tables = anyTables(random); // drawn last, so that the draws before it stay the same
    for (Level& level : world.levels.writable()) addUnknown(random, level);
    for (Level& level : world.levels.writable())
        if (random.chance(1, 2)) level.mission = anyMission(random, level);
    return world;
}

} // namespace delve::test
