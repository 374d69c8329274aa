#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/palette/palette_panel.h"
#include "ui/palette/palette_view.h"
#include "ui/palette/recent_strip.h"

#include <QListWidget>
#include <QScrollBar>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The strip of recently used tiles, and the list below it, which must not move.
class RecentStripWindowTest : public ByHand {
    Q_OBJECT

    PalettePanel& palette() { return *work().window->pages().current()->panel<PalettePanel>(); }
    PaletteView& list() { return *palette().findChild<PaletteView*>(); }
    RecentStrip& strip() { return *palette().findChild<RecentStrip*>(); }
    QListWidgetItem* item(const char* name) {
        return list().findItems(QString::fromLatin1(name), Qt::MatchExactly).value(0);
    }
    /// The area of a row, in window coordinates.
    QRect rowOf(const char* name) {
        const QRect row = list().visualItemRect(item(name));
        return {list().viewport()->mapTo(work().window.get(), row.topLeft()), row.size()};
    }
    void paintWith(Tile tile, Cell cell) {
        auto settings = work().window->toolController().settings();
        settings.tile = tile;
        work().window->toolController().setSettings(settings);
        work().window->toolController().takeUp("brush");
        work().click(cell);
    }
    [[nodiscard]] QStringList places() {
        QStringList names;
        for (std::size_t i = 0; i < RecentStrip::places; ++i) names.append(strip().button(i).toolTip());
        return names;
    }

private slots:
    void theListBeginsAtItsTop() {
        clickOnTab(*work().window, QStringLiteral("Palette"));
        QTRY_VERIFY(list().isVisible());
        QTRY_VERIFY(list().hasAutoScroll()); // once shown, it scrolls to the chosen item
        QCOMPARE(list().verticalScrollBar()->value(), 0);
    }

    void nothingMovesWhenATileIsUsed_data() {
        QTest::addColumn<bool>("grid");
        QTest::newRow("list") << false;
        QTest::newRow("grid") << true;
    }
    void nothingMovesWhenATileIsUsed() {
        QFETCH(const bool, grid);
        clickOnTab(*work().window, QStringLiteral("Palette"));
        palette().setGrid(grid);
        work().window->resize(1600, 1040); // all tiles are visible: no scrolling to the chosen one
        QTRY_VERIFY(list().isVisible());
        list().scrollToTop();
        const QRect before = rowOf("Water");
        QVERIFY(list().visualItemRect(item("Water")).bottom() < list().viewport()->height());
        const QRect stripBefore = strip().geometry();
        int x = 10;
        for (const auto tile : {Tile::Floor, Tile::Wall, Tile::Road, Tile::Grass}) {
            paintWith(tile, {x++, 10});
            QCOMPARE(rowOf("Water"), before);
            QCOMPARE(strip().geometry(), stripBefore);
        }
        work().window->toolController().takeUp("brush");
        clickOn(*work().window, before.center());
        QCOMPARE(work().window->toolController().settings().tile, Tile::Water);
    }

    /// With the thing tool, the list used to scroll to the thing and back, which left another row under the mouse.
    void aTileThatIsClickedStaysUnderTheMouse() {
        clickOnTab(*work().window, QStringLiteral("Palette"));
        QTRY_VERIFY(list().isVisible());
        work().window->resize(1000, 560); // only a part of the list is visible, and no dock at first
        QTRY_VERIFY(!list().isVisible());
        work().trigger(QStringLiteral("view.dock.palette"));
        QTRY_VERIFY(list().isVisible());
        work().key(Qt::Key_T);
        QCoreApplication::processEvents();
        list().scrollToTop();
        QVERIFY(list().verticalScrollBar()->maximum() > 0);
        list().verticalScrollBar()->setValue(20);
        const int before = list().verticalScrollBar()->value();
        QListWidgetItem* hit = nullptr;
        for (int y = list().viewport()->height() / 2; !PaletteView::choiceOf(hit); ++y)
            hit = list().itemAt(list().viewport()->width() / 2, y);
        const QPoint at = list().visualItemRect(hit).center();
        clickOn(*list().viewport(), at);
        QCOMPARE(work().window->toolController().tool().id, std::string_view("brush"));
        QCOMPARE(list().verticalScrollBar()->value(), before);
        QCOMPARE(list().itemAt(at), hit);
    }

    void whatIsInTheStripKeepsItsPlace() {
        const std::vector<Tile> tiles{Tile::Floor, Tile::Wall, Tile::Road, Tile::Grass, Tile::Water, Tile::Forest};
        int x = 4;
        for (const auto tile : tiles) paintWith(tile, {x++, 10});
        const auto before = places();
        paintWith(Tile::Wall, {x++, 10});
        QCOMPARE(places(), before);
        paintWith(Tile::Hall, {x++, 10}); // replaces the floor, the least recently used
        auto after = before;
        after[0] = strip().button(0).toolTip();
        QVERIFY(after[0] != before[0]);
        QCOMPARE(places(), after);
        paintWith(Tile::Door, {x++, 10}); // then replaces the road: the wall was used again since
        QCOMPARE(places()[1], before[1]);
        QVERIFY(places()[2] != before[2]);
    }

    void aPlaceOfTheStripIsChosen() {
        clickOnTab(*work().window, QStringLiteral("Palette"));
        paintWith(Tile::Water, {10, 10});
        paintWith(Tile::Road, {11, 10});
        work().window->toolController().takeUp("eraser");
        clickOn(strip().button(0));
        QCOMPARE(work().window->toolController().settings().tile, Tile::Water);
        QCOMPARE(work().window->toolController().tool().id, std::string_view("brush"));
        QVERIFY(!strip().button(5).isEnabled());
        QVERIFY(!strip().button(5).accessibleName().isEmpty());
    }
};

DELVE_TEST(RecentStripWindowTest)
#include "recent_strip_window_test.moc"
