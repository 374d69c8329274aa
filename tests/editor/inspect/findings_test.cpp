#include "editor/inspect/findings.h"

#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

class FindingsTest : public QObject {
    Q_OBJECT
private slots:
    /// Else the fix of the second would be done to the first.
    void problemsOfOneCheckAndCellAreNotAlike() {
        World world = test::drawnWorld("exit", {"#######", "#@....X", "#######"});
        for (int i = 0; i < 2; ++i) test::put(world, ThingKind::Coin, {2, 0});
        auto inspection = play::inspect(std::make_shared<const World>(world));
        QVERIFY(inspection.ok());
        const auto found = findingsOf(world, *std::move(inspection));
        QCOMPARE(found.problems.size(), std::size_t{2});
        QVERIFY(found.problems[0].isLike(found.problems[0]));
        QVERIFY(!found.problems[0].isLike(found.problems[1]));
    }
};

DELVE_TEST(FindingsTest)
#include "findings_test.moc"
