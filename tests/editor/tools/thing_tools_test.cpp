#include "generation/level/world_changes.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// Things, pins, measuring, and cancelling.
class ThingToolsTest : public QObject {
    Q_OBJECT
private slots:
    void aThingIsPlacedAndPinned() {
        Scene scene("....\n.#..\n");
        QSignalSpy wanted(&scene.toolController, &ToolController::propertiesWanted);
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Lamp; });
        scene.drag({{0, 0}, {2, 0}});
        QCOMPARE(scene.map(), plain("..i.\n.#..\n"));
        const Thing& lamp = scene.level().things->front();
        QCOMPARE(lamp.id, std::string("lamp-2-0"));
        QVERIFY(*lamp.fields.find("radius") == PropertyValue(Decimal::of(5)));
        QCOMPARE(*scene.level().pinnedThings, std::vector<std::string>{"lamp-2-0"});
        QCOMPARE(scene.toolController.chosen(), (Chosen{"lamp-2-0", {}}));
        QCOMPARE(wanted.size(), 0); // the palette stays in front, to place more things
    }

    void aCellTakesOneThing() {
        Scene scene(".*~ \n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Coin; });
        scene.drag({{0, 0}, {1, 0}});
        QCOMPARE(scene.steps(), 0u);
        QCOMPARE(scene.refusals.size(), 1u);
        scene.click({9, 0});
        QCOMPARE(scene.refusals.size(), 2u);
    }

    void nothingStandsInTheVoid() {
        Scene scene(". .\n");
        scene.use("thing");
        scene.click({1, 0});
        QCOMPARE(scene.steps(), 0u);
        QCOMPARE(scene.refusals.size(), 1u);
    }

    void aLockStandsOnADoor() {
        Scene scene(drawn("...#\n"));
        Level after = scene.level();
        after.tiles.set({1, 0}, Tile::Door);
        after.tiles.set({2, 0}, Tile::OpenDoor);
        scene.document.apply(Edit::between(scene.level(), after), Text{"", "doors"});
        const auto steps = scene.steps();
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Lock; });
        for (const std::int32_t x : {0, 3}) scene.click({x, 0});
        QCOMPARE(scene.steps(), steps);
        QCOMPARE(scene.refusals.size(), 2u);
        scene.click({1, 0});
        QCOMPARE(scene.level().things->size(), std::size_t{1});
        scene.drag({{1, 0}, {0, 0}}); // nor can it be moved off a door
        QCOMPARE(scene.level().things->front().at, (Cell{1, 0}));
        scene.drag({{1, 0}, {2, 0}});
        QCOMPARE(scene.level().things->front().at, (Cell{2, 0}));
    }

    void whatHasToBeComeToDoesNotStandInAWall() {
        Scene scene(".#~.\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Key; });
        scene.click({1, 0});
        QCOMPARE(scene.steps(), 0u);
        QCOMPARE(scene.refusals.size(), 1u);
        scene.click({0, 0});
        scene.drag({{0, 0}, {1, 0}}); // nor can it be moved there
        QCOMPARE(scene.level().things->front().at, (Cell{0, 0}));
        QCOMPARE(scene.refusals.size(), 2u);
        for (const auto kind : {ThingKind::Lamp, ThingKind::Sign}) {
            scene.use("thing", [kind](ToolSettings& s) { s.thing = kind; });
            const auto things = scene.level().things->size();
            scene.click({1, 0});
            QCOMPARE(scene.level().things->size(), things + 1);
            scene.document.undo();
        }
    }

    void aThingIsMoved() {
        Scene scene(".*..\n....\n");
        scene.use("thing");
        scene.drag({{1, 0}, {2, 1}, {3, 1}});
        QCOMPARE(scene.map(), plain("....\n...*\n"));
        QCOMPARE(scene.level().things->front().id, std::string("flower-1-0"));
        QVERIFY(scene.level().keptEmpty->at({1, 0}));
        QCOMPARE(*scene.level().pinnedThings, std::vector<std::string>{"flower-1-0"});
        scene.use("thing", [](ToolSettings& s) { s.pins = false; });
        scene.drag({{3, 1}, {0, 1}});
        QVERIFY(!scene.level().keptEmpty->at({3, 1}));
    }

    void aClickChoosesAThing() {
        Scene scene(".*..\n");
        QSignalSpy wanted(&scene.toolController, &ToolController::propertiesWanted);
        scene.use("thing");
        scene.click({1, 0});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(scene.toolController.chosen(), (Chosen{"flower-1-0", {}}));
        QCOMPARE(areaOf(scene.toolController.chosen(), scene.level()), (Rect{1, 0, 1, 1}));
        QCOMPARE(scene.steps(), 0u);
        QVERIFY(scene.toolController.cancel());
        QVERIFY(scene.toolController.chosen().nothing());
    }

    void theChosenThingIsRemoved() {
        Scene scene(".*.*\n");
        scene.toolController.selectAll();
        scene.use("thing");
        scene.click({1, 0});
        scene.toolController.remove();
        QCOMPARE(scene.map(), plain("...*\n"));
        QVERIFY(scene.level().keptEmpty->at({1, 0}));
        QVERIFY(scene.toolController.chosen().nothing());
        scene.document.undo();
        QCOMPARE(scene.map(), plain(".*.*\n"));
        scene.toolController.remove(); // nothing is chosen: the selection is removed
        QCOMPARE(scene.map(), plain("|    \n"));
    }

    void whatWasChosenIsLetGoWhenItIsGone() {
        Scene scene("....\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Coin; });
        scene.click({1, 0});
        QVERIFY(!scene.toolController.chosen().nothing());
        scene.document.undo();
        QVERIFY(scene.toolController.chosen().nothing());
    }

    void anErasedThingDoesNotComeBack() {
        Scene scene(".*.*\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Coin; });
        scene.drag({{0, 0}, {1, 0}, {2, 0}, {3, 0}}, {.alt = true});
        QVERIFY(scene.level().things->empty());
        QVERIFY(scene.level().keptEmpty->at({1, 0}) && scene.level().keptEmpty->at({3, 0}));
        QCOMPARE(scene.steps(), 1u);
        scene.click({1, 0});
        QVERIFY(!scene.level().keptEmpty->at({1, 0})); // but placed by hand it does
        scene.document.undo();
        scene.document.undo();
        QCOMPARE(scene.map(), plain(".*.*\n"));
    }

    void aQuickMouseErasesWhatLiesOnItsWay() {
        Scene scene(".*.*\n");
        scene.use("thing");
        scene.drag({{0, 0}, {3, 0}}, {.control = true});
        QVERIFY(scene.level().things->empty());
        QCOMPARE(scene.steps(), 1u);
    }

    void cellsRoomsAndThingsArePinned() {
        Level level = drawn("#####\n#..*#\n#####\n");
        level.rooms = std::vector<Room>{{"room-1-1", RoomKind::Room, {1, 1, 3, 1}, {}, {}, {}, {}}};
        Scene scene(level);
        scene.use("pin");
        scene.drag({{0, 0}, {2, 0}});
        QCOMPARE(scene.pins(), std::string("xxx--\n-----\n-----\n"));
        scene.drag({{1, 0}, {4, 0}}, {.alt = true});
        QCOMPARE(scene.pins(), std::string("x----\n-----\n-----\n"));
        scene.use("pin", [](ToolSettings& s) { s.pinTarget = PinTarget::Rooms; });
        scene.click({1, 1});
        QCOMPARE(scene.pins(), std::string("x----\n-xxx-\n-----\n"));
        QCOMPARE(*scene.level().pinnedThings, std::vector<std::string>{"flower-3-1"});
        scene.click({2, 1}, {.alt = true});
        QCOMPARE(scene.pins(), std::string("x----\n-----\n-----\n"));
        QVERIFY(scene.level().pinnedThings->empty());
        scene.use("pin", [](ToolSettings& s) { s.pinTarget = PinTarget::Things; });
        scene.drag({{1, 1}, {3, 1}});
        QCOMPARE(scene.pins(), std::string("x----\n-----\n-----\n"));
        QCOMPARE(*scene.level().pinnedThings, std::vector<std::string>{"flower-3-1"});
        while (scene.document.history().canUndo()) scene.document.undo();
        QVERIFY(scene.level() == level);
    }

    void stepsAreMeasured() {
        Scene scene("...\n.#.\n.#.\n");
        scene.use("measure");
        scene.toolController.press({{0, 2}});
        scene.toolController.move({{2, 2}});
        const Preview& shown = scene.previews.back();
        QCOMPARE(inEnglish(*shown.label), std::string("6 step(s)"));
        QCOMPARE(shown.path.size(), 7u);
        QCOMPARE(shown.path.front(), (Cell{0, 2}));
        scene.toolController.move({{1, 2}});
        QVERIFY(scene.previews.back().refused);
        scene.toolController.release({{1, 2}});
        QCOMPARE(scene.steps(), 0u);
    }

    void ledgesAreMeasuredInTheirDirection() {
        Scene scene("..E..\n.###.\n.....\n");
        scene.use("measure");
        const auto stepsBetween = [&scene](Cell from, Cell to) {
            scene.toolController.press({from});
            scene.toolController.move({to});
            const auto shown = scene.previews.back();
            scene.toolController.release({to});
            return shown.refused ? std::size_t{0} : shown.path.size() - 1;
        };
        QCOMPARE(stepsBetween({0, 0}, {4, 0}), std::size_t{4});
        QCOMPARE(stepsBetween({4, 0}, {0, 0}), std::size_t{8});
        QCOMPARE(stepsBetween({2, 0}, {1, 0}), std::size_t{11});
        QCOMPARE(stepsBetween({0, 2}, {2, 0}), std::size_t{4});
    }

    void anotherChangeOfTheLevelDropsTheDrag() {
        Scene scene("....\n");
        scene.use("brush", [](ToolSettings& s) { s.tile = Tile::Wall; });
        scene.toolController.press({{0, 0}});
        QVERIFY(scene.toolController.busy());
        Level after = scene.level();
        after.tiles.set({3, 0}, Tile::Water);
        scene.document.apply(Edit::between(scene.level(), after), Text{"", "other"});
        QVERIFY(!scene.toolController.busy());
        scene.toolController.release({{1, 0}});
        QCOMPARE(scene.map(), plain("...~\n"));
        QCOMPARE(scene.steps(), 1u);
    }

    void aTileThatIsGoneIsNotPainted() {
        Scene scene("....\n");
        const auto added = withTile(scene.document.world(), {"velvet", U'm', {}, Walk::Yes, true, {}});
        scene.document.applyWorld(WorldEdit::between(scene.document.world(), *added), Text{"", "tile"});
        scene.use("brush", [](ToolSettings& s) { s.tile = static_cast<Tile>(firstCustomTile); });
        scene.document.undo();
        QCOMPARE(scene.toolController.settings().tile, ToolSettings().tile);
    }

    void theFirstToolIsTheBrush() {
        const ToolController toolController(test::pool());
        QCOMPARE(std::string(toolController.tool().id), std::string("brush"));
    }
};

DELVE_TEST(ThingToolsTest)
#include "thing_tools_test.moc"
