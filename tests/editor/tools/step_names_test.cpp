#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

QString lastStep(const Scene& scene) { return scene.document.history().undoName(); }

} // namespace

/// The history says what a gesture did: to how many cells, to which thing, to which room.
class StepNamesTest : public QObject {
    Q_OBJECT
private slots:
    void paintingCountsItsCells() {
        Scene scene("......\n......\n......\n");
        const auto paint = [](ToolSettings& settings) { settings.tile = Tile::Water; };
        scene.use("brush", paint);
        scene.drag({{0, 0}, {3, 0}});
        QCOMPARE(lastStep(scene), QStringLiteral("Paint Water (4 cell(s))"));
        scene.use("fill", paint);
        scene.click({5, 2});
        QCOMPARE(lastStep(scene), QStringLiteral("Fill 14 cell(s) with Water"));
        scene.use("shape", [](ToolSettings& settings) {
            settings.tile = Tile::Wall;
            settings.filled = true;
        });
        scene.drag({{1, 1}, {2, 2}});
        QCOMPARE(lastStep(scene), QStringLiteral("Draw Wall (4 cell(s))"));
        scene.use("eraser");
        scene.click({5, 0});
        QCOMPARE(lastStep(scene), QStringLiteral("Erase 1 cell(s)"));
    }

    void imagesCountToo() {
        Scene scene("......\n");
        scene.use("brush", [](ToolSettings& settings) {
            settings.tile = Tile::Water;
            settings.symmetry = Symmetry::Horizontal;
        });
        scene.click({0, 0});
        QCOMPARE(lastStep(scene), QStringLiteral("Paint Water (2 cell(s))"));
    }

    void thingsAreCalledByTheirKind() {
        Scene scene("......\n");
        scene.use("thing", [](ToolSettings& settings) { settings.thing = ThingKind::Key; });
        scene.click({1, 0});
        QCOMPARE(lastStep(scene), QStringLiteral("Place Key"));
        scene.drag({{1, 0}, {3, 0}});
        QCOMPARE(lastStep(scene), QStringLiteral("Move Key"));
        scene.click({3, 0});
        scene.toolController.remove();
        QCOMPARE(lastStep(scene), QStringLiteral("Delete Key"));
        scene.click({1, 0});
        scene.click({2, 0});
        scene.drag({{0, 0}, {4, 0}}, {false, true, false});
        QCOMPARE(lastStep(scene), QStringLiteral("Erase 2 thing(s)"));
    }

    void roomsAreCalledByTheirIds() {
        Level level;
        level.id = "level-1";
        level.tiles = Grid({20, 12});
        Scene scene(level);
        scene.use("room");
        scene.drag({{1, 1}, {6, 5}});
        QCOMPARE(lastStep(scene), QStringLiteral("Build room-2-2"));
        scene.drag({{3, 3}, {6, 4}});
        QCOMPARE(lastStep(scene), QStringLiteral("Move room-2-2"));
        scene.click({6, 4});
        scene.toolController.remove();
        QCOMPARE(lastStep(scene), QStringLiteral("Delete room-2-2"));
    }

    void pinsAreCounted() {
        Scene scene("......\n");
        scene.use("pin");
        scene.drag({{0, 0}, {2, 0}});
        QCOMPARE(lastStep(scene), QStringLiteral("Pin 3 cell(s)"));
        scene.click({1, 0}, {false, false, true});
        QCOMPARE(lastStep(scene), QStringLiteral("Unpin 1 cell(s)"));
    }

    void selectionsAreCounted() {
        Scene scene("......\n......\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 1}});
        QCOMPARE(lastStep(scene), QStringLiteral("Select 6 cell(s)"));
        scene.toolController.pinSelected(true);
        QCOMPARE(lastStep(scene), QStringLiteral("Pin 6 cell(s)"));
        scene.toolController.cut();
        QCOMPARE(lastStep(scene), QStringLiteral("Cut 6 cell(s)"));
        scene.toolController.paste();
        scene.toolController.move({{4, 1}});
        scene.toolController.press({{4, 1}});
        QCOMPARE(lastStep(scene), QStringLiteral("Paste 6 cell(s)"));
        scene.toolController.cancel();
        scene.toolController.selectNone();
        QCOMPARE(lastStep(scene), QStringLiteral("Deselect"));
    }
};

DELVE_TEST(StepNamesTest)
#include "step_names_test.moc"
