#include "editor/tools/layers.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr const char* field = R"(
    ......
    ......
    ......
)";

/// A drawn map with layers of these names: those that begin with `o` lie over its tiles.
Level layered(std::initializer_list<const char*> names) {
    Level level = drawn(field);
    for (const char* name : names) {
        DecorationLayer layer;
        layer.name = name;
        layer.over = layer.name.front() == 'o';
        layer.tiles = Grid(level.size());
        level.layers.push_back(layer);
    }
    return level;
}

std::string stackOf(const Level& level) {
    std::string names;
    for (const auto place : layerStack(level)) names += (place ? level.layers[*place].name : "-") + ' ';
    return names;
}

} // namespace

/// The stack of decoration layers, and tools that leave alone what is hidden or locked.
class LayersTest : public QObject {
    Q_OBJECT
private slots:
    void theStackIsDrawnFromBelow() {
        QCOMPARE(stackOf(layered({"u1", "o1", "u2", "o2"})), std::string("o2 o1 - u2 u1 "));
    }

    void aLayerMovesThroughTheWholeStack() {
        Level level = layered({"u1", "u2", "o1", "o2"});
        std::optional<std::size_t> layer = 0;
        for (const char* wanted : {"o2 o1 - u1 u2 ", "o2 o1 u1 - u2 ", "o2 u1 o1 - u2 ", "u1 o2 o1 - u2 "}) {
            layer = moveLayer(level, *layer, true);
            QVERIFY(layer.has_value());
            QCOMPARE(stackOf(level), std::string(wanted));
            QCOMPARE(level.layers[*layer].name, std::string("u1"));
        }
        QVERIFY(!moveLayer(level, *layer, true));
        for (const char* wanted : {"o2 u1 o1 - u2 ", "o2 o1 u1 - u2 ", "o2 o1 - u1 u2 ", "o2 o1 - u2 u1 "}) {
            layer = moveLayer(level, *layer, false);
            QCOMPARE(stackOf(level), std::string(wanted));
        }
        QVERIFY(!moveLayer(level, *layer, false));
    }

    void whatIsHiddenOrLockedIsNotPainted_data() {
        QTest::addColumn<QString>("tool");
        for (const char* tool : {"brush", "eraser", "fill", "shape"}) QTest::newRow(tool) << tool;
    }
    void whatIsHiddenOrLockedIsNotPainted() {
        QFETCH(const QString, tool);
        for (const bool locked : {true, false}) {
            Level level = layered({"over"});
            level.layers[0].tiles.fill({0, 0, 2, 2}, Tile::Grass);
            (locked ? level.layers[0].locked : level.layers[0].hidden) = true;
            Scene scene(level);
            scene.use(tool.toStdString(), [](ToolSettings& s) { s.layer = 0, s.tile = Tile::Water; });
            scene.drag({{1, 1}, {3, 2}});
            QCOMPARE(scene.steps(), std::size_t{0});
            QCOMPARE(scene.refusals.size(), std::size_t{1});
            scene.toolController.move({{2, 1}});
            QVERIFY(scene.previews.back().refused && scene.previews.back().label);
        }
    }

    /// Moving, clearing, cutting and pasting do not change a locked layer, either.
    void neitherIsItChangedThroughASelection() {
        Level level = layered({"over"});
        level.layers[0].tiles.fill({0, 0, 2, 2}, Tile::Grass);
        level.layers[0].locked = true;
        Scene scene(level);
        scene.use("select-rectangle", [](ToolSettings& s) { s.layer = 0; });
        scene.drag({{0, 0}, {1, 1}});
        const auto steps = scene.steps();
        scene.drag({{0, 0}, {3, 1}});
        scene.toolController.cut();
        scene.toolController.turn(PatchTurn::Rotate);
        scene.toolController.remove();
        scene.toolController.paste();
        scene.toolController.press({{4, 1}});
        QCOMPARE(scene.steps(), steps);
        QVERIFY(scene.level() == level);
        QVERIFY(scene.refusals.size() >= 3);
    }

    /// Regeneration replaces the layer of the stages, but nothing that a person has painted.
    void whatAPersonHasPaintedIsTheirs() {
        for (const char* tool : {"brush", "eraser", "shape", "select-rectangle"}) {
            Level level = layered({"over"});
            level.layers[0].tiles.fill({0, 0, 3, 2}, Tile::Grass);
            level.layers[0].generated = true;
            Scene scene(level);
            scene.use(tool, [](ToolSettings& s) { s.layer = 0, s.tile = Tile::Water; });
            scene.drag({{1, 1}, {2, 1}});
            if (std::string_view(tool) == "select-rectangle") scene.toolController.remove();
            QVERIFY2(!scene.level().layers[0].generated, tool);
            scene.document.undo();
            QVERIFY2(scene.level().layers[0].generated, tool);
        }
    }

    void paintingNothingNewTakesNothingOver() {
        Level level = layered({"over"});
        level.layers[0].tiles.fill({0, 0, 3, 2}, Tile::Grass);
        level.layers[0].generated = true;
        Scene scene(level);
        scene.use("brush", [](ToolSettings& s) { s.layer = 0, s.tile = Tile::Grass; });
        scene.click({1, 1});
        QVERIFY(scene.level().layers[0].generated);
        QCOMPARE(scene.steps(), std::size_t{0});
    }

    void theOwnTilesUnderALockedLayerCanBePainted() {
        Level level = layered({"over"});
        level.layers[0].locked = true;
        Scene scene(level);
        scene.use("brush", [](ToolSettings& s) { s.layer.reset(), s.tile = Tile::Water; });
        scene.click({2, 1});
        QCOMPARE(scene.level().tiles.at({2, 1}), Tile::Water);
    }
};

DELVE_TEST(LayersTest)
#include "layers_test.moc"
