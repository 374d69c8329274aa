#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/rules/game.h"
#include "tests/playtest/inspect/broken_worlds.h"
#include "tests/support/test.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// Each check finds its fault and nothing else, and each fix mends it.
class InspectTest : public QObject {
    Q_OBJECT

    static void everyBrokenWorld() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < brokenWorlds().size(); ++i)
            QTest::newRow(brokenWorlds()[i].name) << static_cast<int>(i);
    }

private slots:
    void aSoundWorldHasNoProblem_data() {
        QTest::addColumn<QString>("objective");
        QTest::addColumn<Rows>("rows");
        QTest::newRow("exit") << "exit" << Rows{"#######", "#@.+..X", "#######"};
        QTest::newRow("gate") << "gate" << Rows{"#######", "#@....G", "#######"};
        QTest::newRow("collect") << "collect" << Rows{"#######", "#@.*..#", "#######"};
        QTest::newRow("explore") << "explore" << Rows{"#######", "#@....#", "#######"};
        QTest::newRow("boss") << "boss" << Rows{"#######", "#@...B#", "#######"};
        QTest::newRow("secret doors, ledges, shallows") << "exit" << Rows{"########", "#@Q\"E.:X", "########"};
        QTest::newRow("chasm") << "exit" << Rows{"#######", "#@....X", "#.V...#", "#######"};
        QTest::newRow("locks") << "exit" << Rows{"##########", "#@r.R.b.LX", "##########"};
    }
    void aSoundWorldHasNoProblem() {
        QFETCH(QString, objective);
        QFETCH(Rows, rows);
        QCOMPARE(namesOfProblems(drawnWorld(objective.toStdString(), rows)), QStringList());
    }

    /// What lies below a chasm can be reached, and nothing else leads there.
    void aChasmLeadsToTheLevelBelow() {
        World world = withLevelThatNobodyEnters();
        world.levels[0].tiles.set({3, 1}, Tile::Chasm);
        world.levels[0].tiles.set({4, 1}, Tile::Chasm);
        world.rules.write().objective = "gate";
        world.levels[0].tiles.set({6, 1}, Tile::Wall);
        world.levels[1].tiles.set({4, 1}, Tile::Gate);
        QVERIFY(namesOfProblems(world).contains("warning unreachable-ground"));
        QVERIFY(namesOfProblems(world).contains("error unreachable-target"));
        world.levels[0].properties.set("below", Reference{"inside"});
        QVERIFY(!namesOfProblems(world).contains("error unreachable-target"));
        world.levels[0].tiles.set({5, 1}, Tile::Wall);
        QCOMPARE(namesOfProblems(world), QStringList());
    }

    void aMissingLevelBelowIsTold() {
        const auto told = [](const World& world) {
            const auto problems = problemsOf(world);
            return problems.size() == 1 ? inEnglish(problems.front().message) : std::string();
        };
        const std::string start = "Chasms of this level lead nowhere: ";
        QCOMPARE(told(withLevelBelow("gone")), start + "there is no level \"gone\".");
        QCOMPARE(told(withLevelBelow("pit")), start + "it names itself as the level below.");
        QCOMPARE(told(withLevelBelowOfWalls()), start + "nobody can stand on the level \"cellar\".");
        QCOMPARE(problemsOf(withLevelBelow("gone")).front().cells, (std::vector<Cell>{{2, 2}}));
        World world = withLevelBelow("gone");
        world.levels[0].properties.set("below", true);
        QCOMPARE(told(world), start + "its property \"below\" names no level.");
        world.levels[0].properties.set("below", std::string("gone")); // as a person may type it
        QCOMPARE(told(world), start + "there is no level \"gone\".");
    }

    void eachFaultIsNamedByItsCheck_data() { everyBrokenWorld(); }
    void eachFaultIsNamedByItsCheck() {
        QFETCH(int, number);
        const auto& broken = brokenWorlds()[static_cast<std::size_t>(number)];
        QCOMPARE(namesOfProblems(broken.world()), QString(broken.expected).split(", "));
    }

    /// Each fix by itself, of each problem.
    void fixesMend_data() { everyBrokenWorld(); }
    void fixesMend() {
        QFETCH(int, number);
        const auto world = brokenWorlds()[static_cast<std::size_t>(number)].world();
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// All but the level that only a portal of the person's own can lead to.
    void everyCheckOffersAFix_data() { everyBrokenWorld(); }
    void everyCheckOffersAFix() {
        QFETCH(int, number);
        const auto& broken = brokenWorlds()[static_cast<std::size_t>(number)];
        for (const auto& problem : problemsOf(broken.world()))
            QCOMPARE(problem.fixes.empty(), broken.name == std::string("level that nobody enters"));
    }

    void everyCheckIsTried() {
        std::set<std::string> tried{"unwinnable", "soft-lock"}; // InspectProofTest
        tried.merge(
            std::set<std::string>{"long-dead-end", "choke", "unpassed-encounter", "unneeded-room"}); // HintsTest
        for (const auto& broken : brokenWorlds())
            for (const auto& expected : QString(broken.expected).split(", "))
                tried.insert(expected.section(' ', 1).toStdString());
        for (const auto& check : builtInChecks()) QVERIFY2(tried.contains(check.id), check.id.c_str());
    }

    void theManualListsEveryCheck() {
        QFile page(QStringLiteral(DELVE_SOURCE) + "/docs/problems.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(page.readAll());
        for (const auto& check : builtInChecks())
            QVERIFY2(text.contains("| `" + QString::fromStdString(check.id) + "` |"), check.id.c_str());
    }

    void everyCheckIsDeclaredInFull() {
        for (const auto& check : builtInChecks()) {
            QVERIFY2(!check.label.empty() && check.find, check.id.c_str());
            QVERIFY2(QString::fromStdString(check.label.source).split(' ').size() <= 4, check.id.c_str());
            QVERIFY2(check.help.source.ends_with('.'), check.id.c_str());
        }
    }

    void aFlowerInAWallIsAWarningWhereItIsNotNeeded() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        put(world, ThingKind::Flower, {2, 0});
        QCOMPARE(namesOfProblems(world), QStringList{"warning unreachable-thing"});
        world.rules.write().objective = "collect";
        QVERIFY(namesOfProblems(world).contains("error unreachable-target"));
    }

    /// The exit can be reached without it.
    void aLockThatIsNotInTheWayIsAWarning() {
        QCOMPARE(namesOfProblems(drawnWorld("exit", {"########", "#X.@.R.#", "########"})),
                 QStringList{"warning lock-without-key"});
        QCOMPARE(namesOfProblems(drawnWorld("exit", {"########", "#X.@R.r#", "########"})),
                 QStringList{"warning key-behind-lock"});
    }

    void aKeyThatNobodyReachesIsNamedByItsLock() {
        const auto world = drawnWorld("exit", {"########", "#@..R.X#", "########", "#r######", "########"});
        const auto problems = problemsOf(world);
        QCOMPARE(inEnglish(problems.front().message), std::string("The key for the lock at (4, 1) cannot be reached."));
        QCOMPARE(problems.front().cells, (std::vector<Cell>{{4, 1}, {1, 3}}));
        const auto behind = problemsOf(drawnWorld("exit", {"########", "#@..R.rX", "########"}));
        QCOMPARE(inEnglish(behind.front().message),
                 std::string("The key for the lock at (4, 1) lies behind a lock that it is needed for."));
    }

    /// A fix changes one level: that of its problem.
    void aKeyOfAnotherLevelStaysThere() {
        World world = drawnLevels(
            "exit", {{"outside", {"########", "#@..R.X#", "########"}}, {"inside", {"#####", "#r..#", "#####"}}});
        for (const auto& problem : problemsOf(world))
            for (const auto& fix : problem.fixes) QCOMPARE(fix.level, problem.level);
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    void oneLevelAloneCanBeInspected() {
        World world = withLevelThatNobodyEnters();
        const auto home = inspect(std::make_shared<const World>(world), {.level = 0});
        QVERIFY(home && home->problems.empty());
        const auto inside = inspect(std::make_shared<const World>(world), {.level = 1});
        QVERIFY(inside && inside->problems.size() == 1);
    }

    void aWorldWithoutWhatItNeedsCannotBeWon() {
        const auto unwinnable = [](const World& world) {
            return inspect(std::make_shared<const World>(world))->unwinnable;
        };
        QVERIFY(!unwinnable(drawnWorld("exit", {"#######", "#@....X", "#######"})));
        QVERIFY(unwinnable(drawnWorld("exit", {"#######", "#.....X", "#######"})));
        QVERIFY(unwinnable(drawnWorld("exit", {"########", "#@..##X#", "########"})));
        QVERIFY(!unwinnable(
            drawnWorld("exit", {"#######", "#@....X", "#... ##", "#######"}))); // other errors do not matter
    }

    void aMissingExitIsNotPutWhereALedgeLeadsElsewhere() {
        World world = withoutExitBesideALedge();
        const auto problems = problemsOf(world);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(applyFix(world, problems.front().fixes.front()));
        QCOMPARE(world.levels[0].tiles.at({3, 2}), Tile::GoldenExit);
        QCOMPARE(prove(std::make_shared<const World>(world))->verdict, Verdict::Winnable);
    }

    /// Only a tile is walked into: a boss comes and fights whoever stands on the ledge.
    void aBossBesideALedgeIsReached() {
        QVERIFY(namesOfProblems(drawnWorld("exit", {"###X####", "#@.E..##", "########"}))
                    .contains("error unreachable-target"));
        QVERIFY(!namesOfProblems(drawnWorld("boss", {"###B####", "#@.E..##", "########"}))
                     .contains("error unreachable-target"));
    }

    /// No game begins with one of no kind. A built-in kind is played by the world's own table, too.
    void anUnknownEnemyIsAnErrorWhereEnemiesPlay() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        put(world, ThingKind::Enemy, {3, 1}).fields.set("enemy", std::string("gorgon"));
        world.rules.write().enemies = true;
        QCOMPARE(namesOfProblems(world), QStringList{"error unknown-enemy"});
        QVERIFY(!startGame(std::make_shared<const World>(world), 1));
        QCOMPARE(faultsOfFixes(world), QStringList());
        QVERIFY(applyFix(world, problemsOf(world).front().fixes.front()));
        QVERIFY(startGame(std::make_shared<const World>(world), 1).ok());
        auto& kinds = world.tables.enemies.write();
        std::erase_if(kinds, [](const EnemyKind& kind) { return kind.name == "bat"; });
        world.levels[0].things.write().back().fields.set("enemy", std::string("bat"));
        QCOMPARE(namesOfProblems(world), QStringList());
        QVERIFY(startGame(std::make_shared<const World>(world), 1).ok());
    }

    /// Each row of the table may be named, whether it is met by chance or not; a name that says nothing is none.
    void anUnknownEncounterBecomesAnyOne() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        put(world, ThingKind::Encounter, {3, 1});
        const auto name = [&world](const char* row) {
            world.levels[0].things.write().back().fields.set(encounterField, std::string(row));
        };
        for (const char* row : {"", "three tombs", "wolves"}) {
            name(row);
            QCOMPARE(namesOfProblems(world), QStringList());
        }
        name("sphinx");
        QCOMPARE(namesOfProblems(world), QStringList{"warning unknown-encounter"});
        QCOMPARE(faultsOfFixes(world), QStringList());
        QVERIFY(applyFix(world, problemsOf(world).front().fixes.front()));
        QVERIFY(!encounterNamedBy(world.levels[0].things->back()));
        QCOMPARE(world.levels[0].things->back().at, (Cell{3, 1}));
    }

    void aFixForAnotherMapIsRefused() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        const World before = world;
        QVERIFY(!applyFix(world, fixByTiles(DELVE_TEXT("inspect", "Wall it off"), 0, {{9, 9}}, Tile::Wall)));
        QVERIFY(!applyFix(world, fixByTiles(DELVE_TEXT("inspect", "Wall it off"), 7, {{1, 1}}, Tile::Wall)));
        Thing gone;
        gone.id = "gone";
        QVERIFY(!applyFix(world, fixByRemoving(DELVE_TEXT("inspect", "Remove it"), 0, gone)));
        QVERIFY(!applyFix(world, fixByRemovingProperty(DELVE_TEXT("inspect", "Remove it"), 0, "below")));
        QVERIFY(world == before);
    }
};

DELVE_TEST(InspectTest)
#include "inspect_test.moc"
