#include "editor/text/translations.h"
#include "editor/tools/tool_controller.h"
#include "tests/support/test.h"
#include "tests/ui/problems/problems_by_hand.h"
#include "ui/map/map_view.h"

#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The list of the dock Problems, by mouse and keys.
class ProblemsWindowTest : public ProblemsByHand {
    Q_OBJECT

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
};

DELVE_TEST(ProblemsWindowTest)
#include "problems_window_test.moc"
