#include "editor/tools/symmetry.h"
#include "editor/tools/tools.h"
#include "tests/editor/tools/random_gestures.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr Size mapSize{70, 41};
constexpr int gestures = 40;

void everyTool() {
    QTest::addColumn<QString>("tool");
    for (const auto& tool : builtInTools()) {
        const auto id = QString::fromUtf8(tool.id.data(), static_cast<qsizetype>(tool.id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

bool pinnedAt(const Shared<BitGrid>& bits, Cell cell, Size size) { return bits->size() == size && bits->at(cell); }

/// Does a cell look different in two levels: tiles, layers, things?
bool differs(const Level& a, const Level& b, Cell cell) {
    if (a.tiles.at(cell) != b.tiles.at(cell)) return true;
    for (std::size_t i = 0; i < a.layers.size(); ++i)
        if (a.layers[i].tiles.at(cell) != b.layers[i].tiles.at(cell)) return true;
    return std::ranges::count(*a.things, cell, &Thing::at) != std::ranges::count(*b.things, cell, &Thing::at);
}

} // namespace

/// What must hold for every tool of the list.
class ToolContractTest : public QObject {
    Q_OBJECT
private slots:
    void everyToolIsDeclared() {
        std::set<std::string_view> ids;
        std::set<std::string_view> keys;
        for (const auto& tool : builtInTools()) {
            QVERIFY(ids.insert(tool.id).second);
            QVERIFY(keys.insert(tool.key).second);
            QVERIFY(!tool.label.empty() && !tool.help.empty());
            QVERIFY(tool.make() != nullptr);
            QCOMPARE(builtInTools().find(tool.id), &tool);
        }
        QVERIFY(builtInTools().find("no such tool") == nullptr);
    }

    /// A tool that is registered at run time can be taken up like the built-in ones.
    void aToolOfRunTimeIsAsGood() {
        auto tools = builtInTools();
        ToolInfo own = tools.front();
        own.id = std::string("own-") + "brush";
        QVERIFY(tools.add(own).ok());
        QVERIFY(!tools.add(own).ok());
        ToolController controller(pool(), nullptr, tools);
        controller.takeUp("own-brush");
        QCOMPARE(controller.tool().id, std::string("own-brush"));
        QVERIFY(!builtInTools().find("own-brush"));
    }

    void aCancelledDragLeavesNothing_data() { everyTool(); }
    void aCancelledDragLeavesNothing() {
        QFETCH(QString, tool);
        Stream random(1);
        Scene scene(randomMap(1, mapSize));
        scene.use(tool.toStdString());
        const Level before = scene.level();
        for (int i = 0; i < gestures; ++i) {
            scene.toolController.setSettings(randomSettings(random, before));
            const auto drag = randomDrag(random, mapSize);
            scene.toolController.press(drag.front());
            Rect shown;
            for (const auto& pointer : drag) scene.toolController.move(pointer);
            for (const auto& preview : scene.previews) shown = shown.united(preview.changed);
            scene.previews.clear();
            QVERIFY(scene.toolController.cancel());
            QVERIFY(!scene.toolController.busy());
            QVERIFY(scene.level() == before);
            QCOMPARE(scene.steps(), 0u);
            // Everything the preview had drawn is drawn as before.
            Rect restored;
            for (const auto& preview : scene.previews) {
                QVERIFY(!preview.level);
                restored = restored.united(preview.changed);
            }
            QCOMPARE(restored, shown);
            scene.previews.clear();
        }
    }

    void aGestureIsOneStepThatUndoTakesBack_data() { everyTool(); }
    void aGestureIsOneStepThatUndoTakesBack() {
        QFETCH(QString, tool);
        Stream random(2);
        Scene scene(randomMap(2, mapSize));
        scene.use(tool.toStdString());
        for (int i = 0; i < gestures; ++i) {
            scene.toolController.setSettings(randomSettings(random, scene.level()));
            const Level before = scene.level();
            const Selection selected = scene.document.selection();
            const auto steps = scene.document.history().position();
            perform(scene.toolController, randomDrag(random, mapSize));
            const bool changed = scene.level() != before || scene.document.selection() != selected;
            QCOMPARE(scene.document.history().position(), steps + (changed ? 1 : 0));
            if (!changed) continue;
            QVERIFY(!scene.document.history().undoName().isEmpty());
            const Level after = scene.level();
            const Selection selectedAfter = scene.document.selection();
            scene.document.undo();
            QVERIFY(scene.level() == before && scene.document.selection() == selected);
            scene.document.redo();
            QVERIFY(scene.level() == after && scene.document.selection() == selectedAfter);
        }
    }

    void previewsShowWhatComesOfIt_data() { everyTool(); }
    void previewsShowWhatComesOfIt() {
        QFETCH(QString, tool);
        Stream random(3);
        Scene scene(randomMap(3, mapSize));
        scene.use(tool.toStdString());
        for (int i = 0; i < gestures; ++i) {
            scene.toolController.setSettings(randomSettings(random, scene.level()));
            const Level before = scene.level();
            scene.previews.clear();
            const auto drag = randomDrag(random, mapSize);
            scene.toolController.press(drag.front());
            for (const auto& pointer : drag) scene.toolController.move(pointer);
            // What a view shows that redraws only the cells it is notified of.
            Level shown = before;
            Rect region;
            for (const auto& preview : scene.previews) {
                QVERIFY(preview.changed.empty() || preview.level);
                region = region.united(preview.changed);
            }
            if (!scene.previews.empty() && scene.previews.back().level) shown = *scene.previews.back().level;
            scene.toolController.release(drag.back());
            for (std::int32_t y = 0; y < mapSize.height; ++y)
                for (std::int32_t x = 0; x < mapSize.width; ++x) {
                    const bool changed = differs(before, scene.level(), {x, y});
                    QVERIFY2(!changed || region.contains({x, y}), qPrintable(QString("%1, %2").arg(x).arg(y)));
                    QVERIFY(!differs(shown, scene.level(), {x, y}));
                }
        }
    }

    void paintingIsSymmetric_data() {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("symmetry");
        for (const auto& tool : builtInTools()) {
            if (!tool.paints) continue;
            const auto id = QString::fromUtf8(tool.id.data(), static_cast<qsizetype>(tool.id.size()));
            for (int symmetry = 1; symmetry < 5; ++symmetry)
                QTest::addRow("%s %d", qPrintable(id), symmetry) << id << symmetry;
        }
    }
    void paintingIsSymmetric() {
        QFETCH(QString, tool);
        QFETCH(int, symmetry);
        for (const Size size : {Size{31, 21}, Size{30, 20}, Size{24, 24}}) {
            Level level;
            level.id = "level-1";
            level.tiles = Grid(size, Tile::Floor);
            Stream random(4);
            Scene scene(level);
            scene.use(tool.toStdString());
            const auto axis = randomSettings(random, level).axis;
            for (int i = 0; i < gestures; ++i) {
                ToolSettings settings = randomSettings(random, level);
                settings.symmetry = static_cast<Symmetry>(symmetry);
                settings.axis = axis;
                scene.toolController.setSettings(settings);
                perform(scene.toolController, randomDrag(random, size));
                const auto mirror = axisOf(settings, size);
                for (std::int32_t y = 0; y < size.height; ++y)
                    for (std::int32_t x = 0; x < size.width; ++x)
                        for (const auto& image : mirrored({x, y, 1, 1}, settings.symmetry, mirror))
                            if (size.contains(image.topLeft()))
                                QVERIFY(scene.level().tiles.at({x, y}) == scene.level().tiles.at(image.topLeft()));
            }
        }
    }

    void onlyWhatIsPaintedIsPinned_data() { everyTool(); }
    void onlyWhatIsPaintedIsPinned() {
        QFETCH(QString, tool);
        if (tool == "pin") return; // pinning changes no tile
        Stream random(5);
        Scene scene(randomMap(5, mapSize));
        scene.use(tool.toStdString());
        for (int i = 0; i < gestures; ++i) {
            ToolSettings settings = randomSettings(random, scene.level());
            settings.pins = false;
            scene.toolController.setSettings(settings);
            const Level before = scene.level();
            perform(scene.toolController, randomDrag(random, mapSize));
            for (std::int32_t y = 0; y < mapSize.height; ++y)
                for (std::int32_t x = 0; x < mapSize.width; ++x)
                    QVERIFY(!pinnedAt(scene.level().pinned, {x, y}, mapSize) ||
                            pinnedAt(before.pinned, {x, y}, mapSize));
        }
    }
};

DELVE_TEST(ToolContractTest)
#include "tool_contract_test.moc"
