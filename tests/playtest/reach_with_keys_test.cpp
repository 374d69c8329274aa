#include "generation/graph/reach_with_keys.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::test;

/// What can be reached in one level with the keys that lie within reach.
class ReachWithKeysTest : public QObject {
    Q_OBJECT
private slots:
    void aKeyBehindItsLockLeavesItShut() {
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
};

DELVE_TEST(ReachWithKeysTest)
#include "reach_with_keys_test.moc"
