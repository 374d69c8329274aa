#include "app/console/work_estimate.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::app;
using std::chrono::milliseconds;

/// Progress of work in which one part takes much longer than another.
class WorkEstimateTest : public QObject {
    Q_OBJECT
private slots:
    void untilOneIsFinishedTheWeightCounts() {
        const WorkEstimate estimate({{10, 1}, {10, 9}});
        QCOMPARE(estimate.progress(), 0);
        QCOMPARE(estimate.progressAfter(0), 10);
        QCOMPARE(estimate.progressAfter(1), 90);
    }

    /// Ten quick parts are done, and ten slow ones are left: half of the parts is not half of the time.
    void thePartsToComeCount() {
        WorkEstimate estimate({{10, 1}, {10, 9}});
        for (int i = 0; i < 10; ++i) estimate.finish(0, milliseconds(10));
        QCOMPARE(estimate.progress(), 100);
    }

    void whatAPartTookGoesBeforeItsWeight() {
        WorkEstimate estimate({{10, 1}, {10, 1}});
        for (int i = 0; i < 10; ++i) estimate.finish(0, milliseconds(10));
        QCOMPARE(estimate.progress(), 500);
        estimate.finish(1, milliseconds(1100)); // a hundred times as long as it weighs
        QCOMPARE(estimate.progress(), 108);     // 1.2 s of 11.1 s
    }

    void atTheEndItIsWhole() {
        WorkEstimate estimate({{1, 5}, {2, 1}});
        estimate.finish(0, milliseconds(3));
        estimate.finish(1, milliseconds(4));
        QVERIFY(estimate.progress() < 1000);
        QVERIFY(estimate.progressAfter(1) <= 1000);
        estimate.finish(1, milliseconds(5));
        QCOMPARE(estimate.progress(), 1000);
    }

    void workThatTakesNoTimeIsNoTrouble() {
        WorkEstimate estimate({{1'000'000'000, 1'000'000}, {1, 1}});
        estimate.finish(1, milliseconds(0));
        QCOMPARE(estimate.progress(), 0);
        QCOMPARE(WorkEstimate({}).progress(), 0);
    }
};

DELVE_TEST(WorkEstimateTest)
#include "work_estimate_test.moc"
