#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/random/stream.h"
#include "playtest/rules/stoppable.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/plain_reach.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr std::array<Tile, 4> ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};

/// Worlds of one to four levels of a few cells, with all that a search has to look at, in any place.
class AnyWorld {
public:
    explicit AnyWorld(Stream& random) : m_random(random) {
        const auto levels = 1 + below(4);
        for (std::uint64_t i = 0; i < levels; ++i) addLevel("level-" + std::to_string(i));
        for (auto& level : world.levels.writable()) {
            if (below(4) != 0) level.properties.set("below", Reference{anyLevel()});
            for (auto things = below(9); things > 0; --things) addThing(level);
        }
    }

    World world;

    /// On the map or right beside it.
    Cell anyCell(Size size) {
        if (below(20) == 0) return {size.width, 0};
        const auto x = static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.width)));
        const auto y = static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.height)));
        return {x, y};
    }
    std::uint64_t below(std::uint64_t n) { return m_random.below(n); }

private:
    std::string anyLevel() { return "level-" + std::to_string(below(world.levels.size() + 1)); } // the last is missing

    void addLevel(const std::string& id) {
        static constexpr std::array others{Tile::Chasm, Tile::Chasm, Tile::SecretDoor, Tile::Door,
                                           Tile::Lava,  Tile::Water, Tile::GoldenExit, Tile::Shallows};
        Level level;
        level.id = id;
        const auto width = static_cast<std::int32_t>(1 + below(8));
        const auto height = static_cast<std::int32_t>(1 + below(6));
        level.tiles = Grid({width, height}, Tile::Floor);
        for (std::int32_t y = 0; y < height; ++y)
            for (std::int32_t x = 0; x < width; ++x) {
                const auto drawn = below(20);
                if (drawn < 5) level.tiles.set({x, y}, Tile::Wall);
                else if (drawn < 9) level.tiles.set({x, y}, ledges[below(ledges.size())]);
                else if (drawn < 11) level.tiles.set({x, y}, others[below(others.size())]);
            }
        world.levels.emplace_back(std::move(level));
    }

    void addThing(Level& level) {
        static constexpr std::array kinds{ThingKind::Key,     ThingKind::Key,    ThingKind::Lock,
                                          ThingKind::Lock,    ThingKind::Portal, ThingKind::Portal,
                                          ThingKind::Barrier, ThingKind::Start,  ThingKind::Flower};
        Thing thing;
        thing.kind = kinds[below(kinds.size())];
        thing.at = anyCell(level.size());
        thing.id = "thing-" + std::to_string(level.things->size());
        if (thing.kind == ThingKind::Portal) {
            if (below(6) != 0) thing.fields.set("level", Reference{anyLevel()});
            if (below(2) == 0) thing.fields.set("cell", anyCell({8, 6}));
        } else if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Lock) {
            if (const auto colour = below(4); colour > 0) thing.fields.set("colour", std::to_string(colour));
        }
        level.things.write().push_back(std::move(thing));
    }

    Stream& m_random;
};

std::string pictured(const PreparedWorld& prepared, const std::vector<BitGrid>& reached) {
    std::string text;
    for (std::uint32_t number = 0; number < prepared.levels.size(); ++number) {
        const Level& level = prepared.level(number);
        text += level.id + '\n';
        for (std::int32_t y = 0; y < level.size().height; ++y, text += '\n') {
            for (std::int32_t x = 0; x < level.size().width; ++x)
                text += static_cast<char>(prepared.world->tiles[level.tiles.at({x, y})].glyph);
            text += "   ";
            for (std::int32_t x = 0; x < level.size().width; ++x) text += reached[number].at({x, y}) ? 'o' : ' ';
        }
    }
    return text;
}

// Worlds whose ground is in pieces: a search that does anything for each piece that it has done before never ends.

World worldOfOne(Level level) {
    World world;
    world.rules.write().objective = "exit";
    level.id = "only";
    world.levels.emplace_back(std::move(level));
    return world;
}

/// The cells of a corridor that winds over the whole map, in order.
std::vector<Cell> corridor(std::int32_t side) {
    std::vector<Cell> cells;
    for (std::int32_t y = 1; y + 1 < side; y += 2) {
        const bool east = y % 4 == 1;
        for (std::int32_t i = 1; i + 1 < side; ++i) cells.push_back({east ? i : side - 1 - i, y});
        if (y + 3 < side) cells.push_back({east ? side - 2 : 1, y + 1});
    }
    return cells;
}

Level drawnCorridor(std::int32_t side) {
    Level level;
    level.tiles = Grid({side, side}, Tile::Wall);
    for (const Cell cell : corridor(side)) level.tiles.set(cell, Tile::Floor);
    return level;
}

