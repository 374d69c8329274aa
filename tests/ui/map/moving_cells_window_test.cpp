#include "tests/support/test.h"
#include "tests/ui/map/paint_watch.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"
#include "ui/map/moving_cells.h"
#include "ui/play/play_map.h"
#include "ui/theme/motion_settings.h"
#include "ui/window/preferences.h"

#include <QAction>
#include <QCheckBox>
#include <QPaintEvent>
#include <QPainter>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using test::PaintWatch;
using test::PlayAtWork;
using test::WindowAtWork;

namespace {

constexpr Rect lake{4, 4, 6, 3};
constexpr Rect blockOfLake{0, 0, 16, 8}; ///< the blocks of 8 x 8 cells in which it lies

/// A map with a lake, in cells of 16 pixels.
struct Shown {
    Shown() {
        Level level;
        level.tiles = Grid({40, 30}, Tile::Floor);
        level.tiles.fill(lake, Tile::Water);
        view.resize(640, 480);
        view.showLevel(level, {});
        view.setCellPixels(16);
        view.centreOn(QPointF(20, 15));
        view.show();
    }
    [[nodiscard]] QRect placeOf(const Rect& cells) const {
        const QPointF at = (QPointF(cells.x, cells.y) - view.visibleCells().topLeft()) * 16;
        return QRectF(at, QSizeF(cells.width * 16, cells.height * 16)).toAlignedRect();
    }
    [[nodiscard]] QImage picture() { return view.viewport()->grab().toImage(); }
    MapView view;
};

World worldWithWater() {
    Rules rules;
    return test::worldOfRows({"############", "#@.........#", "#..~~~~....#", "#..~~~~...X#", "############"}, rules);
}

} // namespace

class MovingCellsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void waterMovesAndNothingElseIsPainted() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
        QVERIFY(!shown.view.movingCells().running());
        const QImage still = shown.picture();
        PaintWatch watch(*shown.view.viewport());
        shown.view.movingCells().setOn(true);
        watch.painted = {};
        QTRY_VERIFY(shown.view.movingCells().frame() >= 4);
        QTRY_VERIFY(!watch.painted.isEmpty());
        QVERIFY(watch.painted.subtracted(shown.placeOf(blockOfLake)).isEmpty());
        QImage moved = shown.picture();
        QVERIFY(moved.copy(shown.placeOf(lake)) != still.copy(shown.placeOf(lake)));
        QPainter(&moved).drawImage(shown.placeOf(lake), still.copy(shown.placeOf(lake)));
        QCOMPARE(moved, still); // elsewhere
    }

    void theSwitchStopsIt() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
        const QImage still = shown.picture();
        shown.view.movingCells().setOn(true);
        QTRY_VERIFY(shown.view.movingCells().frame() >= 2);
        shown.view.movingCells().setOn(false);
        QVERIFY(!shown.view.movingCells().running());
        QCOMPARE(shown.picture(), still);
    }

    void smallCellsStandStill() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
        auto& moving = shown.view.movingCells();
        moving.setOn(true);
        QVERIFY(moving.running());
        shown.view.setCellPixels(9);
        QVERIFY(!moving.running() && moving.on());
        shown.view.setCellPixels(10);
        QVERIFY(moving.running());
    }

    void hiddenMapsStandStill() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
        auto& moving = shown.view.movingCells();
        moving.setOn(true);
        shown.view.hide();
        QVERIFY(!moving.running());
        shown.view.show();
        QVERIFY(moving.running());
    }

    void theSwitchIsForAllMapsAndRemembered() {
        WindowAtWork work;
        setMovesMaps(work.settings, true);
        work.openBlank();
        const auto on = [&](int page) { return work.window->pages().at(page).map().movingCells().on(); };
        QVERIFY(on(0));
        work.trigger(QStringLiteral("view.moving"));
        QVERIFY(!on(0) && !work.window->actionList().find("view.moving")->isChecked());
        work.trigger(QStringLiteral("file.new-blank"));
        QTRY_COMPARE(work.window->pages().count(), 2);
        QVERIFY(!on(1));
        work.trigger(QStringLiteral("view.moving"));
        QVERIFY(on(0) && on(1) && work.window->actionList().find("view.moving")->isChecked());
        QVERIFY(movesMaps(work.settings));
    }

    void thePreferenceStopsMapsGamesAndFlashes() {
        PlayAtWork work(worldWithWater());
        setReducesMotion(work.settings, false);
        work.trigger(QStringLiteral("view.moving")); // off, and on again: the window takes the settings
        work.trigger(QStringLiteral("view.moving"));
        QVERIFY(work.window->mapView().movingCells().on() && work.window->isAnimated());
        work.trigger(QStringLiteral("program.preferences"));
        auto* dialog = work.window->findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        dialog->showPage(PreferencesDialog::InterfacePage);
        auto* box = dialog->findChild<QCheckBox*>("reduce-motion");
        QVERIFY(box && !box->isChecked());
        QTest::mouseClick(box, Qt::LeftButton, {}, {10, box->height() / 2});
        dialog->close();
        QVERIFY(!work.window->mapView().movingCells().on() && !work.window->isAnimated());
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(work.session().game());
        const auto before = work.player();
        work.type("D");
        QVERIFY(work.player() != before);
        QVERIFY(!work.screen().map().moving() && !work.screen().map().movingCells().on());
    }

    void gamesMoveToo() {
        PlayAtWork work(worldWithWater());
        setMovesMaps(work.settings, true);
        work.trigger(QStringLiteral("play.start"));
        work.view().usePreferences();
        QTRY_VERIFY(work.session().game());
        auto& map = work.screen().map();
        QVERIFY(map.cellPixels() >= MovingCells::minPixels);
        QTRY_VERIFY(map.movingCells().frame() >= 2);
        map.setLetters(false);
        work.screen().setLetters(true); // they cover the ground
        QVERIFY(!map.movingCells().on());
    }

    void mapsFollowADesktopWithLessMotion() {
        WindowAtWork work;
        setMovesMaps(work.settings, true);
        work.openBlank();
        work.settings.remove(QStringLiteral("look/movingMaps")); // nobody has switched them
        const auto tell = [&work](bool reduces) {
            setDesktopReducesMotion(work.settings, reduces);
            emit work.theme.motionChanged();
        };
        auto& moving = work.window->pages().at(0).map().movingCells();
        auto* action = work.window->actionList().find("view.moving");
        tell(true);
        QVERIFY(!moving.on() && !action->isChecked() && !work.window->isAnimated());
        tell(false);
        QVERIFY(moving.on() && action->isChecked() && work.window->isAnimated());
    }
};

DELVE_TEST(MovingCellsWindowTest)
#include "moving_cells_window_test.moc"
