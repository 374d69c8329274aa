#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;

namespace {

Level sample() {
    Level level;
    level.id = "garden";
    level.tiles = Grid({130, 70}, Tile::Wall);
    level.tiles.fill({60, 60, 30, 5}, Tile::Floor);
    level.rooms = std::vector<Room>{{"room-60-60", RoomKind::Room, {60, 60, 10, 5}, {}, Cell{62, 61}, {}, {}},
                                    {"room-80-60", RoomKind::Boss, {80, 60, 10, 5}, {}, {}, {}, {}}};
    level.links = std::vector<Link>{{0, 1, LinkKind::Tree, {}}, {1, 0, LinkKind::Extra, {}}};
    level.halls = std::vector<Hall>{{0, 1, {{{70, 62}, 10, false}}, {}}};
    Thing start{"start-62-61", ThingKind::Start, {62, 61}, {}, {}, {}};
    start.fields.set("player", Decimal::of(2));
    level.things = std::vector<Thing>{start, {"coin-63-61", ThingKind::Coin, {63, 61}, {}, {}, {}}};
    return level;
}

} // namespace

class FingerprintTest : public QObject {
    Q_OBJECT
private slots:
    void isTheSameOnEveryMachine() {
        QCOMPARE(fingerprint(Level{}), std::uint64_t{16888462140113504416u});
        QCOMPARE(fingerprint(sample()), std::uint64_t{15168442715938941099u});
    }

    void everyPartCounts() {
        std::set<std::uint64_t> seen{fingerprint(sample())};
        const auto differs = [&](auto change) {
            Level level = sample();
            change(level);
            return seen.insert(fingerprint(level)).second;
        };
        QVERIFY(differs([](Level& l) { l.tiles.set({129, 69}, Tile::Door); }));
        QVERIFY(differs([](Level& l) { l.tiles.set({128, 69}, Tile::Door); }));
        QVERIFY(differs([](Level& l) { l.tiles = Grid({70, 130}, Tile::Wall); }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[0].id = "room-1"; }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[0].kind = RoomKind::Store; }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[0].box.width = 9; }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[0].from.reset(); }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[0].shape = {{{60, 60}, 3, true}}; }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[1].properties.set("a", true); }));
        QVERIFY(differs([](Level& l) { l.rooms.write()[1].properties.set("a", false); }));
        QVERIFY(differs([](Level& l) { l.rooms.write().pop_back(); }));
        QVERIFY(differs([](Level& l) { l.links.write()[0].kind = LinkKind::Near; }));
        QVERIFY(differs([](Level& l) { std::swap(l.links.write()[0].a, l.links.write()[0].b); }));
        QVERIFY(differs([](Level& l) { l.halls.write()[0].b = noRoom; }));
        QVERIFY(differs([](Level& l) { l.halls.write()[0].runs[0].length = 9; }));
        QVERIFY(differs([](Level& l) { l.halls.write()[0].runs[0].down = true; }));
        QVERIFY(differs([](Level& l) { l.things.write()[0].id = "start"; }));
        QVERIFY(differs([](Level& l) { l.things.write()[0].at = {63, 62}; }));
        QVERIFY(differs([](Level& l) { l.things.write()[0].kind = ThingKind::Goal; }));
        QVERIFY(differs([](Level& l) { l.things.write()[0].fields.set("player", Decimal::of(1)); }));
        QVERIFY(differs([](Level& l) { l.things.write()[1].properties.set("a", Reference{"b"}); }));
        QVERIFY(differs([](Level& l) { l.things.write()[1].properties.set("a", std::string("b")); }));
        QVERIFY(differs([](Level& l) { l.things.write()[1].properties.set("a", Cell{1, 2}); }));
        QVERIFY(differs([](Level& l) { l.things.write()[1].properties.set("a", Colour{1, 2, 3}); }));
    }

    void namesAndPinsDoNot() {
        Level level = sample();
        level.id = "other";
        level.name = "Other";
        level.pinned = BitGrid(level.size());
        level.pinned.write().set({1, 1});
        level.recipe = Recipe{};
        QCOMPARE(fingerprint(level), fingerprint(sample()));
    }

    void neitherChunksNorOrderMatter() {
        Level level = sample();
        level.tiles.set({5, 5}, Tile::Road); // gives a chunk of one tile cells of its own
        level.tiles.set({5, 5}, Tile::Wall);
        std::ranges::reverse(level.things.write());
        std::ranges::reverse(level.rooms.write());
        for (auto& link : level.links.write()) link.a = 1 - link.a, link.b = 1 - link.b;
        for (auto& hall : level.halls.write()) hall.a = 1 - hall.a, hall.b = 1 - hall.b;
        QCOMPARE(fingerprint(level), fingerprint(sample()));
    }

    void theLastCellOfTheLargestMapCounts() {
        Level level;
        level.tiles = Grid({4096, 4096}, Tile::Wall);
        const auto before = fingerprint(level);
        level.tiles.set({4095, 4095}, Tile::Floor);
        QVERIFY(fingerprint(level) != before);
    }
};

DELVE_TEST(FingerprintTest)
#include "fingerprint_test.moc"
