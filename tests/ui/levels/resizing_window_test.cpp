#include "generation/level/resize.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/levels/anchor_grid.h"
#include "ui/levels/resize_dialog.h"
#include "ui/levels/resize_preview.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

QByteArray nameOfStep(const test::WindowAtWork& work) { return work.document().history().undoName().toUtf8(); }

/// The dialog of Ctrl+Alt+R.
ResizeDialog& dialogOf(const test::WindowAtWork& work) {
    work.key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    auto* dialog = work.window->findChild<ResizeDialog*>();
    if (!dialog) qFatal("There is no dialog.");
    return *dialog;
}

QPushButton& resizeButton(const ResizeDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(QLatin1Char('&')) == QLatin1String("Resize")) return *button;
    qFatal("There is no button.");
}

void type(QWidget* box, const char* number) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(box, QLatin1String(number));
    QTest::keyClick(box, Qt::Key_Tab);
}

} // namespace

/// Resizing, cropping and trimming the shown level, by keys and mouse.
class ResizingWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aLevelIsResizedByTheDialog() {
        test::WindowAtWork work;
        work.open();
        const Level before = work.document().level();
        auto& dialog = dialogOf(work);
        QVERIFY(!resizeButton(dialog).isEnabled());
        type(dialog.findChild<QSpinBox*>("resize-width"), "60");
        type(dialog.findChild<QSpinBox*>("resize-height"), "50");
        QTest::mouseClick(dialog.findChild<QToolButton*>("anchor-2-0"), Qt::LeftButton);
        QVERIFY((dialog.area() == Rect{20, 0, 60, 50}));
        const auto cut = cutBy(before, dialog.area());
        QVERIFY(cut.rooms > 0 && cut.things > 0);
        const auto* said = dialog.findChild<QLabel*>("cut");
        QTRY_VERIFY(said->text().contains(QString::number(cut.cells)) &&
                    said->text().contains(QString::number(cut.rooms)));
        QTest::mouseClick(&resizeButton(dialog), Qt::LeftButton);
        QTRY_VERIFY((work.document().level().size() == Size{60, 50}));
        QVERIFY(work.document().level().tiles == resized(before, {20, 0, 60, 50}).tiles);
        QCOMPARE(nameOfStep(work), "Resize map to 60 x 50");
        QVERIFY((work.document().wantedSize() == Size{60, 50}));
        work.trigger("edit.undo");
        QVERIFY(work.document().level() == before);
        work.trigger("edit.redo");
        QVERIFY((work.document().level().size() == Size{60, 50}));
    }

    /// The dialog has asked about another map.
    void aMapThatChangesMeanwhileStays() {
        test::WindowAtWork work;
        work.open();
        auto& dialog = dialogOf(work);
        type(dialog.findChild<QSpinBox*>("resize-width"), "60");
        work.document().generate(work.document().recipe(), {100, 70});
        work.settle();
        const Level arrived = work.document().level();
        QTest::mouseClick(&resizeButton(dialog), Qt::LeftButton);
        QVERIFY(work.window->pages().current()->messages().text().contains("changed meanwhile"));
        QVERIFY(work.document().level() == arrived);
    }

    void theArrowsMoveTheAnchor() {
        test::WindowAtWork work;
        work.open();
        auto& dialog = dialogOf(work);
        auto& anchors = *dialog.findChild<AnchorGrid*>();
        QVERIFY(anchors.anchor().column == 1 && anchors.anchor().row == 1);
        dialog.findChild<QToolButton*>("anchor-1-1")->setFocus();
        for (const auto key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Up}) QTest::keyClick(dialog.focusWidget(), key);
        QVERIFY(anchors.anchor().column == 0 && anchors.anchor().row == 0);
        QCOMPARE(dialog.focusWidget()->accessibleName(), "Top left");
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(!work.window->findChild<ResizeDialog*>());
        QVERIFY(!work.document().modified() || work.document().history().steps().empty());
    }

    void thePreviewShowsBothSizes() {
        ResizePreview preview({80, 40});
        preview.resize(400, 300);
        preview.showArea({-20, 0, 120, 40});
        const QRectF level = preview.placeOf({0, 0, 80, 40});
        const QRectF area = preview.placeOf({-20, 0, 120, 40});
        QVERIFY(area.contains(level) && QRectF(preview.rect()).contains(area));
        QCOMPARE(qRound(area.width() * 80), qRound(level.width() * 120));
        preview.showArea({10, 10, 20, 20});
        QVERIFY(preview.placeOf({0, 0, 80, 40}).contains(preview.placeOf({10, 10, 20, 20})));
    }

    void aSelectionIsCroppedTo() {
        test::WindowAtWork work;
        work.open();
        const Level before = work.document().level();
        QVERIFY(!work.window->actionList().find("level.crop")->isEnabled());
        work.trigger("tool.select-rectangle");
        work.drag({10, 5}, {39, 24});
        work.trigger("level.crop");
        QTRY_VERIFY((work.document().level().size() == Size{30, 20}));
        QVERIFY(work.document().level().tiles == resized(before, {10, 5, 30, 20}).tiles);
        QCOMPARE(nameOfStep(work), "Crop to selection");
        work.trigger("select.all");
        work.trigger("level.crop");
        QTRY_VERIFY(work.window->pages().current()->messages().text().contains("nothing to crop"));
    }

    void keysPressedTwiceCropOnce() {
        test::WindowAtWork work;
        work.open();
        work.trigger("tool.select-rectangle");
        work.drag({10, 5}, {39, 24});
        work.trigger("level.crop");
        work.trigger("level.crop");
        QTRY_VERIFY((work.document().level().size() == Size{30, 20}));
        QVERIFY(work.window->pages().current()->messages().text().isEmpty());
    }

    void emptyEdgesAreTrimmed() {
        test::WindowAtWork work;
        work.openBlank();
        Level drawn = work.document().level();
        drawn.tiles.fill({20, 10, 5, 4}, Tile::Floor);
        work.document().apply(Edit::between(work.document().level(), drawn), {});
        work.trigger("level.trim");
        QTRY_VERIFY((work.document().level().size() == Size{5, 4}));
        QCOMPARE(nameOfStep(work), "Trim to content");
        work.trigger("level.trim");
        QTRY_VERIFY(work.window->pages().current()->messages().text().contains("no empty edge"));
    }
};

DELVE_TEST(ResizingWindowTest)
#include "resizing_window_test.moc"
