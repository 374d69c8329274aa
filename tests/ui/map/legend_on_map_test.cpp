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
