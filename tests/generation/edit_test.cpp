#include "generation/level/edit.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

Level smallLevel() {
    Level level;
    level.tiles = Grid({200, 100}, Tile::Wall);
    level.rooms = std::vector<Room>{{"room-1-1", RoomKind::Room, {1, 1, 5, 4}, {}, {}, {}, {}},
                                    {"room-50-60", RoomKind::Room, {50, 60, 3, 3}, {}, {}, {}, {}}};
    level.things = std::vector<Thing>{{"coin-2-2", ThingKind::Coin, {2, 2}, {}, {}, {}}};
    return level;
}

bool covers(const Rect& area, const Rect& part) { return part.empty() || area.intersected(part) == part; }

} // namespace

class EditTest : public QObject {
    Q_OBJECT
private slots:
    void applyAndInverseOverRandomLevels() {
        Stream random(7);
        for (int i = 0; i < 200; ++i) {
            const Size size{static_cast<std::int32_t>(random.between(1, 200)),
                            static_cast<std::int32_t>(random.between(1, 150))};
            const Size other = random.chance(1, 4) ? Size{size.height, size.width} : size;
            const Level before = test::randomLevel(random, size);
            const Level after = test::randomLevel(random, other);
            const Edit edit = Edit::between(before, after);
            Level level = before;
            QVERIFY(edit.apply(level));
            QVERIFY(level == after);
            QVERIFY(edit.inverse().apply(level));
            QVERIFY(level == before);
        }
    }

    void touchedCoversEveryDifference() {
        Stream random(8);
        for (int i = 0; i < 100; ++i) {
            const Level before = test::randomLevel(random, {150, 90});
            Level after = before;
            const Level other = test::randomLevel(random, {150, 90});
            if (random.chance(1, 2)) after.things = other.things;
            if (random.chance(1, 2)) after.rooms = other.rooms, after.links = other.links, after.halls = other.halls;
            if (random.chance(1, 2))
                after.tiles.fill({static_cast<std::int32_t>(random.between(0, 140)), 3, 40, 70}, Tile::Water);
            if (random.chance(1, 2)) after.pinned = other.pinned;
            const Rect touched = Edit::between(before, after).touched();
            for (std::int32_t y = 0; y < 90; ++y)
                for (std::int32_t x = 0; x < 150; ++x)
                    if (before.tiles.at({x, y}) != after.tiles.at({x, y}) ||
                        before.isPinned({x, y}) != after.isPinned({x, y}))
                        QVERIFY(touched.contains({x, y}));
            for (const auto& thing : *before.things)
                if (!std::ranges::count(*after.things, thing)) QVERIFY(touched.contains(thing.at));
            for (const auto& room : *after.rooms)
                if (!std::ranges::count(*before.rooms, room)) QVERIFY(covers(touched, room.box));
        }
    }

    void touchedIsTight() {
        const Level before = smallLevel();
        Level after = before;
        after.tiles.set({70, 10}, Tile::Floor);
        QCOMPARE(Edit::between(before, after).touched(), (Rect{70, 10, 1, 1}));
        after = before;
        after.things.write().push_back({"key-9-9", ThingKind::Key, {9, 9}, {}, {}, {}});
        QCOMPARE(Edit::between(before, after).touched(), (Rect{9, 9, 1, 1}));
        after = before;
        after.keptEmpty = BitGrid({200, 100});
        after.keptEmpty.write().setRun(5, 60, 30);
        QCOMPARE(Edit::between(before, after).touched(), (Rect{60, 5, 30, 1}));
    }

    void aMovedRoomTouchesItsLinks() {
        Level before = smallLevel();
        before.links = std::vector<Link>{{0, 1, LinkKind::Tree, {}}};
        Level after = before;
        after.rooms.write()[0].box.x = 2;
        QCOMPARE(Edit::between(before, after).touched(), (Rect{1, 1, 52, 62}));
    }

    void equalLevelsGiveAnEmptyEdit() {
        const Level level = smallLevel();
        Level same = level;
        same.tiles.set({3, 3}, Tile::Floor); // its chunk is no longer shared, but has equal content
        same.tiles.set({3, 3}, Tile::Wall);
        same.things = std::vector(*level.things);
        const Edit edit = Edit::between(level, same);
        QVERIFY(edit.empty());
        QVERIFY(edit.touched().empty());
        QVERIFY(Edit().empty());
    }

