#include "generation/level/rules.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// The first problem of a check.
std::optional<Problem> problemOf(const World& world, const std::string& check) {
    const auto problems = problemsOf(world);
    const auto found = std::ranges::find(problems, check, &Problem::check);
    return found == problems.end() ? std::nullopt : std::optional(*found);
}

QStringList labelsOf(const std::optional<Problem>& problem) {
    if (!problem) return {"no such problem"};
    QStringList labels;
    for (const auto& fix : problem->fixes) labels << QString::fromStdString(fix.label.source);
    return labels;
}

/// Applies the first fix of each of these problems together: is each mended, with a cell for each thing?
QString faultOfFixesTogether(World world, std::size_t expected) {
    const auto problems = problemsOf(world);
    if (problems.size() != expected) return QString("%1 problems").arg(problems.size());
    for (const auto& problem : problems)
        if (problem.fixes.empty() || !applyFix(world, problem.fixes.front())) return "no fix";
    std::set<Cell> cells;
    for (const auto& thing : *world.levels[0].things)
        if (!cells.insert(thing.at).second) return QString("two on (%1, %2)").arg(thing.at.x).arg(thing.at.y);
    return namesOfProblems(world).join(", ");
}

/// Where a fix puts a thing.
Cell targetOf(const Fix& fix) { return fix.things.at(0).after.value_or(Thing{}).at; }

} // namespace

