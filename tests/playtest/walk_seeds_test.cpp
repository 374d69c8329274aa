#include "playtest/proof/walk.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr std::int32_t width = 12;
constexpr std::int32_t height = 9;
constexpr std::array<Cell, 4> sides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

constexpr Colour colourOfNumber(std::size_t number) { return {static_cast<std::uint8_t>(30 * number), 0, 200}; }

/// A map of walls and floor, with keys and locks of some colours.
struct Maze {
    std::set<Cell> floor;
    std::multimap<Cell, std::size_t> keys; ///< their colours
    std::multimap<Cell, std::size_t> locks;
    Cell start;
    Cell goal;
};

Cell drawnCell(Stream& random) {
    const auto x = static_cast<std::int32_t>(random.below(width - 2));
    const auto y = static_cast<std::int32_t>(random.below(height - 2));
    return Cell{x, y} + Cell{1, 1};
}

Maze drawnMaze(Stream& random) {
    Maze maze;
    const auto wallsIn = 2 + random.below(3);
    for (std::int32_t y = 1; y + 1 < height; ++y)
        for (std::int32_t x = 1; x + 1 < width; ++x)
            if (random.below(wallsIn) != 0) maze.floor.insert({x, y});
    maze.start = drawnCell(random);
    maze.goal = drawnCell(random);
    maze.floor.insert(maze.start);
    maze.floor.insert(maze.goal);
    const auto colours = 1 + random.below(6);
    for (auto left = random.below(16); left > 0; --left) {
        const auto kind = random.below(3);
        const auto colour = random.below(colours);
        const Cell at = drawnCell(random);
        maze.floor.insert(at);
        if (at == maze.start) continue;
        (kind == 0 ? maze.keys : maze.locks).emplace(at, colour);
    }
    return maze;
}

/// `sought`: a flower, or the boss.
std::shared_ptr<const World> worldOf(const Maze& maze, ThingKind sought) {
    World world = drawnWorld(sought == ThingKind::Boss ? "boss" : "collect", {"@"});
    auto& level = world.levels[0];
    level.tiles = Grid({width, height}, Tile::Wall);
    for (const Cell cell : maze.floor) level.tiles.set(cell, Tile::Floor);
    auto& things = level.things.write();
    things.front().at = maze.start;
    const auto put = [&things](ThingKind kind, Cell at, std::optional<std::size_t> colour = {}) {
        auto& thing = things.emplace_back();
        thing.id = std::string(infoOf(kind).name) + std::to_string(things.size());
        thing.kind = kind;
        thing.at = at;
        if (colour) thing.fields.set("colour", colourOfNumber(*colour));
    };
    put(sought, maze.goal);
    for (const auto& [at, colour] : maze.keys) put(ThingKind::Key, at, colour);
    for (const auto& [at, colour] : maze.locks) put(ThingKind::Lock, at, colour);
    return std::make_shared<const World>(std::move(world));
}

bool isOpenWith(const Maze& maze, Cell cell, unsigned held) {
    const auto [first, last] = maze.locks.equal_range(cell);
    return maze.floor.contains(cell) &&
           std::all_of(first, last, [&](const auto& lock) { return (held >> lock.second & 1u) != 0; });
}

unsigned withKeysAt(const Maze& maze, Cell cell, unsigned held) {
    const auto [first, last] = maze.keys.equal_range(cell);
    for (auto key = first; key != last; ++key) held |= 1u << key->second;
    return held;
}

/// The fewest steps to the goal, by telling all sets of keys apart. Nothing: there is no way.
std::optional<std::size_t> fewestSteps(const Maze& maze) {
    std::set<std::pair<Cell, unsigned>> known{{maze.start, 0}};
    std::vector<std::pair<Cell, unsigned>> front{{maze.start, 0}};
    for (std::size_t steps = 1; !front.empty(); ++steps) {
        std::vector<std::pair<Cell, unsigned>> next;
        for (const auto& [at, held] : front)
            for (const Cell side : sides) {
                if (!isOpenWith(maze, at + side, held)) continue;
                if (at + side == maze.goal) return steps;
                const std::pair there{at + side, withKeysAt(maze, at + side, held)};
                if (known.insert(there).second) next.push_back(there);
            }
        front = std::move(next);
    }
    return {};
}

/// Does each step lead to the cell beside, with the keys for what is shut there, and the last one to the goal?
bool isWay(const Maze& maze, const std::vector<play::Walk::Step>& steps) {
    Cell at = maze.start;
    unsigned held = 0;
    for (const auto& step : steps) {
        at = at + towards(step.direction);
        if (step.to.at != at || !isOpenWith(maze, at, held)) return false;
        held = withKeysAt(maze, at, held);
    }
    return !steps.empty() && at == maze.goal;
}

} // namespace

/// Shortest walks through locks, with keys that are picked up on the way, held to a plain search.
class WalkSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void walksAreShortest() {
        int ways = 0;
        int withKeys = 0;
        int shut = 0;
        const auto count = countOf(std::uint64_t{3'000}, std::uint64_t{100'000});
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            Stream random(seed);
            const auto maze = drawnMaze(random);
            if (maze.start == maze.goal) continue;
            const auto world = worldOf(maze, ThingKind::Flower);
            const auto game = startGame(world, 1);
            QVERIFY(game.ok());
            const auto colours = coloursOfKeys(*world);
            play::Walk walk(*game, colours, 0);
            const auto said = "seed " + std::to_string(seed);
            const auto fewest = fewestSteps(maze);
            for (int again = 0; again < 2; ++again) { // a search leaves nothing behind for the next one
                const auto steps = walk.nearest(objectiveGoal(*game));
                QVERIFY2(steps.has_value() == fewest.has_value(), said.c_str());
                if (!steps) continue;
                QVERIFY2(steps->size() == *fewest, said.c_str());
                QVERIFY2(isWay(maze, *steps), said.c_str());
            }
            auto unlocked = maze;
            unlocked.locks.clear();
            ++ways;
            const auto open = fewestSteps(unlocked);
            withKeys += fewest && fewest != open;
            shut += open && !fewest;
        }
        QVERIFY(ways > 0);
        const auto counts = std::to_string(withKeys) + " by keys, " + std::to_string(shut) + " shut";
        QVERIFY2(isShort() || (withKeys > 20 && shut > 20), counts.c_str());
    }

    /// A search for somebody who has gone elsewhere keeps to where the walk may lead, and finds none that is longer.
    void whoeverMovesIsFoundAgain() {
        int found = 0;
        const auto count = countOf(std::uint64_t{1'000}, std::uint64_t{30'000});
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            Stream random(seed);
            auto maze = drawnMaze(random);
            auto game = startGame(worldOf(maze, ThingKind::Boss), 1);
            QVERIFY(game.ok());
            const auto colours = coloursOfKeys(game->world());
            play::Walk walk(*game, colours, 0);
            for (int moves = 0; moves < 5; ++moves) {
                maze.goal = drawnCell(random);
                if (maze.goal == maze.start || !maze.floor.contains(maze.goal)) continue;
                game->enemies.write(0).at = maze.goal;
                const auto fewest = fewestSteps(maze);
                const auto steps = walk.nearest(objectiveGoal(*game));
                const auto said = "seed " + std::to_string(seed);
                QVERIFY2(steps.has_value() == fewest.has_value(), said.c_str());
                QVERIFY2(!steps || (steps->size() == *fewest && isWay(maze, *steps)), said.c_str());
                found += steps.has_value();
            }
        }
        QVERIFY(isShort() || found > 100);
    }
};

DELVE_TEST(WalkSeedsTest)
#include "walk_seeds_test.moc"
