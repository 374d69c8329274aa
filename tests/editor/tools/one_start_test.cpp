#include "editor/tools/thing_edits.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

std::ptrdiff_t startsOf(const Level& level, std::int64_t player) {
    return std::ranges::count_if(*level.things, [player](const Thing& thing) {
        return thing.kind == ThingKind::Start && playerOf(thing) == player;
    });
}

void select(Scene& scene, const Rect& area) {
    BitGrid cells(scene.level().size());
    for (auto y = area.y; y < area.bottom(); ++y) cells.setRun(y, area.x, area.width);
    scene.document.select(cells, Text{"", "select"});
}

QString lastStep(const Scene& scene) { return scene.document.history().undoName(); }

} // namespace

/// A level has one start of each player: placing another one moves it.
class OneStartTest : public QObject {
    Q_OBJECT
private slots:
    void aStartThatIsPlacedMovesIt() {
        Scene scene("@...\n....\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Start; });
        scene.click({2, 1});
        QCOMPARE(scene.map(), plain("....\n..@.\n"));
        QCOMPARE(lastStep(scene), QStringLiteral("Move Start"));
        QCOMPARE(scene.steps(), 1u);
        scene.document.undo();
        QCOMPARE(scene.map(), plain("@...\n....\n"));
    }

    void theFirstStartIsOnlyPlaced() {
        Scene scene("....\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Start; });
        scene.click({2, 0});
        QCOMPARE(lastStep(scene), QStringLiteral("Place Start"));
    }

    void eachPlayerHasAStart() {
        Scene scene("@...\n");
        scene.use("thing", [](ToolSettings& s) {
            s.thing = ThingKind::Start;
            s.thingFields.set("player", Decimal::of(2));
        });
        scene.click({2, 0});
        QCOMPARE(scene.map(), plain("@.&.\n"));
    }

    void pastingAStartMovesIt() {
        Scene scene("@*....\n");
        select(scene, {0, 0, 2, 1});
        scene.toolController.copy();
        scene.toolController.paste();
        scene.toolController.move({{5, 0}});
        scene.toolController.press({{5, 0}});
        QCOMPARE(scene.map(), plain(".*..@*\n"));
        QCOMPARE(lastStep(scene), QStringLiteral("Paste 2 cell(s), moving the start"));
        scene.toolController.release({{5, 0}});
        scene.document.undo();
        QCOMPARE(scene.map(), plain("@*....\n"));
    }

    /// The preview shows what the click does: the start disappears from its old cell.
    void theOldPlaceIsDrawnAsItWillBe() {
        Scene scene("@.....\n");
        select(scene, {0, 0, 1, 1});
        scene.toolController.copy();
        scene.toolController.paste();
        scene.toolController.move({{4, 0}});
        QVERIFY(scene.previews.back().level.has_value());
        QCOMPARE(startsOf(*scene.previews.back().level, 1), std::ptrdiff_t{1});
        QVERIFY(scene.previews.back().changed.contains({0, 0}));
    }

    void aStampMovesIt() {
        Scene scene("@.....\n");
        select(scene, {0, 0, 2, 1});
        scene.toolController.storeStamp(1);
        scene.toolController.recallStamp(1);
        scene.toolController.move({{4, 0}});
        scene.toolController.press({{4, 0}});
        QCOMPARE(scene.map(), plain("...@..\n"));
    }

    void aCopyOfTheSelectionMovesIt() {
        Scene scene("@&....\n");
        select(scene, {0, 0, 2, 1});
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {4, 0}}, {false, false, true});
        QCOMPARE(scene.map(), plain("....@&\n"));
        QCOMPARE(lastStep(scene), QStringLiteral("Copy 2 cell(s), moving the start"));
        scene.document.undo();
        QCOMPARE(scene.map(), plain("@&....\n"));
    }

    void aSelectionThatIsMovedOrFlippedKeepsItsName() {
        Scene scene("@.....\n");
        select(scene, {0, 0, 2, 1});
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {3, 0}});
        QCOMPARE(startsOf(scene.level(), 1), std::ptrdiff_t{1});
        QCOMPARE(lastStep(scene), QStringLiteral("Move 2 cell(s)"));
        scene.toolController.turn(PatchTurn::FlipX);
        QCOMPARE(startsOf(scene.level(), 1), std::ptrdiff_t{1});
        QCOMPARE(lastStep(scene), QStringLiteral("Flip 2 cell(s)"));
    }

    void whatCannotBePlacedMovesNothing() {
        Scene scene("@. #\n");
        scene.use("thing", [](ToolSettings& s) { s.thing = ThingKind::Start; });
        for (const std::int32_t x : {2, 3}) scene.click({x, 0});
        QCOMPARE(scene.map(), plain("@. #\n"));
        Level level = scene.level();
        Thing off;
        off.kind = ThingKind::Start;
        off.at = {9, 9};
        QVERIFY(placeThings(level, {off}, true).empty());
        QCOMPARE(startsOf(level, 1), std::ptrdiff_t{1});
    }

    void ofTwoStartsInAPieceTheFirstIsLaid() {
        Scene scene("....\n");
        Level level = scene.level();
        Thing start;
        start.kind = ThingKind::Start;
        std::vector<Thing> both(2, start);
        both[1].at = {2, 0};
        placeThings(level, both, false);
        QCOMPARE(startsOf(level, 1), std::ptrdiff_t{1});
        QCOMPARE(level.things->front().at, (Cell{0, 0}));
    }

    /// Giving a start to the other player in the properties swaps the two starts.
    void startsSwapTheirPlayers() {
        Scene scene("@&\n");
        Level level = scene.level();
        auto& things = level.things.write();
        const Thing before = things.front();
        things.front().fields.set("player", Decimal::of(2));
        swapStarts(level, before, Thing(level.things->front()));
        QCOMPARE(linesOf(level), plain("&@\n"));
    }

    void bossesAndGoalsMayBeSeveral() {
        for (const auto kind : {ThingKind::Boss, ThingKind::Goal, ThingKind::Store}) {
            Scene scene("....\n");
            scene.use("thing", [kind](ToolSettings& s) { s.thing = kind; });
            scene.click({0, 0});
            scene.click({2, 0});
            QCOMPARE(scene.level().things->size(), std::size_t{2});
        }
    }
};

DELVE_TEST(OneStartTest)
#include "one_start_test.moc"
