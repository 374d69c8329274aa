#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr const char* field = "......\n......\n......\n......\n";
constexpr const char* pond = R"(
    ..~~..
    .~~...
    ....~~
    .*..~.
)";

} // namespace

/// Selecting, moving the selection, floating copies, stamps.
class SelectToolsTest : public QObject {
    Q_OBJECT
private slots:
    /// Delete acts on what was chosen last: here, everything.
    void deleteAfterSelectAllClearsAll() {
        for (const bool inverted : {false, true}) {
            Scene scene("....\n....\n");
            Level after = scene.level();
            Room room;
            room.id = "room-1";
            room.box = {0, 0, 2, 2};
            after.rooms.write().push_back(room);
            scene.document.apply(Edit::between(scene.level(), after), Text{"", "room"});
            scene.toolController.choose({{}, "room-1"});
            if (inverted) scene.toolController.invertSelection();
            else scene.toolController.selectAll();
            scene.toolController.remove();
            QCOMPARE(scene.map(), std::string("    \n    \n"));
        }
    }

    void whatWandAndSameTileWouldSelectIsShownBeforeThePress() {
        Scene scene(R"(
            ..#..
            ..#..
        )");
        scene.use("wand");
        scene.toolController.move({{4, 0}});
        QCOMPARE(linesOf(*scene.previews.back().reach, scene.level().size()), std::string("---xx\n---xx\n"));
        scene.use("same-tile");
        QCOMPARE(linesOf(*scene.previews.back().reach, scene.level().size()), std::string("xx-xx\nxx-xx\n"));
        QCOMPARE(scene.document.selection()->size().area(), 0);
    }

