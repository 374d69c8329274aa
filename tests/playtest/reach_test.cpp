#include "generation/level/rules.h"
#include "playtest/proof/reach.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A new portal that names a level but no cell.
Thing& leadTo(World& world, std::size_t level, Cell at, const char* to) {
    Thing portal;
    portal.id = bornAt("portal", at);
    portal.kind = ThingKind::Portal;
    portal.at = at;
    portal.fields.set("level", Reference{to});
    return world.levels[level].things.write().emplace_back(std::move(portal));
}

std::string verdict(const World& world) {
    const auto checked = checkReach(world);
    return checked ? "ok" : inEnglish(checked.failure().message);
}

} // namespace

class ReachTest : public QObject {
    Q_OBJECT
private slots:
    void everyObjective() {
        QCOMPARE(verdict(drawnWorld("collect", {"#####", "#@.*#", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("collect", {"#####", "#@..#", "#####"})),
                 std::string("There is no flower to collect."));
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@..X", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("exit", {"#####", "#@..#", "####X"})),
                 std::string("The golden exit at (4, 2) cannot be reached."));
        QCOMPARE(verdict(drawnWorld("gate", {"#####", "#@..G", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("gate", {"#####", "#@..#", "#####"})), std::string("There is no gate."));
        QCOMPARE(verdict(drawnWorld("boss", {"#####", "#@.B#", "#####"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("explore", {"#####", "#@..#", "#####"})), std::string("ok"));
    }

    void aStartAndOneRegion() {
        QCOMPARE(verdict(drawnWorld("explore", {"#####", "#...#", "#####"})),
                 std::string("There is no start for player 1."));
        QCOMPARE(verdict(drawnWorld("explore", {"#####", "#@#.#", "#####"})),
                 std::string("The ground is not connected: 2 region(s)."));
    }

    void levelsAreEnteredByPortals() {
        const auto withPortal = [](World& world, std::size_t level, Cell at, const char* to) {
            leadTo(world, level, at, to).fields.set("cell", Cell{1, 1});
        };
        World world = drawnWorld("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawnWorld("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        QCOMPARE(verdict(world), std::string("There is no start for player 1."));
        withPortal(world, 1, {1, 1}, "outside");
        QCOMPARE(verdict(world), std::string("There is no start for player 1."));
        withPortal(world, 0, {2, 1}, "inside");
        QCOMPARE(verdict(world), std::string("ok"));
        world.levels[1].tiles.set({2, 1}, Tile::Wall);
        QCOMPARE(verdict(world), std::string("The ground is not connected: 2 region(s)."));
    }

    /// As in play: a player arrives at the start, or else at the portal that leads back.
    void aPortalNeedNameNoCell() {
        World world = drawnWorld("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawnWorld("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        leadTo(world, 0, {2, 1}, "inside");
        QCOMPARE(verdict(world), std::string("There is no start for player 1.")); // no place to arrive at
        leadTo(world, 1, {3, 1}, "outside");
        QCOMPARE(verdict(world), std::string("ok"));
    }

    /// As in play.
    void aKeyWithoutAColourOpensALockWithoutOne() {
        World world = drawnWorld("exit", {"########", "#@.r.R.X", "########"});
        auto& things = world.levels[0].things.write();
        things.back().fields.remove("colour");
        QCOMPARE(verdict(world), std::string("The golden exit at (7, 1) cannot be reached."));
        for (auto& thing : world.levels[0].things.write()) thing.fields.remove("colour");
        QCOMPARE(verdict(world), std::string("ok"));
    }

    void keysOpenTheirLocks() {
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#@.r.R.X", "########"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("exit", {"##########", "#@r.R.b.LX", "##########"})), std::string("ok"));
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#@.b.R.X", "########"})),
                 std::string("The golden exit at (7, 1) cannot be reached."));
        QCOMPARE(verdict(drawnWorld("exit", {"########", "#@..R.rX", "########"})),
                 std::string("The golden exit at (7, 1) cannot be reached."));
        const auto world = drawnWorld("exit", {"##########", "#@b.R.r.LX", "##########"});
        QCOMPARE(findReachWithKeys(world.levels[0], world.tiles, {1, 1}).shutLocks, (std::vector<Cell>{{4, 1}}));
    }

    void aKeyOpensNoWall() {
        World world = drawnWorld("exit", {"########", "#@.r.R.X", "########"});
        world.levels[0].tiles.set({5, 1}, Tile::Wall);
        QVERIFY(!findReachWithKeys(world.levels[0], world.tiles, {1, 1}).cells.at({6, 1}));
    }

    void bothLocksOfACellHaveToBeOpened() {
        World world = drawnWorld("exit", {"########", "#@.r.R.X", "########"});
        auto second = world.levels[0].things->back();
        second.id = "second";
        second.fields.set("colour", Colour{0, 0, 200}); // as that of `b`
        world.levels[0].things.write().push_back(second);
        const auto reach = findReachWithKeys(world.levels[0], world.tiles, {1, 1});
        QCOMPARE(reach.shutLocks, (std::vector<Cell>{{5, 1}}));
        QVERIFY(!reach.cells.at({6, 1}));
    }

    /// As in play: on a map drawn by a person, ground that nobody can reach need not be explored.
    void sealedGroundOfAMapNeedNotBeExplored() {
        for (const auto& rows : {std::vector<std::string>{"#######", "#@.#..#", "#######"},
                                 std::vector<std::string>{"#######", "#@.R..#", "#######"}}) {
            const World world = drawnWorld("explore", rows);
            QVERIFY(!checkReach(world)); // a recipe never makes such a level
            const auto faults = findReachFaults(world);
            QVERIFY(faults && faults->empty());
        }
    }

    void aLevelThatNobodyComesToIsAtFault() {
        World world = drawnWorld("explore", {"#####", "#@..#", "#####"});
        world.levels[0].id = "outside";
        world.levels.push_back(drawnWorld("explore", {"#####", "#...#", "#####"}).levels[0]);
        world.levels[1].id = "inside";
        const auto shut = findReachFaults(world);
        QVERIFY(shut && shut->size() == 1);
        QCOMPARE(shut->front().level, std::size_t{1});
        QCOMPARE(inEnglish(shut->front().failure.message), std::string("There is no start for player 1."));
        leadTo(world, 0, {2, 1}, "inside").fields.set("cell", Cell{1, 1});
        const auto open = findReachFaults(world);
        QVERIFY(open && open->empty());
    }

    void unreachedGroundIsExplored() {
        QCOMPARE(verdict(drawnWorld("explore", {"#######", "#@.R..#", "#######"})),
                 std::string("The ground at (3, 1) cannot be reached."));
    }
};

DELVE_TEST(ReachTest)
#include "reach_test.moc"
