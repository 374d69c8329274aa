#include "tests/support/whole_world.h"

#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/program.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"

#include <map>
#include <string>
#include <tuple>

namespace delve::test {
namespace {

// Each struct is taken apart. If one of these does not compile, the struct has another number of fields than before:
// name the new one here, and give it a value in the world below.

auto fieldsOf(const World& world) {
    const auto& [name, madeBy, rules, tiles, tables, levels, properties, unknown] = world;
    return std::tie(name, madeBy, rules, tiles, tables, levels, properties, unknown);
}

auto fieldsOf(const Rules& rules) {
    const auto& [objective, players, lights, memory, sight, deadlyWalls, supplies, cityCost, chest, wandering, enemies,
                 depth, unknown] = rules;
    return std::tie(objective, players, lights, memory, sight, deadlyWalls, supplies, cityCost, chest, wandering,
                    enemies, depth, unknown);
}

auto fieldsOf(const Tables& tables) {
    const auto& [enemies, goods, encounters, purposes, blueprints] = tables;
    return std::tie(enemies, goods, encounters, purposes, blueprints);
}

auto fieldsOf(const Blueprint& blueprint) {
    const auto& [name, text, layout, leastCells, mostCells, fromDepth, toDepth, weight, features, unknown] = blueprint;
    return std::tie(name, text, layout, leastCells, mostCells, fromDepth, toDepth, weight, features, unknown);
}

auto fieldsOf(const Feature& feature) {
    const auto& [kind, piece, which, place, least, most, unknown] = feature;
    return std::tie(kind, piece, which, place, least, most, unknown);
}

auto fieldsOf(const Purpose& purpose) {
    const auto& [name, text, leastCells, mostCells, form, place, fromDepth, toDepth, water, landmark, weight, furniture,
                 unknown] = purpose;
    return std::tie(name, text, leastCells, mostCells, form, place, fromDepth, toDepth, water, landmark, weight,
                    furniture, unknown);
}

auto fieldsOf(const Furnishing& furnishing) {
    const auto& [kind, piece, place, least, most, unknown] = furnishing;
    return std::tie(kind, piece, place, least, most, unknown);
}

auto fieldsOf(const EnemyKind& kind) {
    const auto& [name, glyph, colour, health, strength, aggression, speed, sight, worth, heavy, open, unknown] = kind;
    return std::tie(name, glyph, colour, health, strength, aggression, speed, sight, worth, heavy, open, unknown);
}

auto fieldsOf(const Goods& goods) {
    const auto& [name, effect, amount, price, unknown] = goods;
    return std::tie(name, effect, amount, price, unknown);
}

auto fieldsOf(const Encounter& encounter) {
    const auto& [name, road, named, text, choices, unknown] = encounter;
    return std::tie(name, road, named, text, choices, unknown);
}

auto fieldsOf(const EncounterChoice& choice) {
    const auto& [text, outcomes, unknown] = choice;
    return std::tie(text, outcomes, unknown);
}

auto fieldsOf(const Outcome& outcome) {
    const auto& [weight, text, health, supplies, coins, fight, unknown] = outcome;
    return std::tie(weight, text, health, supplies, coins, fight, unknown);
}

/// Only built-in tiles have a label.
auto fieldsOf(const TileKind& kind) {
    [[maybe_unused]] const auto& [name, glyph, colour, walk, seeThrough, picture, label, serves, source, unknown] =
        kind;
    return std::tie(name, glyph, colour, walk, seeThrough, picture, serves, source, unknown);
}

auto fieldsOf(const Level& level) {
    const auto& [id, name, tiles, layers, pinned, keptEmpty, rooms, links, halls, things, pinnedThings, mission, recipe,
                 properties, unknown, unknownOfPins, unknownOfKeptEmpty] = level;
    return std::tie(id, name, tiles, layers, pinned, keptEmpty, rooms, links, halls, things, pinnedThings, mission,
                    recipe, properties, unknown, unknownOfPins, unknownOfKeptEmpty);
}

auto fieldsOf(const Mission& mission) {
    const auto& [cycles, unknown] = mission;
    return std::tie(cycles, unknown);
}

auto fieldsOf(const MissionCycle& cycle) {
    const auto& [pattern, rooms, locks, keys, cells, unknown] = cycle;
    return std::tie(pattern, rooms, locks, keys, cells, unknown);
}

auto fieldsOf(const DecorationLayer& layer) {
    const auto& [name, over, tiles, unknown, hidden, locked, opacity, generated] = layer;
    return std::tie(name, over, tiles, unknown, hidden, locked, opacity, generated);
}

auto fieldsOf(const UnknownOfRun& ofRun) {
    const auto& [run, unknown] = ofRun;
    return std::tie(run, unknown);
}

auto fieldsOf(const Room& room) {
    const auto& [id, kind, box, shape, from, properties, unknown] = room;
    return std::tie(id, kind, box, shape, from, properties, unknown);
}

auto fieldsOf(const Run& run) {
    const auto& [at, length, down] = run;
    return std::tie(at, length, down);
}

auto fieldsOf(const Link& link) {
    const auto& [a, b, kind, unknown] = link;
    return std::tie(a, b, kind, unknown);
}

auto fieldsOf(const Hall& hall) {
    const auto& [a, b, runs, unknown, kind] = hall;
    return std::tie(a, b, runs, unknown, kind);
}

auto fieldsOf(const Thing& thing) {
    const auto& [id, kind, at, fields, properties, unknown] = thing;
    return std::tie(id, kind, at, fields, properties, unknown);
}

auto fieldsOf(const Recipe& recipe) {
    const auto& [name, seed, stages, unknown, version] = recipe;
    return std::tie(name, seed, stages, unknown, version);
}

auto fieldsOf(const RecipeStage& stage) {
    const auto& [id, name, version, reroll, enabled, parameters, unknown] = stage;
    return std::tie(id, name, version, reroll, enabled, parameters, unknown);
}

/// Is each field set in at least one value of its struct?
class SetFields {
public:
    template <class T>
    void look(const char* name, const T& value) {
        const T none{};
        compare(name, fieldsOf(value), fieldsOf(none),
                std::make_index_sequence<std::tuple_size_v<decltype(fieldsOf(none))>>());
    }
    template <class List>
    void lookAtAll(const char* name, const List& values) {
        for (const auto& value : values) look(name, value);
    }
    void note(const std::string& what, bool isSet) { m_set[what] = m_set[what] || isSet; }
    [[nodiscard]] std::vector<std::string> missing() const {
        std::vector<std::string> names;
        for (const auto& [name, isSet] : m_set)
            if (!isSet) names.push_back(name);
        return names;
    }

private:
    template <class Fields, std::size_t... index>
    void compare(const char* name, const Fields& fields, const Fields& none, std::index_sequence<index...>) {
        (note(name + (" field " + std::to_string(index + 1)), !(std::get<index>(fields) == std::get<index>(none))),
         ...);
    }
    std::map<std::string, bool> m_set;
};

void lookAtProperties(SetFields& seen, const Properties& properties) {
    for (std::size_t kind = 0; kind < std::variant_size_v<PropertyValue>; ++kind)
        for (const auto& property : properties)
            seen.note("kind of property " + std::to_string(kind + 1), property.value.index() == kind);
}

void lookAtTables(SetFields& seen, const Tables& tables) {
    seen.look("Tables", tables);
    seen.lookAtAll("EnemyKind", *tables.enemies);
    seen.lookAtAll("Goods", *tables.goods);
    seen.lookAtAll("Encounter", *tables.encounters);
    for (const auto& encounter : *tables.encounters) {
        seen.lookAtAll("EncounterChoice", encounter.choices);
        for (const auto& choice : encounter.choices) seen.lookAtAll("Outcome", choice.outcomes);
    }
    seen.lookAtAll("Purpose", *tables.purposes);
    for (const auto& purpose : *tables.purposes) seen.lookAtAll("Furnishing", purpose.furniture);
    seen.lookAtAll("Blueprint", *tables.blueprints);
    for (const auto& blueprint : *tables.blueprints) seen.lookAtAll("Feature", blueprint.features);
}

void lookAtThings(SetFields& seen, const std::vector<Thing>& things) {
    seen.lookAtAll("Thing", things);
    for (const auto& kind : thingKinds()) {
        const std::string name = "thing of kind " + std::string(kind.name);
        seen.note(name, false);
        for (const auto& field : kind.fields) seen.note(name + " with " + std::string(field.name), false);
        for (const auto& thing : things) {
            if (thing.kind != kind.kind) continue;
            seen.note(name, true);
            for (const auto& field : thing.fields) seen.note(name + " with " + field.name, true);
        }
    }
}

void lookAtRecipe(SetFields& seen, const Recipe& recipe) {
    seen.look("Recipe", recipe);
    seen.lookAtAll("RecipeStage", recipe.stages);
    for (const auto& stage : recipe.stages)
        for (const auto& parameter : stage.parameters)
            for (std::size_t kind = 0; kind < std::variant_size_v<ParameterValue>; ++kind)
                seen.note("kind of parameter " + std::to_string(kind + 1), parameter.value.index() == kind);
}

void lookAtLevel(SetFields& seen, const Level& level) {
    seen.look("Level", level);
    seen.lookAtAll("DecorationLayer", level.layers);
    seen.lookAtAll("UnknownOfRun", *level.unknownOfPins);
    seen.lookAtAll("Room", *level.rooms);
    for (const auto& room : *level.rooms) seen.lookAtAll("Run", room.shape);
    seen.lookAtAll("Link", *level.links);
    seen.lookAtAll("Hall", *level.halls);
    lookAtThings(seen, *level.things);
    seen.look("Mission", *level.mission);
    seen.lookAtAll("MissionCycle", level.mission->cycles);
    lookAtProperties(seen, level.properties);
    if (level.recipe) lookAtRecipe(seen, *level.recipe);
}

// The world

Tables wholeTables() {
    Tables tables;
    tables.enemies = std::vector<EnemyKind>{
        {"rat", U'r', {1, 2, 3}, 2, 2, 50, 9, 5, 1, 15, 25, R"("fur": "grey")"},
        {std::string(bossName), U'ß', {9, 2, 3}, 5, 3, 60, 9, 5, 7, 20, 10, {}},
    };
    tables.goods = std::vector<Goods>{{"torch", GoodsEffect::Lamp, 2, 3, R"("smell": "tar")"}};
    const Outcome outcome{2, "It bites.", 1, 2, 3, "rat", R"("sound": "snap")"};
    const EncounterChoice choice{"Reach in", {outcome, {1, "Nothing.", 0, 0, 0, {}, {}}}, R"("hint": "do not")"};
    tables.encounters = std::vector<Encounter>{{"hole", false, false, "A hole.", {choice}, R"("depth": 3)"},
                                               {"cart", true, false, "A cart.", {choice}, {}},
                                               {"tomb", false, true, "A tomb.", {choice}, {}}};
    tables.purposes = std::vector<Purpose>{
        {"bath",
         "It is warm in here.",
         9,
         60,
         RoomForm::Round,
         RoomPlace::DeadEnd,
         20,
         80,
         true,
         true,
         3,
         {{PieceKind::Tile, "water", PiecePlace::Rows, 2, 6, R"("steam": true)"}, {PieceKind::Thing, "lamp"}},
         R"("soap": "none")"},
        {"larder"}};
    tables.blueprints =
        std::vector<Blueprint>{{"well",
                                "It is deep.",
                                BlueprintLayout::Pit,
                                20,
                                60,
                                10,
                                90,
                                4,
                                {{PieceKind::Tile, "pillar", {}, FeaturePlace::Walls, 2, 5, R"("moss": true)"},
                                 {PieceKind::Thing, "enemy", "rat"}},
                                R"("echo": "long")"},
                               {"niche"}};
    return tables;
}

Rules wholeRules() {
    Rules rules;
    rules.objective = "collect";
    rules.players = 2;
    rules.lights = false;
    rules.memory = false;
    rules.sight = 7;
    rules.deadlyWalls = true;
    rules.supplies = 11;
    rules.cityCost = 4;
    rules.chest = 3;
    rules.wandering = Decimal::ofThousandths(1500);
    rules.enemies = true;
    rules.depth = 2;
    rules.unknown = R"("weather": "rain")";
    return rules;
}

TileCatalogue wholeTiles() {
    TileKind lava;
    lava.name = "lava";
    lava.glyph = U'λ';
    lava.colour = {255, 68, 0};
    lava.walk = Walk::Yes;
    lava.seeThrough = true;
    lava.serves = Tile::Rubble;
    lava.source = "cave#12 x";
    lava.picture = "lava.png"; // there is none beside the file
    lava.unknown = R"("heat": "high")";
    return TileCatalogue::of({lava}).value();
}

Properties wholeProperties() {
    Properties properties;
    properties.set("author", std::string("Ada"));
    properties.set("public", true);
    properties.set("best", Decimal::ofThousandths(12125));
    properties.set("logo", Colour{10, 11, 12});
    properties.set("next", Reference{"cellar"});
    properties.set("spot", Cell{2, 1});
    properties.set("later", UnknownValue{R"({ "of": "a later version" })"});
    return properties;
}

PropertyValue valueFor(const ThingField& field) {
    using Type = ThingField::Type;
    switch (field.type) {
    case Type::Whole: return Decimal::of(field.max == 2 ? 2 : 7);
    case Type::Colour: return Colour{255, 0, 0};
    case Type::Level: return Reference{"cellar"};
    case Type::CellInLevel: return Cell{1, 1};
    case Type::Word: return std::string(field.name == "enemy" ? "rat" : field.name == "encounter" ? "tomb" : "site-1");
    case Type::Text: return std::string("Beware of the rat.\nIt bites.");
    }
    return false;
}

/// One of each kind along the row y = 3, its fields set; a start for each player.
std::vector<Thing> wholeThings() {
    std::vector<Thing> things;
    for (const auto& kind : thingKinds()) {
        Thing thing;
        thing.kind = kind.kind;
        thing.at = {static_cast<std::int32_t>(things.size()) + 1, 3};
        thing.id = bornAt(kind.name, thing.at);
        for (const auto& field : kind.fields) thing.fields.set(field.name, valueFor(field));
        things.push_back(std::move(thing));
    }
    Thing first = things.front();
    first.at = {1, 2};
    first.id = "where-it-begins";
    first.fields.set("player", Decimal::of(1));
    first.properties.set("mood", std::string("good"));
    first.unknown = R"("shadow": "long")";
    things.insert(things.begin(), std::move(first)); // in the order of files
    return things;
}

Recipe wholeRecipe() {
    RecipeStage rooms{"rooms", "grow-rooms", 1, 3, true, {}, R"("later": { "a": "b" })"};
    rooms.set("rooms", Range{Decimal::of(3), Decimal::of(5)});
    rooms.set("share", Decimal::of(40));
    rooms.set("round", true);
    rooms.set("style", std::string("plain"));
    RecipeStage links{"links", "near-links", 2, 0, false, {}, {}};
    return {"mine", 7, {rooms, links}, R"("mood": "dark")", 2};
}

void addRooms(Level& level) {
    Room west{"west-room",
              RoomKind::Start,
              {1, 1, 4, 3},
              {},
              Cell{2, 2},
              wholeProperties(),
              std::string(R"("smell": "damp")")};
    west.shape = {{{1, 1}, 4, false}, {{1, 2}, 4, false}, {{1, 3}, 4, false}, {{4, 1}, 2, true}};
    const Room east{"east-room", RoomKind::Room, {8, 1, 4, 3}, {}, {}, {}, {}};
    level.rooms = std::vector<Room>{west, east};
    level.links = std::vector<Link>{{0, 1, LinkKind::Tree, std::string(R"("why": "near")")}};
    level.halls = std::vector<Hall>{
        {0, 1, {{{5, 2}, 3, false}}, std::string(R"("built": "late")"), LinkKind::Tree},
        {0, noRoom, {{{5, 4}, 2, false}}, {}, LinkKind::Repair},
    };
}

Mission wholeMission() {
    return {{{MissionPattern::OneWay,
              {"west-room", "east-room"},
              {"lock-6-3"},
              {"key-5-3"},
              {{6, 2}, {7, 2}},
              R"("depth": 2)"}},
            R"("plan": "old")"};
}

Level wholeLevel() {
    Level level;
    level.id = "hall";
    level.name = "The hall";
    level.tiles = Grid(Size{18, 6}, Tile::Wall);
    level.tiles.fill({1, 1, 16, 4}, Tile::Floor);
    level.tiles.set({6, 1}, static_cast<Tile>(firstCustomTile));
    DecorationLayer banners{"banners", true, Grid(Size{18, 6}), R"("ink": "red")", true, true, 40};
    banners.tiles.set({3, 1}, Tile::Forest);
    DecorationLayer moss{"moss", false, Grid(Size{18, 6}), {}, false, false, 100, false};
    moss.tiles.set({4, 1}, Tile::Grass);
    DecorationLayer beds{"beds", true, Grid(Size{18, 6}), {}, false, false, 100, true};
    beds.tiles.set({5, 1}, Tile::Bridge);
    level.layers = {banners, moss, beds};
    level.pinned = BitGrid(level.size());
    level.pinned.write().setRun(1, 1, 2);
    level.keptEmpty = BitGrid(level.size());
    level.keptEmpty.write().setRun(4, 3, 2);
    level.unknownOfPins = std::vector<UnknownOfRun>{{{{1, 1}, 2, false}, R"("by": "hand")"}};
    level.unknownOfKeptEmpty = std::vector<UnknownOfRun>{{{{3, 4}, 2, false}, R"("for": "later")"}};
    addRooms(level);
    level.things = wholeThings();
    level.pinnedThings = std::vector<std::string>{"where-it-begins"};
    level.mission = wholeMission();
    level.recipe = wholeRecipe();
    level.properties = wholeProperties();
    level.unknown = R"("light": "dim")";
    return level;
}

} // namespace

World worldOfOneOfEverything() {
    World world;
    world.name = "The keep";
    world.madeBy = thisProgram();
    world.rules = wholeRules();
    world.tiles = wholeTiles();
    world.tables = wholeTables();
    world.properties = wholeProperties();
    world.unknown = R"("season": "winter")";
    world.levels.push_back(wholeLevel());
    Level cellar;
    cellar.id = "cellar";
    cellar.name = "Cellar";
    cellar.tiles = Grid(Size{3, 3}, Tile::Floor);
    world.levels.push_back(std::move(cellar));
    return world;
}

std::vector<std::string> fieldsThatAreNotSet(const World& world) {
    SetFields seen;
    seen.look("World", world);
    seen.look("Rules", *world.rules);
    seen.lookAtAll("TileKind", world.tiles.custom());
    lookAtTables(seen, world.tables);
    for (const auto& level : world.levels) lookAtLevel(seen, level);
    return seen.missing();
}

} // namespace delve::test
