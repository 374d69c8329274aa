#include "generation/level/rules.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <optional>

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
};

DELVE_TEST(FixesTest)
#include "fixes_test.moc"
