#include "editor/tools/rooms.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// Two rooms with a hall between them, drawn by the tools themselves.
struct House : Scene {
    House() : Scene(Level(blank({20, 9}))) {
        use("room");
        drag({{1, 1}, {6, 5}});
        drag({{12, 3}, {18, 7}});
        use("hall");
        drag({{3, 3}, {15, 5}});
        use("room");
    }
    static Level blank(Size size) {
        Level level;
        level.id = "level-1";
        level.tiles = Grid(size);
        return level;
    }
};

} // namespace

/// Rooms with their walls, halls, and rooms that move with their halls.
class RoomToolsTest : public QObject {
    Q_OBJECT
private slots:
    void aRoomComesWithItsWalls() {
        Scene scene(House::blank({9, 6}));
        scene.use("room");
        scene.drag({{1, 1}, {6, 4}});
        QCOMPARE(scene.map(), plain("|         \n| ######  \n| #....#  \n| #....#  \n| ######  \n|         \n"));
        QCOMPARE(scene.level().rooms->size(), 1u);
        QCOMPARE(scene.level().rooms->front().box, (Rect{2, 2, 4, 2}));
        QCOMPARE(scene.level().rooms->front().id, std::string("room-2-2"));
        QCOMPARE(scene.steps(), 1u);
        // Its floor is pinned, its walls are not: a hall must be able to come through.
        QCOMPARE(scene.pins(), std::string("---------\n---------\n--xxxx---\n--xxxx---\n---------\n---------\n"));
    }

    void aRoomBesideGroundLeavesItOpen() {
        Scene scene("       \n       \n ,,,,,,\n       \n       \n");
        scene.use("room");
        scene.drag({{1, 0}, {5, 4}});
        QVERIFY(scene.level().tiles.at({1, 2}) == Tile::Hall); // the hall still leads in and out
        QVERIFY(scene.level().tiles.at({5, 2}) == Tile::Hall);
        QVERIFY(scene.level().tiles.at({3, 2}) == Tile::Floor);
    }

