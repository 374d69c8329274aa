#include "generation/level/rules.h"
#include "playtest/proof/proof.h"
#include "playtest/proof/soft_locks.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/replayed.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// Can a player get stuck? "safe", "stuck in 3 at 1,1" or why that is not known; or why the world cannot be won.
std::string stuck(const World& world) {
    const auto proof = prove(std::make_shared<const World>(world), {.softLocks = true});
    if (!proof) return "stopped";
    if (!proof->softLocks) return inEnglish(proof->reason);
    const auto& found = *proof->softLocks;
    if (found.verdict == SoftLocks::Verdict::Safe) return "safe";
    if (found.verdict == SoftLocks::Verdict::Unknown) return inEnglish(found.reason);
    if (const auto fault = test::faultOfStuck(world, found); !fault.empty()) return fault;
    const Cell at = found.places.front().at;
    return "stuck in " + std::to_string(found.steps) + " at " + std::to_string(at.x) + ',' + std::to_string(at.y);
}

} // namespace

/// Whether the proof says that a player can get stuck, on small worlds.
class SoftLocksTest : public QObject {
    Q_OBJECT
private slots:
    void whoeverPlaysIsSafe() {
        QCOMPARE(stuck(drawnWorld("exit", {"######", "#r@.RX", "######"})), std::string("safe"));
        QCOMPARE(stuck(drawnWorld("collect", {"######", "#*@.*#", "######"})), std::string("safe"));
        QCOMPARE(stuck(drawnWorld("explore", {"######", "#r@R.#", "######"})), std::string("safe"));
        QCOMPARE(stuck(drawnWorld("boss", {"######", "#@..B#", "######"})), std::string("safe"));
    }

    void whatIsTakenInPassingIsNotLost() {
        QCOMPARE(stuck(withPortal(drawnWorld("collect", {"#######", "#..@..#", "#.....#", "#.*...#", "#######"}),
                                  {2, 3}, {1, 1})),
                 std::string("safe"));
        const std::vector<std::string> locked{"##########", "#..@..#..#", "#.....R..X", "#.r...#..#", "##########"};
        QCOMPARE(stuck(withPortal(drawnWorld("exit", locked), {2, 3}, {1, 1})), std::string("safe"));
        const std::vector<std::string> apart{"#######", "#*.@.*#", "#######", "#.....#"};
        QCOMPARE(stuck(withPortal(drawnWorld("collect", apart), {5, 1}, {1, 3})), std::string("stuck in 2 at 5,1"));
    }

    /// A portal that leads one way, past the key, the exit or a flower.
    void whereTheLastWayBackIsLost() {
        const World trap =
            withPortal(drawnWorld("exit", {"########", "#...@.X#", "#####.##", "#..#####"}), {1, 1}, {1, 3});
        QCOMPARE(stuck(trap), std::string("stuck in 3 at 1,1"));
        // Behind the portal there is a way back, for whoever has the key.
        const std::vector<std::string> forced{"########", "#..r@.X#", "####.###", "####R###", "#.......", "########"};
        QCOMPARE(stuck(withPortal(drawnWorld("exit", forced), {1, 1}, {1, 4})), std::string("safe"));
        const std::vector<std::string> passedBy{"########", "#...@rX#", "####.###", "####R###", "#.......", "########"};
        QCOMPARE(stuck(withPortal(drawnWorld("exit", passedBy), {1, 1}, {1, 4})), std::string("stuck in 3 at 1,1"));
        const World needed =
            withPortal(drawnWorld("exit", {"########", "#...@.RX", "##.#####", "##..r###", "####.###", "#..#####"}),
                       {1, 1}, {1, 5});
        QCOMPARE(stuck(needed), std::string("stuck in 3 at 1,1"));
        const World flowers =
            withPortal(drawnWorld("collect", {"######", "#.@*##", "######", "#*..##"}), {1, 1}, {2, 3});
        QCOMPARE(stuck(flowers), std::string("stuck in 1 at 1,1"));
    }

