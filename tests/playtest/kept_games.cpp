#include "tests/playtest/kept_games.h"

#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "tests/playtest/recorded.h"

#include <algorithm>

namespace delve::test {
namespace {

using Rows = std::vector<std::string>;

void put(World& world, Level& level, char glyph, Cell cell) {
    if (const auto tile = world.tiles.findGlyph(static_cast<char32_t>(glyph))) return level.tiles.set(cell, *tile);
    level.tiles.set(cell, Tile::Floor);
    for (const auto& kind : thingKinds()) {
        if (kind.glyph != glyph && !(glyph == '&' && kind.kind == ThingKind::Start)) continue;
        Thing thing;
        thing.kind = kind.kind;
        thing.at = cell;
        thing.id = bornAt(kind.name, cell);
        if (glyph == '&') thing.fields.set("player", Decimal::of(2));
        level.things.write().push_back(std::move(thing));
    }
}

void addLevel(World& world, const std::string& id, const Rows& rows) {
    auto& level = world.levels.emplace_back();
    level.id = id;
    level.tiles = Grid({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())}, Tile::Void);
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            put(world, level, rows[y][x], {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
}

World smallWorld(const std::string& objective, const Rows& rows, std::int64_t players = 1) {
    World world;
    world.name = "Kept";
    world.rules.write().objective = objective;
    world.rules.write().players = players;
    world.rules.write().sight = 2;
    world.rules.write().enemies = true;
    addLevel(world, "first", rows);
    return world;
}

/// Leaves nothing to chance: an enemy that attacks always does so, and no enemy moves.
World withEnemies(World world, std::int64_t health, std::int64_t strength) {
    for (auto& kind : world.tables.enemies.write()) {
        kind.health = health;
        kind.strength = strength;
        kind.aggression = strength > 0 ? 100 : 0;
        kind.speed = 0;
        kind.worth = 7;
        kind.heavy = kind.open = 0;
    }
    return world;
}

/// A single encounter, which takes all remaining health.
World withDeadlyEncounter(World world) {
    Encounter encounter{"pit", false, false, "A pit.", {}, {}};
    encounter.choices.push_back({"Jump", {Outcome{1, "It was deep.", -100, 0, 0, {}, {}}}, {}});
    Encounter onRoads = encounter;
    onRoads.name = "ditch";
    onRoads.road = true;
    world.tables.encounters = std::vector<Encounter>{encounter, onRoads};
    return world;
}

void lead(World& world, std::size_t level, Cell at, const std::string& to, Cell cell) {
    auto& things = world.levels[level].things.write();
    const auto portal = std::ranges::find(things, at, &Thing::at);
    portal->fields.set("level", Reference{to});
    portal->fields.set("cell", cell);
}

World journey(const std::string& road, std::int64_t supplies) {
    World world = smallWorld("journey", {road});
    world.rules.write().supplies = supplies;
    Room site;
    site.id = "west";
    site.kind = RoomKind::Site;
    site.box = {1, 0, 1, 1};
    world.levels[0].rooms.write().push_back(site);
    addLevel(world, "town", {".>."});
    lead(world, 0, {1, 0}, "town", {1, 0});
    lead(world, 1, {1, 0}, "first", {1, 0});
    return world;
}

World locked() {
    World world = smallWorld("gate", {"########", "#@k+l$*G", "########"});
    for (auto& thing : world.levels[0].things.write())
        if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Lock) thing.fields.set("colour", "dark red");
    return world;
}

/// Goes down to the second level, in which nobody has moved yet.
play::Shell deeper() {
    auto shell = play::Shell::inPlay(std::make_shared<const World>(worldOf("spanning-halls", 3, {40, 30})), 3);
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    beatTheBoss(*shell);
    play::NoSavedGames none;
    typeAll(*shell, "NDSWA", none);
    return std::move(*shell);
}

class Games {
public:
    void play(const std::string& name, World world, std::string_view keys, std::optional<play::Place> from = {}) {
        auto shell = play::Shell::inPlay(std::make_shared<const World>(std::move(world)), 1, from);
        if (!shell) qFatal("%s: %s", name.c_str(), inEnglish(shell.failure().message).c_str());
        play::NoSavedGames none;
        typeAll(*shell, keys, none);
        games.push_back({name, std::move(*shell)});
    }
    std::vector<KeptGame> games;
};

void playWon(Games& games) {
    games.play("collect-won", smallWorld("collect", {"@**."}), "DD");
    games.play("collect-won-by-two", smallWorld("collect", {"@.*&"}, 2), "J");
    games.play("collect-draw", smallWorld("collect", {"@*.*&"}, 2), "DJ");
    games.play("exit-won", smallWorld("exit", {"####", "#@.X", "####"}), "DTMD");
    games.play("gate-won", locked(), "DDDDDDDDDDDDD");
    games.play("boss-won", withEnemies(smallWorld("boss", {"@.B"}), 1, 0), "DD1111111111");
    games.play("journey-won", journey("@>|O", 10), "DAD{walls}DDD");
    games.play("explore-won", smallWorld("explore", {"#####", "#@..#", "#####"}), "D");
}

void playLost(Games& games) {
    const auto fight = "DD" + std::string(40, '2');
    games.play("collect-lost", withEnemies(smallWorld("collect", {"@.e*"}), 1000, 9), fight);
    World walls = smallWorld("exit", {"####", "#@.X", "####"});
    walls.rules.write().deadlyWalls = true;
    games.play("exit-lost", std::move(walls), "DW");
    games.play("gate-lost", withDeadlyEncounter(smallWorld("gate", {"@!.G"})), "D1");
    games.play("boss-lost", withEnemies(smallWorld("boss", {"@.B"}), 1000, 9), fight);
    games.play("journey-lost", journey("@>..", 3), "DDA");
    games.play("explore-lost", withEnemies(smallWorld("explore", {"@.e......."}), 1000, 9), fight);
}

void playOn(Games& games) {
    games.play("collect-playing", smallWorld("collect", {"@**.&"}, 2), "DTFJ");
    games.play("exit-from-a-cell", smallWorld("exit", {"####", "#@.X", "####"}), "A", play::Place{0, {2, 1}});
    games.play("gate-playing", locked(), "DDDD");
    games.play("gate-in-an-encounter", withDeadlyEncounter(smallWorld("gate", {"@!.G"})), "D");
    games.play("boss-in-the-store", smallWorld("boss", {"@$s.........B"}), "DD1");
    games.play("boss-in-a-fight", withEnemies(smallWorld("boss", {"@.B"}), 9, 2), "DD12");
    games.play("journey-playing", journey("@>|O", 10), "DDA");
    games.play("explore-tested", smallWorld("explore", {"############", "#@.........#", "############"}),
               "{give coins 5}{walls}WS{walls}{go 2,1}D");
    games.play("gate-tested", locked(), "{give key dark red}{give health 7}{reveal}{go 4,1}");
    games.games.push_back({"boss-deeper", deeper()});
    World caves = worldOf("caves", 7, {40, 30});
    caves.rules.write().enemies = true;
    games.play("caves-playing", std::move(caves), "DDSSAAWWDSDSDSAWAW1B2B.TTF");
}

} // namespace

std::vector<KeptGame> playKeptGames() {
    Games games;
    playWon(games);
    playLost(games);
    playOn(games);
    return std::move(games.games);
}

} // namespace delve::test
