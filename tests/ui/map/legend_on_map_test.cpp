#include "editor/drawing/overlays.h"
#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"
#include "ui/map/legend_card.h"
#include "ui/map/map_view.h"

#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Counts the pixels that it is asked to paint.
class CountedPixels : public editor::Overlay {
public:
    void paint(QPainter&, const QRectF& cells, double cellPixels) const override {
        pixels += cells.width() * cells.height() * cellPixels * cellPixels;
    }
    mutable double pixels = 0;
};

/// A map with its legend, without one until there are overlays.
struct Shown {
    Shown() {
        view.resize(640, 480);
        view.showLevel(test::syntheticMap({100, 80}), {});
        view.show();
    }
    [[nodiscard]] bool exposed() { return QTest::qWaitForWindowExposed(&view); }
    [[nodiscard]] LegendCard& card() const { return *view.findChild<LegendCard*>(); }

    MapView view;
};

} // namespace

/// The legend over a map view.
class LegendOnMapTest : public QObject {
    Q_OBJECT
private slots:
    void itLiesInTheCornerWhileThereAreOverlays() {
        Shown shown;
        QVERIFY(shown.exposed());
        QVERIFY(!shown.card().isVisible());
        shown.view.overlays().setNames({"rooms"});
        QVERIFY(shown.card().isVisible());
        const QRect place = shown.card().geometry();
        QVERIFY(shown.view.viewport()->rect().contains(place));
        QVERIFY(place.bottom() > 400 && place.left() < 40);
        shown.view.setLegendShown(false);
        QVERIFY(!shown.card().isVisible());
        shown.view.setLegendShown(true);
        QVERIFY(shown.card().isVisible());
        shown.view.overlays().setNames({});
        QVERIFY(!shown.card().isVisible());
    }

    /// It lies at one end of the view, and the strip that comes in at the other.
    void scrollingBelowItPaintsWhatComesIn() {
        Shown shown;
        QVERIFY(shown.exposed());
        CountedPixels counted;
        shown.view.setCellPixels(16);
        shown.view.centreOn(Cell{50, 40});
        shown.view.overlays().setNames({"rooms"});
        shown.view.setProblems(&counted);
        QVERIFY(shown.card().isVisible());
        QTRY_VERIFY(counted.pixels > 0);
        QCoreApplication::processEvents();
        counted.pixels = 0;
        shown.view.horizontalScrollBar()->setValue(shown.view.horizontalScrollBar()->value() + 16);
        QTRY_VERIFY(counted.pixels > 0);
        QVERIFY2(counted.pixels < 640 * 480 / 3.0, qPrintable(QString::number(counted.pixels)));
        shown.view.setProblems(nullptr);
    }

    void draggingBelowItPaintsWhatComesIn() {
        Shown shown;
        QVERIFY(shown.exposed());
        CountedPixels counted;
        shown.view.setCellPixels(16);
        shown.view.centreOn(Cell{50, 40});
        shown.view.overlays().setNames({"rooms"});
        shown.view.setProblems(&counted);
        QTRY_VERIFY(counted.pixels > 0);
        QCoreApplication::processEvents();
        counted.pixels = 0;
        shown.view.scrollBy({16, 8}); // both at once, as the mouse does
        QTRY_VERIFY(counted.pixels > 0);
        QVERIFY2(counted.pixels < 640 * 480 / 3.0, qPrintable(QString::number(counted.pixels)));
        shown.view.setProblems(nullptr);
    }

    void theWheelZoomsOverIt() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.overlays().setNames({"rooms"});
        const double before = shown.view.cellPixels();
        const QPointF at(5, 5);
        QWheelEvent event(at, shown.card().mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&shown.card(), &event);
        QTRY_VERIFY(shown.view.cellPixels() > before);
    }

    void noCellBelowItIsPointedAt() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.overlays().setNames({"rooms"});
        const QPointF at(320, 240);
        QMouseEvent move(QEvent::MouseMove, at, shown.view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(shown.view.viewport(), &move);
        QVERIFY(shown.view.hoveredCell());
        QEnterEvent enter(QPointF(2, 2), QPointF(2, 2), shown.card().mapToGlobal(QPointF(2, 2)));
        QCoreApplication::sendEvent(&shown.card(), &enter);
        QVERIFY(!shown.view.hoveredCell());
        QSignalSpy menu(&shown.view, &MapView::menuWanted);
        QTest::mouseClick(&shown.card(), Qt::RightButton);
        QCOMPARE(menu.count(), 0);
        QVERIFY(!shown.card().folded());
    }
};

DELVE_TEST(LegendOnMapTest)
#include "legend_on_map_test.moc"
