#include "playtest/rules/destinations.h"

#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <optional>
#include <vector>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

World twoLevels() {
    World world = drawnWorld("exit", {"#######", "#.@...X", "#######"});
    world.levels[0].id = "out";
    world.levels.push_back(drawnWorld("exit", {"#######", "#...@.#", "#######"}).levels[0]);
    world.levels[1].id = "in";
    return world;
}

Thing portal(std::optional<PropertyValue> level, std::optional<PropertyValue> cell) {
    Thing thing;
    thing.kind = ThingKind::Portal;
    if (level) thing.fields.set("level", *level);
    if (cell) thing.fields.set("cell", *cell);
    return thing;
}

bool equal(const std::optional<Destination>& a, const std::optional<Destination>& b) {
    if (!a || !b) return !a && !b;
    return a->level == b->level && a->cell == b->cell;
}

} // namespace

/// What is kept is what is found again, whatever was asked for before.
class DestinationsTest : public QObject {
    Q_OBJECT
private slots:
    void eachPortalLeadsWhereItLedBefore() {
        const World world = twoLevels();
        const LevelPlaces places(world);
        std::vector<Thing> portals;
        const std::vector<std::optional<PropertyValue>> levels{
            {}, Reference{"in"}, Reference{"out"}, Reference{"gone"}, Reference{""}, std::string("in")};
        const std::vector<std::optional<PropertyValue>> cells{{}, Cell{1, 1}, Cell{3, 1}, Cell{0, 0}, std::string("1")};
        for (const auto& level : levels)
            for (const auto& cell : cells) portals.push_back(portal(level, cell));
        Destinations destinations(places);
        int found = 0;
        for (int round = 0; round < 2; ++round)
            for (std::size_t level = 0; level < 2; ++level)
                for (const auto& each : portals) {
                    const auto expected = destinationOf(places, level, each);
                    QVERIFY(equal(destinations.of(level, each), expected));
                    found += expected ? 1 : 0;
                }
        QVERIFY(found > 0);
        QVERIFY(equal(destinations.of(0, portal(Reference{"in"}, {})), Destination{1, {4, 1}}));
    }
};

DELVE_TEST(DestinationsTest)
#include "destinations_test.moc"
