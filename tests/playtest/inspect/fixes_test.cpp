#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

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
};

DELVE_TEST(FixesTest)
#include "fixes_test.moc"