    void selectionsAreCombined() {
        Scene scene(field);
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 1}});
        scene.drag({{4, 3}, {5, 3}}, {.shift = true});
        QCOMPARE(scene.selected(), std::string("xxx---\nxxx---\n------\n----xx\n"));
        scene.drag({{1, 1}, {5, 3}}, {.control = true});
        QCOMPARE(scene.selected(), std::string("xxx---\nx-----\n------\n------\n"));
        scene.drag({{0, 0}, {1, 3}}, {.shift = true, .control = true});
        QCOMPARE(scene.selected(), std::string("xx----\nx-----\n------\n------\n"));
        scene.use("select-rectangle", [](ToolSettings& s) { s.combine = Combine::Add; });
        scene.drag({{5, 0}, {5, 0}});
        QCOMPARE(scene.selected(), std::string("xx---x\nx-----\n------\n------\n"));
        QCOMPARE(scene.steps(), 5u);
        QVERIFY(!scene.document.modified());
        scene.document.undo();
        QCOMPARE(scene.selected(), std::string("xx----\nx-----\n------\n------\n"));
    }

    void anEmptySelectionIsNone() {
        Scene scene(field);
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {1, 1}});
        scene.drag({{0, 0}, {5, 3}}, {.control = true});
        QVERIFY(scene.document.selection()->size() == Size());
        QCOMPARE(scene.steps(), 2u);
        scene.drag({{9, 9}, {12, 12}}); // off the map there is nothing to select
        QCOMPARE(scene.steps(), 2u);
    }

    void theLassoTakesWhatItGoesAround() {
        Scene scene("........\n........\n........\n........\n........\n");
        scene.use("lasso");
        scene.drag({{1, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {1, 2}});
        QCOMPARE(scene.selected(), std::string("-xxxxxx-\n-xxxxxx-\n-xxxxxx-\n----xxx-\n----xxx-\n"));
    }

    void wandAndSameTile() {
        Scene scene(pond);
        scene.use("wand");
        scene.click({2, 0});
        QCOMPARE(scene.selected(), std::string("--xx--\n-xx---\n------\n------\n"));
        scene.use("same-tile");
        scene.click({2, 0});
        QCOMPARE(scene.selected(), std::string("--xx--\n-xx---\n----xx\n----x-\n"));
        scene.use("wand");
        scene.click({5, 2}, {.control = true});
        QCOMPARE(scene.selected(), std::string("--xx--\n-xx---\n------\n------\n"));
    }

    void whatIsSelectedMoves() {
        Scene scene(pond);
        scene.use("select-rectangle", [](ToolSettings& settings) { settings.leavesGround = false; });
        scene.drag({{0, 2}, {1, 3}});
        scene.drag({{1, 3}, {2, 2}, {3, 1}});
        QCOMPARE(scene.map(), plain("|......\n|.~.*..\n|  ..~~\n|  ..~.\n"));
        QVERIFY(scene.level().things->front().at == (Cell{3, 1}));
        QVERIFY(scene.level().tiles.at({0, 2}) == Tile::Void && scene.level().tiles.at({1, 3}) == Tile::Void);
        QVERIFY(scene.level().tiles.at({2, 0}) == Tile::Floor && scene.level().tiles.at({2, 1}) == Tile::Floor);
        QCOMPARE(scene.selected(), std::string("--xx--\n--xx--\n------\n------\n"));
        QCOMPARE(scene.steps(), 2u); // one to select, one to move cells and selection
        scene.document.undo();
        QCOMPARE(scene.map(), plain(pond));
        QCOMPARE(scene.selected(), std::string("------\n------\nxx----\nxx----\n"));
        scene.drag({{0, 2}, {4, 0}}, {.alt = true});
        QVERIFY(scene.level().tiles.at({0, 2}) == Tile::Floor); // Alt left it where it was
        QCOMPARE(scene.level().things->size(), 2u);
    }

    /// The most common ground around the moved cells; cells of void stay what they are.
    void movedCellsLeaveTheFloor() {
        Scene scene(R"(
            |;;;;;;
            |;#*;;;
            |;# ;;;
            |;;;..;
        )");
        const auto before = scene.map();
        scene.use("select-rectangle");
        scene.drag({{1, 1}, {2, 2}});
        scene.drag({{1, 1}, {4, 1}});
        const Level& level = scene.level();
        const Tile grass = level.tiles.at({0, 0});
        QVERIFY(grass == Tile::Grass && level.tiles.at({1, 1}) == grass && level.tiles.at({2, 1}) == grass);
        QVERIFY(level.tiles.at({1, 2}) == grass);
        QVERIFY(level.tiles.at({2, 2}) == Tile::Void);
        QVERIFY(level.tiles.at({4, 1}) == Tile::Wall && level.tiles.at({5, 2}) == Tile::Void);
        scene.document.undo();
        QCOMPARE(scene.map(), before);
    }

    void onALayerMovedCellsShowWhatIsBelow() {
        Level level = drawn("......\n");
        level.layers.push_back({});
        level.layers.back().name = "rugs";
        level.layers.back().tiles = Grid(level.size());
        level.layers.back().tiles.set({1, 0}, Tile::Water);
        Scene scene(level);
        scene.use("select-rectangle", [](ToolSettings& settings) { settings.layer = 0; });
        scene.drag({{1, 0}, {1, 0}});
        scene.drag({{1, 0}, {4, 0}});
        QVERIFY(scene.level().layers[0].tiles.at({1, 0}) == Tile::Void);
        QVERIFY(scene.level().layers[0].tiles.at({4, 0}) == Tile::Water);
        QCOMPARE(scene.map(), plain("......\n"));
    }

    void turnedCellsLeaveTheFloor() {
        Scene scene(";;;;;\n;;#;;\n;;#;;\n;;;;;\n");
        scene.use("select-rectangle");
        scene.drag({{2, 1}, {2, 2}});
        scene.toolController.turn(PatchTurn::Rotate);
        QVERIFY(scene.map().find(' ') == std::string::npos);
        const auto rows = scene.level().tiles.rows();
        QCOMPARE(std::ranges::count(rows, Tile::Wall), 2);
    }

    void piecesArePastedWithOrWithoutVoid() {
        Scene scene(R"(
            |# #...
            |......
        )");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 0}});
        scene.toolController.copy();
        scene.toolController.paste();
        scene.toolController.press({{4, 1}});
        QCOMPARE(scene.map(), plain("|# #...\n|...# #\n"));
        QCOMPARE(scene.document.history().undoName(), QStringLiteral("Paste 3 cell(s)"));
        scene.document.undo();
        scene.use("select-rectangle", [](ToolSettings& settings) { settings.pastesVoid = false; });
        scene.toolController.paste();
        scene.toolController.press({{4, 1}});
        QCOMPARE(scene.map(), plain("|# #...\n|...#.#\n"));
        QCOMPARE(scene.document.history().undoName(), QStringLiteral("Paste 2 cell(s)"));
        scene.document.undo();
        scene.toolController.cancel();
        scene.drag({{0, 0}, {3, 1}}); // moving is like pasting
        QCOMPARE(scene.map(), plain("|. ....\n|...#.#\n"));
    }

    /// The switch may change while the piece floats.
    void theSwitchChangesWhatFloats() {
        Scene scene("|# #\n|...\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 0}});
        scene.toolController.copy();
        scene.toolController.paste();
        ToolSettings settings = scene.toolController.settings();
        settings.pastesVoid = false;
        scene.toolController.setSettings(settings);
        scene.toolController.press({{1, 1}});
        QCOMPARE(scene.map(), plain("|# #\n|#.#\n"));
    }

    void cutAndPasteFloat() {
        Scene scene(pond);
        scene.use("select-rectangle");
        scene.drag({{2, 0}, {3, 0}});
        scene.toolController.cut();
        QCOMPARE(scene.map(), plain("|..  ..\n|.~~...\n|....~~\n|.*..~.\n"));
        scene.toolController.paste();
        QVERIFY(scene.toolController.floats());
        scene.toolController.move({{1, 3}});
        QVERIFY(scene.previews.back().level.has_value());
        QCOMPARE(scene.map(), plain("|..  ..\n|.~~...\n|....~~\n|.*..~.\n")); // the copy only floats
        scene.toolController.press({{1, 3}});
        QCOMPARE(scene.map(), plain("|..  ..\n|.~~...\n|....~~\n|~~..~.\n"));
        QVERIFY(scene.level().things->empty()); // the thing there is gone
        scene.toolController.press({{5, 3}});
        QCOMPARE(scene.map(), plain("|..  ..\n|.~~...\n|....~~\n|~~..~~\n"));
        QVERIFY(scene.toolController.cancel());
        QVERIFY(!scene.toolController.floats());
        QCOMPARE(scene.steps(), 4u);
        for (int i = 0; i < 4; ++i) scene.document.undo();
        QCOMPARE(scene.map(), plain(pond));
    }

    void whatFloatsIsFlippedAndTurned() {
        Scene scene("#.~\n...\n...\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {2, 0}});
        scene.toolController.copy();
        scene.toolController.paste();
        scene.toolController.turn(PatchTurn::FlipX);
        scene.toolController.press({{1, 2}});
        QCOMPARE(scene.map(), plain("#.~\n...\n~.#\n"));
        scene.toolController.turn(PatchTurn::Rotate);
        scene.toolController.press({{0, 1}});
        QCOMPARE(scene.map(), plain("~.~\n...\n#.#\n"));
    }

    void whatIsSelectedIsFlippedAndTurned() {
        Scene scene("#..~\n.*..\n....\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {3, 1}});
        scene.toolController.turn(PatchTurn::FlipX);
        QCOMPARE(scene.map(), plain("~..#\n..*.\n....\n"));
        scene.toolController.turn(PatchTurn::FlipY);
        QCOMPARE(scene.map(), plain("..*.\n~..#\n....\n"));
        QCOMPARE(scene.steps(), 3u);
        scene.document.undo();
        scene.document.undo();
        QCOMPARE(scene.map(), plain("#..~\n.*..\n....\n"));
    }

    void fourTurnsAreNone() {
        Scene scene(pond);
        scene.use("select-rectangle");
        scene.drag({{1, 0}, {5, 3}});
        const auto patch = Patch::of(scene.level(), {}, *scene.document.selection());
        Patch turned = patch;
        for (int i = 0; i < 4; ++i) turned = turned.turned(PatchTurn::Rotate);
        QVERIFY(turned == patch);
        QVERIFY(patch.turned(PatchTurn::FlipX).turned(PatchTurn::FlipX) == patch);
        QVERIFY(patch.turned(PatchTurn::FlipY).turned(PatchTurn::FlipY) == patch);
        QVERIFY(patch.turned(PatchTurn::FlipX).turned(PatchTurn::FlipY) ==
                patch.turned(PatchTurn::Rotate).turned(PatchTurn::Rotate));
    }

    void stampsAreStoredAndRecalled() {
        Scene scene("#~.\n...\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {1, 0}});
        scene.toolController.storeStamp(3);
        scene.toolController.recallStamp(4);
        QVERIFY(!scene.toolController.floats());
        scene.toolController.recallStamp(3);
        scene.toolController.press({{2, 1}});
        QCOMPARE(scene.map(), plain("#~.\n.#~\n"));
    }

    void tilesOfAnotherWorldGoByTheirNames() {
        TileCatalogue theirs;
        const auto moss = theirs.add({"moss", U'm', {}, Walk::Yes, true, {}}).value();
        const auto acid = theirs.add({"acid", U'L', {}, Walk::No, true, {}}).value();
        TileCatalogue ours;
        (void)ours.add({"ice", U'I', {}, Walk::Yes, true, {}});
        const auto ourMoss = ours.add({"moss", U'm', {}, Walk::Yes, true, {}}).value();
        Level level = drawn("...\n");
        level.tiles.set({0, 0}, moss);
        level.tiles.set({1, 0}, acid);
        Level target = drawn("###\n");
        (void)Patch::of(level, theirs, {}).in(ours).layOn(target, {0, 0}, false);
        QVERIFY(target.tiles.at({0, 0}) == ourMoss);
        QVERIFY(target.tiles.at({1, 0}) == Tile::Wall); // this world has no acid
        QVERIFY(target.tiles.at({2, 0}) == Tile::Floor);
    }

    void everythingAndNothing() {
        Scene scene(pond);
        scene.toolController.selectAll();
        scene.toolController.copy();
        scene.toolController.remove();
        QVERIFY(scene.level().tiles == Grid(scene.level().size()));
        QVERIFY(scene.level().things->empty());
        scene.toolController.paste();
        scene.toolController.press({{3, 2}});
        QCOMPARE(scene.map(), plain(pond));
        scene.toolController.takeUp("wand");
        scene.toolController.invertSelection();
        QVERIFY(scene.document.selection()->size() == Size());
        scene.toolController.invertSelection();
        QCOMPARE(scene.document.selection()->count(), 24);
        scene.toolController.pinSelected(true);
        QCOMPARE(scene.level().pinned->count(), 24);
        scene.toolController.pinSelected(false);
        QVERIFY(scene.level().pinned->size() == Size() && scene.level().pinnedThings->empty());
        QVERIFY(scene.toolController.cancel()); // Esc clears the selection
        QVERIFY(scene.document.selection()->size() == Size());
        QVERIFY(!scene.toolController.cancel());
    }
};

DELVE_TEST(SelectToolsTest)
#include "select_tools_test.moc"
