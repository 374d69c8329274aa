#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"
#include "tests/ui/map/paint_watch.h"
#include "ui/map/map_view.h"

#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using test::PaintWatch;

namespace {

/// A view of 640 x 480 that shows a map, fitted.
struct Shown {
    explicit Shown(Size size = {100, 80}) : level(test::syntheticMap(size)) {
        view.resize(640, 480);
        view.showLevel(level, {});
        view.show();
    }
    [[nodiscard]] bool exposed() { return QTest::qWaitForWindowExposed(&view); }
    [[nodiscard]] QPointF placeAt(QPointF at) const {
        const QRectF seen = view.visibleCells();
        return seen.topLeft() + at / view.cellPixels();
    }
    void wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers, QPoint pixels = {}) {
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), pixels, angle, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void moveMouse(QPointF at, Qt::MouseButtons held = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    [[nodiscard]] QPoint scrolled() const {
        return {view.horizontalScrollBar()->value(), view.verticalScrollBar()->value()};
    }

    Level level;
    MapView view;
};

/// Around the pixels in which two pictures differ.
QRect boxOfChange(const QImage& before, const QImage& after) {
    QRect box;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y)) box |= QRect(x, y, 1, 1);
    return box;
}

bool near(QPointF a, QPointF b, double distance) { return QLineF(a, b).length() <= distance; }

} // namespace

class MapViewTest : public QObject {
    Q_OBJECT
private slots:
    void aMapIsFittedAtFirst() {
        Shown shown;
        QVERIFY(shown.exposed());
        QCOMPARE(shown.view.cellPixels(), 5.0); // 480 minus the margin holds 80 cells of 5
        QVERIFY(shown.view.visibleCells().contains(QRectF(0, 0, 100, 80)));
        QVERIFY(near(shown.view.visibleCells().center(), {50, 40}, 0.2));
    }