/// Each fix mends its problem by itself, and causes no other; one that cannot is not offered.
class FixesTest : public QObject {
    Q_OBJECT
private slots:
    /// Filled with wall, the portal in the first room would lead nowhere.
    void whereAPortalArrivesIsNotFilled() {
        World world = drawnWorld("exit", {"###########", "#@.X#..#..#", "###########", "###########"});
        QCOMPARE(faultsOfFixes(world), QStringList());
        auto& portal = put(world, ThingKind::Portal, {5, 1}).fields;
        portal.set("cell", Cell{9, 1});
        const auto problems = problemsOf(world);
        QCOMPARE(problems.size(), std::size_t{2});
        for (const auto& problem : problems) QCOMPARE(problem.fixes.size(), std::size_t{1});
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    void aStartIsMovedFromItsGoal_data() {
        QTest::addColumn<Rows>("rows");
        QTest::addColumn<int>("to"); // the column; 0: nowhere
        QTest::newRow("the far end") << Rows{"#######", "X@....#", "#######"} << 5;
        QTest::newRow("down the ledge nobody comes back") << Rows{"##########", "X@.E.....#", "##########"} << 2;
        QTest::newRow("there is another exit") << Rows{"########", "X@....X#", "########"} << 4;
        QTest::newRow("exits all around") << Rows{"####", "X@X#", "####"} << 0;
        QTest::newRow("no cell is far enough") << Rows{"####", "X@.X", "####"} << 0;
    }
    void aStartIsMovedFromItsGoal() {
        QFETCH(const Rows, rows);
        QFETCH(const int, to);
        const World world = drawnWorld("exit", rows);
        const auto problem = problemOf(world, "start-at-goal");
        QCOMPARE(labelsOf(problem), to > 0 ? QStringList{"Move the start away"} : QStringList());
        if (to > 0) QVERIFY(targetOf(problem->fixes.front()) == (Cell{to, 1}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// "Fix all" would put both on one.
    void twoStartsAreOfferedTwoCells() {
        World world = drawnWorld("exit", {"#######", "#.....X", "#######"});
        world.rules.write().players = 2;
        QCOMPARE(faultsOfFixes(world), QStringList());
        const auto problems = problemsOf(world);
        QCOMPARE(problems.size(), std::size_t{2});
        for (const auto& problem : problems) QVERIFY(applyFix(world, problem.fixes.at(0)));
        QCOMPARE(namesOfProblems(world), QStringList());
    }

    void aSecondPlayerIsPlacedBesideTheFirst() {
        World world = drawnWorld("exit", {"##########", "X.......@#", "##########"});
        world.rules.write().players = 2;
        QVERIFY(targetOf(problemOf(world, "no-start")->fixes.at(0)) == (Cell{7, 1}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    void aStartIsPlacedAtNoGoal() {
        const World world = drawnWorld("exit", {"#######", "X.....#", "#######"});
        QVERIFY(targetOf(problemOf(world, "no-start")->fixes.at(0)) == (Cell{2, 1}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    // What the objective ignores

    /// With an exit and a gate, another objective would ignore the other one, and so on for ever.
    void anotherObjectiveIsOfferedIfItIgnoresNothing() {
        const QString change = "Change the objective", wall = "Replace it by wall", remove = "Remove it";
        const auto offered = [](const char* objective, const Rows& rows, std::optional<Cell> goal = {}) {
            World world = drawnWorld(objective, rows);
            if (goal) put(world, ThingKind::Goal, *goal);
            for (const auto& fault : faultsOfFixes(world)) qWarning("%s", qPrintable(fault));
            return faultsOfFixes(world).isEmpty() ? labelsOf(problemOf(world, "ignored-target"))
                                                  : QStringList{"a fix that mends nothing"};
        };
        QCOMPARE(offered("explore", {"#######", "#@....X", "#######"}), (QStringList{change, wall}));
        QCOMPARE(offered("exit", {"#######", "G..@..X", "#######"}), QStringList{wall});
        QCOMPARE(offered("gate", {"#######", "G..@..X", "#######"}), QStringList{wall});
        QCOMPARE(offered("exit", {"#######", "#..@..X", "#######"}, Cell{1, 1}), QStringList{remove});
        QCOMPARE(offered("explore", {"#######", "#@....#", "#######"}, Cell{5, 1}), (QStringList{change, remove}));
        QCOMPARE(offered("explore", {"#######", "#@.##G#", "#######"}), QStringList{wall}); // out of reach
        QCOMPARE(offered("explore", {"####", "#@X#", "####"}), QStringList{wall});          // right at the start
    }

    void anUnknownObjectiveIsReplacedByOneThatSuits() {
        const World world = drawnWorld("thrive", {"#######", "#@....X", "#######"});
        const auto problem = problemOf(world, "unknown-objective");
        QCOMPARE(labelsOf(problem), QStringList{"Change the objective"});
        QCOMPARE(problem->fixes.front().objective, std::optional<std::string>("exit"));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    // Tiles

    void aDoorIsNotReplacedByALedge() {
        World world = drawnWorld("exit", {"#########", "#@.....X#", "###E#####", "###+#####", "#########"});
        QCOMPARE(faultsOfFixes(world), QStringList());
        QVERIFY(applyFix(world, problemOf(world, "useless-door")->fixes.at(0)));
        QVERIFY(world.levels[0].tiles.at({3, 3}) == Tile::Floor);
    }

    void aDoorUnderTwoLayersIsToldOnce() {
        World world = drawnWorld("exit", {"#######", "#@.+..X", "#######"});
        for (int i = 0; i < 2; ++i) {
            auto& layer = world.levels[0].layers.emplace_back();
            layer.tiles = Grid(world.levels[0].size());
            layer.tiles.set({3, 1}, Tile::Mountain);
        }
        QCOMPARE(namesOfProblems(world), QStringList{"warning covered-door"});
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// Floor and void by turns.
    void allHolesAreWalled_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<QString>("label");
        QTest::addColumn<int>("rounds");
        QTest::newRow("more than a problem names") << 200 << "Wall it off" << 1;
        QTest::newRow("more than a fix changes") << 480 << "Wall off a part" << 2;
    }
    void allHolesAreWalled() {
        QFETCH(const int, side);
        QFETCH(const QString, label);
        QFETCH(const int, rounds);
        World world;
        Level level;
        level.tiles = Grid({side, side}, Tile::Floor);
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = y % 2; x < side; x += 2) level.tiles.set({x, y}, Tile::Void);
        world.levels.push_back(level);
        CheckRegistry voids;
        QVERIFY(voids.add(*builtInChecks().find("open-to-void")).ok());
        const auto inspected = [&] {
            return inspect(std::make_shared<const World>(world), {.checks = &voids})->problems;
        };
        const auto isOpen = [](const Problem& problem) { return problem.check == "open-to-void"; };
        for (int round = 0; round < rounds; ++round) {
            const auto problems = inspected();
            const auto open = std::ranges::find_if(problems, isOpen);
            QVERIFY(open != problems.end());
            QCOMPARE(labelsOf(*open), QStringList{round == 0 ? label : QString("Wall it off")});
            QVERIFY(applyFix(world, open->fixes.front()));
        }
        QVERIFY(std::ranges::none_of(inspected(), isOpen));
    }

    // Things

    /// Not from the portal by which one leaves the level.
    void aKeyIsPlacedFarFromWhereOneArrives() {
        World world = drawnLevels("exit", {{"outside", {"#######", "#@....X", "#######"}},
                                           {"inside", {"##########", "#......R.#", "##########"}}});
        auto& in = put(world, ThingKind::Portal, {3, 1}).fields;
        in.set("level", Reference{"inside"});
        in.set("cell", Cell{1, 1});
        put(world, ThingKind::Portal, {6, 1}, 1).fields.set("level", Reference{"outside"});
        QVERIFY(targetOf(problemOf(world, "lock-without-key")->fixes.at(0)) == (Cell{5, 1}));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// No hall can be dug into the rim of a map.
    void aFlowerInTheRimIsMovedOrRemoved() {
        World world = drawnWorld("collect", {"##########", "#@.*.....#", "##########"});
        put(world, ThingKind::Flower, {8, 2});
        QCOMPARE(labelsOf(problemOf(world, "unreachable-target")),
                 (QStringList{"Move it to the nearest ground", "Remove it"}));
        QCOMPARE(faultsOfFixes(world), QStringList());
        auto& things = world.levels[0].things.write();
        things.erase(things.begin() + 1); // the other flower
        QCOMPARE(labelsOf(problemOf(world, "unreachable-target")), QStringList{"Move it to the nearest ground"});
        QCOMPARE(faultsOfFixes(world), QStringList());
    }

    /// Beside the start, the boss would be met at once.
    void nothingThatWinsIsPutBesideTheStart() {
        World world = drawnWorld("boss", {"######", "#@...#", "######"});
        put(world, ThingKind::Boss, {0, 0});
        QVERIFY(targetOf(problemOf(world, "unreachable-target")->fixes.at(0)) == (Cell{3, 1}));
        QCOMPARE(faultsOfFixes(world), QStringList());
        QCOMPARE(labelsOf(problemOf(drawnWorld("boss", {"####", "#@.#", "####"}), "missing-target")), QStringList());
    }

    /// One edit may apply them all.
    void fixesTogetherPutEachThingOnACellOfItsOwn() {
        World coins = drawnWorld("exit", {"#########", "#@.....X#", "#########"});
        put(coins, ThingKind::Coin, {2, 0});
        put(coins, ThingKind::Coin, {2, 2});
        QCOMPARE(faultOfFixesTogether(coins, 2), QString());
        World flowers = drawnWorld("collect", {"##########", "#@.*.....#", "##########"});
        put(flowers, ThingKind::Flower, {8, 0});
        put(flowers, ThingKind::Flower, {8, 2});
        QCOMPARE(faultOfFixesTogether(flowers, 2), QString());
        QCOMPARE(faultOfFixesTogether(drawnWorld("exit", {"##########", "#@...R.L.X", "##########"}), 2), QString());
        QCOMPARE(faultOfFixesTogether(drawnWorld("exit", {"###########", "#@..R.L.rbX", "###########"}), 2), QString());
        World encounters = drawnWorld("gate", {"#######", "#@....G", "##.####", "##.####", "#######"});
        put(encounters, ThingKind::Encounter, {2, 2});
        put(encounters, ThingKind::Encounter, {2, 3});
        QCOMPARE(faultOfFixesTogether(encounters, 2), QString());
        QCOMPARE(faultOfFixesTogether(drawnWorld("boss", {"########", "#@...R.#", "########"}), 2), QString());
        for (const auto& world : {coins, flowers, encounters}) QCOMPARE(faultsOfFixes(world), QStringList());
    }

    void whereThereIsOneCellFixesShareIt() {
        World world = drawnWorld("exit", {"####", "#@.X", "####"});
        put(world, ThingKind::Coin, {1, 0});
        put(world, ThingKind::Coin, {2, 0});
        const auto problems = problemsOf(world);
        QCOMPARE(problems.size(), std::size_t{2});
        for (const auto& problem : problems) QVERIFY(targetOf(problem.fixes.front()) == (Cell{2, 1}));
    }

    /// To the nearest cell of a way on which nothing stands.
    void anUnpassedEncounterIsMovedOrRemoved() {
        World world = drawnWorld("gate", {"#######", "#@....G", "##.####", "#######"});
        put(world, ThingKind::Encounter, {2, 2});
        put(world, ThingKind::Sign, {2, 1});
        auto problem = problemOf(world, "unpassed-encounter");
        QCOMPARE(labelsOf(problem), (QStringList{"Move it to the way", "Remove the encounter"}));
        QVERIFY(targetOf(problem->fixes.front()) == (Cell{3, 1}));
        QCOMPARE(problem->message.count, std::optional<std::int64_t>(1));
        QCOMPARE(faultsOfFixes(world), QStringList());
        for (std::int32_t x = 3; x < 6; ++x) put(world, ThingKind::Sign, {x, 1});
        problem = problemOf(world, "unpassed-encounter");
        QCOMPARE(labelsOf(problem), QStringList{"Remove the encounter"});
        QCOMPARE(faultsOfFixes(world), QStringList());
    }
};

DELVE_TEST(FixesTest)
#include "fixes_test.moc"
