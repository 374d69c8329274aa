#include "generation/pipeline/portals.h"
#include "generation/pipeline/thing_places.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

Thing thingAt(std::string id, Cell at, ThingKind kind = ThingKind::Coin) {
    Thing thing;
    thing.id = std::move(id);
    thing.kind = kind;
    thing.at = at;
    return thing;
}

/// A country and a town with a gate.
World countryAndTown() {
    World world;
    for (const auto* id : {"country", "town"}) world.levels.emplace_back().id = id;
    world.levels[1].things.write().push_back(thingAt("gate", {1, 1}, ThingKind::Portal));
    return world;
}

} // namespace

/// Things are found by place, in the order of the list, and joining by place equals joining by the list.
class ThingPlacesTest : public QObject {
    Q_OBJECT
private slots:
    void thingsOfAPartComeInTheirOrder() {
        const std::vector<Thing> things{thingAt("a", {5, 3}), thingAt("b", {1, 1}), thingAt("c", {4, 2}),
                                        thingAt("d", {9, 2}), thingAt("e", {5, 4}), thingAt("f", {5, 3})};
        const ThingPlaces places(things);
        QCOMPARE(places.in({4, 2, 2, 2}), (std::vector<std::size_t>{0, 2, 5}));
        QVERIFY(places.in({0, 5, 10, 10}).empty());
        QVERIFY(places.isTaken("d") && !places.isTaken("g"));
    }

    void idsOfAnyNumberAndLengthAreKept() {
        const auto idOf = [](std::size_t i) { return std::string(i % 700, 'x') + std::to_string(i); };
        ThingPlaces places(std::vector<Thing>{});
        constexpr std::size_t count = 20'000;
        for (std::size_t i = 0; i < count; ++i) {
            QVERIFY2(!places.isTaken(idOf(i)), idOf(i).c_str());
            places.add(thingAt(idOf(i), {1, 1}));
        }
        places.add(thingAt(idOf(0), {1, 1})); // a file may hold an id twice
        for (std::size_t i = 0; i < count; ++i) QVERIFY2(places.isTaken(idOf(i)), idOf(i).c_str());
        QVERIFY(!places.isTaken(idOf(count)) && !places.isTaken(""));
        QCOMPARE(places.in({0, 0, 2, 2}).size(), count + 1);
    }

    void whatIsJoinedIsKnownFromThenOn() {
        World world = countryAndTown();
        world.levels[0].things.write().push_back(thingAt(bornAt("portal", {7, 8}), {2, 2}));
        World alike = world;
        ThingPlaces places(*world.levels[0].things);
        for (int time = 0; time < 2; ++time) {
            QVERIFY(joinByPortals(world, 0, {7, 8}, 1, places));
            QVERIFY(joinByPortals(alike, 0, {7, 8}, 1));
            QCOMPARE(world.levels[0].things->size(), std::size_t{2});
        }
        QVERIFY(world == alike);
        QCOMPARE(world.levels[0].things->back().id, bornAt("portal", {7, 8}) + "-2");
        QCOMPARE(places.in({7, 8, 1, 1}), (std::vector<std::size_t>{1}));
    }
};

DELVE_TEST(ThingPlacesTest)
#include "thing_places_test.moc"
