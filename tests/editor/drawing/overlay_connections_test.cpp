#include "editor/drawing/overlay_connections.h"
#include "tests/editor/drawing/drawn_overlays.h"
#include "tests/support/test.h"

#include <QImage>
#include <QtTest>

#include <vector>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

void add(Level& level, ThingKind kind, Cell at, const char* field, const PropertyValue& value) {
    Thing thing{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    thing.fields.set(field, value);
    level.things.write().push_back(std::move(thing));
}

Level blank() {
    Level level;
    level.id = "own";
    level.tiles = Grid({30, 12}, Tile::Floor);
    return level;
}

/// Does the overlay draw something on a cell between two things?
bool drawsOn(const Level& level, Cell cell) { return cellDiffers(drawn(level), drawn(level, "connections"), cell); }

} // namespace

/// Lines from keys to locks, and from portals to their targets.
class OverlayConnectionsTest : public QObject {
    Q_OBJECT
private slots:
    void aKeyIsJoinedToItsLocks() {
        Level level = blank();
        add(level, ThingKind::Key, {2, 2}, "colour", std::string("red"));
        add(level, ThingKind::Lock, {20, 2}, "colour", std::string("red"));
        add(level, ThingKind::Lock, {2, 10}, "colour", std::string("blue"));
        QVERIFY(drawsOn(level, {11, 2}));
        QVERIFY(!drawsOn(level, {2, 6}));
    }

    void aPortalIsJoinedToItsTarget() {
        Level level = blank();
        add(level, ThingKind::Portal, {2, 4}, "cell", Cell{20, 4});
        QVERIFY(drawsOn(level, {11, 4}));
        level.tiles.set({20, 4}, Tile::Wall); // nobody could stand there
        QVERIFY(!drawsOn(level, {11, 4}));
    }

    void aPortalToAnotherLevelHasAShortLine() {
        Level level = blank();
        add(level, ThingKind::Portal, {10, 6}, "level", Reference{"other"});
        QVERIFY(drawsOn(level, {10, 5}) || drawsOn(level, {11, 5}));
        QVERIFY(!drawsOn(level, {20, 6}));
    }

    void whatIsChosenHasItsOwnLinesOnly() {
        Level level = blank();
        add(level, ThingKind::Key, {2, 2}, "colour", std::string("red"));
        add(level, ThingKind::Lock, {20, 2}, "colour", std::string("red"));
        add(level, ThingKind::Key, {2, 9}, "colour", std::string("blue"));
        add(level, ThingKind::Lock, {20, 9}, "colour", std::string("blue"));
        add(level, ThingKind::Chest, {5, 5}, "supplies", Decimal::of(2));
        const TileCatalogue tiles;
        const auto& things = *level.things;
        const std::vector<const Thing*> lock{&things[1]}, chest{&things[4]};
        QVERIFY(!makeConnectionsOf({level, tiles}, chest));
        const auto lines = makeConnectionsOf({level, tiles}, lock);
        QVERIFY(lines);
        QImage picture(30 * pixels, 12 * pixels, QImage::Format_RGB32);
        picture.fill(Qt::black);
        QPainter painter(&picture);
        painter.scale(pixels, pixels);
        lines->paint(painter, QRectF(0, 0, 30, 12), pixels);
        painter.end();
        QImage plain(picture.size(), picture.format());
        plain.fill(Qt::black);
        QVERIFY(cellDiffers(plain, picture, {11, 2}));
        QVERIFY(!cellDiffers(plain, picture, {11, 9}));
    }
};

DELVE_TEST(OverlayConnectionsTest)
#include "overlay_connections_test.moc"