    void downALedgeOrAChasmOneMayBeStuck() {
        QCOMPARE(stuck(drawnWorld("exit", {"######", "#@E.X#", "######"})), std::string("safe"));
        QCOMPARE(stuck(drawnWorld("exit", {"########", "#.W@..X#", "########"})), std::string("stuck in 1 at 2,1"));
        QCOMPARE(stuck(drawnWorld("collect", {"##########", "#*..@E*..#", "##########"})),
                 std::string("stuck in 1 at 5,1"));
        // A secret door is a way back.
        QCOMPARE(stuck(drawnWorld("exit", {"#######", "#.W@.X#", "#Q#.###", "#...###", "#######"})),
                 std::string("safe"));
        // Beside the exit, but on a ledge that leads past it.
        QCOMPARE(stuck(drawnWorld("exit", {"######", "#@.X##", "##SX##", "##.###", "######"})),
                 std::string("stuck in 2 at 2,2"));
        World world = drawnWorld("exit", {"#######", "#.V@.X#", "#######"});
        QCOMPARE(stuck(world), std::string("safe"));
        world.levels[0].id = "above";
        world.levels.push_back(drawnWorld("exit", {"####", "#..#", "####"}).levels[0]);
        world.levels[1].id = "below";
        world.levels[0].properties.set("below", Reference{"below"});
        QCOMPARE(stuck(world), std::string("stuck in 1 at 2,1"));
    }

    /// Where nobody strikes from a ledge that leads elsewhere, the boss still comes to whoever stands there.
    void aBossComesToALedge() {
        QCOMPARE(stuck(drawnWorld("boss", {"######", "#@..##", "##SB##", "######"})), std::string("safe"));
        const World below = drawnWorld("boss", {"######", "#@..##", "##SB##", "##.###", "######"});
        const auto proof = prove(std::make_shared<const World>(below), {.softLocks = true});
        QVERIFY(proof.ok() && proof->softLocks);
        QCOMPARE(proof->softLocks->verdict, SoftLocks::Verdict::Possible);
        QCOMPARE(proof->softLocks->places.front().at, (Cell{2, 3}));
    }

    /// No player gets past the portal, but the boss does.
    void whatTheSearchLeavesOutIsNotTold() {
        World world = drawnWorld("boss", {"###########", "#.W@....B.#", "###########"});
        leadTo(world, 0, {6, 1}, world.levels[0].id.c_str());
        world.levels[0].things.write().back().fields.set("cell", Cell{4, 1});
        QVERIFY(stuck(world).starts_with("Some steps lead one way"));
    }

    /// An objective that asks for all of what nobody can stand on.
    void tilesThatAllHaveToBeWalkedIntoAreNotTold() {
        Declarations declarations = builtInDeclarations();
        auto allExits = *declarations.objectives.find("exit");
        allExits.id = "all-exits";
        allExits.needs[0].all = true;
        QVERIFY(declarations.objectives.add(std::move(allExits)));
        const World world = drawnWorld("all-exits", {"########", "#.W@..X#", "########"});
        const auto proof =
            prove(std::make_shared<const World>(world), {.declarations = &declarations, .softLocks = true});
        QVERIFY(proof.ok() && proof->softLocks);
        QCOMPARE(proof->softLocks->verdict, SoftLocks::Verdict::Unknown);
    }

    /// Of two towns one leads to the goal, and there is enough to enter one, or two.
    void suppliesRunOut() {
        World world = drawnWorld("journey", {"##########", "#..@..#..#", "##########"});
        auto& rules = world.rules.write();
        rules.cityCost = 1;
        rules.wandering = {};
        rules.supplies = 1;
        world.levels[0].id = "roads";
        for (const char* id : {"idle", "gates"}) {
            world.levels.push_back(drawnWorld("journey", {"####", "#..#", "####"}).levels[0]);
            world.levels.back().id = id;
        }
        const auto lead = [&](std::size_t level, Cell at, const char* to, Cell cell) {
            leadTo(world, level, at, to);
            world.levels[level].things.write().back().fields.set("cell", cell);
        };
        lead(0, {1, 1}, "idle", {1, 1});
        lead(1, {2, 1}, "roads", {2, 1});
        lead(0, {5, 1}, "gates", {1, 1});
        lead(2, {2, 1}, "roads", {7, 1});
        Thing goal;
        goal.id = "goal-8-1";
        goal.kind = ThingKind::Goal;
        goal.at = {8, 1};
        world.levels[0].things.write().push_back(goal);
        QCOMPARE(stuck(world), std::string("stuck in 2 at 2,1"));
        world.rules.write().supplies = 2;
        QCOMPARE(stuck(world), std::string("stuck in 4 at 2,1"));
        world.rules.write().cityCost = 0;
        QCOMPARE(stuck(world), std::string("safe"));
    }