World ofLedges(std::int32_t side) {
    Level level = drawnCorridor(side);
    const auto cells = corridor(side);
    for (std::size_t i = 1; i + 1 < cells.size(); i += 2)
        for (const Direction way : directionsClockwise)
            if (cells[i] - cells[i - 1] == towards(way) && cells[i + 1] - cells[i] == towards(way))
                level.tiles.set(cells[i], ledges[static_cast<std::size_t>(way)]);
    return worldOfOne(std::move(level));
}

Thing thingAt(ThingKind kind, Cell at) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = bornAt(infoOf(kind).name, at);
    return thing;
}

/// Each key opens the next lock alone.
World ofLocks(std::int32_t side) {
    Level level = drawnCorridor(side);
    const auto cells = corridor(side);
    auto& things = level.things.write();
    for (std::size_t i = 1; i + 1 < cells.size(); i += 4) {
        const auto colour = std::to_string(i);
        things.push_back(thingAt(ThingKind::Key, cells[i]));
        things.back().fields.set("colour", colour);
        things.push_back(thingAt(ThingKind::Lock, cells[i + 1]));
        things.back().fields.set("colour", colour);
    }
    return worldOfOne(std::move(level));
}

/// Single cells, each with a portal to the next.
World ofPortals(std::int32_t side) {
    Level level;
    level.tiles = Grid({side, side}, Tile::Wall);
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < side; ++y)
        for (std::int32_t x = y % 2; x < side; x += 2) cells.push_back({x, y});
    auto& things = level.things.write();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        level.tiles.set(cells[i], Tile::Floor);
        if (i + 1 == cells.size()) break;
        things.push_back(thingAt(ThingKind::Portal, cells[i]));
        things.back().fields.set("cell", cells[i + 1]);
    }
    return worldOfOne(std::move(level));
}

/// Portals, all of them to a level full of flowers, where one arrives on the last cell.
World ofPortalsWithoutCell(std::int32_t side) {
    World world;
    for (const char* id : {"first", "second"}) {
        Level level;
        level.id = id;
        level.tiles = Grid({side, side}, Tile::Floor);
        auto& things = level.things.write();
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = 0; x < side; ++x) {
                const bool portal = world.levels.empty() || Cell{x, y} == Cell{side - 1, side - 1};
                things.push_back(thingAt(portal ? ThingKind::Portal : ThingKind::Flower, {x, y}));
                if (portal) things.back().fields.set("level", Reference{world.levels.empty() ? "second" : "first"});
            }
        world.levels.emplace_back(std::move(level));
    }
    return world;
}

/// A chasm, and below it a level of another size in which few cells, if any, are open.
World withRareGroundBelow(Stream& random, Cell chasm) {
    World world;
    for (const char* id : {"above", "below"}) {
        Level level;
        level.id = id;
        const auto width = static_cast<std::int32_t>(1 + random.below(150));
        const auto height = static_cast<std::int32_t>(1 + random.below(150));
        level.tiles = Grid(world.levels.empty() ? Size{chasm.x + 1, chasm.y + 1} : Size{width, height}, Tile::Wall);
        for (auto cells = world.levels.empty() ? 0 : random.below(20); cells > 0; --cells) {
            const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(width)));
            const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(height)));
            level.tiles.set({x, y}, Tile::Floor);
        }
        world.levels.emplace_back(std::move(level));
    }
    world.levels[0].tiles.set(chasm, Tile::Chasm);
    world.levels[0].properties.set("below", Reference{"below"});
    return world;
}

/// The nearest open cell up to 32 steps away, else the first.
std::optional<Place> plainLanding(const World& world, Cell chasm) {
    std::optional<Cell> first, nearest;
    const Grid& tiles = world.levels[1].tiles;
    for (std::int32_t y = 0; y < tiles.size().height; ++y)
        for (std::int32_t x = 0; x < tiles.size().width; ++x) {
            if (tiles.at({x, y}) != Tile::Floor) continue;
            if (!first) first = Cell{x, y};
            const auto away = steps({x, y}, chasm);
            if (away <= 32 && (!nearest || away < steps(*nearest, chasm))) nearest = Cell{x, y};
        }
    if (!first) return {};
    return Place{1, nearest.value_or(*first)};
}

using MakeWorld = World (*)(std::int32_t side);

} // namespace

Q_DECLARE_METATYPE(MakeWorld)

