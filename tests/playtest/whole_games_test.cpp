#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/rules/step_context.h"
#include "playtest/shell/map_text.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <deque>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A good enough player: always takes the shortest path to the nearest wanted thing.
class Walker {
public:
    Walker(Shell& shell, std::size_t player, char32_t atEncounters)
        : m_shell(shell), m_player(player), m_atEncounters(atEncounters) {}

    /// Plays until the game is over, or this many keys are typed.
    void playThrough(int keys) {
        for (int typed = 0; typed < keys && !m_shell.game()->over(); ++typed) (void)m_shell.type(next(), m_none);
    }

private:
    [[nodiscard]] char32_t next() const {
        switch (m_shell.screen()) {
        case Screen::Fight: return U'1';
        case Screen::Encounter: return m_atEncounters;
        case Screen::Store: return U'B';
        default: return keyTo(towardsWanted());
        }
    }

    [[nodiscard]] char32_t keyTo(Cell way) const {
        const std::u32string_view keys = m_player == 0 ? U"WASD" : U"IJKL";
        constexpr std::array<Cell, 4> ways{{{0, -1}, {-1, 0}, {0, 1}, {1, 0}}};
        for (std::size_t i = 0; i < ways.size(); ++i)
            if (ways[i] == way) return keys[i];
        return keys[0];
    }

    [[nodiscard]] bool isWanted(Cell cell) const {
        const Game& game = *m_shell.game();
        const auto level = game.players[m_player].place.level;
        const Tile tile = tileAt(game, level, cell);
        const Thing* thing = thingAt(game, level, cell);
        const auto* enemy = enemyAt(game, level, cell);
        if (thing && thing->kind == ThingKind::Key) return true;
        const auto& objective = game.objective();
        if (objective.ofTowns) return leadsOn(level, thing);
        for (const auto& need : objective.needs) {
            if (need.tile) return (game.world().tiles.*need.tile)(tile);
            return need.thing == ThingKind::Boss ? enemy && enemy->boss : thing && thing->kind == need.thing;
        }
        if (game.prepared->levels[level].walkable.at(cell) && !game.levels[level].seen.at(cell)) return true;
        return unseenOn(game, level) == 0 && leadsToUnseen(level, thing);
    }

    /// Does a door lead on, once all is seen here: to unseen ground, or back to a level with more doors?
    [[nodiscard]] bool leadsToUnseen(std::uint32_t level, const Thing* thing) const {
        const Game& game = *m_shell.game();
        const auto to = thing && thing->kind == ThingKind::Portal ? destinationOf(game, level, *thing) : std::nullopt;
        if (!to || to->level == level) return false;
        return unseenOn(game, to->level) > 0 || level != game.prepared->home;
    }

    [[nodiscard]] bool hasChest(std::uint32_t level) const {
        const Game& game = *m_shell.game();
        const auto& things = *game.level(level).things;
        for (std::uint32_t i = 0; i < things.size(); ++i)
            if (things[i].kind == ThingKind::Chest && isThere(game, level, i)) return true;
        return false;
    }

    /// In a town: to a chest, to a house with chests, and then out; in a house: to a chest, and then back.
    [[nodiscard]] bool leadsOutOfTown(std::uint32_t level, const Thing& thing) const {
        const Game& game = *m_shell.game();
        if (hasChest(level)) return thing.kind == ThingKind::Chest;
        const auto leadsTo = [&](const Thing& portal) {
            return portal.kind == ThingKind::Portal ? destinationOf(game, level, portal) : std::nullopt;
        };
        const auto leadsToChest = [&](const Thing& portal) {
            const auto to = leadsTo(portal);
            return to && to->level != game.prepared->home && hasChest(to->level);
        };
        const auto leadsHome = [&](const Thing& portal) {
            const auto to = leadsTo(portal);
            return to && to->level == game.prepared->home;
        };
        const auto& things = *game.level(level).things;
        if (std::ranges::any_of(things, leadsToChest)) return leadsToChest(thing);
        return std::ranges::any_of(things, leadsHome) ? leadsHome(thing) : leadsTo(thing).has_value();
    }

    /// On the roads: to the goal, or to a town that is not explored.
    [[nodiscard]] bool leadsOn(std::uint32_t level, const Thing* thing) const {
        const Game& game = *m_shell.game();
        if (!thing) return false;
        if (thing->kind == ThingKind::Goal) return true;
        if (level != game.prepared->home) return leadsOutOfTown(level, *thing);
        if (thing->kind != ThingKind::Portal) return false;
        const auto to = destinationOf(game, level, *thing);
        if (!to) return false;
        return to->level != level && !std::ranges::any_of(*game.explored, [&](const std::string& site) {
                   const auto& rooms = *game.level(level).rooms;
                   const auto room = std::ranges::find(rooms, site, &Room::id);
                   return room != rooms.end() && room->box.contains(thing->at);
               });
    }

