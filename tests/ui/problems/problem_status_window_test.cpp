#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/problems/problems_by_hand.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/marked_problems.h"

#include <QDockWidget>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// What the status line and the map say of problems while the map is edited.
class ProblemStatusWindowTest : public ProblemsByHand {
    Q_OBJECT

private slots:
    void countersFollowTheEdits() {
        draw(doors);
        QCOMPARE(counter("errors"), QStringLiteral("0"));
        QCOMPARE(counter("warnings"), QStringLiteral("3"));
        QVERIFY2(verdict().startsWith(QStringLiteral("Winnable in 9 step")), qPrintable(verdict()));
        paint({8, 1}, Tile::Wall); // a way around it, through the row below
        settle();
        QVERIFY2(verdict().startsWith(QStringLiteral("Winnable in 11 step")), qPrintable(verdict()));
        for (const Cell cell : {Cell{9, 1}, Cell{9, 2}}) paint(cell, Tile::Wall);
        settle();
        QCOMPARE(counter("errors"), QStringLiteral("1"));
        QVERIFY2(verdict().startsWith(QStringLiteral("Cannot be won: ")), qPrintable(verdict()));
    }

    void aCounterOpensTheDock() {
        draw(doors);
        auto* dock = dockOf(panel());
        work().trigger(QStringLiteral("view.dock.problems"));
        QVERIFY(dock->isHidden());
        clickOn(*counters().findChild<QToolButton*>(QStringLiteral("errors")));
        QVERIFY(!dock->isHidden());
        pressKey(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(dock->isHidden());
    }

    /// The proof of a large map takes its time; meanwhile the last verdict stays, and then it says so.
    void workThatTakesLongIsTold() {
        draw(doors);
        const HeldPool held(work().pool);
        paint({9, 1}, Tile::Water);
        QVERIFY(verdict().startsWith(QStringLiteral("Winnable")));
        QTRY_COMPARE(verdict(), QStringLiteral("Proving…"));
    }

    void whyAMapIsNotInspectedIsInTheTip() {
        World world = drawnWorld("exit", {"####", "#@X#", "####"});
        world.levels[0].tiles = Grid({2048, 1025}, Tile::Floor);
        document().reset(world);
        QTRY_COMPARE(verdict(), QStringLiteral("Not inspected"));
        const auto tip = counters().findChild<ElidedLabel*>()->toolTip();
        QVERIFY2(tip.contains(QStringLiteral("more than 2097152 cells")), qPrintable(tip));
    }

    void marksAreSwitchedInTheMenu() {
        draw(sealed);
        const auto marks = [this] { return page().markedProblems().shownMarks(); };
        const auto picture = [this] { return work().window->mapView().viewport()->grab().toImage(); };
        QVERIFY(marks());
        const QImage marked = picture();
        menu({QStringLiteral("View"), QStringLiteral("Marks of problems")});
        QVERIFY(!marks());
        QVERIFY(picture() != marked);
        menu({QStringLiteral("View"), QStringLiteral("Marks of problems")});
        QVERIFY(marks());
        choose(0);
        press("problems.fix");
        QVERIFY(!marks());
    }

    /// Twenty strokes on a large map are one inspection in the end; each returns at once, since the pool is busy.
    void aLargeMapIsInspectedInTheBackground() {
        World world = drawnWorld("exit", {"####", "#@X#", "####"});
        Grid tiles({2048, 1024}, Tile::Floor);
        for (std::int32_t y = 0; y < 3; ++y)
            for (std::int32_t x = 0; x < 4; ++x) tiles.set({x, y}, world.levels[0].tiles.at({x, y}));
        world.levels[0].tiles = tiles;
        document().reset(world);
        const int before = inspection().inspections();
        HeldPool held(work().pool);
        for (std::int32_t i = 0; i < 20; ++i) paint({100 + i, 100}, Tile::Water);
        QCoreApplication::processEvents();
        QVERIFY(!inspection().current());
        QVERIFY(inspection().inspections() <= before + 1);
        held.letGo();
        QTRY_VERIFY_WITH_TIMEOUT(inspection().complete(), 60'000);
        QVERIFY(inspection().inspections() <= before + 2);
    }
};

DELVE_TEST(ProblemStatusWindowTest)
#include "problem_status_window_test.moc"
