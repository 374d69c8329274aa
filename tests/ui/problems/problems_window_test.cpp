#include "editor/drawing/problem_marks.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/translations.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/world_edit.h"
#include "playtest/inspect/ignored.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/actions/action_list.h"
#include "ui/fields/elided_label.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/marked_problems.h"
#include "ui/pages/message_bar.h"
#include "ui/play/play_view.h"
#include "ui/problems/problem_counters.h"
#include "ui/problems/problems_panel.h"
#include "ui/window/work_notice.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

using Rows = std::vector<std::string>;

const Rows sealed{"#########", "#@..##.X#", "#########"};
const Rows doors{"###########", "#@+.+.+...X", "#.........#", "###########"};

} // namespace

/// The dock Problems, the counters and the question before playing, by mouse and keys.
class ProblemsWindowTest : public ByHand {
    Q_OBJECT

    [[nodiscard]] DocumentPage& page() { return *work().window->pages().current(); }
    [[nodiscard]] ProblemsPanel& panel() { return *page().panel<ProblemsPanel>(); }
    [[nodiscard]] QTreeView& list() { return *panel().findChild<QTreeView*>(); }
    [[nodiscard]] editor::LiveInspection& inspection() { return page().inspection(); }
    [[nodiscard]] std::size_t steps() { return document().history().position(); }
    [[nodiscard]] Tile tileAt(Cell cell) { return level().tiles.at(cell); }

    void settle() { QTRY_VERIFY(inspection().complete()); }
    void draw(const Rows& rows, const char* objective = "exit") {
        document().reset(drawnWorld(objective, rows));
        settle();
    }
    /// The map, and a level in which nobody can get to anything.
    void drawTwoLevels() {
        World world = drawnWorld("exit", sealed);
        world.levels[0].id = world.levels[0].name = "upstairs";
        Level cellar = drawnWorld("exit", {"######", "#....#", "#..+.#", "######"}).levels[0];
        cellar.id = cellar.name = "cellar";
        world.levels.push_back(cellar);
        document().reset(world);
        settle();
    }
    [[nodiscard]] QStringList sentences() {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts << list().model()->index(row, 1).data().toString();
        return texts;
    }
    /// The first row with this text in a column; -1 if there is none.
    [[nodiscard]] int rowOf(int column, const QString& text) {
        for (int row = 0; row < list().model()->rowCount(); ++row)
            if (list().model()->index(row, column).data().toString().contains(text)) return row;
        return -1;
    }
    [[nodiscard]] QToolButton& button(const char* name) {
        return *panel().findChild<QToolButton*>(QString::fromLatin1(name));
    }
    void press(const char* name) {
        clickOn(button(name));
        settle();
    }
    [[nodiscard]] QPoint placeOfRow(int row) {
        const auto index = list().model()->index(row, 1);
        list().scrollTo(index);
        return list().visualRect(index).center();
    }
    void choose(int row) { clickOn(*list().viewport(), placeOfRow(row)); }
    [[nodiscard]] QString counter(const char* name) {
        return work().window->findChild<ProblemCounters*>()->findChild<QToolButton*>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] QString verdict() {
        return work().window->findChild<ProblemCounters*>()->findChild<ElidedLabel*>()->text();
    }
    [[nodiscard]] bool playing() { return page().viewOf<PlayView>()->shown(); }
    [[nodiscard]] Cell placeOfPlayer() { return page().viewOf<PlayView>()->session().game()->players.front().place.at; }
    /// F5 on a map that cannot be won.
    void fixAndPlay() {
        Answers answers;
        answers.nextButton(QStringLiteral("Fix and play"));
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
    }
    void paint(Cell cell, Tile tile) {
        Level after = level();
        after.tiles.set(cell, tile);
        document().apply(Edit::between(level(), after), Text{"", "paint"});
    }

private slots:
    void problemsAreListedBySeverity() {
        draw(sealed);
        QCOMPARE(list().model()->rowCount(), 2);
        QCOMPARE(list().model()->index(0, 0).data().toString(), QStringLiteral("Error"));
        QCOMPARE(list().model()->index(1, 0).data().toString(), QStringLiteral("Warning"));
        QVERIFY(!list().model()->index(0, 0).data(Qt::DecorationRole).isNull());
        QVERIFY(list().isColumnHidden(3)); // one level
        drawTwoLevels();
        QVERIFY(!list().isColumnHidden(3));
        QVERIFY(sentences().size() > 2);
    }

    void aMapWithoutProblemsSaysSo() {
        draw({"#######", "#@....X", "#######"});
        const auto words = [this] {
            QStringList texts;
            for (const auto* label : panel().findChildren<QLabel*>())
                if (label->isVisible()) texts << label->text();
            return texts.join(u' ');
        };
        QVERIFY2(words().startsWith(QStringLiteral("No problems. Winnable in 5 step")), qPrintable(words()));
        QVERIFY(!button("problems.fix").isEnabled());
        QVERIFY(!button("problems.show").isEnabled());
    }

