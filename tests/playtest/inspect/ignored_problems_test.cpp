#include "playtest/inspect/ignored.h"

#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// Problems that a level ignores, as its property says.
class IgnoredProblemsTest : public QObject {
    Q_OBJECT
private slots:
    void whatALevelIgnoresIsLeftOut() {
        World world = drawnWorld("collect", {"#########", "#@*.#*..#", "#########"});
        const auto before = problemsOf(world);
        QCOMPARE(before.size(), std::size_t{2});
        for (const auto& problem : before) setIgnored(world.levels[0], problem, true);
        const auto text = std::get<std::string>(*world.levels[0].properties.find(ignoredProblems));
        QCOMPARE(text, std::string("unreachable-target 5,1; unreachable-ground 5,1"));
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

    /// A person may have written it; other values are not understood, and harm nothing.
    void theListOfIgnoredProblemsIsReadLeniently() {
        World world = drawnWorld("collect", {"#########", "#@*.#*..#", "#########"});
        const auto ignoring = [&world](PropertyValue value) {
            world.levels[0].properties.set(ignoredProblems, std::move(value));
            return namesOfProblems(world).size();
        };
        QCOMPARE(ignoring(std::string(" ;;unreachable-ground 5,1 ;  unreachable-target 5,1")), 0);
        QCOMPARE(ignoring(std::string("unreachable-ground 5,2; unreachable; ;")), 2);
        QCOMPARE(ignoring(true), 2);
    }
};

DELVE_TEST(IgnoredProblemsTest)
#include "ignored_problems_test.moc"
