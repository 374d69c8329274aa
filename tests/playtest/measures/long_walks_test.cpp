#include "playtest/measures/detours.h"
#include "playtest/measures/longest_walk.h"
#include "playtest/measures/measured.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/measures/random_levels.h"
#include "tests/support/counts.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

bool never() { return false; }

/// The longest of the shortest walks, by a search from each cell.
std::int64_t plainLongest(const RegionGraph& region) {
    std::vector<std::uint32_t> steps;
    std::vector<RegionGraph::Number> queue;
    std::uint32_t longest = 0;
    for (RegionGraph::Number from = 0; from < region.count(); ++from) {
        const auto last = region.findSteps(from, steps, queue);
        longest = std::max(longest, steps[last]);
    }
    return longest;
}

} // namespace

/// The exact searches for long walks: what they find, and what they cost on levels made to be expensive.
class LongWalksTest : public QObject {
    Q_OBJECT
private slots:
    /// In a ring, every cell is as far from another one as any: no search tells anything about others.
    void aRingTakesFewSearches() {
        for (const std::int32_t side : {64, 128, 256}) {
            const auto world = windingRing(side, 1);
            const Measured measured(world, 0, nullptr);
            const auto& region = measured.mainRegion();
            const auto cells = std::int64_t{region.count()};
            for (RegionGraph::Number i = 0; i < region.count(); ++i)
                QCOMPARE(std::ranges::count(region.neighbours(i), region.count()), 2);
            VisitBudget forWalk(cells);
            QVERIFY(longestWalk(region, forWalk, never) == cells / 2);
            QVERIFY2(forWalk.spent() <= 64 * cells, qPrintable(QString::number(forWalk.spent() / cells)));
            VisitBudget forDetour(cells);
            QVERIFY(worstDetour(region, findThinWalls(measured.cells(), region), forDetour, never).has_value());
            QVERIFY2(forDetour.spent() <= 64 * cells, qPrintable(QString::number(forDetour.spent() / cells)));
        }
    }

    /// A few dead ends and short cuts change nothing about that.
    void aRingWithBranchesTakesFewSearches() {
        auto world = windingRing(128, 1);
        for (std::int32_t x = 9; x < 120; x += 37) world.levels[0].tiles.set({x, 2 + 2 * (x % 13)}, Tile::Floor);
        const Measured measured(world, 0, nullptr);
        const auto cells = std::int64_t{measured.mainRegionCount()};
        VisitBudget budget(cells);
        const auto longest = longestWalk(measured.mainRegion(), budget, never);
        QVERIFY(longest && *longest <= cells / 2);
        QVERIFY2(budget.spent() <= 128 * cells, qPrintable(QString::number(budget.spent() / cells)));
    }

    /// Where nothing is a chain, the search gives up in time.
    void aWideRingHasAValueOrNone() {
        const auto world = windingRing(256, 2);
        const Measured measured(world, 0, nullptr);
        const auto cells = std::int64_t{measured.mainRegionCount()};
        VisitBudget budget(cells);
        (void)longestWalk(measured.mainRegion(), budget, never);
        QVERIFY(budget.spent() <= (VisitBudget::forEachCell + 1) * cells);
    }

    void theBudgetGrowsWithTheRegion() {
        const auto fits = [](std::int64_t cells, std::int64_t visits) { return VisitBudget(cells).spend(visits); };
        QVERIFY(fits(2896, 2896 * 2896) && fits(0, VisitBudget::least) && !fits(0, VisitBudget::least + 1));
        QVERIFY(fits(100'000, 51'200'000) && !fits(100'000, 51'200'001));
        QVERIFY(fits(1 << 22, VisitBudget::most) && !fits(1 << 22, VisitBudget::most + 1));
    }

    void chainsFindTheLongestWalk() {
        int compared = 0;
        forEachLevel(countOf(120), countOf(300), [&](const QString& name, const World& world) {
            const Measured measured(world, 0, nullptr);
            const auto& region = measured.mainRegion();
            VisitBudget budget(region.count());
            const auto found = region.count() > 0 ? longestWalkOverChains(region, budget) : std::nullopt;
            if (!found) return;
            ++compared;
            QVERIFY2(*found == plainLongest(region), qPrintable(name));
        });
        QVERIFY(isShort() || compared > 100);
    }

    void chainsOfAllShapes() {
        for (const auto& [rows, longest] : std::vector<std::pair<std::vector<std::string>, std::int64_t>>{
                 {{"."}, 0},
                 {{".."}, 1},
                 {{"....."}, 4},
                 {{"...", ".#.", "..."}, 4},                 // a ring
                 {{"...", ".#.", "...", "#.#", "#.#"}, 6},   // with a dead end
                 {{".....", ".#.#.", "....."}, 6},           // two chains beside a third
                 {{"#.#", "...", "#.#"}, 2},                 // a crossing
                 {{"...#...", ".#...#.", "...#..."}, 10}}) { // two rings on one chain, each left where it is entered
            const auto world = drawnWorld("exit", rows);
            const Measured measured(world, 0, nullptr);
            VisitBudget budget(measured.mainRegionCount());
            QVERIFY2(longestWalkOverChains(measured.mainRegion(), budget) == longest, rows.front().c_str());
            QCOMPARE(plainLongest(measured.mainRegion()), longest);
        }
    }

    /// The graph takes memory by the cells of the region, however large the map.
    void aSmallRegionOfALargeMapTakesLittle() {
        auto world = filled({4096, 4096}, Tile::Wall);
        world.levels[0].tiles.fill({2000, 2000, 20, 15}, Tile::Floor);
        const Measured measured(world, 0, nullptr);
        QCOMPARE(measured.mainRegionCount(), std::int64_t{300});
        (void)measured.cells();
        if (!forgetMostBytes()) qInfo("the peak before is not forgotten");
        const double before = residentBytes();
        QCOMPARE(measured.mainRegion().count(), RegionGraph::Number{300});
        if (!addressesAreChecked) QVERIFY(maxBytes() - before < 8e6);
    }

    /// By number: each cell, and those beside it.
    void theGraphHasTheNeighboursOfTheMap() {
        forEachLevel(countOf(30), countOf(200), [](const QString& name, const World& world) {
            const Measured measured(world, 0, nullptr);
            const auto& region = measured.mainRegion();
            const auto& map = measured.cells();
            for (RegionGraph::Number i = 0; i < region.count(); ++i) {
                const auto index = map.indexOf(region.cell(i));
                QVERIFY2(map.is(index, CellMap::mainRegion) && region.at(region.cell(i)) == i, qPrintable(name));
                for (std::size_t side = 0; side < 4; ++side) {
                    const auto next = beside(index, map.sides().at(side));
                    const auto expected =
                        map.is(next, CellMap::mainRegion) ? region.at(map.cellAt(next)) : region.count();
                    QVERIFY2(region.neighbours(i).at(side) == expected, qPrintable(name));
                }
            }
            QCOMPARE(std::int64_t{region.count()}, measured.mainRegionCount());
        });
    }
};

DELVE_TEST(LongWalksTest)
#include "long_walks_test.moc"
