#include "ui/map/shown_overlays.h"

#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QImage>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

constexpr Size size{20, 10};

/// Open ground with a start.
Level levelWithStartAt(Cell at) {
    Level level;
    level.id = "hall";
    level.tiles = Grid(size, Tile::Floor);
    level.things.write().push_back({"start-1", ThingKind::Start, at, {}, {}, {}});
    return level;
}

QImage pictureOf(const ShownOverlays& overlays) {
    constexpr int pixels = 8;
    QImage image(size.width * pixels, size.height * pixels, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    overlays.paint(painter, QRectF(0, 0, size.width, size.height), pixels);
    return image;
}

/// The overlays, with a pool, and how often a snapshot was asked for.
struct Desk {
    Desk() {
        overlays.setBackground(pool, [this](const Level& level) {
            ++snapshots;
            auto world = std::make_shared<World>();
            world->levels.push_back(level);
            return ShownOverlays::Snapshot{std::move(world), 0};
        });
    }
    void settle() const { QTRY_VERIFY(!overlays.busy()); }
    void show(const Level& level) {
        overlays.showLevel(level, {});
        settle();
    }
    [[nodiscard]] QImage picture() const { return pictureOf(overlays); }

    editor::JobPool pool;
    int snapshots = 0;
    ShownOverlays overlays;
};

} // namespace

/// The overlays of a map, which are computed in the background.
class ShownOverlaysTest : public QObject {
    Q_OBJECT

    const Level m_west = levelWithStartAt({1, 5});
    const Level m_east = levelWithStartAt({18, 5});

private slots:
    void whatIsTakenBackMeanwhileDoesNotCome() {
        Desk desk;
        Level before;
        before.tiles = Grid({1100, 1000}, Tile::Floor); // so large that its rooms are looked up in the background
        before.rooms.write().push_back({"west", RoomKind::Room, {2, 2, 5, 5}, {}, {}, {}, {}});
        Level after = before;
        after.rooms.write().push_back({"east", RoomKind::Room, {10, 2, 8, 6}, {}, {}, {}, {}});
        desk.overlays.setNames({"rooms"});
        desk.show(before);
        const QImage shown = desk.picture();
        desk.show(after);
        QVERIFY(desk.picture() != shown);
        desk.show(before);
        {
            const test::HeldPool held(desk.pool);
            desk.overlays.updateLevel(after, {});
            desk.overlays.updateLevel(before, {});
        }
        desk.settle();
        QCOMPARE(desk.picture(), shown);
        const Level painted = [&] {
            Level level = before;
            level.tiles.set({3, 3}, Tile::Water);
            return level;
        }();
        desk.overlays.updateLevel(painted, {}); // its rooms are the same
        QVERIFY(!desk.overlays.busy());
    }

    void theNewestWins() {
        Desk desk;
        desk.overlays.setNames({"distance"});
        desk.show(m_west);
        const QImage west = desk.picture();
        desk.show(m_east);
        const QImage east = desk.picture();
        QVERIFY(west != east);
        test::HeldPool held(desk.pool);
        for (const auto* level : {&m_west, &m_east, &m_west}) desk.overlays.updateLevel(*level, {});
        QCOMPARE(desk.picture(), east); // until one comes
        QSignalSpy changed(&desk.overlays, &ShownOverlays::changed);
        held.letGo();
        desk.settle();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(desk.picture(), west);
    }

    /// What was drawn over the one before is wrong there.
    void anotherLevelBeginsWithNothing() {
        Desk desk;
        desk.overlays.setNames({"distance"});
        const QImage nothing = desk.picture();
        desk.show(m_west);
        QVERIFY(desk.picture() != nothing);
        const test::HeldPool held(desk.pool);
        desk.overlays.showLevel(m_east, {});
        QCOMPARE(desk.picture(), nothing);
    }

    /// What is about the level alone stays.
    void theWorldIsAskedForWhatNeedsIt() {
        Desk desk;
        desk.overlays.updateWorld();
        desk.overlays.setNames({"path", "rooms"});
        desk.overlays.updateWorld(); // there is no level yet
        QCOMPARE(desk.snapshots, 0);
        desk.show(m_west);
        QCOMPARE(desk.snapshots, 1);
        desk.overlays.updateWorld();
        QCOMPARE(desk.snapshots, 2);
        desk.settle();
    }

    void aToolAddsOne() {
        Desk desk;
        desk.overlays.setNames({"rooms"});
        QVERIFY(desk.overlays.setToolName("pins"));
        QVERIFY(!desk.overlays.setToolName("pins"));
        QCOMPARE(desk.overlays.shown().size(), std::size_t{2});
        QCOMPARE(desk.overlays.names().size(), std::size_t{1});
        QVERIFY(desk.overlays.setToolName({}));
        QCOMPARE(desk.overlays.shown().size(), std::size_t{1});
    }

    void aMapWithNothingToDrawSaysWhy() {
        ShownOverlays overlays;
        overlays.setNames({"mission"});
        overlays.showLevel(m_west, {});
        QVERIFY2(overlays.shown().front().failure.contains(QStringLiteral("no mission")),
                 qPrintable(overlays.shown().front().failure));
        const QImage nothing = pictureOf(overlays);
        Level planned = m_west;
        planned.rooms = std::vector<Room>{{"room", RoomKind::Room, {2, 2, 5, 5}, {}, {}, {}, {}}};
        planned.mission = Mission{{{MissionPattern::TwoWays, {"room"}, {}, {}, {}, {}}}, {}};
        overlays.updateLevel(planned, {});
        QCOMPARE(overlays.shown().front().failure, QString());
        QVERIFY(pictureOf(overlays) != nothing);
        overlays.updateLevel(m_west, {});
        QVERIFY(!overlays.shown().front().failure.isEmpty());
        QCOMPARE(pictureOf(overlays), nothing);
    }

    /// It says so, and is there again once a smaller one is shown.
    void aMapThatIsTooLargeHasNone() {
        ShownOverlays overlays;
        overlays.setNames({"proof"});
        QCOMPARE(overlays.shown().front().failure, QString());
        Level large = m_west;
        large.tiles = Grid({16384, 16384}, Tile::Wall);
        overlays.showLevel(large, {});
        QVERIFY2(overlays.shown().front().failure.contains(QStringLiteral("too large")),
                 qPrintable(overlays.shown().front().failure));
        overlays.showLevel(m_west, {});
        QCOMPARE(overlays.shown().front().failure, QString());
    }
};

DELVE_TEST(ShownOverlaysTest)
#include "shown_overlays_test.moc"
