#include "editor/tools/patch.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/decorations.h"
#include "generation/level/delve_file.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// A blank level in a world with tiles of its own.
void begin(Document& document, const std::vector<const char*>& tiles) {
    World world;
    for (const auto* name : tiles) {
        TileKind kind;
        kind.name = name;
        kind.glyph = static_cast<char32_t>(U'A' + static_cast<char32_t>(world.tiles.custom().size()));
        (void)world.tiles.add(kind);
    }
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 12});
    world.levels.push_back(level);
    document.reset(world);
}

void hold(ToolController& toolController, const Document& document, const char* name) {
    ToolSettings settings = toolController.settings();
    settings.tile = *document.world().tiles.find(name);
    toolController.setSettings(settings);
}

} // namespace

/// A tool controller that switches between documents in which the same numbers mean other tiles.
class HandDocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void theTileInHandGoesByItsName() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"lava-own", "frost"});
        begin(second, {"frost"});
        ToolController toolController(test::pool());
        toolController.setDocument(&first);
        hold(toolController, first, "frost");
        toolController.setDocument(&second);
        QCOMPARE(toolController.settings().tile, *second.world().tiles.find("frost"));
        toolController.setDocument(&first);
        QCOMPARE(toolController.settings().tile, *first.world().tiles.find("frost"));
    }

    /// Or the painted tile would be another one after saving and reading.
    void aBuiltInTileIsTheWorldsOwnOfThatName() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {});
        begin(second, {"tree"});
        ToolController toolController(test::pool());
        toolController.setDocument(&first);
        hold(toolController, first, "tree");
        QVERIFY(isDecoration(toolController.settings().tile));
        toolController.setDocument(&second);
        toolController.takeUp("brush");
        toolController.press({{5, 5}});
        toolController.release({{5, 5}});
        QCOMPARE(second.level().tiles.at({5, 5}), *second.world().tiles.find("tree"));
        const auto read = readDelve(delveText(second.world()));
        QVERIFY(read);
        QVERIFY(read->levels.front().tiles == second.level().tiles);
    }

    void aCopiedBuiltInTileIsTheWorldsOwnOfThatName() {
        Document own(test::pool());
        begin(own, {"tree"});
        const TileCatalogue plain;
        Level level;
        level.tiles = Grid({3, 1}, *plain.find("tree"));
        level.tiles.set({1, 0}, Tile::Floor);
        const auto& tiles = own.world().tiles;
        const Patch laid = Patch::of(level, plain, {}).in(tiles);
        QCOMPARE(laid.tiles().at({0, 0}), *tiles.find("tree"));
        QCOMPARE(laid.tiles().at({1, 0}), Tile::Floor);
        QCOMPARE(laid.cells().count(), 3);
    }

    void aTileThatIsNotThereIsPutDown() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"velvet"});
        begin(second, {"frost"});
        ToolController toolController(test::pool());
        toolController.setDocument(&first);
        hold(toolController, first, "velvet");
        QSignalSpy changed(&toolController, &ToolController::settingsChanged);
        toolController.setDocument(&second);
        QCOMPARE(toolController.settings().tile, ToolSettings().tile);
        QCOMPARE(changed.size(), 1);
        toolController.takeUp("brush");
        toolController.press({{5, 5}});
        toolController.release({{5, 5}});
        QVERIFY(second.world().tiles.has(second.level().tiles.at({5, 5})));
    }

    /// The same number now means another tile: views of the current tile must be notified.
    void anotherTileOfTheSameNumberIsTold() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"velvet", "frost"});
        begin(second, {"frost", "velvet"});
        ToolController toolController(test::pool());
        toolController.setDocument(&first);
        hold(toolController, first, "velvet");
        const auto number = toolController.settings().tile;
        toolController.setDocument(&second);
        QVERIFY(toolController.settings().tile != number);
        QCOMPARE(second.world().tiles[toolController.settings().tile].name, std::string("velvet"));
    }

    void aLayerThatIsUndoneIsLeft() {
        Document document(test::pool());
        begin(document, {});
        Level layered = document.level();
        layered.layers.push_back({});
        layered.layers.back().tiles = Grid(layered.size());
        document.apply(Edit::between(document.level(), layered), Text{"", "layer"});
        ToolController toolController(test::pool());
        toolController.setDocument(&document);
        ToolSettings settings = toolController.settings();
        settings.layer = 0;
        toolController.setSettings(settings);
        document.undo();
        QVERIFY(!toolController.settings().layer);
    }

    void aLayerThatIsNotThereIsLeft() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {});
        begin(second, {});
        Level layered = first.level();
        layered.layers.push_back({});
        layered.layers.back().tiles = Grid(layered.size());
        first.apply(Edit::between(first.level(), layered), Text{"", "layer"});
        ToolController toolController(test::pool());
        toolController.setDocument(&first);
        ToolSettings settings = toolController.settings();
        settings.layer = 0;
        toolController.setSettings(settings);
        toolController.setDocument(&second);
        QVERIFY(!toolController.settings().layer);
    }
};

DELVE_TEST(HandDocumentsTest)
#include "hand_documents_test.moc"
