#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/coins.h"
#include "generation/stages/doors.h"
#include "generation/stages/gate.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;
using test::sides;

namespace {

bool isWalkable(const Level& level, Cell cell) {
    const TileCatalogue tiles;
    return level.size().contains(cell) && tiles.walkable(level.tiles.at(cell));
}

std::vector<Cell> cellsWith(const Level& level, Tile tile) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == tile) cells.push_back({x, y});
    return cells;
}

const Thing* thingOf(const Level& level, ThingKind kind) {
    const auto found = std::ranges::find(*level.things, kind, &Thing::kind);
    return found == level.things->end() ? nullptr : &*found;
}

std::map<Cell, int> stepsFrom(const Level& level, Cell start) {
    return test::stepsFrom(start, [&](Cell cell) { return isWalkable(level, cell); });
}

} // namespace

/// The stages that finish a level, tested against the specification of each.
class FinishingStagesTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<Generated> make(const Recipe& recipe, Size size, const Level* base = nullptr) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        request.base = base;
        return generate(request, builtInStages(), m_workspace);
    }
    Level levelOf(const char* recipe, std::uint64_t seed, Size size, const Level* base = nullptr) {
        auto made = make(builtInRecipes().find(recipe)->find(1)->withSeed(seed), size, base);
        return made ? std::move(made->level) : Level{};
    }
    static Size sizeFor(std::uint64_t seed) {
        return {static_cast<std::int32_t>(16 + seed * 5 % 90), static_cast<std::int32_t>(16 + seed * 7 % 60)};
    }