/// Where players can get to: compared with a search that tries everything, and fast whatever the ground is like.
class ReachableSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void itIsWhatAPlainSearchFinds() {
        Stream random(61);
        std::int64_t reachedLedges = 0;
        for (int round = 0; round < countOf(3'000, 200'000); ++round) {
            AnyWorld any(random);
            const auto prepared = preparedWorldOf(std::make_shared<const World>(any.world));
            std::vector<Place> starts;
            for (auto count = 1 + any.below(2); count > 0; --count) {
                const auto level = static_cast<std::uint32_t>(any.below(any.world.levels.size()));
                starts.push_back({level, any.anyCell(any.world.levels[level].size())});
            }
            Leniency leniency;
            leniency.locksLeft = any.below(2) == 0;
            leniency.barriersLifted = any.below(2) == 0;
            if (any.below(3) == 0) leniency.keys = {"1", "3"};
            const auto reached = reachableCells(*prepared, starts, leniency);
            const auto expected = plainReach(*prepared, starts, leniency);
            const auto said = "round " + std::to_string(round) + '\n' + pictured(*prepared, reached) + "expected\n" +
                              pictured(*prepared, expected);
            QVERIFY2(reached == expected, said.c_str());
            for (std::size_t level = 0; level < reached.size(); ++level)
                for (const Cell ledge : prepared->levels[level].ledges) reachedLedges += reached[level].at(ledge);
        }
        QVERIFY(reachedLedges > (isShort() ? 0 : 1'000));
    }

    /// Whoever jumps lands on the nearest ground, the first of equals row by row.
    void whoJumpsLandsOnTheNearestGround() {
        Stream random(71);
        int near = 0, far = 0, nowhere = 0;
        for (int round = 0; round < countOf(2'000, 50'000); ++round) {
            const auto x = static_cast<std::int32_t>(random.below(200));
            const auto y = static_cast<std::int32_t>(random.below(200));
            const auto world = withRareGroundBelow(random, {x, y});
            const auto prepared = preparedWorldOf(std::make_shared<const World>(world));
            const auto landing = landingOf(*prepared, {0, {x, y}});
            QVERIFY2(landing == plainLanding(world, {x, y}), qPrintable(QString::number(round)));
            if (!landing) ++nowhere;
            else if (steps(landing->at, {x, y}) <= 32) ++near;
            else ++far;
        }
        QVERIFY(isShort() || (near > 100 && far > 100 && nowhere > 10));
    }

    /// Each of these took minutes when every piece of ground cost a pass over its level.
    void groundInPiecesIsSearchedAtOnce_data() {
        QTest::addColumn<MakeWorld>("make");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("cells");
        QTest::newRow("ledges") << MakeWorld(ofLedges) << 1'000 << static_cast<int>(corridor(1'000).size());
        QTest::newRow("locks") << MakeWorld(ofLocks) << 600 << static_cast<int>(corridor(600).size());
        QTest::newRow("portals") << MakeWorld(ofPortals) << 600 << 180'000;
        QTest::newRow("portals without a cell") << MakeWorld(ofPortalsWithoutCell) << 400 << 320'000;
    }
    void groundInPiecesIsSearchedAtOnce() {
        QFETCH(const MakeWorld, make);
        QFETCH(const int, side);
        QFETCH(const int, cells);
        constexpr int mostSeconds = 5; // of the processor; it takes a fraction of one
        const auto prepared = preparedWorldOf(std::make_shared<const World>(make(side)));
        const std::vector<Place> starts{{0, make == MakeWorld(ofPortals) ? Cell{0, 0} : Cell{1, 1}}};
        const auto begin = std::clock();
        const auto reached = reachableCells(*prepared, starts);
        const auto taken = std::clock() - begin;
        std::int64_t count = 0;
        for (const auto& level : reached) count += level.count();
        QCOMPARE(count, std::int64_t{cells});
        QVERIFY2(taken < mostSeconds * CLOCKS_PER_SEC, qPrintable(QString::number(taken / (CLOCKS_PER_SEC / 1'000))));
    }

    /// Of a game whose objective is about ground: it begins with such a search.
    void aGameThatBeginsCanBeStopped() {
        const auto world = std::make_shared<const World>(drawnWorld("explore", {"#####", "#@..#", "#####"}));
        const auto prepared = preparedWorldOf(world);
        const auto stopped = startGame(prepared, 1, [] { return true; });
        QVERIFY(!stopped && stopped.failure().cancelled());
        int questions = 0;
        const auto game = startGame(prepared, 1, [&questions] { return ++questions < 0; });
        QVERIFY(game.ok() && questions > 1);
        QCOMPARE(game->reachable->counts[0], std::int64_t{3});
    }
};

DELVE_TEST(ReachableSeedsTest)
#include "reachable_seeds_test.moc"
