#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr const char* field = R"(
    ..........
    ..........
    ..........
    ..........
    ..........
    ..........
)";

void paintWith(ToolSettings& settings) { settings.tile = Tile::Wall; }

} // namespace

/// Brush, eraser, fill and shape: a map before, a gesture, the map after.
class PaintingToolsTest : public QObject {
    Q_OBJECT
private slots:
    void theFillShowsWhatItWouldFillBeforeThePress() {
        Scene scene(R"(
            ..#...
            ..#...
        )");
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Grass; });
        const auto reach = [&scene] { return linesOf(*scene.previews.back().reach, scene.level().size()); };
        scene.toolController.move({{0, 0}});
        QCOMPARE(reach(), std::string("xx----\nxx----\n"));
        scene.toolController.move({{0, 0}, true}); // Shift: every cell of that tile
        QCOMPARE(reach(), std::string("xx-xxx\nxx-xxx\n"));
        scene.toolController.move({{2, 1}});
        QCOMPARE(reach(), std::string("--x---\n--x---\n"));
        scene.use("fill", [](ToolSettings& s) { s.symmetry = Symmetry::Horizontal; });
        QCOMPARE(reach(), std::string("--xx--\n--xx--\n"));
        scene.toolController.leave();
        QVERIFY(scene.previews.back().reach->size().area() == 0);
        QCOMPARE(scene.steps(), 0u);
    }

    void theFillShowsAnotherReachWhenTheSelectionIsAnother() {
        Scene scene(R"(
            ......
            ......
        )");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 1}});
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Grass; });
        scene.toolController.move({{0, 0}});
        QCOMPARE(scene.previews.back().reach->count(), 6);
        scene.toolController.selectNone();
        QCOMPARE(scene.previews.back().reach->count(), 12);
    }

    /// The search runs in the background.
    void onALargeMapTheFillShowsItsCellsALittleLater() {
        Level level;
        level.id = "level-1";
        level.tiles = Grid({700, 400}, Tile::Floor);
        Scene scene(level);
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Grass; });
        scene.toolController.move({{5, 5}});
        QVERIFY(scene.previews.back().reach->size().area() == 0);
        QTRY_COMPARE(scene.previews.back().reach->count(), 700 * 400);
        scene.toolController.move({{6, 5}});
        QCOMPARE(scene.previews.back().reach->count(), 700 * 400); // nothing flickers
        scene.toolController.takeUp("brush");
        QVERIFY(scene.previews.back().reach->size().area() == 0);
    }

    void aStrokeHasNoGapsBetweenMouseMoves() {
        Scene scene(field);
        scene.use("brush", paintWith);
        scene.drag({{1, 1}, {7, 1}, {7, 4}});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            .#######..
            .......#..
            .......#..
            .......#..
            ..........
        )"));
        QCOMPARE(scene.steps(), 1u);
        scene.document.undo();
        QCOMPARE(scene.map(), plain(field));
        QVERIFY(!scene.document.modified());
    }

    void brushesHaveTheirForms() {
        Scene scene(field);
        scene.use("brush",
                  [](ToolSettings& s) { s.tile = Tile::Wall, s.brushSize = 3, s.brushForm = BrushForm::Round; });
        scene.click({2, 2});
        scene.use("brush", [](ToolSettings& s) { s.brushSize = 4; });
        scene.click({7, 2});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            ..#....##.
            .###..####
            ..#...####
            .......##.
            ..........
        )"));
        scene.use("brush",
                  [](ToolSettings& s) { s.brushSize = 2, s.brushForm = BrushForm::Square, s.tile = Tile::Water; });
        scene.click({0, 4});
        QCOMPARE(scene.map().substr(11 * 4, 2), std::string("~~"));
    }

    void shiftDrawsALineFromTheLastPoint() {
        Scene scene(field);
        scene.use("brush", paintWith);
        scene.click({0, 0});
        scene.click({5, 5}, {.shift = true});
        QCOMPARE(scene.map(), plain(R"(
            #.........
            .#........
            ..#.......
            ...#......
            ....#.....
            .....#....
        )"));
        QCOMPARE(scene.steps(), 2u);
        scene.toolController.setDocument(nullptr); // another document has no last point
        scene.toolController.setDocument(&scene.document);
        scene.click({9, 0}, {.shift = true});
        QVERIFY(scene.level().tiles.at({7, 2}) == Tile::Floor);
    }

    void aDragMayLeaveTheMapAndComeBack() {
        Scene scene(field);
        scene.use("brush", paintWith);
        scene.drag({{8, 0}, {12, 0}, {12, 2}, {8, 2}});
        QCOMPARE(scene.map(), plain(R"(
            ........##
            ..........
            ........##
            ..........
            ..........
            ..........
        )"));
    }

    void paintingPinsWhatItPaints() {
        Scene scene(field);
        scene.use("brush", [](ToolSettings& s) { s.tile = Tile::Floor; });
        scene.drag({{1, 1}, {3, 1}});
        QCOMPARE(scene.pins().substr(11, 11), std::string("-xxx------\n"));
        QCOMPARE(scene.steps(), 1u); // floor over floor adds pins, which is a change
        scene.drag({{1, 1}, {3, 1}});
        QCOMPARE(scene.steps(), 1u); // now it changes nothing
        scene.use("brush", [](ToolSettings& s) { s.tile = Tile::Wall, s.pins = false; });
        scene.click({5, 5});
        QVERIFY(!scene.level().isPinned({5, 5}));
        scene.document.undo();
        scene.document.undo();
        QVERIFY(scene.level().pinned->size() == Size());
    }

    void aSelectionBoundsWhatIsPainted() {
        Scene scene(field);
        scene.use("select-rectangle");
        scene.drag({{2, 2}, {4, 4}});
        scene.use("brush", [](ToolSettings& s) { s.tile = Tile::Wall, s.brushSize = 9; });
        scene.click({3, 2});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            ..........
            ..###.....
            ..###.....
            ..###.....
            ..........
        )"));
        QCOMPARE(scene.pins().substr(22, 11), std::string("--xxx-----\n"));
    }

    void symmetryPaintsTheImages_data() {
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<QString>("map");
        const auto add = [](const char* name, Symmetry symmetry, const char* map) {
            QTest::newRow(name) << static_cast<int>(symmetry) << QString::fromStdString(plain(map));
        };
        add("horizontal", Symmetry::Horizontal, ".....\n.#.#.\n.....\n.....\n.....\n");
        add("vertical", Symmetry::Vertical, ".....\n.#...\n.....\n.#...\n.....\n");
        add("both", Symmetry::Both, ".....\n.#.#.\n.....\n.#.#.\n.....\n");
        add("quarter turns", Symmetry::QuarterTurns, "...#.\n#....\n.....\n....#\n.#...\n");
    }
    void symmetryPaintsTheImages() {
        QFETCH(int, symmetry);
        QFETCH(QString, map);
        Scene scene(".....\n.....\n.....\n.....\n.....\n");
        scene.use("brush", [&](ToolSettings& s) { s.tile = Tile::Wall, s.symmetry = static_cast<Symmetry>(symmetry); });
        scene.click(static_cast<Symmetry>(symmetry) == Symmetry::QuarterTurns ? Cell{0, 1} : Cell{1, 1});
        QCOMPARE(QString::fromStdString(scene.map()), map);
    }

    void theEraserTakesThingsAlong() {
        Scene scene("....\n.*@.\n....\n");
        scene.use("eraser", [](ToolSettings& s) { s.brushSize = 2; });
        scene.click({1, 1});
        QCOMPARE(scene.map(), plain("....\n.  .\n.  .\n"));
        QVERIFY(scene.level().things->empty());
        QVERIFY(scene.level().keptEmpty->at({1, 1}) && scene.level().keptEmpty->at({2, 1}));
        QVERIFY(!scene.level().keptEmpty->at({1, 2}));
        scene.document.undo();
        QCOMPARE(scene.map(), plain("....\n.*@.\n....\n"));
        QVERIFY(scene.level().keptEmpty->size() == Size());
    }

    void fillGoesOnByTheSides() {
        Scene scene(R"(
            ..#...
            .#....
            #.....
        )");
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Water; });
        scene.click({0, 0});
        QCOMPARE(scene.map(), plain(R"(
            ~~#...
            ~#....
            #.....
        )"));
        scene.click({5, 0}, {.shift = true});
        QCOMPARE(scene.map(), plain(R"(
            ~~#~~~
            ~#~~~~
            #~~~~~
        )"));
        QCOMPARE(scene.steps(), 2u);
        scene.click({5, 0});
        QCOMPARE(scene.steps(), 2u); // it is water already, and pinned
    }

    void aSelectionBoundsTheFill() {
        Scene scene(field);
        scene.use("select-rectangle");
        scene.drag({{1, 1}, {3, 2}});
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Water; });
        scene.click({2, 2});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            .~~~......
            .~~~......
            ..........
            ..........
            ..........
        )"));
        scene.click({8, 4}); // outside of the selection there is nothing to fill
        QCOMPARE(scene.steps(), 2u);
    }

    void shapes_data() {
        QTest::addColumn<int>("shape");
        QTest::addColumn<bool>("filled");
        QTest::addColumn<QString>("map");
        const auto add = [](const char* name, ShapeForm shape, bool filled, const char* map) {
            QTest::newRow(name) << static_cast<int>(shape) << filled << QString::fromStdString(plain(map));
        };
        add("rectangle", ShapeForm::Rectangle, true,
            "..........\n.#######..\n.#######..\n.#######..\n.#######..\n.#######..\n");
        add("outline", ShapeForm::Rectangle, false,
            "..........\n.#######..\n.#.....#..\n.#.....#..\n.#.....#..\n.#######..\n");
        add("ellipse", ShapeForm::Ellipse, true,
            "..........\n...###....\n..#####...\n.#######..\n..#####...\n...###....\n");
        add("ring", ShapeForm::Ellipse, false,
            "..........\n...###....\n..#...#...\n.#.....#..\n..#...#...\n...###....\n");
        add("line", ShapeForm::Line, true, "..........\n.#........\n..##......\n....#.....\n.....##...\n.......#..\n");
    }
    void shapes() {
        QFETCH(int, shape);
        QFETCH(bool, filled);
        QFETCH(QString, map);
        Scene scene(field);
        scene.use("shape", [&](ToolSettings& s) {
            s.tile = Tile::Wall, s.shape = static_cast<ShapeForm>(shape), s.filled = filled;
        });
        scene.drag({{1, 1}, {9, 5}, {2, 3}, {7, 5}}); // cells passed on the way are unchanged
        QCOMPARE(QString::fromStdString(scene.map()), map);
        QCOMPARE(scene.steps(), 1u);
        scene.document.undo();
        QCOMPARE(scene.map(), plain(field));
    }

    void shiftSquaresAndAltDrawsFromTheMiddle() {
        Scene scene(field);
        scene.use("shape", paintWith);
        scene.drag({{1, 1}, {4, 2}}, {.shift = true});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            .####.....
            .####.....
            .####.....
            .####.....
            ..........
        )"));
        scene.document.undo();
        scene.drag({{5, 3}, {7, 4}}, {.alt = true});
        QCOMPARE(scene.map(), plain(R"(
            ..........
            ..........
            ...#####..
            ...#####..
            ...#####..
            ..........
        )"));
    }

    void aLayerIsPaintedAlone() {
        Level level = drawn(field);
        level.layers.push_back({"moss", true, Grid(level.size()), {}});
        Scene scene(level);
        scene.use("brush", [](ToolSettings& s) { s.tile = Tile::Grass, s.layer = 0; });
        scene.drag({{1, 1}, {3, 1}});
        QCOMPARE(scene.map(), plain(field));
        QVERIFY(scene.level().layers[0].tiles.at({2, 1}) == Tile::Grass);
        QVERIFY(scene.level().pinned->size() == Size()); // painting a layer pins nothing
        scene.use("fill", [](ToolSettings& s) { s.tile = Tile::Water; });
        scene.click({2, 1});
        QVERIFY(scene.level().layers[0].tiles.at({1, 1}) == Tile::Water);
        scene.use("eraser");
        scene.click({1, 1});
        QVERIFY(scene.level().layers[0].tiles.at({1, 1}) == Tile::Void);
        QCOMPARE(scene.map(), plain(field));
        for (int i = 0; i < 3; ++i) scene.document.undo();
        QVERIFY(scene.level() == level);
    }

    void theRightButtonPicks() {
        Scene scene("..~.\n.*..\n");
        scene.use("brush");
        QVERIFY(scene.toolController.pressSecond({{2, 0}}));
        QCOMPARE(scene.toolController.settings().tile, Tile::Water);
        QVERIFY(scene.toolController.pressSecond({{1, 1}}));
        QCOMPARE(scene.toolController.settings().thing, ThingKind::Flower);
        QCOMPARE(scene.toolController.settings().tile, Tile::Floor);
        scene.use("pick");
        scene.click({2, 0});
        QCOMPARE(scene.toolController.settings().tile, Tile::Water);
        scene.use("measure");
        QVERIFY(!scene.toolController.pressSecond({{2, 0}})); // there it opens a menu
        QCOMPARE(scene.steps(), 0u);
    }
};

DELVE_TEST(PaintingToolsTest)
#include "painting_tools_test.moc"
