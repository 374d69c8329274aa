#include "editor/inspect/fixing.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

using Rows = std::vector<std::string>;

std::shared_ptr<const World> drawn(const char* objective, const Rows& rows) {
    return std::make_shared<const World>(test::drawnWorld(objective, rows));
}

} // namespace

/// All errors of a world are fixed, as "Fix and play" does.
class FixingErrorsTest : public QObject {
    Q_OBJECT
private slots:
    /// Without a start nobody knows that the exit is out of reach, too.
    void itGoesOnWithThoseThatAppearThen() {
        generation::Feedback feedback;
        const auto fixed = withErrorsFixed(drawn("exit", {"#########", "#...##.X#", "#########"}), false, feedback);
        QVERIFY(fixed.ok());
        QVERIFY(fixed->fixed > 0);
        QVERIFY(fixed->proof && fixed->proof->verdict == play::Verdict::Winnable);
        QCOMPARE(fixed->step.count, std::optional(fixed->fixed));
        QVERIFY(feedback.progress() > 0);
    }

    /// There is no room for a boss.
    void whatIsLeftIsProven() {
        generation::Feedback feedback;
        const auto fixed = withErrorsFixed(drawn("boss", {"###", "#.#", "###"}), false, feedback);
        QVERIFY(fixed.ok());
        QCOMPARE(fixed->fixed, std::int64_t{1}); // the start
        QVERIFY(fixed->proof && fixed->proof->verdict == play::Verdict::Unwinnable);
    }

    void whatHasNoErrorIsNotProven() {
        generation::Feedback feedback;
        const auto world = drawn("exit", {"######", "#@..X#", "######"});
        const auto fixed = withErrorsFixed(world, false, feedback);
        QVERIFY(fixed.ok());
        QCOMPARE(fixed->fixed, std::int64_t{0});
        QVERIFY(!fixed->proof);
        QVERIFY(fixed->world == *world);
    }

    void itStopsWhenItIsStopped() {
        generation::Feedback feedback;
        feedback.stop();
        const auto fixed = withErrorsFixed(drawn("exit", {"#########", "#@..##.X#", "#########"}), false, feedback);
        QVERIFY(!fixed.ok() && fixed.failure().cancelled());
    }
};

DELVE_TEST(FixingErrorsTest)
#include "fixing_errors_test.moc"
