#include "generation/pipeline/painted_rooms.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr Rect painted{30, 20, 6, 5};

/// An empty map with a piece of painted, and therefore pinned, floor.
Level paintedLevel() {
    Level level;
    level.id = "level";
    level.tiles = Grid({80, 45});
    level.tiles.fill(painted, Tile::Floor);
    level.pinned = BitGrid(level.size());
    for (auto y = painted.y; y < painted.bottom(); ++y) level.pinned.write().setRun(y, painted.x, painted.width);
    return level;
}

std::vector<Room> roomsOf(const Level& base) {
    return *withPaintedRooms(base, TileCatalogue(), [] { return false; }).rooms;
}

} // namespace

/// Stages treat a room painted by hand like any other room.
class PaintedRoomsTest : public QObject {
    Q_OBJECT
private slots:
    void aPaintedPieceIsARoom() {
        const auto rooms = roomsOf(paintedLevel());
        QCOMPARE(rooms.size(), 1u);
        QCOMPARE(rooms[0].box, painted);
        QVERIFY(rooms[0].shape.empty());
        QCOMPARE(rooms[0].id, std::string("room-30-20"));
    }

    void aPieceOfAnyShapeIsARoom() {
        Level level = paintedLevel();
        level.tiles.set({30, 20}, Tile::Wall);
        const auto rooms = roomsOf(level);
        QCOMPARE(rooms.size(), 1u);
        QCOMPARE(rooms[0].shape.size(), 5u);
        QCOMPARE(rooms[0].shape[0].at, (Cell{31, 20}));
    }

    void aLineAndAHallAreNone() {
        Level level = paintedLevel();
        level.tiles.fill(painted, Tile::Void);
        level.tiles.fill({30, 20, 6, 1}, Tile::Floor);
        level.tiles.fill({30, 22, 6, 2}, Tile::Hall);
        QVERIFY(roomsOf(level).empty());
    }

    void aRoomOfTheListIsThereOnce() {
        Level level = paintedLevel();
        level.rooms = std::vector<Room>{{"mine", RoomKind::Store, painted, {}, {}, {}, {}}};
        const auto rooms = roomsOf(level);
        QCOMPARE(rooms.size(), 1u);
        QCOMPARE(rooms[0].id, std::string("mine"));
    }

    void hallsLeadToIt() {
        const Level base = paintedLevel();
        Workspace workspace;
        for (const char* recipe : {"grown-rooms", "spanning-halls", "partition"}) {
            const auto* const info = builtInRecipes().find(recipe);
            QVERIFY(info);
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                GenerateRequest request;
                request.recipe = info->withSeed(seed);
                request.size = base.size();
                request.base = &base;
                const auto made = generate(request, builtInStages(), workspace);
                QVERIFY(made.ok());
                const auto& rooms = *made->level.rooms;
                const auto mine = std::ranges::find(rooms, painted, &Room::box);
                QVERIFY(mine != rooms.end());
                const auto id = static_cast<RoomId>(mine - rooms.begin());
                const auto ends = [&](const auto& joins) { return joins.a == id || joins.b == id; };
                QVERIFY(std::ranges::any_of(*made->level.halls, ends));
                QVERIFY(std::ranges::any_of(*made->level.links, ends));
                for (auto y = painted.y; y < painted.bottom(); ++y)
                    for (auto x = painted.x; x < painted.right(); ++x)
                        QVERIFY(made->level.tiles.at({x, y}) == Tile::Floor);
            }
        }
    }
};

DELVE_TEST(PaintedRoomsTest)
#include "painted_rooms_test.moc"