    [[nodiscard]] bool canCross(Cell cell) const {
        const Game& game = *m_shell.game();
        const auto& player = game.players[m_player];
        for (const auto& entry : game.prepared->levels[player.place.level].thingsAt(cell)) {
            const Thing& thing = (*game.level(player.place.level).things)[entry.second];
            if (thing.kind == ThingKind::Lock && isThere(game, player.place.level, entry.second) &&
                std::ranges::find(player.keys, colourOf(thing)) == player.keys.end())
                return false;
            if (thing.kind == ThingKind::Barrier && isThere(game, player.place.level, entry.second)) return false;
            // No path leads through a portal, except on the roads of a journey.
            const bool roads = player.place.level == game.prepared->home && game.objective().ofTowns;
            if (thing.kind == ThingKind::Portal && !roads) return false;
        }
        return game.prepared->levels[player.place.level].walkable.at(cell);
    }

    /// The next cell on the shortest path to something wanted.
    [[nodiscard]] Cell towardsWanted() const {
        const Game& game = *m_shell.game();
        const auto place = game.players[m_player].place;
        const Size size = game.level(place.level).size();
        std::vector<Cell> first(static_cast<std::size_t>(size.area()), Cell{9, 9});
        const auto index = [&](Cell c) {
            return static_cast<std::size_t>(c.y) * static_cast<std::size_t>(size.width) + static_cast<std::size_t>(c.x);
        };
        std::deque<Cell> queue{place.at};
        first[index(place.at)] = {0, 0};
        while (!queue.empty()) {
            const Cell here = queue.front();
            queue.pop_front();
            for (const Cell way : {Cell{0, -1}, Cell{-1, 0}, Cell{0, 1}, Cell{1, 0}}) {
                const Cell to = here + way;
                if (!size.contains(to) || first[index(to)] != Cell{9, 9}) continue;
                first[index(to)] = here == place.at ? way : first[index(here)];
                if (isWanted(to)) return first[index(to)];
                if (canCross(to)) queue.push_back(to);
            }
        }
        return {0, -1};
    }

    Shell& m_shell;
    std::size_t m_player;
    char32_t m_atEncounters; ///< the key to type there
    NoSavedGames m_none;
};

Shell playThrough(World world, std::uint64_t seed, std::size_t player = 0, int keys = 20'000,
                  char32_t atEncounters = U'B') {
    auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), seed);
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    Walker(*shell, player, atEncounters).playThrough(keys);
    return std::move(*shell);
}

World withDeadlyRats(World world) {
    world.rules.write().enemies = true;
    for (auto& kind : world.tables.enemies.write()) {
        kind.health = 10'000;
        kind.strength = 1'000;
        kind.aggression = 100;
        kind.open = 0;
    }
    auto& level = world.levels[0];
    const auto ground = preparedWorldOf(std::make_shared<const World>(world));
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if ((x + y) % 3 == 0 && ground->levels[0].walkable.at({x, y}) &&
                ground->levels[0].thingsAt({x, y}).empty()) {
                Thing rat;
                rat.kind = ThingKind::Enemy;
                rat.at = {x, y};
                rat.id = bornAt("enemy", rat.at);
                level.things.write().push_back(std::move(rat));
            }
    return world;
}

} // namespace

