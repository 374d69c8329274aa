#include "editor/document/first_goal.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

std::string objectiveOf(const Scene& scene) { return scene.document.world().rules->objective; }

void paint(Scene& scene, Tile tile, Cell cell) {
    scene.use("brush", [tile](ToolSettings& s) { s.tile = tile; });
    scene.click(cell);
}

void place(Scene& scene, ThingKind kind, Cell cell) {
    scene.use("thing", [kind](ToolSettings& s) { s.thing = kind; });
    scene.click(cell);
}

} // namespace

/// The first goal of a map painted by hand sets its objective, until the person chooses one.
class FirstGoalTest : public QObject {
    Q_OBJECT
private slots:
    void eachGoalHasItsObjective() {
        for (const auto& [tile, wanted, step] : {std::tuple(Tile::GoldenExit, "exit", "Set objective: exit"),
                                                 std::tuple(Tile::Gate, "gate", "Set objective: gate")}) {
            Scene scene("....\n");
            paint(scene, tile, {1, 0});
            QVERIFY(objectiveOf(scene) == wanted);
            QCOMPARE(scene.document.history().undoName(), QString::fromLatin1(step));
            QCOMPARE(scene.steps(), 2u);
        }
        for (const auto& [kind, wanted, step] : {std::tuple(ThingKind::Boss, "boss", "Set objective: boss"),
                                                 std::tuple(ThingKind::Flower, "collect", "Set objective: collect")}) {
            Scene scene("....\n");
            place(scene, kind, {1, 0});
            QVERIFY(objectiveOf(scene) == wanted);
            QCOMPARE(scene.document.history().undoName(), QString::fromLatin1(step));
        }
    }

    void itIsAStepThatCanBeUndoneByItself() {
        Scene scene("....\n");
        paint(scene, Tile::GoldenExit, {1, 0});
        scene.document.undo();
        QVERIFY(objectiveOf(scene) == "explore");
        QCOMPARE(scene.level().tiles.at({1, 0}), Tile::GoldenExit);
        paint(scene, Tile::GoldenExit, {2, 0}); // the person undid it: it is not set again
        QVERIFY(objectiveOf(scene) == "explore");
        scene.document.undo();
        scene.document.undo();
        QCOMPARE(scene.level().tiles.at({1, 0}), Tile::Floor);
        scene.document.redo();
        scene.document.redo();
        QVERIFY(objectiveOf(scene) == "explore");
    }

    /// Undoing the objective and working on is a choice of the earlier objective, for good.
    void whoTakesItBackHasChosen() {
        Scene scene("....\n");
        paint(scene, Tile::GoldenExit, {1, 0});
        scene.document.undo();
        paint(scene, Tile::Floor, {1, 0}); // now there is no goal
        paint(scene, Tile::GoldenExit, {2, 0});
        QVERIFY(objectiveOf(scene) == "explore");
    }

    void whoSelectsAfterTakingItBackHasChosenToo() {
        Scene scene("....\n");
        paint(scene, Tile::GoldenExit, {1, 0});
        scene.document.undo();
        scene.toolController.selectAll();
        paint(scene, Tile::Floor, {1, 0});
        paint(scene, Tile::GoldenExit, {2, 0});
        QVERIFY(objectiveOf(scene) == "explore");
    }

    /// Undoing the goal together with its objective is no choice: the next goal counts as the first.
    void whoTakesTheGoalBackHasNot() {
        Scene scene("....\n");
        paint(scene, Tile::GoldenExit, {1, 0});
        scene.document.undo();
        scene.document.undo();
        paint(scene, Tile::Gate, {2, 0});
        QVERIFY(objectiveOf(scene) == "gate");
    }

    /// A file holds the objective, and not who chose it.
    void aMapThatIsOpenedKeepsItsObjective() {
        QTemporaryDir folder;
        Scene scene("....\n");
        scene.document.chooseObjective();
        QVERIFY(scene.document.save(folder.filePath("mine.delve")));
        QVERIFY(scene.document.load(folder.filePath("mine.delve")));
        paint(scene, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(scene) == "explore");
        QCOMPARE(scene.steps(), 1u);
    }

    void aMapThatIsRecoveredKeepsItsObjective() {
        Scene scene("....\n");
        scene.document.restore(World(scene.document.world()), QString());
        paint(scene, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(scene) == "explore");
    }

    void aMapThatWasBegunHereAndSavedStillTakesIt() {
        QTemporaryDir folder;
        Scene scene("....\n");
        QVERIFY(scene.document.save(folder.filePath("mine.delve")));
        paint(scene, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(scene) == "exit");
    }

    void theFirstGoalCountsAndNoLaterOne() {
        Scene scene("......\n");
        place(scene, ThingKind::Flower, {0, 0});
        paint(scene, Tile::GoldenExit, {2, 0});
        QVERIFY(objectiveOf(scene) == "collect");
        Scene other("*.....\n"); // it had a goal before anything was painted
        paint(other, Tile::Gate, {2, 0});
        QVERIFY(objectiveOf(other) == "explore");
    }

    void whatAPersonChoseStays() {
        Scene scene("....\n");
        scene.document.chooseObjective(); // it stays explore
        paint(scene, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(scene) == "explore");
        QCOMPARE(scene.steps(), 1u);
        Scene set("....\n");
        World with = set.document.world();
        with.rules.write().objective = "gate";
        set.document.applyWorld(WorldEdit::between(set.document.world(), with), Text{"", "rules"});
        paint(set, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(set) == "gate");
    }

    void aMapOfARecipeKeepsItsRules() {
        Level level = drawn("....\n");
        level.recipe = generation::builtInRecipes().find("caves")->withSeed(1);
        Scene scene(std::move(level));
        paint(scene, Tile::GoldenExit, {1, 0});
        QVERIFY(objectiveOf(scene) == "explore");
    }

    /// A piece that is pasted may bring several: the exit first, then the gate, the boss, the flowers.
    void ofSeveralAtOnceTheExitIsFirst() {
        Scene from("*BGX\n");
        from.toolController.selectAll();
        from.toolController.copy();
        World world = from.document.world();
        world.levels[0] = drawn("........\n........\n");
        from.document.reset(world);
        from.toolController.paste();
        from.toolController.move({{4, 0}});
        from.toolController.press({{4, 0}});
        QVERIFY(objectiveOf(from) == "exit");
    }

    void whatIsNoGoalSuggestsNothing() {
        Scene scene("....\n");
        paint(scene, Tile::Water, {1, 0});
        place(scene, ThingKind::Coin, {2, 0});
        QVERIFY(objectiveOf(scene) == "explore");
        QCOMPARE(scene.steps(), 2u);
    }
};

DELVE_TEST(FirstGoalTest)
#include "first_goal_test.moc"