private slots:
    void oneCoinForFortyCellsOfFloor() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Level level = levelOf("spanning-halls", seed, sizeFor(seed));
            const auto floor = static_cast<std::int64_t>(cellsWith(level, Tile::Floor).size());
            std::set<Cell> taken;
            std::int64_t coins = 0;
            for (const auto& thing : *level.things) {
                QVERIFY(taken.insert(thing.at).second);
                if (thing.kind != ThingKind::Coin) continue;
                QCOMPARE(level.tiles.at(thing.at), Tile::Floor);
                ++coins;
            }
            QCOMPARE(coins, std::max<std::int64_t>(1, (floor + 20) / 40));
        }
    }

    void pinnedCoinsCount() {
        DrawnDraft old({"            ", " .......... ", "            "});
        old.draft.addThing(ThingKind::Coin, {3, 1});
        Level base = old.draft.snapshot();
        base.pinnedThings = std::vector<std::string>{"coin-3-1"};
        DrawnDraft drawn({"            ", " .......... ", "            "}, &base);
        Stream random(1);
        QVERIFY(strewCoins(drawn.draft, random, {4}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Coin).size(), std::size_t{3}); // ten cells: 2.5, rounded up
    }

    void storeAndBossAreTwoRoomsDrawn() {
        std::set<std::pair<Cell, Cell>> drawn;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            auto recipe = recipeNamed(builtInRecipes(), "spanning-halls@1")->withSeed(7);
            recipe.find("boss")->reroll = seed; // the same rooms each time, another draw of the boss
            const auto made = make(recipe, {50, 40});
            QVERIFY(made.ok());
            const auto& level = made->level;
            const Cell boss = thingOf(level, ThingKind::Boss)->at;
            const Cell store = thingOf(level, ThingKind::Store)->at;
            drawn.emplace(boss, store);
            int bossRooms = 0;
            int storeRooms = 0;
            for (const auto& room : *level.rooms) {
                QCOMPARE(room.box.contains(boss), room.kind == RoomKind::Boss);
                QCOMPARE(room.box.contains(store), room.kind == RoomKind::Store);
                bossRooms += room.kind == RoomKind::Boss ? 1 : 0;
                storeRooms += room.kind == RoomKind::Store ? 1 : 0;
            }
            QCOMPARE(bossRooms, 1);
            QCOMPARE(storeRooms, 1);
        }
        QVERIFY(drawn.size() > 20);
    }

    /// Where a hall meets a room, in 60 % of the cases; never beside another door.
    void doorsStandWhereHallsMeetRooms() {
        std::int64_t trials = 0;
        std::int64_t made = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Recipe recipe = recipeNamed(builtInRecipes(), "keep@1")->withSeed(seed);
            recipe.stages.resize(5); // up to the doors
            const auto generated = make(recipe, {80, 45});
            QVERIFY(generated.ok());
            const Level& level = generated->level;
            const auto tile = [&](Cell cell) {
                return level.size().contains(cell) ? level.tiles.at(cell) : Tile::Void;
            };
            for (std::int32_t y = 0; y < 45; ++y)
                for (std::int32_t x = 0; x < 80; ++x) {
                    const Cell cell{x, y};
                    const bool door = tile(cell) == Tile::Door;
                    if (!door && tile(cell) != Tile::Hall) continue;
                    const bool meets = std::ranges::any_of(sides, [&](Cell side) {
                        const Cell across{side.y, side.x};
                        return tile(cell + side) == Tile::Floor && isWalkable(level, cell - side) &&
                               !isWalkable(level, cell + across) && !isWalkable(level, cell - across);
                    });
                    QVERIFY(meets || !door);
                    const auto isDoor = [&](Cell side) { return tile(cell + side) == Tile::Door; };
                    if (door) QVERIFY(std::ranges::none_of(sides, isDoor));
                    // Cells are decided in order: only those above and to the left were decided before.
                    if (!meets || isDoor({0, -1}) || isDoor({-1, 0})) continue;
                    ++trials;
                    made += door ? 1 : 0;
                }
        }
        QVERIFY(trials > 5000);
        // Five standard deviations around 60 %.
        const double deviation = std::sqrt(static_cast<double>(trials) * 0.6 * 0.4);
        QVERIFY(std::abs(static_cast<double>(made) - 0.6 * static_cast<double>(trials)) < 5 * deviation);
    }

    void theGoldenExitIsFarByPathAndFaced() {
        for (const char* recipe : {"rooms-and-mazes", "caves", "keep"})
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const Level level = levelOf(recipe, seed, sizeFor(seed));
                const auto exits = cellsWith(level, Tile::GoldenExit);
                QCOMPARE(exits.size(), std::size_t{1});
                const auto steps = stepsFrom(level, thingOf(level, ThingKind::Start)->at);
                std::vector<int> all;
                const auto stepsBefore = [&](Cell cell) {
                    int nearest = 1'000'000;
                    for (const Cell side : sides)
                        if (const auto found = steps.find(cell + side); found != steps.end())
                            nearest = std::min(nearest, found->second);
                    return nearest;
                };
                for (const Tile tile : {Tile::Wall, Tile::GoldenExit})
                    for (const Cell cell : cellsWith(level, tile))
                        if (stepsBefore(cell) < 1'000'000) all.push_back(stepsBefore(cell));
                std::ranges::sort(all, std::greater<>{});
                QVERIFY(stepsBefore(exits[0]) >= all[std::max<std::size_t>(1, all.size() / 5) - 1]);
            }
    }

    void thePinnedGoldenExitIsTheOnlyOne() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Level base = levelOf("rooms-and-mazes", seed, {41, 31});
            const Cell exit = cellsWith(base, Tile::GoldenExit).front();
            BitGrid pinned(base.size());
            for (const Cell side : sides) // pinned ground beside the exit
                if (base.size().contains(exit + side)) pinned.set(exit + side, isWalkable(base, exit + side));
            pinned.set(exit);
            base.pinned = pinned;
            const Level again = levelOf("rooms-and-mazes", seed + 500, {41, 31}, &base);
            QCOMPARE(cellsWith(again, Tile::GoldenExit), std::vector<Cell>{exit});
        }
    }

    void thePinnedGateIsTheOnlyOne() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Level base = levelOf("partition", seed, {60, 40});
            const Cell gate = cellsWith(base, Tile::Gate).front();
            BitGrid pinned(base.size());
            for (const Cell side : sides)
                if (base.size().contains(gate + side)) pinned.set(gate + side, isWalkable(base, gate + side));
            pinned.set(gate);
            base.pinned = pinned;
            const Level again = levelOf("partition", seed + 500, {60, 40}, &base);
            QCOMPARE(cellsWith(again, Tile::Gate), std::vector<Cell>{gate});
        }
    }

    /// A pinned exit in solid rock, which nobody can reach, does not count as an exit.
    void aPinnedExitThatNothingLeadsToIsNotCounted() {
        Level base;
        base.tiles = Grid({30, 20});
        base.tiles.fill({0, 0, 3, 3}, Tile::Wall);
        base.tiles.set({1, 1}, Tile::GoldenExit);
        BitGrid pinned({30, 20});
        for (int y = 0; y < 3; ++y) pinned.setRun(y, 0, 3);
        base.pinned = pinned;
        const Level level = levelOf("rooms-and-mazes", 1, {30, 20}, &base);
        QCOMPARE(cellsWith(level, Tile::GoldenExit).size(), std::size_t{2});
    }

    void thereIsOneGateInAnyOfManyWalls() {
        std::set<Cell> drawn;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const Level level = levelOf("partition", seed, sizeFor(seed));
            QCOMPARE(cellsWith(level, Tile::Gate).size(), std::size_t{1});
            auto recipe = recipeNamed(builtInRecipes(), "partition@1")->withSeed(3);
            recipe.find("gate")->reroll = seed;
            const auto again = make(recipe, {60, 40});
            QVERIFY(again.ok());
            drawn.insert(cellsWith(again->level, Tile::Gate).at(0));
        }
        QVERIFY(drawn.size() > 50);
    }
};

DELVE_TEST(FinishingStagesTest)
#include "finishing_stages_test.moc"
