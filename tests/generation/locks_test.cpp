#include "generation/level/locks.h"

#include "generation/level/portal_targets.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <set>
#include <utility>

using namespace delve;
using namespace delve::test;

namespace {

Thing coloured(ThingKind kind, Cell at, const std::string& colour) {
    Thing thing{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    if (!colour.empty()) thing.fields.set("colour", colour);
    return thing;
}

std::vector<std::string> idsOf(const std::vector<const Thing*>& things) {
    std::vector<std::string> ids;
    for (const auto* const thing : things) ids.push_back(thing->id);
    return ids;
}

/// Keys and locks of few colours, at random places, among other things.
std::vector<Thing> anyKeysAndLocks(std::uint64_t seed) {
    Stream random(seed);
    std::vector<Thing> things;
    const auto count = random.below(60);
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto kind = std::array{ThingKind::Key, ThingKind::Lock, ThingKind::Coin}[random.below(3)];
        const auto colour = std::array{"", "red", "blue"}[random.below(3)];
        things.push_back(
            coloured(kind, {static_cast<std::int32_t>(i), static_cast<std::int32_t>(random.below(20))}, colour));
    }
    return things;
}

} // namespace

/// Which locks a key opens, and which keys open a lock.
class LocksTest : public QObject {
    Q_OBJECT
private slots:
    void theNearestPartnerComesFirst() {
        const std::vector<Thing> things{coloured(ThingKind::Key, {0, 0}, "red"),
                                        coloured(ThingKind::Lock, {9, 0}, "red"),
                                        coloured(ThingKind::Lock, {2, 0}, "red"), coloured(ThingKind::Lock, {1, 0}, ""),
                                        coloured(ThingKind::Key, {5, 5}, "red")};
        QCOMPARE(idsOf(partnersOf(things[0], things)), (std::vector<std::string>{"lock-2-0", "lock-9-0"}));
        QCOMPARE(idsOf(partnersOf(things[2], things)), (std::vector<std::string>{"key-0-0", "key-5-5"}));
        QVERIFY(partnersOf(things[3], things).empty());
    }

    /// By the definition alone: a pair is a key and a lock of which one opens the other.
    void pairsAreThoseThatOpen() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto things = anyKeysAndLocks(seed);
            std::set<std::pair<const Thing*, const Thing*>> expected;
            for (const auto& key : things)
                for (const auto& lock : things)
                    if (key.kind == ThingKind::Key && lock.kind == ThingKind::Lock && opens(key, lock))
                        expected.emplace(&key, &lock);
            std::set<std::pair<const Thing*, const Thing*>> found;
            for (const auto& pair : keysWithLocks(things)) QVERIFY(found.emplace(pair.key, pair.lock).second);
            QCOMPARE(found.size(), expected.size());
            QVERIFY(found == expected);
            for (const auto& thing : things)
                for (const auto* const partner : partnersOf(thing, things))
                    QVERIFY(expected.contains(thing.kind == ThingKind::Key ? std::pair(&thing, partner)
                                                                           : std::pair(partner, &thing)));
        }
    }

    void veryManyHaveOnePairEach() {
        std::vector<Thing> things;
        for (std::int32_t i = 0; i < 100; ++i) things.push_back(coloured(ThingKind::Key, {i, 0}, "red"));
        for (std::int32_t i = 0; i < 3000; ++i) things.push_back(coloured(ThingKind::Lock, {i, 1}, "red"));
        const auto pairs = keysWithLocks(things);
        QCOMPARE(pairs.size(), std::size_t{3000});
        std::set<const Thing*> met;
        for (const auto& pair : pairs) met.insert({pair.key, pair.lock});
        QCOMPARE(met.size(), things.size());
    }

    /// The same as what play asks, for portals that stay on their level.
    void portalsWithinALevel() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const World world = randomWorld(seed);
            const LevelPlaces places(world);
            for (std::size_t i = 0; i < world.levels.size(); ++i)
                for (const auto& thing : *world.levels[i].things) {
                    if (thing.kind != ThingKind::Portal) continue;
                    const auto to = destinationOf(places, i, thing);
                    const auto here = destinationWithin(world.levels[i], world.tiles, thing);
                    if (!to || to->level != i) continue;
                    QVERIFY(here == to->cell);
                }
        }
        Thing portal{"portal-1-1", ThingKind::Portal, {1, 1}, {}, {}, {}};
        Level level;
        level.id = "own";
        level.tiles = Grid({6, 6}, Tile::Floor);
        QVERIFY(!destinationWithin(level, {}, portal)); // it says nothing
        portal.fields.set("cell", Cell{4, 3});
        QVERIFY(destinationWithin(level, {}, portal) == Cell(4, 3));
        portal.fields.set("level", Reference{"other"});
        QVERIFY(!destinationWithin(level, {}, portal));
        portal.fields.set("level", Reference{"own"});
        QVERIFY(destinationWithin(level, {}, portal) == Cell(4, 3));
        level.tiles.set({4, 3}, Tile::Wall);
        QVERIFY(!destinationWithin(level, {}, portal));
    }
};

DELVE_TEST(LocksTest)
#include "locks_test.moc"
