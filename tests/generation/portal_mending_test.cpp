#include "generation/level/portal_mending.h"
#include "generation/level/portal_targets.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

constexpr Size size{4, 2};

World worldOf(std::initializer_list<const char*> levels) {
    World world;
    for (const auto* id : levels) {
        auto& level = world.levels.emplace_back();
        level.id = id;
        level.tiles = Grid(size, Tile::Floor);
    }
    return world;
}

const Properties& fieldsOfFirst(const Level& level) { return level.things->front().fields; }

} // namespace

/// Portals to something missing are changed to lead nowhere; all others stay as they are.
class PortalMendingTest : public QObject {
    Q_OBJECT
private slots:
    void whatLeadsSomewhereStays() {
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {3, 1}));
        world.levels[1].things.write().push_back(portalTo("lower", {0, 0}));
        const World before = world;
        QVERIFY(!mendPortals(world));
        QVERIFY(world == before);
    }

    void aLevelThatIsNotThereLeavesNoTarget() {
        World world = worldOf({"upper"});
        world.levels[0].things.write().push_back(portalTo("house", {0, 0}));
        QVERIFY(mendPortals(world));
        QVERIFY(!fieldsOfFirst(world.levels[0]).find("level") && !fieldsOfFirst(world.levels[0]).find("cell"));
    }

    void aCellOffTheMapIsNone() {
        World world = worldOf({"upper", "lower"});
        world.levels[0].things.write().push_back(portalTo("lower", {4, 0}));
        QVERIFY(mendPortals(world));
        QVERIFY(fieldsOfFirst(world.levels[0]).find("level") && !fieldsOfFirst(world.levels[0]).find("cell"));
    }

    void levelsAreFoundByTheirIdsAsTheWorldFindsThem() {
        const World world = worldOf({"upper", "lower", "lower", ""});
        const LevelPlaces places(world);
        for (const auto* id : {"upper", "lower", "", "house"}) QCOMPARE(places.find(id), world.find(id));
        QCOMPARE(places.placeOf("lower"), std::optional<std::size_t>(1));
        QVERIFY(!places.placeOf("house"));
        QCOMPARE(places.count(), std::size_t{4});
    }

    void whoeverStopsIsAskedAndTheRestStays() {
        World world = worldOf({});
        for (int i = 0; i < 1000; ++i) {
            auto& level = world.levels.emplace_back();
            level.id = std::to_string(i);
            level.things.write().push_back(portalTo("house", {0, 0}));
        }
        int asked = 0;
        QVERIFY(mendPortals(world, [&] { return ++asked == 2; }));
        QCOMPARE(asked, 2);
        QVERIFY(!fieldsOfFirst(world.levels.front()).find("level") && fieldsOfFirst(world.levels.back()).find("level"));
    }

    void aPortalThatNamesNoLevelLeadsToItsOwn() {
        const World world = worldOf({"upper", "lower"});
        Thing portal = portalTo("lower", {0, 0});
        QCOMPARE(portalTarget(portal, world.levels[0], world), &world.levels[1]);
        portal.fields.set("level", std::string("upper"));
        QCOMPARE(portalTarget(portal, world.levels[0], world), &world.levels[0]);
        portal.fields.set("level", Decimal::of(7)); // names no existing level
        QCOMPARE(portalTarget(portal, world.levels[0], world), nullptr);
        portal.fields.remove("level");
        QCOMPARE(portalTarget(portal, world.levels[0], world), &world.levels[0]);
    }
};

DELVE_TEST(PortalMendingTest)
#include "portal_mending_test.moc"
