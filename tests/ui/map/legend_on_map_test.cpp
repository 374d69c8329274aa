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

/// Collects what a widget paints.
class PaintedArea : public QObject {
public:
    explicit PaintedArea(QWidget& widget) { widget.installEventFilter(this); }
    /// In pixels.
    [[nodiscard]] int size() const {
        int sum = 0;
        for (const QRect& part : m_painted) sum += part.width() * part.height();
        return sum;
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) m_painted += static_cast<QPaintEvent*>(event)->region();
        return false;
    }

private:
    QRegion m_painted;
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
    /// The pixels that are painted for it.
    [[nodiscard]] int areaOfPan() {
        QCoreApplication::processEvents();
        const PaintedArea painted(*view.viewport());
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + 20);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + 10);
        QCoreApplication::processEvents();
        return painted.size();
    }

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

    /// What can be moved on the screen is not painted again.
    void panningPaintsWhatIsNewAndTheLegend() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.setCellPixels(32);
        shown.view.centreOn(Cell{50, 40});
        const int plain = shown.areaOfPan();
        shown.view.overlays().setNames({"rooms"});
        const QRect place = shown.card().geometry();
        const int ofCard = (place.width() + 20) * (place.height() + 10);
        QVERIFY(shown.areaOfPan() <= plain + 2 * ofCard);
        QCOMPARE(shown.card().geometry(), place);
    }

    void theWheelZoomsOverIt() {
        Shown shown;
        QVERIFY(shown.exposed());
        shown.view.overlays().setNames({"rooms"});
        const double before = shown.view.cellPixels();
        const QPointF at(5, 5);
        QWheelEvent event(at, shown.card().mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // others are not passed on
        QCoreApplication::sendEvent(&shown.card(), &event);
        QVERIFY(shown.view.cellPixels() > before);
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