    void whatIsNoRoomIsRefused_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::newRow("too small") << 14 << 1;
        QTest::newRow("in another room") << 3 << 8;
    }
    void whatIsNoRoomIsRefused() {
        QFETCH(int, x);
        QFETCH(int, y);
        House scene;
        const auto steps = scene.steps();
        const Level before = scene.level();
        scene.drag({{13, 0}, {x, y}}, {.control = true});
        QCOMPARE(scene.steps(), steps);
        QVERIFY(scene.level() == before);
        QCOMPARE(scene.refusals.size(), 1u);
    }

    void aHallGoesFromRoomToRoom() {
        const House scene;
        QCOMPARE(scene.level().halls->size(), 1u);
        const Hall& hall = scene.level().halls->front();
        QCOMPARE(hall.a, 0u);
        QCOMPARE(hall.b, 1u);
        std::int32_t length = 0;
        for (const auto& run : hall.runs) length += run.length;
        QCOMPARE(length, 7); // columns 6 to 12
        QCOMPARE(scene.level().links->size(), 1u);
        QCOMPARE(scene.steps(), 3u);
        for (const auto& run : hall.runs)
            for (auto x = run.area().x; x < run.area().right(); ++x)
                QVERIFY(scene.level().tiles.at({x, run.at.y}) == Tile::Hall && scene.level().isPinned({x, run.at.y}));
    }

    void aHallToTheSameRoomIsRefused() {
        House scene;
        scene.use("hall");
        scene.drag({{3, 3}, {4, 3}});
        QCOMPARE(scene.steps(), 3u);
        QCOMPARE(scene.refusals.size(), 1u);
    }

    void aMovedRoomTakesItsHallsAndItsThingsAlong() {
        House scene;
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Chest; });
        scene.click({14, 5});
        scene.use("room");
        const auto steps = scene.steps();
        scene.drag({{15, 5}, {14, 6}, {16, 4}, {15, 4}});
        QCOMPARE(scene.steps(), steps + 1);
        QCOMPARE(scene.level().rooms->back().box, (Rect{13, 3, 5, 3}));
        QCOMPARE(scene.level().things->front().at, (Cell{14, 4}));
        const Hall& hall = scene.level().halls->front();
        std::int32_t length = 0;
        for (const auto& run : hall.runs) length += run.length;
        QCOMPARE(length, 7);
        checkWhole(scene);
        // What the room left behind is void again, but for the wall of its new place.
        QVERIFY(scene.level().tiles.at({15, 7}) == Tile::Void);
        scene.document.undo();
        QCOMPARE(scene.level().rooms->back().box, (Rect{13, 4, 5, 3}));
    }

    void aWallThatIsDraggedResizesTheRoom() {
        House scene;
        scene.drag({{1, 3}, {0, 3}});
        QCOMPARE(scene.level().rooms->front().box, (Rect{1, 2, 5, 3}));
        scene.drag({{6, 5}, {8, 7}}); // a corner moves two walls
        QCOMPARE(scene.level().rooms->front().box, (Rect{1, 2, 7, 5}));
        checkWhole(scene);
        const auto steps = scene.steps();
        scene.drag({{0, 3}, {12, 3}}); // through the opposite wall
        QCOMPARE(scene.steps(), steps);
        QCOMPARE(scene.refusals.size(), 1u);
    }

    void aDoorOfAHallStaysBesideItsRoom() {
        House scene;
        Level level = scene.level();
        const auto& run = level.halls->front().runs.front();
        level.tiles.set(run.at, Tile::Door);
        scene.document.apply(Edit::between(scene.level(), level), Text{"", "door"});
        scene.drag({{3, 3}, {3, 4}});
        int doors = 0;
        for (std::int32_t y = 0; y < 9; ++y)
            for (std::int32_t x = 0; x < 20; ++x)
                if (scene.level().tiles.at({x, y}) == Tile::Door) {
                    ++doors;
                    const Rect room = scene.level().rooms->front().box;
                    QVERIFY(room.grown(1).contains({x, y}));
                }
        QCOMPARE(doors, 1);
        checkWhole(scene);
    }

    void theChosenRoomIsRemovedWithItsHallsAndThings() {
        House scene;
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Chest; });
        scene.click({14, 5});
        scene.use("room");
        scene.click({3, 3});
        QCOMPARE(areaOf(scene.toolController.chosen(), scene.level()), (Rect{2, 2, 4, 3}));
        const Level before = scene.level();
        scene.toolController.remove();
        const Level& after = scene.level();
        QCOMPARE(after.rooms->size(), 1u);
        QCOMPARE(after.rooms->front().box, (Rect{13, 4, 5, 3}));
        QVERIFY(after.halls->empty() && after.links->empty());
        QCOMPARE(after.things->size(), 1u);
        QCOMPARE(after.tiles.at({3, 3}), Tile::Void);
        QVERIFY(after.isPinned({3, 3}));              // regenerating keeps it void
        QCOMPARE(after.tiles.at({1, 3}), Tile::Void); // its walls are gone, too
        QCOMPARE(after.tiles.at({8, 3}), Tile::Void);
        for (auto y = 3; y < 8; ++y) QCOMPARE(after.tiles.at({12, y}), Tile::Wall); // closed where the hall came in
        scene.document.undo();
        QVERIFY(scene.level() == before);
        scene.click({14, 4});
        scene.toolController.remove();
        QVERIFY(scene.level().things->empty());
        QCOMPARE(scene.level().rooms->front().box, (Rect{2, 2, 4, 3}));
    }

    void mirrorImagesThatDoNotFitAreLeftOut() {
        Scene scene(House::blank({30, 8}));
        scene.use("room", [](ToolSettings& s) { s.symmetry = Symmetry::QuarterTurns; });
        scene.drag({{1, 1}, {6, 4}});
        QVERIFY(scene.refusals.empty());
        QCOMPARE(scene.level().rooms->size(), 2u); // the quarter turns would lie off the map
        scene.use("room", [](ToolSettings& s) { s.symmetry = Symmetry::Horizontal; });
        scene.drag({{12, 1}, {16, 5}}); // across the middle: its image would overlap it
        QCOMPARE(scene.level().rooms->size(), 3u);
    }

    void roomsAreMirrored() {
        Scene scene(House::blank({16, 6}));
        scene.use("room", [](ToolSettings& s) { s.symmetry = Symmetry::Horizontal; });
        scene.drag({{1, 1}, {5, 4}});
        QCOMPARE(scene.level().rooms->size(), 2u);
        QCOMPARE(scene.level().rooms->back().box, (Rect{11, 2, 3, 2}));
        QCOMPARE(scene.steps(), 1u);
    }

private:
    /// Every cell of every room and hall is walkable, no ground touches void, and the two rooms are connected.
    static void checkWhole(const Scene& scene) {
        const TileCatalogue tiles;
        const Level& level = scene.level();
        for (const auto& room : *level.rooms)
            for (auto y = room.box.y; y < room.box.bottom(); ++y)
                for (auto x = room.box.x; x < room.box.right(); ++x) QVERIFY(tiles.walkable(level.tiles.at({x, y})));
        for (const auto& hall : *level.halls)
            for (const auto& run : hall.runs)
                for (auto y = run.area().y; y < run.area().bottom(); ++y)
                    for (auto x = run.area().x; x < run.area().right(); ++x)
                        QVERIFY(tiles.walkable(level.tiles.at({x, y})));
        for (std::int32_t y = 1; y + 1 < level.size().height; ++y)
            for (std::int32_t x = 1; x + 1 < level.size().width; ++x)
                if (tiles.walkable(level.tiles.at({x, y})))
                    for (std::int32_t dy = -1; dy <= 1; ++dy)
                        for (std::int32_t dx = -1; dx <= 1; ++dx)
                            QVERIFY(level.tiles.at({x + dx, y + dy}) != Tile::Void);
        QVERIFY(!hallWay(level, tiles, {0, {}}, {1, {}}).empty());
    }
};

DELVE_TEST(RoomToolsTest)
#include "room_tools_test.moc"
