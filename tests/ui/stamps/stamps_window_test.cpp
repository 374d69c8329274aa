#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/map/map_view.h"
#include "ui/stamps/stamp_rows.h"
#include "ui/stamps/stamps_panel.h"

#include "editor/tools/kept_stamps.h"
#include "editor/tools/tool_controller.h"

#include <QApplication>
#include <QDropEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The dock of stamps, by mouse and keys.
class StampsWindowTest : public ByHand {
    Q_OBJECT

    const QString floating = QString::fromLatin1(MapView::floatingFormat);

    StampsPanel& panel() { return *work().window->pages().current()->panel<StampsPanel>(); }
    QListWidget& list() { return *panel().findChild<QListWidget*>(QStringLiteral("stamps")); }
    editor::ToolController& hand() { return work().window->toolController(); }
    void openDock() {
        clickOnTab(*work().window, QStringLiteral("Stamps"));
        QTRY_VERIFY(panel().isVisible());
    }
    void press(const char* action) {
        auto* button = panel().findChild<QToolButton*>(QString::fromLatin1(action));
        QVERIFY2(button && button->isEnabled(), action);
        clickOn(*button);
    }
    /// Paints a row of cells with a tile, and selects it.
    void paintAndSelect(Tile tile, Cell from, Cell to) {
        hand().selectNone(); // it would bound the brush
        auto settings = hand().settings();
        settings.tile = tile;
        hand().setSettings(settings);
        work().key(Qt::Key_B);
        work().drag(from, to);
        work().key(Qt::Key_R);
        work().drag(from, to);
    }
    void store(int count) {
        for (int i = 0; i < count; ++i) {
            paintAndSelect(i % 2 ? Tile::Water : Tile::Grass, {5, 5 + i}, {7 + i, 5 + i});
            press("stamp.new");
        }
        QCOMPARE(list().count(), count);
    }
    void clickRow(int row) { clickOn(*list().viewport(), list().visualItemRect(list().item(row)).center()); }
    /// What the window system sends while a stamp that was taken in hand is dragged over a cell of the map, and at the
    /// end. False if the map does not take it.
    template <class End>
    bool dragOver(Cell cell, const QString& format, End end) {
        auto& map = *work().window->pages().current()->map().viewport();
        QMimeData content;
        content.setData(format, {});
        QDragEnterEvent enter(work().at(cell), Qt::CopyAction, &content, Qt::LeftButton, {});
        QApplication::sendEvent(&map, &enter);
        if (!enter.isAccepted()) return false;
        QDragMoveEvent move(work().at(cell), Qt::CopyAction, &content, Qt::LeftButton, {});
        QApplication::sendEvent(&map, &move);
        end(map, content);
        return true;
    }
    int cellsOf(Tile tile) {
        int count = 0;
        for (int y = 0; y < level().size().height; ++y)
            for (int x = 0; x < level().size().width; ++x) count += level().tiles.at({x, y}) == tile ? 1 : 0;
        return count;
    }
    QStringList names() {
        QStringList names;
        for (int row = 0; row < list().count(); ++row) names.append(list().item(row)->text());
        return names;
    }

private slots:
    void withoutStampsItSaysHowToMakeOne() {
        openDock();
        const auto hints = panel().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            hints, [](const QLabel* hint) { return hint->isVisible() && hint->text().contains("Ctrl+1"); }));
        QVERIFY(!list().isVisible());
        QVERIFY(!panel().findChild<QToolButton*>(QStringLiteral("stamp.new"))->isEnabled());
        paintAndSelect(Tile::Grass, {5, 5}, {8, 5});
        work().key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(list().isVisible());
        QCOMPARE(names(), QStringList{QStringLiteral("Stamp 1")});
        QVERIFY(list().item(0)->data(StampRows::FactsRole).toString().contains(QStringLiteral("4 × 1")));
    }

    /// More than the nine that have keys; each is seen as it is.
    void aClickTakesAnyOfThemInHand() {
        openDock();
        store(11);
        QCOMPARE(hand().stamps().size(), std::size_t{11});
        for (int row = 0; row < list().count(); ++row)
            QTRY_VERIFY(!list().item(row)->data(StampRows::PictureRole).value<QImage>().isNull());
        QVERIFY(list().item(0)->data(StampRows::PictureRole).value<QImage>() !=
                list().item(1)->data(StampRows::PictureRole).value<QImage>());
        list().scrollToBottom();
        clickRow(10);
        QVERIFY(hand().floats());
        work().click({30, 20});
        int laid = 0;
        for (int x = 0; x < level().size().width; ++x) laid += level().tiles.at({x, 20}) == Tile::Grass ? 1 : 0;
        QCOMPARE(laid, 13);
    }

    /// Laid down where it is dropped, once.
    void aStampIsDraggedOntoTheMap() {
        openDock();
        store(1);
        hand().selectNone();
        clickRow(0);
        QVERIFY(hand().floats());
        const int before = cellsOf(Tile::Grass);
        bool taken = false;
        QVERIFY(dragOver({30, 20}, floating, [&](QWidget& map, const QMimeData& content) {
            QDropEvent drop(work().at({30, 20}), Qt::CopyAction, &content, Qt::LeftButton, {});
            QApplication::sendEvent(&map, &drop);
            taken = drop.isAccepted();
        }));
        QVERIFY(taken && !hand().floats());
        QCOMPARE(cellsOf(Tile::Grass), before + 3);
        QVERIFY(level().tiles.at({30, 20}) == Tile::Grass);
        pressKey(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cellsOf(Tile::Grass), before);
    }

    void aDragThatLeavesTheMapOrBringsSomethingElseLaysNothing() {
        openDock();
        store(1);
        hand().selectNone();
        clickRow(0);
        const int before = cellsOf(Tile::Grass);
        const auto nothing = [](QWidget&, const QMimeData&) {};
        QVERIFY(dragOver({30, 20}, floating, [](QWidget& map, const QMimeData&) {
            QDragLeaveEvent leave;
            QApplication::sendEvent(&map, &leave);
        }));
        QVERIFY(!dragOver({30, 20}, QStringLiteral("text/plain"), nothing));
        hand().cancel();
        QVERIFY(!dragOver({30, 20}, floating, nothing));
        QCOMPARE(cellsOf(Tile::Grass), before);
    }

    void aStampIsNamedInPlaceAndTheNameIsKept() {
        openDock();
        store(2);
        clickRow(0);
        hand().cancel();
        list().setFocus();
        pressKey(Qt::Key_F2);
        auto* field = list().findChild<QLineEdit*>();
        QVERIFY(field);
        QTRY_COMPARE(QGuiApplication::focusObject(), field);
        typeText(QStringLiteral("Tower"));
        pressKey(Qt::Key_Return);
        QTRY_COMPARE(hand().stamps()[0]->name, std::string("Tower"));
        QCOMPARE(names(), (QStringList{QStringLiteral("Tower"), QStringLiteral("Stamp 2")}));
        const QString folder = work().path(QStringLiteral("data/stamps"));
        QTRY_COMPARE(editor::stampAt(editor::readStamps(folder), 1)->name, std::string("Tower"));
        Answers answers;
        answers.nextButton(QStringLiteral("Discard")); // the map
        QVERIFY(work().window->close());
        QVERIFY(answers.allGiven());
        work().openBlank();
        QTRY_COMPARE(names(), (QStringList{QStringLiteral("Tower"), QStringLiteral("Stamp 2")}));
    }

    void theOrderIsThatOfTheKeys() {
        openDock();
        store(2);
        const auto second = *editor::stampAt(hand().stamps(), 2);
        clickRow(1);
        press("stamp.up");
        QVERIFY(*editor::stampAt(hand().stamps(), 1) == second);
        QCOMPARE(list().currentRow(), 0);
        QVERIFY(!panel().findChild<QToolButton*>(QStringLiteral("stamp.up"))->isEnabled());
    }

    void aStampIsDeletedAfterAQuestion() {
        openDock();
        store(3);
        clickRow(1);
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        press("stamp.delete");
        QVERIFY(answers.allGiven());
        QCOMPARE(list().count(), 3);
        answers.nextButton(QStringLiteral("Delete"));
        press("stamp.delete");
        QVERIFY(answers.allGiven());
        QCOMPARE(names(), (QStringList{QStringLiteral("Stamp 1"), QStringLiteral("Stamp 3")})); // keys stay
        QTRY_VERIFY(!QFile::exists(work().path(QStringLiteral("data/stamps/stamp-2.delve"))));
    }
};

DELVE_TEST(StampsWindowTest)
#include "stamps_window_test.moc"