    /// By a double click and by Enter; the list keeps the keyboard.
    void showGoesToTheCells() {
        drawTwoLevels();
        const int cellar = rowOf(3, QStringLiteral("cellar"));
        QVERIFY(cellar > 0);
        choose(cellar);
        QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, placeOfRow(cellar));
        QCOMPARE(level().id, std::string("cellar"));
        choose(0);
        pressKey(Qt::Key_Return);
        QCOMPARE(level().id, std::string("upstairs"));
        QVERIFY(work().window->mapView().flashing());
        QVERIFY(list().hasFocus());
        QTRY_VERIFY(!work().window->mapView().flashing());
        choose(cellar);
        clickOn(button("problems.show"));
        QCOMPARE(level().id, std::string("cellar"));
    }

    void theCellsAreScrolledTo() {
        World world = drawnWorld("exit", {"###", "#@X", "###"});
        Level& large = world.levels[0];
        Grid tiles({600, 400}, Tile::Wall);
        for (std::int32_t y = 0; y < 3; ++y)
            for (std::int32_t x = 0; x < 3; ++x) tiles.set({x, y}, large.tiles.at({x, y}));
        tiles.set({590, 390}, Tile::Floor);
        large.tiles = tiles;
        document().reset(world);
        settle();
        auto& map = work().window->mapView();
        map.zoomTo100();
        map.centreOn(Cell{1, 1});
        const int row = rowOf(1, QStringLiteral("590"));
        QVERIFY(row >= 0);
        choose(row);
        pressKey(Qt::Key_Return);
        QVERIFY(map.visibleCells().contains(QPointF(590.5, 390.5)));
    }

    /// F8 shows one after the other, wherever the focus is.
    void theKeyGoesFromOneToTheNext() {
        draw(doors);
        work().window->mapView().setFocus();
        QList<int> rows;
        for (int i = 0; i < 4; ++i) {
            pressKey(Qt::Key_F8);
            rows << list().currentIndex().row();
        }
        QCOMPARE(rows, QList<int>({0, 1, 2, 0}));
        pressKey(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(list().currentIndex().row(), 2);
    }

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
        QVERIFY(!level().properties.find(play::ignoredProblems));
        QCOMPARE(counter("warnings"), QStringLiteral("3"));
        work().trigger(QStringLiteral("edit.undo"));
        settle();
        QCOMPARE(counter("warnings"), QStringLiteral("2"));
    }

    /// Where the dock is narrow, all buttons stay within reach.
    void aNarrowDockHasAllButtons() {
        draw(doors);
        editor::ToolController tools(work().pool);
        ProblemsPanel narrow(page(), tools);
        narrow.resize(280, 300);
        narrow.show();
        for (const auto* name :
             {"problems.show", "problems.fix", "problems.fix-all", "problems.ignore", "problems.show-ignored"})
            QTRY_VERIFY2(narrow.findChild<QToolButton*>(QString::fromLatin1(name))->isVisible(), name);
    }

    /// In German, too, where the words are longer.
    void theSeverityIsWhole() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("de")), QStringLiteral("de"));
        draw(doors);
        const auto index = list().model()->index(0, 0);
        const int wanted = list().fontMetrics().horizontalAdvance(index.data().toString()) + list().iconSize().width();
        QVERIFY(list().visualRect(index).width() >= wanted);
    }

    /// They come with the proof.
    void whereOneCanGetStuckIsListed() {
        draw({"########", "#.W@..X#", "########"});
        QVERIFY(rowOf(1, QStringLiteral("get stuck")) >= 0);
        QVERIFY2(verdict().startsWith(QStringLiteral("Winnable in 3 step")), qPrintable(verdict()));
        draw({"########", "#.@...X#", "########"});
        QCOMPARE(rowOf(1, QStringLiteral("get stuck")), -1);
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
        clickOn(*work().window->findChild<ProblemCounters*>()->findChild<QToolButton*>(QStringLiteral("errors")));
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

    void playingAsksWhenItCannotBeWon_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("plays");
        QTest::addColumn<bool>("fixes");
        QTest::newRow("fix") << QStringLiteral("Fix and play") << true << true;
        QTest::newRow("play") << QStringLiteral("Play anyway") << true << false;
        QTest::newRow("cancel") << QStringLiteral("Cancel") << false << false;
    }
    void playingAsksWhenItCannotBeWon() {
        QFETCH(const QString, answer);
        QFETCH(const bool, plays);
        QFETCH(const bool, fixes);
        draw(sealed);
        Answers answers;
        answers.nextButton(answer);
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
        const auto asked = answers.questions().join(u' ');
        QVERIFY2(asked.contains(QStringLiteral("cannot be won")) && asked.contains(QStringLiteral("(7, 1)")),
                 qPrintable(asked));
        if (plays) QTRY_VERIFY(playing());
        QCOMPARE(playing(), plays);
        QCOMPARE(steps(), std::size_t{fixes ? 1u : 0u});
    }

    void playingFromHereNeedsNoStart() {
        draw({"########", "#.....X#", "########"});
        QVERIFY(inspection().findings().unwinnable);
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        {
            const Answers answers; // none is expected
            pressKey(Qt::Key_F5, Qt::ShiftModifier);
        }
        QVERIFY(playing());
        QCOMPARE(placeOfPlayer(), (Cell{3, 1}));
    }

    /// Something else is missing, too.
    void playingFromHereAsksForWhatElseIsMissing() {
        draw({"########", "#......#", "########"});
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY2(!answers.questions().join(u' ').contains(QStringLiteral("no start")),
                 qPrintable(answers.questions().join(u' ')));
    }

    /// Whatever the mouse does before the play begins.
    void theCellIsTheOneOfTheKey() {
        draw(sealed);
        Answers answers;
        answers.next<QMessageBox>([this](QMessageBox& box) {
            QEvent leave(QEvent::Leave); // the mouse goes to the question
            QCoreApplication::sendEvent(work().window->mapView().viewport(), &leave);
            clickOn(*buttonOf(box, QStringLiteral("Play anyway")));
        });
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(playing());
        QCOMPARE(placeOfPlayer(), (Cell{3, 1}));
    }

    void fixingIsShownAndStoppedByEsc() {
        draw(sealed);
        HeldPool held(work().pool);
        fixAndPlay();
        auto* notice = work().window->findChild<WorkNotice*>();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->findChild<QLabel*>()->text(), QStringLiteral("Fixing and proving the map"));
        pressKey(Qt::Key_F5); // it is under way
        pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!notice->isVisible());
        held.letGo();
        QCoreApplication::processEvents();
        QVERIFY(!playing());
        QVERIFY(!page().messages().isVisible());
        QCOMPARE(steps(), std::size_t{0});
        fixAndPlay();
        QTRY_VERIFY(playing());
        QCOMPARE(steps(), std::size_t{1});
    }

    /// There is no room for a boss: the start alone is mended.
    void whatStillCannotBeWonIsSaid() {
        draw({"###", "#.#", "###"}, "boss");
        fixAndPlay();
        QTRY_VERIFY(page().messages().isVisible());
        QVERIFY2(page().messages().text().startsWith(QStringLiteral("1 error")) &&
                     page().messages().text().contains(QStringLiteral("still cannot be won")),
                 qPrintable(page().messages().text()));
        QVERIFY(!playing());
        QCOMPARE(steps(), std::size_t{1});
        clickOn(*buttonOf(page().messages(), QStringLiteral("Play anyway")));
        QVERIFY(playing());
    }

    void aMapThatChangedMeanwhileIsLeftAlone() {
        draw(sealed);
        {
            const HeldPool held(work().pool);
            fixAndPlay();
            paint({1, 1}, Tile::Water);
        }
        QTRY_VERIFY(page().messages().isVisible());
        QVERIFY2(page().messages().text().contains(QStringLiteral("changed meanwhile")),
                 qPrintable(page().messages().text()));
        QVERIFY(!playing());
        QCOMPARE(steps(), std::size_t{1});
    }

    void playingFromHereAsksToo() {
        draw(sealed);
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({2, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(!playing());
    }

    /// No ground can be dug on the rim of a map: there is nothing to offer.
    void whatHasNoFixOffersNone() {
        draw({"####", "#@.#", "####"}, "boss");
        QVERIFY(inspection().findings().unwinnable);
        bool fixable = false;
        for (const auto& found : inspection().findings().problems) fixable = fixable || !found.problem.fixes.empty();
        Answers answers;
        bool offered = false;
        answers.next<QMessageBox>([&offered](QMessageBox& box) {
            for (const auto* each : box.buttons()) offered = offered || each->text().contains(QStringLiteral("Fix"));
            box.reject();
        });
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
        QCOMPARE(offered, fixable);
    }

    /// Neither inspection nor proof is waited for.
    void playingDoesNotWaitForThem() {
        draw({"#######", "#@....X", "#######"});
        const HeldPool held(work().pool);
        paint({3, 1}, Tile::Wall);
        QVERIFY(!inspection().current());
        const Answers answers;
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(playing());
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

DELVE_TEST(ProblemsWindowTest)
#include "problems_window_test.moc"
