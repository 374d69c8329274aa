#include "tests/editor/survey/illumination_orders.h"
#include "tests/support/counts.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The cells that a search fills on two threads in a minute.
std::size_t cellsInAMinute(IlluminationOrder order, Searching searching) {
    order.searching = searching;
    Illuminator work(test::pool());
    work.start(order, contextOf(order), std::chrono::minutes(1));
    if (!QTest::qWaitFor([&] { return !work.busy(); }, 120'000)) qFatal("it does not end");
    qInfo("%s: %s, %zu cells of %llu levels", order.recipe.name.c_str(),
          searching == Searching::Seeds      ? "fresh seeds"
          : searching == Searching::AtRandom ? "random parameters"
                                             : "illumination",
          work.found()->filled(), static_cast<unsigned long long>(work.found()->taken()));
    return work.found()->filled();
}

} // namespace

/// Illumination beside fresh seeds and random parameters.
class IlluminationSeedsTest : public QObject {
    Q_OBJECT
private slots:
    /// Of as many levels, not of as much time: what runs beside does not matter.
    void itFindsMoreThanFreshSeeds() {
        auto order = smallOrder();
        const auto levels = test::countOf(std::uint64_t{2000});
        const auto illuminated = after(order, levels).filled();
        order.searching = Searching::Seeds;
        const auto seeds = after(order, levels).filled();
        order.searching = Searching::AtRandom;
        const auto random = after(order, levels).filled();
        qInfo("%zu cells; fresh seeds %zu, random parameters %zu", illuminated, seeds, random);
        if (test::isShort()) return; // too few to tell
        QVERIFY(illuminated >= 2 * seeds);
        QVERIFY(10 * illuminated >= 13 * random);
    }

    /// On a grid of 20 x 20 over ranges that were chosen beforehand, with as much time for each: at least twice the
    /// cells of fresh seeds, and 1.3 times those of random parameters.
    void inAMinuteItFindsTwiceAsMuch_data() {
        QTest::addColumn<IlluminationOrder>("order");
        const Size size{80, 45};
        QTest::newRow("grown-rooms") << orderOf("grown-rooms", size, axis("rooms", 99), axis("loops", 99));
        QTest::newRow("keep") << orderOf("keep", size, axis("rooms", 39), axis("path", 199));
        QTest::newRow("caves") << orderOf("caves", size, axis("path", 199), axis("dead-ends", 99));
        QTest::newRow("rooms-and-mazes") << orderOf("rooms-and-mazes", size, axis("loops", 99), axis("dead-ends", 99));
    }
    void inAMinuteItFindsTwiceAsMuch() {
        if (!test::isLong("illumination")) return;
        QFETCH(const IlluminationOrder, order);
        const auto seeds = cellsInAMinute(order, Searching::Seeds);
        const auto random = cellsInAMinute(order, Searching::AtRandom);
        const auto illuminated = cellsInAMinute(order, Searching::FromFound);
        QVERIFY(illuminated >= 2 * seeds);
        QVERIFY(10 * illuminated >= 13 * random);
    }
};

DELVE_TEST(IlluminationSeedsTest)
#include "illumination_seeds_test.moc"
