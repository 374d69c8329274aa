#include "editor/inspect/live_inspection.h"
#include "generation/level/edit.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/legend_card.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/marked_problems.h"
#include "ui/stages/stage_slider.h"

#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

const QColor filling(255, 0, 255);

/// What a dock may show on the map.
class Filled : public editor::Overlay {
    void paint(QPainter& painter, const QRectF& cells, double) const override { painter.fillRect(cells, filling); }
};

} // namespace

/// The map while a stage of its level is shown, or awaited.
class StageShownWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::WindowAtWork> m_work;

    [[nodiscard]] DocumentPage& page() { return *m_work->window->pages().current(); }
    [[nodiscard]] StageSlider& stages() { return m_work->window->stages(); }
    [[nodiscard]] QImage picture() { return page().map().viewport()->grab().toImage(); }
    void paint(Cell cell) {
        Level after = m_work->document().level();
        after.tiles.set(cell, Tile::Floor);
        m_work->document().apply(Edit::between(m_work->document().level(), after), Text{"", "paint"});
        QTRY_VERIFY(page().inspection().complete());
    }

private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        m_work->open();
    }
    void cleanup() { m_work.reset(); }

    /// An inspection replaces the marks that the map has. What undo brings back is known already, so that this one
    /// ends before the trace, which finds no thread.
    void marksThatWereReplacedAreNotPainted() {
        paint({0, 0}); // out of reach
        paint({2, 0});
        QVERIFY(page().markedProblems().shownMarks());
        const test::HeldPool held(m_work->pool);
        stages().stepBack();
        QVERIFY(!stages().live());
        QVERIFY(!m_work->document().tracing().trace());
        m_work->document().undo();
        QVERIFY(page().inspection().current());
        const QImage shown = picture();
        page().markedProblems().setShown(false);
        QCOMPARE(shown, picture());
        page().markedProblems().setShown(true);
        stages().goLive();
        QVERIFY(picture() != shown);
    }

    /// It needs the world as it would be with that stage: without a start and flowers there is no path.
    void anOverlayOfAStageIsOfItsWorld() {
        auto& overlays = page().map().overlays();
        page().map().setLegendShown(false);
        const QImage plain = picture();
        overlays.setNames({"path"});
        QTRY_VERIFY(!overlays.busy());
        QVERIFY(picture() != plain);
        for (int i = 0; i < 20; ++i) stages().stepBack();
        QTRY_VERIFY(m_work->document().tracing().trace());
        QTRY_VERIFY(!overlays.busy());
        const QImage first = picture();
        overlays.setNames({});
        QCOMPARE(first, picture());
    }

    /// They are about the level, not about a stage of it.
    void whatDocksShowIsOfTheLevel() {
        const auto filled = [this] { return picture().pixelColor(5, 5) == filling; };
        page().map().setDockOverlay({std::make_shared<Filled>()});
        QVERIFY(filled());
        stages().stepBack();
        QTRY_VERIFY(!filled());
        stages().goLive();
        QVERIFY(filled());
        page().map().setDockOverlay({});
        QVERIFY(!filled());
    }

    /// What is not drawn is not explained either.
    void theLegendOfADockIsOfTheLevel() {
        auto& map = page().map();
        const auto* legend = map.findChild<LegendCard*>();
        QVERIFY(legend && !legend->isVisibleTo(&map));
        map.setDockOverlay({std::make_shared<Filled>(), editor::findOverlay("walked")});
        QVERIFY(legend->isVisibleTo(&map));
        stages().stepBack();
        QTRY_VERIFY(!legend->isVisibleTo(&map));
        stages().goLive();
        QVERIFY(legend->isVisibleTo(&map));
        map.setDockOverlay({});
        QVERIFY(!legend->isVisibleTo(&map));
    }
};

DELVE_TEST(StageShownWindowTest)
#include "stage_shown_window_test.moc"
