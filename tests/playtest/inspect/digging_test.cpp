#include "generation/level/rules.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

struct Hall {
    std::vector<Cell> problem; ///< the cells that the first problem of the check names
    std::vector<Cell> dug;
};

Hall hallOf(const World& world, const std::string& check) {
    const auto problems = problemsOf(world);
    const auto found = std::ranges::find(problems, check, &Problem::check);
    if (found == problems.end()) return {};
    Hall hall{found->cells, {}};
    for (const auto& fix : found->fixes)
        if (fix.label.source == std::string("Dig a hall")) hall.dug = fix.tiles.at(0).cells;
    return hall;
}

} // namespace

/// The shortest hall to what cannot be reached.
class DiggingTest : public QObject {
    Q_OBJECT
private slots:
    /// The flower lies at the far end of a region that begins one wall from the reached ground.
    void theHallJoinsTheNearestPairOfCells() {
        const World world =
            drawnWorld("collect", {"######################", "#@..................##", "###################.##",
                                   "###.###############.##", "###.###############.##", "###.###############.##",
                                   "###.###############.##", "###.###############.##", "###..........*#####.##",
                                   "###################.##", "###################.##", "###################.##",
                                   "#############.......##", "######################"});
        const auto hall = hallOf(world, "unreachable-target");
        QCOMPARE(hall.problem, (std::vector<Cell>{{13, 8}, {3, 1}, {3, 3}}));
        QCOMPARE(hall.dug, (std::vector<Cell>{{3, 2}}));
        QCOMPARE(hallOf(world, "unreachable-ground").dug, (std::vector<Cell>{{3, 2}}));
        // The ground that is joined ends somewhere: that is a hint now, and was out of reach before.
        for (const auto& fault : faultsOfFixes(world))
            QVERIFY2(fault.endsWith("leaves : long-dead-end 13,12"), qPrintable(fault));
    }

    /// The hall opens a way around the door, which is hall from then on.
    void aDoorThatTheHallMakesUselessGoes() {
        const World world = drawnWorld("exit", {"##########", "#@..#....#", "#...+....#", "#...#....#", "####X#####"});
        const auto hall = hallOf(world, "unreachable-target");
        QCOMPARE(hall.dug, (std::vector<Cell>{{4, 3}, {4, 2}}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// Through a second region that nobody reaches: two cells are dug, not the seven of the straight hall.
    void groundOnTheWayIsWalked() {
        const World world = drawnWorld(
            "exit", {"############", "#@.#......##", "#..######.##", "#..#######.#", "#..#######X#", "############"});
        const auto hall = hallOf(world, "unreachable-target");
        QCOMPARE(hall.dug, (std::vector<Cell>{{3, 1}, {10, 2}}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// A thing in a wall has no ground around it: its own cell is dug.
    void theHallEndsAtAThingInTheWall() {
        World world = drawnWorld("collect", {"#######", "#@*####", "#######", "#######"});
        put(world, ThingKind::Flower, {5, 2});
        const auto hall = hallOf(world, "unreachable-target");
        QCOMPARE(hall.problem, (std::vector<Cell>{{5, 2}, {2, 1}}));
        QCOMPARE(hall.dug.size(), std::size_t{4});
        QCOMPARE(hall.dug.back(), (Cell{5, 2}));
    }

    /// Ground on the rim of a map can be walked to, though nothing is dug there.
    void groundOnTheRimIsJoined() {
        const World world = drawnWorld("exit", {"########", "X@.....#", "#######.", "########"});
        QCOMPARE(hallOf(world, "unreachable-ground").dug, (std::vector<Cell>{{6, 2}}));
    }

    /// A chasm is the way to another level.
    void noChasmIsDugThrough() {
        const World world = drawnWorld("exit", {"########", "X@.V.###", "########", "########"});
        QCOMPARE(hallOf(world, "unreachable-ground").dug, (std::vector<Cell>{{2, 2}, {3, 2}, {4, 2}}));
    }

    /// The region is larger than what a problem names, and its nearest cell is one of the last.
    void theWholeRegionIsLookedAt() {
        Rows rows(140, "#" + std::string(120, '.') + "#");
        rows.front() = rows[136] = rows[138] = rows.back() = std::string(122, '#');
        rows[137] = "#@.X" + std::string(118, '#');
        const auto hall = hallOf(drawnWorld("exit", rows), "unreachable-ground");
        QCOMPARE(hall.problem.size(), Found::mostCells);
        QCOMPARE(hall.dug.size(), std::size_t{1});
        QCOMPARE(hall.dug.front().y, 136);
    }
};

DELVE_TEST(DiggingTest)
#include "digging_test.moc"