    void anotherSizeIsRefused() {
        const Level before = smallLevel();
        Level after = before;
        after.tiles.set({1, 1}, Tile::Floor);
        Level other = before;
        other.tiles = Grid({10, 10});
        const Level untouched = other;
        QVERIFY(!Edit::between(before, after).apply(other));
        QVERIFY(other == untouched);
    }

    void everyPartCounts_data() {
        QTest::addColumn<int>("part");
        for (int part = 0; part < 17; ++part) QTest::addRow("%d", part) << part;
    }
    void everyPartCounts() {
        QFETCH(int, part);
        const Level before = smallLevel();
        Level after = before;
        switch (part) {
        case 0: after.id = "x"; break;
        case 1: after.name = "x"; break;
        case 2: after.tiles.set({0, 0}, Tile::Floor); break;
        case 3: after.layers.push_back({"over", true, Grid(before.size()), {}}); break;
        case 4: after.pinned = BitGrid({200, 100}); break;
        case 5: after.keptEmpty = BitGrid({200, 100}); break;
        case 6: after.rooms.write()[0].kind = RoomKind::Boss; break;
        case 7: after.links.write().push_back({0, 1, LinkKind::Hall, {}}); break;
        case 8: after.halls.write().push_back({0, 1, {{{1, 1}, 2, true}}, {}}); break;
        case 9: after.things.write().clear(); break;
        case 10: after.pinnedThings.write().push_back("coin-2-2"); break;
        case 11: after.recipe = Recipe{}; break;
        case 12: after.properties.set("a", true); break;
        case 13: after.unknown = "\"a\": 1"; break;
        case 16: after.mission = Mission{{{}}, {}}; break;
        case 14: after.unknownOfPins.write().push_back({{{1, 1}, 2, false}, "\"a\": 1"}); break;
        default: after.unknownOfKeptEmpty.write().push_back({{{1, 1}, 2, false}, "\"a\": 1"}); break;
        }
        const Edit edit = Edit::between(before, after);
        QVERIFY(!edit.empty());
        Level level = before;
        QVERIFY(edit.apply(level));
        QVERIFY(level == after);
    }

    void aSmallEditIsSmall() {
        Level before;
        before.tiles = Grid({4096, 4096}, Tile::Wall);
        Level after = before;
        after.tiles.set({1000, 1000}, Tile::Floor);
        QVERIFY(Edit::between(before, after).bytes() < 20'000);
    }

    void whatDiffersInAPartIsKeptAlone() {
        Level before;
        before.tiles = Grid({4096, 4096}, Tile::Wall);
        before.layers.push_back({"under", false, before.tiles, {}});
        for (std::int32_t x = 0; x < 4096; x += 64) before.layers[0].tiles.set({x, 0}, Tile::Grass);
        before.pinned = BitGrid({4096, 4096});
        before.things.write().resize(10'000);
        before.rooms.write().resize(10'000);
        Level after = before;
        after.layers[0].tiles.set({70, 5}, Tile::Road);
        after.pinned.write().setRun(7, 60, 8);
        after.things.write()[5'000].at = {3, 4};
        after.rooms.write().erase(after.rooms->begin() + 40);
        const Edit edit = Edit::between(before, after);
        QVERIFY2(edit.bytes() < 3 * Grid::maxChunkBytes, qPrintable(QString::number(edit.bytes())));
        Level level = before;
        QVERIFY(edit.apply(level) && level == after);
        QVERIFY(edit.inverse().apply(level) && level == before);
    }

    void undoOfAWholeMapCopiesNoCell() {
        Level before;
        before.tiles = Grid({4096, 4096});
        Level after = before;
        Stream random(3);
        std::vector<Tile> tiles(4096u * 4096u);
        for (auto& tile : tiles) tile = random.bits() & 1 ? Tile::Wall : Tile::Floor;
        after.tiles = Grid::fromRows({4096, 4096}, tiles);
        const Edit edit = Edit::between(before, after);
        Level level = after;
        QVERIFY(edit.inverse().apply(level));
        QVERIFY(level == before);
        for (std::size_t i = 0; i < before.tiles.chunkCount(); ++i) QVERIFY(level.tiles.sharesChunk(before.tiles, i));
    }
};

DELVE_TEST(EditTest)
#include "edit_test.moc"