    /// Each plays on as they like: they are stuck only once both are.
    void twoPlayersAreStuckTogether() {
        World world = drawnWorld("exit", {"########", "#..&@.X#", "########", "#..#####"});
        leadTo(world, 0, {1, 1}, world.levels[0].id.c_str());
        world.levels[0].things.write().back().fields.set("cell", Cell{1, 3});
        QCOMPARE(stuck(world), std::string("stuck in 6 at 1,1"));
        QCOMPARE(stuck(drawnWorld("collect", {"##########", "#**.@&E*.#", "##########"})),
                 std::string("stuck in 4 at 6,1"));
        QCOMPARE(stuck(drawnWorld("collect", {"#######", "#*@.**#", "###&###", "#######"})), std::string("safe"));
    }

    /// The other one takes the only key down the ledge.
    void aKeyOfTheOtherPlayerMayBeMissing() {
        QCOMPARE(stuck(drawnWorld("exit", {"##########", "#..W&r@RX#", "####...###", "##########"})),
                 std::string("stuck in 3 at 3,1"));
    }

    /// In a hall, the one with the key cannot pass the one who is nearer to the lock.
    void twoPlayersMayStandInEachOthersWay() {
        QCOMPARE(stuck(drawnWorld("exit", {"########", "#r@.RX##", "#.######", "#&######", "########"})),
                 std::string("stuck in 2 at 1,1"));
        QCOMPARE(stuck(drawnWorld("exit", {"########", "#r@.RX##", "#..#####", "#&######", "########"})),
                 std::string("safe"));
    }

    /// Where they can pass each other, they are not followed from cell to cell.
    void twoPlayersOnALargeMap() {
        const std::vector<std::string> rows{"################", "#..............#", "#.*..........*.#",
                                            "#..............#", "#......@.......#", "#..............#",
                                            "#.*.....&...*..#", "#..............#", "#SS#############",
                                            "#..#############", "################"};
        QCOMPARE(stuck(drawnWorld("collect", rows)), std::string("stuck in 18 at 2,8"));
    }

    /// More than can be told apart: where they lie together, one stands for all.
    void manyFlowersAboveALedge() {
        std::vector<std::string> rows(14, "#" + std::string(12, '*') + "#");
        rows.front() = rows.back() = std::string(14, '#');
        rows[1] = "#@" + std::string(11, '*') + "#";
        rows.push_back("#.############");
        rows.push_back("##############");
        rows[13] = "#S############";
        QCOMPARE(stuck(drawnWorld("collect", rows)), std::string("stuck in 12 at 1,13"));
    }

    /// What is above the ledge has not been seen; or it is seen from below, or on the way.
    void groundToSeeMayBeLost() {
        const auto ofSight = [](std::int64_t sight, World world) {
            world.rules.write().sight = sight;
            return world;
        };
        const std::vector<std::string> left{"##########", "#....@E..#", "##########"};
        QCOMPARE(stuck(ofSight(1, drawnWorld("explore", left))), std::string("stuck in 1 at 6,1"));
        QCOMPARE(stuck(ofSight(6, drawnWorld("explore", left))), std::string("safe"));
        const std::vector<std::string> below{"#######", "#@....#", "#SSSSS#", "#.....#", "#######"};
        QCOMPARE(stuck(ofSight(2, drawnWorld("explore", below))), std::string("safe"));
        const std::vector<std::string> both{"##########", "#...@&E..#", "##########"};
        QCOMPARE(stuck(ofSight(1, drawnWorld("explore", both))), std::string("stuck in 4 at 6,1"));
        const std::vector<std::string> onTheWay{"#########", "#@..E...#", "#########"};
        QVERIFY(stuck(ofSight(1, drawnWorld("explore", onTheWay))).starts_with("Some steps lead one way"));
    }

    /// The more ledges there are, the more ground can be lost; each piece of it is asked about once.
    void aThousandLedgesAreSearchedOnce() {
        std::string row = "#@";
        for (int i = 0; i < 1'000; ++i) row += "E.";
        row += '#';
        const std::string wall(row.size(), '#');
        const auto start = startGame(std::make_shared<const World>(drawnWorld("explore", {wall, row, wall})), 1);
        QVERIFY(start.ok());
        std::int64_t questions = 0;
        const std::function<bool()> count = [&questions] {
            ++questions;
            return false;
        };
        const auto found = softLocksOf(*start, {}, count);
        QVERIFY(found && inEnglish(found->reason).starts_with("Some steps lead one way"));
        QVERIFY2(questions < 200, std::to_string(questions).c_str());
    }
};

DELVE_TEST(SoftLocksTest)
#include "soft_locks_test.moc"
