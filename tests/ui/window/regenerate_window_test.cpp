#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/seeds/seed_row.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Calls `act` with the next menu that opens.
template <class Act>
void withMenu(Act act) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu || !menu->isVisible()) return;
        timer->deleteLater();
        timer->stop();
        act(*menu);
    });
    timer->start(5);
}

} // namespace

/// Regenerating a map, all or part of it, from the menus and by keys, and the messages about conflicts.
class RegenerateWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aSelectionIsRegeneratedByItsKey() {
        test::WindowAtWork work;
        work.open();
        QVERIFY(!work.window->actionList().find(QStringLiteral("level.regenerate-inside"))->isEnabled());
        work.key(Qt::Key_R);
        work.drag({20, 10}, {49, 29});
        QVERIFY(work.window->actionList().find(QStringLiteral("level.regenerate-inside"))->isEnabled());
        const Level before = work.document().level();
        const auto steps = work.document().history().position();
        work.key(Qt::Key_G, Qt::AltModifier | Qt::ShiftModifier);
        work.settle();
        QVERIFY(!(work.document().level().tiles == before.tiles));
        QVERIFY(work.document().level().recipe->seed != before.recipe->seed);
        const auto size = before.size();
        for (std::int32_t y = 0; y < size.height; ++y)
            for (std::int32_t x = 0; x < size.width; ++x)
                if (x < 20 || x > 49 || y < 10 || y > 29)
                    QCOMPARE(work.document().level().tiles.at({x, y}), before.tiles.at({x, y}));
        QCOMPARE(work.document().history().position(), steps + 1);
        work.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(work.document().level() == before);
        QVERIFY(work.window->mapView().level().tiles == before.tiles);
    }

    void theMapsMenuOffersIt() {
        test::WindowAtWork work;
        work.open();
        work.key(Qt::Key_R);
        work.drag({20, 10}, {40, 25});
        bool offered = false;
        withMenu([&](QMenu& menu) {
            offered = menu.actions().contains(
                work.window->actionList().find(QStringLiteral("level.regenerate-inside-new-seed")));
            menu.close();
        });
        work.click({30, 20}, Qt::RightButton);
        QVERIFY(offered);
    }

    void aRoomIsPinnedFromItsMenu() {
        test::WindowAtWork work;
        work.open();
        work.key(Qt::Key_R);
        const Room room = work.document().level().rooms->front();
        const Cell middle{room.box.x + room.box.width / 2, room.box.y + room.box.height / 2};
        const auto choose = [&work](const QString& id) {
            withMenu([&work, id](QMenu& menu) {
                QTest::mouseClick(&menu, Qt::LeftButton, {},
                                  menu.actionGeometry(work.window->actionList().find(id)).center());
            });
        };
        choose(QStringLiteral("level.pin-room"));
        work.click(middle, Qt::RightButton);
        QVERIFY(work.document().level().isPinned(middle));
        choose(QStringLiteral("level.unpin-room"));
        work.click(middle, Qt::RightButton);
        QVERIFY(!work.document().level().isPinned(middle));
    }

    /// A map that was drawn by hand, or read from a text, is not wiped by G.
    void aMapWithoutARecipeIsNotRegenerated() {
        test::WindowAtWork work;
        work.openBlank();
        Level drawn = work.document().level();
        drawn.tiles.fill({3, 3, 9, 7}, Tile::Floor);
        work.document().apply(Edit::between(work.document().level(), drawn), Text{"", "draw"});
        const auto steps = work.document().history().steps().size();
        for (const auto* id : {"recipe.generate", "recipe.new-seed", "level.regenerate-inside"})
            QVERIFY2(!work.window->actionList().find(QString::fromLatin1(id))->isEnabled(), id);
        work.key(Qt::Key_G);
        work.key(Qt::Key_G, Qt::ShiftModifier);
        work.recipePanel().seed().roll();
        work.settle();
        QVERIFY(work.document().level() == drawn);
        QCOMPARE(work.document().history().steps().size(), steps);
    }

    void pinsInTheWayAreShownOnTheMapAndNamed() {
        test::WindowAtWork work;
        work.open();
        Level sealed = work.document().level();
        sealed.tiles.fill({30, 15, 7, 7}, Tile::Wall);
        sealed.tiles.fill({32, 17, 3, 3}, Tile::Floor);
        BitGrid pins(sealed.size());
        for (std::int32_t y = 15; y < 22; ++y) pins.setRun(y, 30, 7);
        sealed.pinned = std::move(pins);
        work.document().apply(Edit::between(work.document().level(), sealed), Text{"", "seal"});
        const QImage plain = work.window->mapView().grab().toImage();
        QSignalSpy failed(&work.document(), &editor::Document::generationFailed);
        work.key(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60000);
        QVERIFY(work.document().level() == sealed);
        QCOMPARE(work.document().recipe().seed, sealed.recipe->seed); // that of the map, not the failed one
        const auto conflict = failed.front().at(1).value<generation::Conflict>();
        QVERIFY(!conflict.cells.empty());
        const auto& cell = conflict.cells.front();
        QVERIFY2(work.window->messages().text().contains(QStringLiteral("(%1, %2)").arg(cell.x).arg(cell.y)),
                 qPrintable(work.window->messages().text()));
        const QImage marked = work.window->mapView().grab().toImage();
        const double pixels = work.window->mapView().cellPixels();
        const QPoint corner = work.at(cell) - QPoint(int(pixels / 2), int(pixels / 2));
        const QRect around(corner - QPoint(2, 2), QSize(int(pixels) + 4, int(pixels) + 4));
        QVERIFY(plain.copy(around) != marked.copy(around));
    }
};

DELVE_TEST(RegenerateWindowTest)
#include "regenerate_window_test.moc"
