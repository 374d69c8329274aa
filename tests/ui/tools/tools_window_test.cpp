#include "editor/tools/tools.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/axis_handle.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/map/mini_map.h"
#include "ui/pages/message_bar.h"
#include "ui/stages/stage_slider.h"
#include "ui/tools/tool_strip.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

Tile tileAt(const test::WindowAtWork& work, Cell cell) { return work.document().level().tiles.at(cell); }
std::size_t stepsOf(const test::WindowAtWork& work) { return work.document().history().position(); }
std::int64_t selected(const test::WindowAtWork& work) { return work.document().selection()->count(); }

/// Four cells of floor in a row, stored as stamp 3.
void keepAStamp(const test::WindowAtWork& work) {
    work.key(Qt::Key_B);
    work.drag({5, 5}, {8, 5});
    work.key(Qt::Key_R);
    work.drag({5, 5}, {8, 5});
    work.key(Qt::Key_3, Qt::ControlModifier);
}

} // namespace

/// Every tool as a person uses it.
class ToolsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyToolHasItsKeyAndItsIcon() {
        test::WindowAtWork work;
        work.openBlank();
        for (const auto& tool : editor::builtInTools()) {
            const QString id = QStringLiteral("tool.") + QString::fromUtf8(tool.id.data(), qsizetype(tool.id.size()));
            auto* action = work.window->actionList().find(id);
            QVERIFY2(action && !action->icon().isNull(), qPrintable(id));
            const auto key = action->shortcut()[0];
            work.window->mapView().setFocus();
            QTest::keyClick(&work.window->mapView(), key.key(), key.keyboardModifiers());
            QVERIFY2(action->isChecked(), qPrintable(id));
            QCOMPARE(work.window->toolController().tool().id, tool.id);
        }
    }

    void thePinToolShowsWhatIsPinned() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.drag({10, 10}, {12, 10});
        work.window->toolController().leave();
        const auto shown = [&work] {
            return work.window->mapView().viewport()->grab().toImage().pixel(work.at({11, 10}));
        };
        const QRgb plain = shown();
        work.key(Qt::Key_N);
        QVERIFY(shown() != plain);
        QVERIFY(work.window->mapView().overlays().names().empty());
        work.key(Qt::Key_M);
        QCOMPARE(shown(), plain);
    }

    void theBrushPaintsAStrokeAsOneStep() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.drag({10, 10}, {16, 10});
        for (int x = 10; x <= 16; ++x) QCOMPARE(tileAt(work, {x, 10}), Tile::Floor);
        QCOMPARE(stepsOf(work), std::size_t{1});
        QVERIFY(work.document().level().isPinned({12, 10}));
        work.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tileAt(work, {12, 10}), Tile::Void);
        QCOMPARE(work.window->mapView().level().tiles.at({12, 10}), Tile::Void);
    }

    void theBrushShowsWhatItWouldDoAndEscLeavesNothing() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        auto* viewport = work.window->mapView().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, work.at({5, 5}));
        QTest::mouseMove(viewport, work.at({9, 5}));
        QTRY_COMPARE(work.window->mapView().level().tiles.at({9, 5}), Tile::Floor);
        QCOMPARE(tileAt(work, {9, 5}), Tile::Void);
        work.key(Qt::Key_Escape);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at({9, 5}));
        QCOMPARE(work.window->mapView().level().tiles.at({9, 5}), Tile::Void);
        QCOMPARE(stepsOf(work), std::size_t{0});
    }

    void theRightButtonPicks() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.click({4, 4});
        editor::ToolSettings settings = work.window->toolController().settings();
        settings.tile = Tile::Water;
        work.window->toolController().setSettings(settings);
        work.click({4, 4}, Qt::RightButton);
        QCOMPARE(work.window->toolController().settings().tile, Tile::Floor);
    }

    void shapesFillAndErase() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({10, 10}, {20, 18});
        QCOMPARE(tileAt(work, {15, 14}), Tile::Floor);
        editor::ToolSettings settings = work.window->toolController().settings();
        settings.tile = Tile::Grass;
        work.window->toolController().setSettings(settings);
        work.key(Qt::Key_F);
        work.click({15, 14});
        QCOMPARE(tileAt(work, {10, 10}), Tile::Grass);
        QCOMPARE(tileAt(work, {9, 9}), Tile::Void);
        work.key(Qt::Key_E);
        work.click({15, 14});
        QCOMPARE(tileAt(work, {15, 14}), Tile::Void);
        work.key(Qt::Key_P, Qt::ShiftModifier);
        work.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(work.window->toolController().settings().shape, editor::ShapeForm::Ellipse);
    }

    void roomsAndHalls() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_O);
        work.drag({5, 5}, {15, 12});
        work.drag({40, 20}, {52, 30});
        QCOMPARE(work.document().level().rooms->size(), std::size_t{2});
        work.key(Qt::Key_H);
        work.drag({10, 8}, {45, 25});
        QCOMPARE(work.document().level().halls->size(), std::size_t{1});
    }

    void selectingCopyingAndPasting() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.drag({5, 5}, {8, 5});
        work.key(Qt::Key_R);
        work.drag({4, 4}, {9, 6});
        QCOMPARE(selected(work), 18);
        work.key(Qt::Key_C, Qt::ControlModifier);
        work.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(work.window->toolController().floats());
        work.click({40, 20});
        QVERIFY(work.document().level().tiles != Grid(work.document().level().size()));
        const auto laid = work.document().level().tiles.rows();
        QCOMPARE(std::count(laid.begin(), laid.end(), Tile::Floor), 8);
        work.key(Qt::Key_Escape);
        QVERIFY(!work.window->toolController().floats());
        work.trigger(QStringLiteral("select.invert"));
        QVERIFY(selected(work) > 3000);
        work.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selected(work), work.document().level().size().area());
        QVERIFY(work.document().modified());
        work.key(Qt::Key_Delete);
        QCOMPARE(work.document().level().tiles, Grid(work.document().level().size()));
        work.key(Qt::Key_Escape);
        QCOMPARE(selected(work), 0);
    }

    void stampsAreKeptByNumber() {
        test::WindowAtWork work;
        work.openBlank();
        keepAStamp(work);
        work.key(Qt::Key_Escape);
        work.key(Qt::Key_3);
        QVERIFY(work.window->toolController().floats());
        work.key(Qt::Key_Z); // now vertical
        work.click({30, 20});
        int floors = 0;
        for (int y = 10; y < 30; ++y)
            if (tileAt(work, {30, y}) == Tile::Floor) ++floors;
        QCOMPARE(floors, 4);
    }

    void stampsComeBackAtTheNextStart() {
        test::WindowAtWork work;
        work.openBlank();
        keepAStamp(work);
        QTRY_VERIFY(QFile::exists(work.path(QStringLiteral("data/stamps/stamp-3.delve"))));
        QVERIFY(work.window->close());
        work.openBlank();
        QTRY_VERIFY(editor::stampAt(work.window->toolController().stamps(), 3));
        work.key(Qt::Key_3);
        QVERIFY(work.window->toolController().floats());
        work.click({30, 20});
        int floors = 0;
        for (int x = 20; x < 40; ++x)
            if (tileAt(work, {x, 20}) == Tile::Floor) ++floors;
        QCOMPARE(floors, 4);
    }

    void wandLassoAndSameTile() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({10, 10}, {14, 14});
        work.drag({30, 10}, {34, 14});
        work.key(Qt::Key_W);
        work.click({12, 12});
        QCOMPARE(selected(work), 25);
        work.key(Qt::Key_S);
        work.click({12, 12});
        QCOMPARE(selected(work), 50);
    }

    void aThingIsPlacedAndMeasured() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({10, 10}, {20, 20});
        work.key(Qt::Key_T);
        work.click({12, 12});
        QCOMPARE(work.document().level().things->size(), std::size_t{1});
        work.drag({12, 12}, {15, 15});
        QCOMPARE(work.document().level().things->front().at, (Cell{15, 15}));
        const auto steps = stepsOf(work);
        work.key(Qt::Key_M);
        work.drag({10, 10}, {20, 20});
        QCOMPARE(stepsOf(work), steps);
        work.key(Qt::Key_N);
        work.click({18, 18});
        QCOMPARE(stepsOf(work), steps); // already pinned by painting
        work.click({30, 18});
        QCOMPARE(stepsOf(work), steps + 1);
    }

    void aChosenThingIsFramedItsPropertiesComeForwardAndDeleteRemovesIt() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({10, 10}, {20, 20});
        work.key(Qt::Key_T);
        work.click({12, 12});
        work.key(Qt::Key_Escape);
        auto* properties = work.window->findChild<QDockWidget*>(QStringLiteral("properties"));
        auto* palette = work.window->findChild<QDockWidget*>(QStringLiteral("palette"));
        QVERIFY(!palette->visibleRegion().isEmpty() && properties->visibleRegion().isEmpty());
        auto& map = work.window->mapView();
        const auto around = [&] {
            const auto cell = int(map.cellPixels());
            return map.viewport()->grab(QRect(work.at({12, 12}) - QPoint(cell, cell), QSize(2 * cell, 2 * cell)));
        };
        work.window->toolController().leave();
        work.pointAt({18, 18});
        const QImage plain = around().toImage();
        work.click({12, 12});
        work.pointAt({18, 18});
        QVERIFY(around().toImage() != plain); // a frame
        QTRY_VERIFY(!properties->visibleRegion().isEmpty());
        QVERIFY(map.hasFocus());
        auto* erase = work.window->actionList().find(QStringLiteral("edit.delete"));
        QVERIFY(erase->isEnabled());
        work.key(Qt::Key_Delete);
        QVERIFY(work.document().level().things->empty());
        QVERIFY(!erase->isEnabled());
        QCOMPARE(tileAt(work, {12, 12}), Tile::Floor);
    }

    void aChosenRoomIsFramedAndRemoved() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_O);
        work.drag({5, 5}, {15, 12});
        work.drag({40, 20}, {52, 30});
        work.click({10, 8});
        QCOMPARE(editor::areaOf(work.window->toolController().chosen(), work.document().level()), (Rect{6, 6, 9, 6}));
        work.key(Qt::Key_Delete);
        QCOMPARE(work.document().level().rooms->size(), std::size_t{1});
        QCOMPARE(tileAt(work, {10, 8}), Tile::Void);
        work.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(work.document().level().rooms->size(), std::size_t{2});
    }

    /// As the map does: nothing while it shows a stage.
    void theMiniMapFramesWhatTheMapFrames() {
        test::WindowAtWork work;
        work.open();
        const auto* miniMap = work.window->findChild<MiniMap*>();
        QVERIFY(miniMap && miniMap->chosen().empty());
        const auto& rooms = *work.document().level().rooms;
        const auto room = std::ranges::find_if(rooms, [](const Room& each) { return each.shape.empty(); });
        QVERIFY(room != rooms.end());
        work.window->toolController().choose({"", room->id});
        QCOMPARE(miniMap->chosen(), work.window->mapView().chosen());
        QCOMPARE(miniMap->chosen().size(), std::size_t{1});
        auto& stages = work.window->pages().at(0).stages();
        stages.stepBack();
        QTRY_VERIFY(!stages.live() && work.window->mapView().chosen().empty());
        QVERIFY(miniMap->chosen().empty());
        stages.goLive();
        QCOMPARE(miniMap->chosen(), work.window->mapView().chosen());
    }

    void whatIsRefusedMovesNothingAndIsToldUntilTheNextGesture() {
        test::WindowAtWork work;
        work.openBlank();
        auto& map = work.window->mapView();
        work.window->messages().tellNotes({QStringLiteral("An older note.")});
        const auto place = [&map] { return QRect(map.mapToGlobal(QPoint()), map.size()); };
        work.window->messages().dismiss();
        const QRect before = place();
        const double zoom = map.cellPixels();
        work.window->messages().tellNotes({QStringLiteral("An older note.")});
        work.key(Qt::Key_T);
        work.click({30, 20}); // a thing cannot be placed in the void
        QVERIFY(work.window->messages().isVisible());
        QVERIFY(work.window->messages().text() != QStringLiteral("An older note."));
        QCOMPARE(place(), before);
        QCOMPARE(map.cellPixels(), zoom);
        work.key(Qt::Key_B);
        work.click({30, 20});
        QCOMPARE(work.window->messages().text(), QStringLiteral("An older note."));
        QVERIFY(work.window->messages().isVisible());
    }

    /// The close button closes a passing message, but not the unread one under it.
    void aRefusalThatIsClosedShowsWhatIsUnderIt() {
        test::WindowAtWork work;
        work.openBlank();
        auto& bar = work.window->messages();
        bar.tellChoice(QStringLiteral("Changed."), QStringLiteral("Reload"), [] {});
        work.key(Qt::Key_T);
        work.click({30, 20});
        QVERIFY(bar.text() != QStringLiteral("Changed."));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(bar.isVisible());
            QTest::mouseClick(bar.findChild<QToolButton*>(), Qt::LeftButton);
            if (i == 0) QCOMPARE(bar.text(), QStringLiteral("Changed."));
        }
        QVERIFY(!bar.isVisible());
    }

    void fillWandAndSameTileShowWhatAClickWouldTake() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({10, 10}, {20, 20});
        auto& map = work.window->mapView();
        for (const auto key : {Qt::Key_F, Qt::Key_W, Qt::Key_S}) {
            work.key(key);
            work.pointAt({40, 25});
            const QRgb plain = map.viewport()->grab().toImage().pixel(work.at({18, 18}));
            work.pointAt({12, 12});
            QVERIFY(map.viewport()->grab().toImage().pixel(work.at({18, 18})) != plain);
        }
    }

    void theMapsMenuOffersWhatIsThere() {
        test::WindowAtWork work;
        work.openBlank();
        const auto enabled = [&work](const char* id) {
            return work.window->actionList().find(QString::fromLatin1(id))->isEnabled();
        };
        work.key(Qt::Key_O);
        work.drag({5, 5}, {15, 12});
        work.pointAt({10, 8});
        QVERIFY(enabled("level.pin-room") && enabled("level.unpin-room") && !enabled("level.through"));
        work.pointAt({40, 25});
        QVERIFY(!enabled("level.pin-room") && !enabled("level.unpin-room"));
    }

    void theArrowsMoveACellAndEnterPaints() {
        test::WindowAtWork work;
        work.openBlank();
        auto& map = work.window->mapView();
        work.key(Qt::Key_B);
        work.pointAt({20, 10}); // they begin there
        work.key(Qt::Key_Right);
        const Cell from{21, 10};
        QCOMPARE(map.cursorCell(), std::optional(from));
        work.key(Qt::Key_Return);
        for (int i = 0; i < 4; ++i) work.key(Qt::Key_Right);
        work.key(Qt::Key_Return);
        for (int i = 0; i <= 4; ++i) QCOMPARE(tileAt(work, {from.x + i, from.y}), Tile::Floor);
        QCOMPARE(stepsOf(work), std::size_t{1});
        QTest::keyPress(&map, Qt::Key_Space);
        work.key(Qt::Key_Down);
        QTest::keyRelease(&map, Qt::Key_Space);
        QCOMPARE(tileAt(work, {from.x + 4, from.y + 1}), Tile::Floor);
    }

    void theOptionsFollowTheTool() {
        test::WindowAtWork work;
        work.openBlank();
        auto* options = work.window->findChild<ToolStrip*>();
        auto* size = options->findChild<QSpinBox*>(QStringLiteral("brush-size"));
        work.key(Qt::Key_B);
        QVERIFY(size->isVisible());
        size->setValue(3);
        work.click({20, 20});
        QCOMPARE(tileAt(work, {21, 21}), Tile::Floor);
        work.key(Qt::Key_R);
        QVERIFY(!size->isVisible());
        work.key(Qt::Key_BracketRight);
        QCOMPARE(work.window->toolController().settings().brushSize, 4);
        QCOMPARE(size->value(), 4);
        const auto choice = [options](const char* name) -> QWidget* {
            for (auto* box : options->findChildren<QComboBox*>())
                if (box->accessibleName() == QLatin1String(name)) return box;
            return nullptr;
        };
        auto* form = choice("Brush shape");
        work.key(Qt::Key_N); // pins with the width of the brush
        QVERIFY(size->isVisible() && form->isVisible());
        work.key(Qt::Key_P);
        QVERIFY(!size->isVisible() && !form->isVisible());
        work.key(Qt::Key_P, Qt::ShiftModifier);
        work.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(work.window->toolController().settings().shape, editor::ShapeForm::Line);
        QVERIFY(size->isVisible() && form->isVisible()); // a line is drawn with the brush
        work.key(Qt::Key_O);
        QVERIFY(choice("Symmetry")->isVisible());
    }

    /// What does not fit beside the tools goes into a second row, and every option stays in sight.
    void optionsThatDoNotFitWrap() {
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1600, 800);
        work.key(Qt::Key_P);
        auto* strip = work.window->findChild<ToolStrip*>();
        QTRY_VERIFY(strip->width() > 1500);
        const int oneRow = strip->height();
        work.window->resize(900, 700);
        QTRY_VERIFY(strip->height() > oneRow);
        for (auto* box : strip->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (box->isVisible()) QVERIFY(strip->rect().contains(box->geometry()));
        QTRY_COMPARE(work.window->findChild<QToolBar*>(QStringLiteral("tools"))->height() >= strip->height(), true);
        work.window->resize(1600, 800);
        QTRY_COMPARE(strip->height(), oneRow);
    }

    /// Ctrl+Shift+V switches whether pieces are laid down with their void, also while one floats.
    void voidIsPastedOrNot() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.drag({5, 5}, {6, 5});
        work.drag({20, 10}, {24, 10});
        work.key(Qt::Key_R);
        work.drag({5, 5}, {7, 5}); // two of floor, one of void
        work.key(Qt::Key_C, Qt::ControlModifier);
        work.key(Qt::Key_V, Qt::ControlModifier);
        work.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(work.window->toolController().floats());
        work.click({22, 10});
        QCOMPARE(tileAt(work, {23, 10}), Tile::Floor);
        work.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        work.click({22, 10});
        QCOMPARE(tileAt(work, {23, 10}), Tile::Void);
    }

    void whatIsMovedLeavesFloor() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P);
        work.drag({5, 5}, {15, 12});
        work.key(Qt::Key_R);
        work.drag({8, 8}, {9, 9});
        work.drag({8, 8}, {30, 20});
        QCOMPARE(tileAt(work, {8, 8}), Tile::Floor);
        work.key(Qt::Key_Z, Qt::ControlModifier);
        work.trigger(QStringLiteral("switch.leave-floor"));
        work.drag({8, 8}, {30, 20});
        QCOMPARE(tileAt(work, {8, 8}), Tile::Void);
    }

    /// The preview of the brush stays under a mouse that does not move.
    void thePreviewStaysUnderAStillMouse() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.pointAt({20, 20});
        auto& map = work.window->mapView();
        const QPoint mouse = work.at({20, 20});
        std::vector<Cell> shown;
        connect(&work.window->toolController(), &editor::ToolController::previewChanged, &map,
                [&shown](const editor::Preview& preview) {
                    if (!preview.outlines.empty()) shown.push_back(preview.outlines.front().at);
                });
        map.scrollBy({3 * int(map.cellPixels()), int(map.cellPixels())});
        QVERIFY(!shown.empty());
        QCOMPARE(shown.back(), *map.cellAt(mouse));
        QVERIFY(shown.back() != (Cell{20, 20}));
        map.setCellPixels(map.cellPixels() * 2, QPointF(4, 4));
        QCOMPARE(shown.back(), *map.cellAt(mouse));
    }

    /// Its handle is dragged, and painting mirrors at the new place; a double click centres it.
    void theSymmetryAxisIsMoved() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        work.trigger(QStringLiteral("option.symmetry.left-right"));
        auto& map = work.window->mapView();
        AxisHandle* handle = nullptr;
        for (auto* found : map.viewport()->findChildren<AxisHandle*>())
            if (found->isVisible()) handle = found;
        QVERIFY(handle);
        const auto size = work.document().level().size();
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        const QPoint to = handle->mapFrom(map.viewport(), work.at({20, 0})); // the middle of a cell
        QMouseEvent move(QEvent::MouseMove, to, handle->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(handle, &move);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip);
        QCOMPARE(work.window->toolController().settings().axis->x, 40);
        work.click({18, 20});
        QCOMPARE(tileAt(work, {22, 20}), Tile::Floor);
        QTest::mouseDClick(handle, Qt::LeftButton, {}, grip);
        QVERIFY(!work.window->toolController().settings().axis);
        work.click({2, 30});
        QCOMPARE(tileAt(work, {size.width - 3, 30}), Tile::Floor);
        work.pointAt({25, 15});
        work.trigger(QStringLiteral("symmetry.here"));
        QCOMPARE(work.window->toolController().settings().axis->x, 50);
        work.trigger(QStringLiteral("symmetry.centre"));
        QVERIFY(!work.window->toolController().settings().axis);
        work.key(Qt::Key_R); // does not mirror
        QVERIFY(!handle->isVisible());
    }

    void aStageOfThePastIsNotPainted() {
        test::WindowAtWork work;
        work.open();
        work.key(Qt::Key_Comma);
        QTRY_VERIFY(!work.window->stages().live());
        const auto steps = stepsOf(work);
        work.key(Qt::Key_B);
        work.click({5, 5});
        QVERIFY(work.window->stages().live());
        QCOMPARE(stepsOf(work), steps);
    }

    void theStatusLineCountsTheSelection() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_R);
        work.drag({2, 2}, {4, 3});
        const auto labels = work.window->statusBar()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("6 cell"));
        }));
    }
};

DELVE_TEST(ToolsWindowTest)
#include "tools_window_test.moc"