/// A complete game of each objective, won and lost, and each replayed to the same state.
class WholeGamesTest : public QObject {
    Q_OBJECT
private slots:
    void everyRecipeIsWon_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"grown-rooms", "rooms-and-mazes", "partition", "caves", "keep", "town", "house"})
            QTest::newRow(recipe) << recipe;
    }
    void everyRecipeIsWon() {
        QFETCH(QString, recipe);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            World world = worldOf(recipe.toStdString(), seed, {60, 36}); // as generated, with its deadly walls
            QCOMPARE(world.rules->deadlyWalls, recipe == QStringLiteral("rooms-and-mazes"));
            const auto shell = playThrough(std::move(world), seed);
            QCOMPARE(stateName(shell), std::string_view("won"));
            QCOMPARE(shell.game()->winner, std::size_t{1});
            compareReplay(shell);
        }
    }

    void aWorldIsExplored() {
        World world = worldOf("caves", 3, {60, 36});
        world.rules.write().objective = "explore";
        const auto shell = playThrough(std::move(world), 3);
        QCOMPARE(stateName(shell), std::string_view("won"));
        QCOMPARE(shell.game()->unseen, std::int64_t{0});
        compareReplay(shell);
    }

    void playerTwoCollects() {
        const auto shell = playThrough(worldOf("grown-rooms", 5, {60, 36}), 5, 1);
        QCOMPARE(stateName(shell), std::string_view("won"));
        QCOMPARE(shell.game()->winner, std::size_t{2});
        compareReplay(shell);
    }

    void everyObjectiveIsLostToEnemies_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("objective");
        QTest::newRow("collect") << "caves"
                                 << "collect";
        QTest::newRow("exit") << "caves"
                              << "exit";
        QTest::newRow("gate") << "partition"
                              << "gate";
        QTest::newRow("boss") << "spanning-halls"
                              << "boss";
        QTest::newRow("explore") << "caves"
                                 << "explore";
    }
    void everyObjectiveIsLostToEnemies() {
        QFETCH(QString, recipe);
        QFETCH(QString, objective);
        World world = withDeadlyRats(worldOf(recipe.toStdString(), 2, {60, 36}));
        world.rules.write().objective = objective.toStdString();
        const auto shell = playThrough(std::move(world), 2);
        QCOMPARE(stateName(shell), std::string_view("lost"));
        QCOMPARE(shell.game()->players[0].health, std::int64_t{0});
        compareReplay(shell);
    }

    /// From town to town, until the goal can be reached.
    void aJourneyIsWon() {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            World world = worldOf("journey", seed, {64, 48});
            world.rules.write().supplies = 10'000;
            world.rules.write().wandering = {};
            const auto shell = playThrough(std::move(world), seed);
            QCOMPARE(stateName(shell), std::string_view("won"));
            QVERIFY(shell.game()->reason == "goal");
            QVERIFY(!shell.game()->explored->empty());
            compareReplay(shell);
        }
    }

    /// With the recipe's own supplies, its chests, and the enemies that appear on the roads, which are fought.
    void aJourneyIsWonAsItIsMade() {
        int won = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            World world = worldOf("journey", seed, {64, 48});
            QVERIFY(world.rules->wandering > Decimal{});
            const auto shell = playThrough(std::move(world), seed, 0, 20'000, U'1');
            QVERIFY(shell.game()->over());
            if (shell.game()->ending == Ending::Won) ++won;
            compareReplay(shell);
        }
        QVERIFY2(won >= 2, qPrintable(QString::number(won)));
    }

    void aJourneyIsLostWithoutSupplies() {
        World world = worldOf("journey", 1, {64, 48});
        world.rules.write().supplies = world.rules->cityCost;
        for (Level& level : world.levels.writable())
            std::erase_if(level.things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Chest; });
        world.rules.write().wandering = {};
        const auto shell = playThrough(std::move(world), 1);
        QCOMPARE(stateName(shell), std::string_view("lost"));
        QVERIFY(shell.game()->reason == "supplies");
        compareReplay(shell);
    }

    /// A journey is lost if every encounter on its roads costs health.
    void aJourneyIsLostOnTheRoad() {
        World world = worldOf("journey", 2, {64, 48});
        world.rules.write().supplies = 10'000;
        world.rules.write().wandering = Decimal::of(100);
        auto& encounters = world.tables.encounters.write();
        for (auto& encounter : encounters)
            for (auto& choice : encounter.choices)
                for (auto& outcome : choice.outcomes) outcome.health = -6;
        const auto shell = playThrough(std::move(world), 2, 0, 20'000, U'1');
        QCOMPARE(stateName(shell), std::string_view("lost"));
        QVERIFY(shell.game()->reason == "encounter");
        compareReplay(shell);
    }

    void aDeadlyWallLoses() {
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("rooms-and-mazes", 4, {60, 36})), 4);
        NoSavedGames none;
        typeAll(*shell, std::string(40, 'W'), none);
        QCOMPARE(stateName(*shell), std::string_view("lost"));
        compareReplay(*shell);
    }

    /// Walking straight to the boss wins some games and loses some; the deeper, the more are lost.
    void theBossIsBeatenAndBeats() {
        std::array<int, 2> won{};
        std::array<bool, 2> seen{};
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            for (const std::int64_t depth : {1, 12}) {
                World world = worldOf("spanning-halls", seed, {60, 36});
                world.rules.write().depth = depth;
                const auto shell = playThrough(std::move(world), seed);
                QVERIFY(shell.game()->over());
                const bool good = shell.game()->ending == Ending::Won;
                if (!std::exchange(seen[good ? 1 : 0], true)) compareReplay(shell);
                won[depth == 1 ? 0 : 1] += good ? 1 : 0;
            }
        QVERIFY2(seen[0] && seen[1], qPrintable(QString("%1 of 40 won").arg(won[0])));
        QVERIFY2(won[0] > won[1], qPrintable(QString("%1 at depth 1, %2 at depth 12").arg(won[0]).arg(won[1])));
    }
};

DELVE_TEST(WholeGamesTest)
#include "whole_games_test.moc"
