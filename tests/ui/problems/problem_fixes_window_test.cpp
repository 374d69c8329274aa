#include "playtest/inspect/ignored.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/problems/problems_by_hand.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Fixing and ignoring in the dock Problems, by mouse and keys.
class ProblemFixesWindowTest : public ProblemsByHand {
    Q_OBJECT

    [[nodiscard]] Tile tileAt(Cell cell) { return level().tiles.at(cell); }

private slots:
    void aFixIsOneStepThatUndoTakesBack() {
        draw(sealed);
        const World before = document().world();
        choose(0);
        QVERIFY(button("problems.fix").isEnabled());
        press("problems.fix");
        QCOMPARE(steps(), std::size_t{1});
        QCOMPARE(list().model()->rowCount(), 0);
        QVERIFY(level().isPinned({4, 1}) || level().isPinned({5, 1}));
        pressKey(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().world() == before);
        settle();
        QCOMPARE(list().model()->rowCount(), 2);
    }

    void aFixIsChosenFromTheMenu() {
        draw({"##########", "#X.@.##..#", "##########"});
        choose(0);
        QMenu menu;
        panel().fillMenu(menu);
        QStringList names;
        for (const auto* action : menu.actions()) names << action->text();
        QVERIFY2(names.contains(QStringLiteral("Fill it with wall")), qPrintable(names.join(u',')));
        QVERIFY(button("problems.fix").menu());
        for (auto* action : menu.actions())
            if (action->text() == QStringLiteral("Fill it with wall")) action->trigger();
        settle();
        QCOMPARE(tileAt({7, 1}), Tile::Wall);
        QCOMPARE(steps(), std::size_t{1});
    }

    void allOfAKindAreFixedAtOnce() {
        draw(doors);
        QCOMPARE(list().model()->rowCount(), 3);
        choose(1);
        press("problems.fix-all");
        QCOMPARE(steps(), std::size_t{1});
        QCOMPARE(list().model()->rowCount(), 0);
        work().trigger(QStringLiteral("edit.undo"));
        settle();
        QCOMPARE(list().model()->rowCount(), 3);
        choose(0);
        work().trigger(QStringLiteral("problems.fix-all")); // as the command search does
        settle();
        QCOMPARE(list().model()->rowCount(), 0);
    }

    /// The level keeps it, in the file, too.
    void whatIsIgnoredStaysSo() {
        draw(doors);
        choose(0);
        const auto first = sentences()[0];
        press("problems.ignore");
        QCOMPARE(steps(), std::size_t{1});
        QVERIFY(!sentences().contains(first));
        QCOMPARE(counter("warnings"), QStringLiteral("2"));
        const QString path = work().path(QStringLiteral("kept.delve"));
        QVERIFY(document().save(path).ok());
        work().trigger(QStringLiteral("file.close"));
        QVERIFY(work().window->openPath(path));
        settle();
        QCOMPARE(list().model()->rowCount(), 2);
        press("problems.show-ignored");
        QCOMPARE(sentences().value(2), first);
        QCOMPARE(list().model()->index(2, 0).data().toString(), QStringLiteral("Warning, ignored"));
        choose(2);
        QCOMPARE(button("problems.ignore").text(), QStringLiteral("Stop ignoring"));
        press("problems.ignore");
        QVERIFY(!level().properties.find(ignoredProblemsProperty));
        QCOMPARE(counter("warnings"), QStringLiteral("3"));
        work().trigger(QStringLiteral("edit.undo"));
        settle();
        QCOMPARE(counter("warnings"), QStringLiteral("2"));
    }

    /// What one does while the map is inspected waits for the new list, and is not done to another problem.
    void aFixWaitsForTheInspection() {
        draw(sealed);
        choose(0);
        {
            const HeldPool held(work().pool);
            paint({0, 0}, Tile::Water);
            QVERIFY(!inspection().current());
            QCOMPARE(list().model()->rowCount(), 2); // the last list stays
            clickOn(button("problems.fix"));
            QCOMPARE(steps(), std::size_t{1});
        }
        QTRY_COMPARE(steps(), std::size_t{2});
        settle();
        QCOMPARE(list().model()->rowCount(), 0);
    }

    void aFixOfWhatIsGoneDoesNothing() {
        draw(sealed);
        choose(0);
        {
            const HeldPool held(work().pool);
            for (const Cell cell : {Cell{4, 1}, Cell{5, 1}}) paint(cell, Tile::Floor);
            clickOn(button("problems.fix"));
        }
        settle();
        QCoreApplication::processEvents();
        QCOMPARE(steps(), std::size_t{2});
    }
};

DELVE_TEST(ProblemFixesWindowTest)
#include "problem_fixes_window_test.moc"