    void fittingLastsUntilSomebodyZooms() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.resize(1200, 900);
        QTRY_COMPARE(shown.view.cellPixels(), 10.0);
        shown.view.showLevel(test::syntheticMap({50, 40}), {});
        QCOMPARE(shown.view.cellPixels(), 21.0);
        shown.view.setCellPixels(7);
        shown.view.showLevel(test::syntheticMap({60, 40}), {});
        QCOMPARE(shown.view.cellPixels(), 7.0);
        shown.view.fitMap();
        QVERIFY(shown.view.cellPixels() > 15);
    }

    void barsComeWithAMapLargerThanTheView() {
        Shown shown;
        shown.view.setBarsShown(true);
        QVERIFY(shown.exposed());
        const auto bars = [&] {
            return std::pair(shown.view.horizontalScrollBar()->isVisible(),
                             shown.view.verticalScrollBar()->isVisible());
        };
        QCOMPARE(bars(), std::pair(false, false));
        QCOMPARE(shown.view.viewport()->size(), QSize(640, 480));
        shown.view.setCellPixels(32);
        QTRY_COMPARE(bars(), std::pair(true, true));
        shown.view.showLevel(test::syntheticMap({100, 12}), {}); // 384 pixels high
        QTRY_COMPARE(bars(), std::pair(true, false));
        shown.view.fitMap();
        QTRY_COMPARE(bars(), std::pair(false, false));
        QCOMPARE(shown.view.viewport()->size(), QSize(640, 480));
    }

    void largeMapsAreFittedBelowAPixelACell() {
        Shown shown({2000, 700});
        QVERIFY(shown.exposed());
        QVERIFY(shown.view.cellPixels() < 0.32 && shown.view.cellPixels() > 0.3);
    }

    void aCellIsBroughtIntoSight() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(32);
        shown.view.centreOn(Cell{10, 10});
        shown.view.bringIntoSight({90, 70}); // zoomed in, and far away
        QVERIFY(shown.view.visibleCells().contains(QRectF(90, 70, 1, 1)));
        QCOMPARE(shown.view.cellPixels(), 32.0);
        const auto place = shown.scrolled();
        shown.view.bringIntoSight({92, 71}); // in sight
        QCOMPARE(shown.scrolled(), place);
        shown.view.setCellPixels(2);
        shown.view.bringIntoSight({10, 10}); // cells too small to recognize
        QCOMPARE(shown.view.cellPixels(), 8.0);
        QVERIFY(shown.view.visibleCells().contains(QRectF(10, 10, 1, 1)));
    }

    void zoomKeepsThePlaceUnderItsAnchor() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (const QPointF anchor : {QPointF(80, 60), QPointF(320, 240), QPointF(560, 420)})
            for (const double pixels : {32.0, 6.0, 64.0, 17.0, 2.5, 0.7, 40.0}) {
                const QPointF before = shown.placeAt(anchor);
                shown.view.setCellPixels(pixels, anchor);
                QVERIFY2(near(shown.placeAt(anchor), before, 0.75 / pixels), qPrintable(QString("%1 px").arg(pixels)));
            }
    }

    void theWheelZoomsAtTheMouse() {
        Shown shown;
        QVERIFY(shown.exposed());
        QSignalSpy zoomed(&shown.view, &MapView::zoomChanged);
        const QPointF mouse(200, 300);
        const QPointF before = shown.placeAt(mouse);
        for (int notch = 0; notch < 12; ++notch) shown.wheel(mouse, {0, 120}, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), 40.0); // twelve quarters of a doubling of 5
        QVERIFY(near(shown.placeAt(mouse), before, 0.5));
        QCOMPARE(zoomed.last()[0].toDouble(), 40.0);
        for (int notch = 0; notch < 60; ++notch) shown.wheel(mouse, {0, 120}, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), 64.0);
        for (int notch = 0; notch < 99; ++notch) shown.wheel(mouse, {0, -120}, Qt::ControlModifier);
        QVERIFY(shown.view.cellPixels() <= 1.0);
    }

    void smallStepsOfTheWheelAddUp() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (int i = 0; i < 48; ++i) shown.wheel({300, 200}, {0, 10}, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), 10.0);
    }

    void theWheelScrollsWithoutControl() {
        Shown shown;
        QVERIFY(shown.exposed());
        const QPoint before = shown.scrolled();
        shown.wheel({300, 200}, {0, -120}, Qt::NoModifier);
        QCOMPARE(shown.scrolled() - before, QPoint(0, 120));
        shown.wheel({300, 200}, {0, -120}, Qt::ShiftModifier);
        QCOMPARE(shown.scrolled() - before, QPoint(120, 120));
        shown.wheel({300, 200}, {0, -120}, Qt::NoModifier, {7, -5}); // a track pad reports pixels
        QCOMPARE(shown.scrolled() - before, QPoint(113, 125));
    }

    /// A preference: the wheel zooms without Ctrl, and Shift still scrolls sideways.
    void theWheelZoomsIfItIsToldTo() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setWheelZooms(true);
        const double before = shown.view.cellPixels();
        shown.wheel({300, 200}, {0, 480}, Qt::NoModifier);
        QCOMPARE(shown.view.cellPixels(), 2 * before);
        shown.wheel({300, 200}, {0, -480}, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), before);
        const QPoint there = shown.scrolled();
        shown.wheel({300, 200}, {0, -120}, Qt::ShiftModifier);
        QCOMPARE(shown.scrolled() - there, QPoint(120, 0));
    }

    void keysZoom() {
        Shown shown;
        QVERIFY(shown.exposed());
        QTest::keyClick(&shown.view, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), 32.0);
        QTest::keyClick(&shown.view, Qt::Key_Plus);
        QCOMPARE(shown.view.cellPixels(), 40.0);
        QTest::keyClick(&shown.view, Qt::Key_Minus);
        QTest::keyClick(&shown.view, Qt::Key_Minus);
        QCOMPARE(shown.view.cellPixels(), 26.0);
        QTest::keyClick(&shown.view, Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(shown.view.cellPixels(), 5.0);
    }

    void everyStepOfTheKeysChangesTheZoom() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(0.6);
        for (double before = 0; before < 64; QTest::keyClick(&shown.view, Qt::Key_Plus)) {
            QVERIFY(shown.view.cellPixels() > before);
            before = shown.view.cellPixels();
        }
        for (double before = 65; before > 1; QTest::keyClick(&shown.view, Qt::Key_Minus)) {
            QVERIFY(shown.view.cellPixels() < before);
            before = shown.view.cellPixels();
        }
    }

    void arrowsPan() {
        Shown shown;
        QVERIFY(shown.exposed());
        const QPoint before = shown.scrolled();
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QVERIFY(shown.scrolled().x() > before.x() && shown.scrolled().y() > before.y());
    }

    void draggingPans_data() {
        QTest::addColumn<bool>("withSpace");
        QTest::newRow("middle button") << false;
        QTest::newRow("space") << true;
    }
    void draggingPans() {
        QFETCH(bool, withSpace);
        Shown shown;
        QVERIFY(shown.exposed());
        const auto button = withSpace ? Qt::LeftButton : Qt::MiddleButton;
        if (withSpace) QTest::keyPress(&shown.view, Qt::Key_Space);
        const QPoint before = shown.scrolled();
        QTest::mousePress(shown.view.viewport(), button, {}, {300, 200});
        shown.moveMouse({340, 175});
        QCOMPARE(shown.scrolled() - before, QPoint(-40, 25));
        QTest::mouseRelease(shown.view.viewport(), button, {}, {340, 175});
        shown.moveMouse({400, 300});
        QCOMPARE(shown.scrolled() - before, QPoint(-40, 25));
        if (withSpace) QTest::keyRelease(&shown.view, Qt::Key_Space);
        QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, {300, 200});
        shown.moveMouse({340, 175});
        QCOMPARE(shown.scrolled() - before, QPoint(-40, 25)); // only the left button is for tools
    }

    void theMapNeverLeavesTheView() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (const QPoint corner : {QPoint(-100000, -100000), QPoint(100000, 100000)}) {
            shown.view.horizontalScrollBar()->setValue(corner.x());
            shown.view.verticalScrollBar()->setValue(corner.y());
            QVERIFY(shown.view.visibleCells().intersects(QRectF(0, 0, 100, 80)));
        }
    }

    void hoveringNamesTheCell() {
        Shown shown;
        QVERIFY(shown.exposed());
        std::optional<Cell> last;
        int times = 0;
        connect(&shown.view, &MapView::cellHovered, this, [&](std::optional<Cell> cell) {
            last = cell;
            ++times;
        });
        shown.view.setCellPixels(20);
        shown.view.centreOn(Cell{30, 20});
        shown.moveMouse({320, 240}); // the middle
        QCOMPARE(last, std::optional(Cell{30, 20}));
        shown.moveMouse({320 + 45, 240 - 25});
        QCOMPARE(last, std::optional(Cell{32, 19}));
        const int before = times;
        shown.moveMouse({320 + 46, 240 - 25}); // the same cell: nothing new
        shown.moveMouse({320 - 25, 240});
        QCOMPARE(last, std::optional(Cell{29, 20}));
        QCOMPARE(times, before + 1);
        shown.view.horizontalScrollBar()->setValue(shown.view.horizontalScrollBar()->value() + 60);
        QCOMPARE(last, std::optional(Cell{32, 20})); // the map scrolled under the mouse
        shown.view.setCellPixels(40, {295, 240});
        QCOMPARE(last, std::optional(Cell{32, 20}));
        shown.view.showLevel(test::syntheticMap({10, 10}), {});
        QCOMPARE(last, std::optional<Cell>());
    }

    /// Scrolls to a cell that is not visible, at any cell size; does nothing for a visible one.
    void whatIsOutOfSightIsBroughtIntoIt() {
        Shown shown;
        QVERIFY(shown.exposed());
        const auto isSeen = [&](Cell cell) { return shown.view.visibleCells().contains(QRectF(cell.x, cell.y, 1, 1)); };
        shown.view.setCellPixels(32);
        shown.view.centreOn(QPointF(10, 10));
        QVERIFY(!isSeen({70, 60}));
        shown.view.bringIntoSight({70, 60});
        QVERIFY(isSeen({70, 60}));
        QCOMPARE(shown.view.cellPixels(), 32.0);
        const auto before = shown.view.visibleCells();
        shown.view.bringIntoSight({71, 60});
        QCOMPARE(shown.view.visibleCells(), before);
        shown.view.setCellPixels(2);
        shown.view.bringIntoSight({71, 60});
        QVERIFY(shown.view.cellPixels() >= 8 && isSeen({71, 60}));
    }

    void cellsAreFoundAtEveryZoom() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (const double pixels : {0.5, 1.0, 3.0, 9.0, 32.0, 64.0}) {
            shown.view.setCellPixels(pixels);
            shown.view.centreOn(QPointF(50.5, 40.5));
            QCOMPARE(shown.view.cellAt(QPointF(320, 240)), std::optional(Cell{50, 40}));
        }
        shown.view.fitMap();
        QCOMPARE(shown.view.cellAt({1, 1}), std::optional<Cell>());
    }

    void anUpdateRepaintsOnlyItsRegion() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(8);
        shown.view.centreOn(Cell{40, 30});
        QCoreApplication::processEvents();
        PaintWatch watch(*shown.view.viewport());
        const Rect region{38, 28, 4, 3};
        shown.level.tiles.fill(region, Tile::Water);
        shown.view.updateLevel(shown.level, region);
        QTRY_VERIFY(!watch.painted.isEmpty());
        const QPointF corner = (QPointF(38, 28) - shown.view.visibleCells().topLeft()) * 8;
        QCOMPARE(watch.painted.boundingRect(), QRectF(corner - QPointF(8, 8), QSizeF(6 * 8, 5 * 8)).toAlignedRect());
    }

    void anUpdateOutOfSightRepaintsNothing() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(32);
        shown.view.centreOn(Cell{10, 10});
        QCoreApplication::processEvents();
        PaintWatch watch(*shown.view.viewport());
        shown.level.tiles.fill({80, 70, 4, 4}, Tile::Water);
        shown.view.updateLevel(shown.level, Rect{80, 70, 4, 4});
        QCoreApplication::processEvents();
        QVERIFY(watch.painted.isEmpty());
    }

    /// Docks take away what they may have drawn at each edit.
    void takingNothingAwayRepaintsNothing() {
        Shown shown;
        QVERIFY(shown.exposed());
        QCoreApplication::processEvents();
        PaintWatch watch(*shown.view.viewport());
        shown.view.setDockOverlay({});
        QCoreApplication::processEvents();
        QVERIFY(watch.painted.isEmpty());
    }

    void whatIsShownIsTheLevelGiven() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (const double pixels : {0.5, 1.0, 2.0, 5.0, 16.0}) {
            shown.view.setCellPixels(pixels);
            shown.view.centreOn(Cell{50, 40});
            const QImage before = shown.view.viewport()->grab().toImage();
            Level changed = shown.level;
            changed.tiles.fill({45, 35, 10, 10}, Tile::Water);
            shown.view.updateLevel(changed, Rect{45, 35, 10, 10});
            const QImage updated = shown.view.viewport()->grab().toImage();
            shown.view.showLevel(changed, {});
            QVERIFY(before != updated);
            QCOMPARE(updated, shown.view.viewport()->grab().toImage());
            shown.view.updateLevel(shown.level, {}, true);
            QCOMPARE(shown.view.viewport()->grab().toImage(), before);
        }
    }

    void scrollingShowsWhatAFullPaintWould() {
        Shown shown({1000, 700}); // several chunks
        QVERIFY(shown.exposed());
        QEvent leave(QEvent::Leave); // no cell is framed
        QCoreApplication::sendEvent(shown.view.viewport(), &leave);
        for (const double pixels : {0.4, 1.0, 2.3, 7.0, 32.0}) {
            shown.view.setCellPixels(pixels);
            shown.view.centreOn(Cell{512, 300});
            const QImage there = shown.view.viewport()->grab().toImage();
            shown.view.horizontalScrollBar()->setValue(shown.view.horizontalScrollBar()->value() + 137);
            const QImage moved = shown.view.viewport()->grab().toImage();
            QCOMPARE(moved.copy(0, 0, 640 - 137, 480), there.copy(137, 0, 640 - 137, 480));
        }
    }

    /// With tints, at zooms where a pixel is a part of a cell, and where it shows one of several.
    void partsLookAsTheWholeDoes() {
        Shown shown({1000, 700});
        QVERIFY(shown.exposed());
        shown.view.overlays().setNames({"regions", "halls", "rooms"});
        const QRegion parts =
            QRegion(0, 0, 17, 480) + QRegion(600, 0, 40, 200) + QRegion(300, 203, 31, 29) + QRegion(500, 400, 140, 80);
        for (const double pixels : {0.4, 1.0, 2.0, 7.0, 32.0}) {
            shown.view.setCellPixels(pixels);
            shown.view.centreOn(Cell{512, 300});
            const QImage whole = shown.view.viewport()->grab().toImage();
            QImage inParts(whole.size(), whole.format());
            inParts.fill(Qt::magenta);
            shown.view.viewport()->render(&inParts, QPoint(), parts);
            for (const QRect& part : parts) QCOMPARE(inParts.copy(part), whole.copy(part));
        }
    }

    void marksAndOverlaysAreSeen() {
        Shown shown;
        QVERIFY(shown.exposed());
        const QImage plain = shown.view.viewport()->grab().toImage();
        shown.view.setMarks({generation::Mark{"boxes", generation::Mark::Shape::Boxes, {{10, 10}, {20, 20}}}});
        QVERIFY(shown.view.viewport()->grab().toImage() != plain);
        shown.view.setMarks({});
        shown.view.setLegendShown(false);
        shown.view.overlays().setNames({"rooms", "nothing of that name"});
        QVERIFY(shown.view.viewport()->grab().toImage() != plain);
        shown.view.overlays().setNames({});
        QCOMPARE(shown.view.viewport()->grab().toImage(), plain);
    }

    void theGridIsForLargeCells() {
        Shown shown;
        QVERIFY(shown.exposed());
        for (const double pixels : {15.0, 16.0}) {
            shown.view.setGridShown(false);
            shown.view.setCellPixels(pixels);
            const QImage plain = shown.view.viewport()->grab().toImage();
            shown.view.setGridShown(true);
            QCOMPARE(shown.view.viewport()->grab().toImage() != plain, pixels >= 16);
        }
    }

    void voidFollowsTheTheme() {
        Shown shown;
        QVERIFY(shown.exposed());
        const auto darkness = [&shown] { return qGray(shown.view.viewport()->grab().toImage().pixel(320, 470)); };
        QPalette palette = shown.view.palette();
        palette.setColor(QPalette::Window, Qt::white);
        shown.view.setPalette(palette);
        QVERIFY(darkness() > 180);
        palette.setColor(QPalette::Window, Qt::black);
        shown.view.setPalette(palette);
        QVERIFY(darkness() < 60);
    }

    void aLargeMapHasFewItems() {
        Shown shown({3000, 2500});
        QCOMPARE(shown.view.scene()->items().size(), 12 * 10);
        QCOMPARE(ChunkItem::sideFor({4096, 4096}), 256);
        QCOMPARE(ChunkItem::sideFor({16384, 16384}), 1024);
        QVERIFY(double(shown.view.drawing().bytes()) / (3000 * 2500) < 2);
    }

    void startsAndExitsAreSeenAtOnePixelACell() {
        Level level;
        level.tiles = Grid({300, 200}, Tile::Floor);
        const auto changed = [&level](auto& view, Cell cell, auto change) {
            view.resize(400, 300);
            view.showLevel(level, {});
            view.setCellPixels(1);
            const QImage before = view.viewport()->grab().toImage();
            Level after = level;
            change(after);
            view.updateLevel(after, CellsByChunk(Rect{cell.x, cell.y, 1, 1}));
            return boxOfChange(before, view.viewport()->grab().toImage()).size();
        };
        const auto putStart = [](Level& after) {
            after.things = std::vector<Thing>{{"start", ThingKind::Start, {100, 90}, {}, {}, {}}};
        };
        const auto putExit = [](Level& after) { after.tiles.set({200, 50}, Tile::GoldenExit); };
        MapView view;
        QCOMPARE(changed(view, {100, 90}, putStart), QSize(10, 10));
        QCOMPARE(changed(view, {200, 50}, putExit), QSize(10, 10));
        MapSurface ofGame; // it shows only what players see
        QCOMPARE(changed(ofGame, {200, 50}, putExit), QSize(1, 1));
    }

    void whatIsChosenIsFramedAtEveryZoom() {
        Shown shown({300, 200});
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(1);
        const QImage before = shown.view.viewport()->grab().toImage();
        shown.view.setChosen({{100, 90, 1, 1}}, nullptr);
        const QSize size = boxOfChange(before, shown.view.viewport()->grab().toImage()).size();
        QVERIFY(size.width() >= 8 && size.width() <= 14 && size.height() >= 8 && size.height() <= 14);
    }
};

DELVE_TEST(MapViewTest)
#include "map_view_test.moc"
