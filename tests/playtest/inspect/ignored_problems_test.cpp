#include "playtest/inspect/ignored.h"

#include "generation/level/rules.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// What the home level ignores.
std::string textOf(const World& world) {
    return std::get<std::string>(*world.levels[0].properties.find(ignoredProblemsProperty));
}

} // namespace

/// Problems that a level ignores, as its property says.
class IgnoredProblemsTest : public QObject {
    Q_OBJECT
private slots:
    void whatALevelIgnoresIsLeftOut() {
        World world = drawnWorld("collect", {"#########", "#@*.#*..#", "#########"});
        const auto before = problemsOf(world);
        QCOMPARE(before.size(), std::size_t{2});
        for (const auto& problem : before) setIgnored(world.levels[0], problem, true);
        QCOMPARE(textOf(world), std::string("unreachable-target 5,1 flower-5-1; unreachable-ground 5,1"));
        const auto inspection = inspect(std::make_shared<const World>(world));
        QVERIFY(inspection.ok());
        QVERIFY(inspection->problems.empty());
        QCOMPARE(inspection->ignored.size(), before.size());
        QVERIFY(inspection->unwinnable); // what is ignored is still so
        setIgnored(world.levels[0], before[1], false);
        QCOMPARE(namesOfProblems(world), QStringList{QStringLiteral("warning unreachable-ground")});
        setIgnored(world.levels[0], before[0], false);
        QVERIFY(world.levels[0].properties.empty());
    }

    /// Two things in one cell of a wall, and two players without a start.
    void problemsOfOneCheckAndCellAreToldApart() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        for (int i = 0; i < 2; ++i) put(world, ThingKind::Coin, {2, 0});
        const auto coins = problemsOf(world);
        QCOMPARE(coins.size(), std::size_t{2});
        setIgnored(world.levels[0], coins[1], true);
        QCOMPARE(textOf(world), std::string("unreachable-thing 2,0 coin-2-0-2"));
        QVERIFY(isIgnored(world.levels[0], coins[1]) && !isIgnored(world.levels[0], coins[0]));
        QCOMPARE(problemsOf(world).size(), std::size_t{1});
        QCOMPARE(problemsOf(world).front().subject, coins[0].subject);
        World empty = drawnWorld("exit", {"#######", "#.....X", "#######"});
        empty.rules.write().players = 2;
        setIgnored(empty.levels[0], problemsOf(empty)[1], true);
        QCOMPARE(textOf(empty), std::string("no-start player-2"));
        QCOMPARE(problemsOf(empty).front().subject, std::string("player-1"));
    }

    void whatAnotherVersionIgnoredStaysSo() {
        World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
        for (int i = 0; i < 2; ++i) put(world, ThingKind::Coin, {2, 0});
        const auto coins = problemsOf(world);
        world.levels[0].properties.set(ignoredProblemsProperty, std::string("unreachable-thing 2,0; no-start"));
        QVERIFY(problemsOf(world).empty());
        setIgnored(world.levels[0], coins[0], false);
        QCOMPARE(textOf(world), std::string("no-start"));
        world.levels[0].things.write().clear();
        QVERIFY(!namesOfProblems(world).contains("error no-start"));
    }

    /// A file may give a thing any id.
    void anyIdCanBeASubject() {
        for (const char* id : {"a; b", " ;;", "ends with a space ", "unreachable-thing 2,0"}) {
            World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
            put(world, ThingKind::Coin, {2, 0}).id = id;
            const auto before = problemsOf(world);
            QCOMPARE(before.size(), std::size_t{1});
            setIgnored(world.levels[0], before[0], true);
            QVERIFY2(problemsOf(world).empty(), id);
            setIgnored(world.levels[0], before[0], false);
            QVERIFY2(world.levels[0].properties.empty(), id);
        }
    }

    /// A person may have written it; other values are not understood, and harm nothing.
    void theListOfIgnoredProblemsIsReadLeniently() {
        World world = drawnWorld("collect", {"#########", "#@*.#*..#", "#########"});
        const auto ignoring = [&world](PropertyValue value) {
            world.levels[0].properties.set(ignoredProblemsProperty, std::move(value));
            return namesOfProblems(world).size();
        };
        QCOMPARE(ignoring(std::string(" ;;unreachable-ground 5,1 ;  unreachable-target 5,1")), 0);
        QCOMPARE(ignoring(std::string("unreachable-ground 5,2; unreachable; ;")), 2);
        QCOMPARE(ignoring(true), 2);
    }
};

DELVE_TEST(IgnoredProblemsTest)
#include "ignored_problems_test.moc"
