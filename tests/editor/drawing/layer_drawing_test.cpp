#include "editor/drawing/map_drawing.h"
#include "editor/tilesets/tile_picture.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QRgb background = 0xff101010;

/// A map of one tile with one layer of another over the left half of it.
Level halfCovered(Tile below, Tile above, std::int32_t opacity, Size size = {8, 4}) {
    Level level;
    level.tiles = Grid(size, below);
    DecorationLayer layer;
    layer.name = "over";
    layer.over = true;
    layer.opacity = opacity;
    layer.tiles = Grid(size);
    layer.tiles.fill({0, 0, size.width / 2, size.height}, above);
    level.layers.push_back(layer);
    return level;
}

QImage painted(const Level& level, const TileCatalogue& tiles, double scale) {
    MapDrawing drawing(background);
    drawing.show(level, tiles);
    QImage picture(MapDrawing::pixelsOf(level.size(), scale), QImage::Format_RGB32);
    drawing.paint(picture, {0, 0}, scale);
    return picture;
}

bool near(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) <= 2 && std::abs(qGreen(a) - qGreen(b)) <= 2 &&
           std::abs(qBlue(a) - qBlue(b)) <= 2;
}

QRgb colourOf(Tile tile) { return toRgb(TileCatalogue()[tile].colour); }

/// A tile with a picture: its left half red, its right half clear or blue.
TileKind drawnTile(bool clear) {
    QImage picture(16, 16, QImage::Format_ARGB32);
    picture.fill(qRgb(255, 0, 0));
    for (int y = 0; y < 16; ++y)
        for (int x = 8; x < 16; ++x) picture.setPixel(x, y, clear ? 0 : qRgb(0, 0, 255));
    TileKind kind;
    kind.name = "banner";
    kind.glyph = U'b';
    kind.walk = Walk::Yes;
    kind.seeThrough = true;
    kind.colour = meanColour(picture);
    kind.picture = embeddedPicture(picture);
    return kind;
}

} // namespace

/// Decoration layers that are hidden or partly clear, and tiles with pictures of their own, at every scale.
class LayerDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void aHiddenLayerIsNotDrawn_data() { scales(); }
    void aHiddenLayerIsNotDrawn() {
        QFETCH(const double, scale);
        Level level = halfCovered(Tile::Water, Tile::Land1, 100, {64, 64});
        const QImage shown = painted(level, {}, scale);
        level.layers[0].hidden = true;
        Level bare = level;
        bare.layers.clear();
        QCOMPARE(painted(level, {}, scale), painted(bare, {}, scale));
        QVERIFY(shown != painted(bare, {}, scale));
    }

    void aClearLayerShowsWhatLiesBeneath_data() { scales(); }
    void aClearLayerShowsWhatLiesBeneath() {
        QFETCH(const double, scale);
        const Size size{64, 64};
        const auto at = [&](std::int32_t opacity) {
            const QImage picture = painted(halfCovered(Tile::Land2, Tile::Land1, opacity, size), {}, scale);
            return picture.pixel(picture.width() / 4, picture.height() / 2);
        };
        const QRgb none = at(0), all = at(100), half = at(50);
        QVERIFY(none != all);
        const auto between = [](int a, int b) { return (a + b) / 2; };
        QVERIFY(near(half, qRgb(between(qRed(none), qRed(all)), between(qGreen(none), qGreen(all)),
                                between(qBlue(none), qBlue(all)))));
    }

    /// A layer under the tiles shows only where the tiles are void, whatever its opacity.
    void aClearLayerBeneathIsCovered() {
        Level level = halfCovered(Tile::Land2, Tile::Land1, 50);
        level.layers[0].over = false;
        Level bare = level;
        bare.layers.clear();
        QCOMPARE(painted(level, {}, 16), painted(bare, {}, 16));
        level.tiles.set({0, 0}, Tile::Void);
        QVERIFY(near(painted(level, {}, 2).pixel(0, 0), qRgb((qRed(colourOf(Tile::Land1)) + qRed(background)) / 2,
                                                             (qGreen(colourOf(Tile::Land1)) + qGreen(background)) / 2,
                                                             (qBlue(colourOf(Tile::Land1)) + qBlue(background)) / 2)));
    }

    void onePartOfTheMapIsBroughtUpToDateAsAllOfIt() {
        Level level = halfCovered(Tile::Land2, Tile::Land1, 60, {100, 70});
        MapDrawing drawing(background);
        drawing.show(level, {});
        level.layers[0].tiles.set({70, 40}, Tile::Grass);
        drawing.update(level, Rect{70, 40, 1, 1});
        for (const double scale : {0.25, 0.5, 1.0, 8.0}) {
            QImage picture(MapDrawing::pixelsOf(level.size(), scale), QImage::Format_RGB32);
            drawing.paint(picture, {0, 0}, scale);
            QCOMPARE(picture, painted(level, {}, scale));
        }
    }

    void aTilesPictureComesBackFromItsText() {
        for (const bool clear : {true, false}) {
            const TileKind kind = drawnTile(clear);
            QCOMPARE(hasClearParts(kind), clear);
            const QImage picture = pictureOf(kind);
            QCOMPARE(picture.size(), QSize(16, 16));
            QCOMPARE(picture.pixel(3, 3), qRgb(255, 0, 0));
            QCOMPARE(picture.pixel(12, 3), clear ? 0u : qRgb(0, 0, 255));
        }
    }

    void whatIsNoPictureIsNone() {
        TileKind kind = drawnTile(false);
        for (const char* text : {"", "tree.png", "data:image/png;base64,", "data:image/png;base64,####",
                                 "data:image/png;base64,iVBORw0KGgo="}) {
            kind.picture = text;
            QVERIFY2(pictureOf(kind).isNull(), text);
            QVERIFY2(!hasClearParts(kind), text);
        }
        QImage large(maxTilePixels + 1, 4, QImage::Format_RGB32);
        kind.picture = embeddedPicture(large);
        QVERIFY(pictureOf(kind).isNull());
    }

    void theMapShowsATilesPicture() {
        TileCatalogue tiles;
        const Tile own = *tiles.add(drawnTile(false));
        Level level;
        level.tiles = Grid({3, 3}, own);
        const QImage picture = painted(level, tiles, 32);
        QCOMPARE(picture.pixel(40, 40), qRgb(255, 0, 0));
        QCOMPARE(picture.pixel(60, 40), qRgb(0, 0, 255));
        QVERIFY(near(painted(level, tiles, 2).pixel(3, 3), qRgb(128, 0, 128)));
    }

    /// On a layer, the tiles below show through a tile's holes; on the map itself the tile's colour fills them.
    void holesAreSeenThroughOnALayer() {
        TileCatalogue tiles;
        const Tile own = *tiles.add(drawnTile(true));
        Level level = halfCovered(Tile::Land1, own, 100);
        Level bare = level;
        bare.layers.clear();
        const QImage picture = painted(level, tiles, 32);
        const QImage below = painted(bare, tiles, 32);
        QCOMPARE(picture.pixel(40, 40), qRgb(255, 0, 0));
        QCOMPARE(picture.pixel(60, 40), below.pixel(60, 40));
        QVERIFY(painted(level, tiles, 2).pixel(2, 2) != painted(bare, tiles, 2).pixel(2, 2));
    }

    /// A tile with a damaged picture is drawn as if it had none, on a layer too.
    void aTileWithABrokenPictureIsSeenOnALayer() {
        TileCatalogue tiles;
        TileKind kind = drawnTile(true);
        kind.picture.resize(kind.picture.size() / 8 * 4); // the first half is intact
        QVERIFY(hasClearParts(kind) && pictureOf(kind).isNull());
        const Tile own = *tiles.add(kind);
        Level level = halfCovered(Tile::Land1, own, 100);
        Level bare = level;
        bare.layers.clear();
        QVERIFY(painted(level, tiles, 32).pixel(40, 40) != painted(bare, tiles, 32).pixel(40, 40));
    }

    /// A wall of the world's own shows its face where no wall is in front of it, as built-in walls do.
    void ownWallsLookByTheirNeighbours() {
        TileCatalogue tiles;
        TileKind kind;
        kind.name = "hedge";
        kind.glyph = U'h';
        kind.colour = {60, 140, 60};
        const Tile hedge = *tiles.add(kind);
        Level level;
        level.tiles = Grid({3, 4}, Tile::Floor);
        level.tiles.fill({0, 0, 3, 2}, hedge);
        const QImage picture = painted(level, tiles, 32);
        QCOMPARE(picture.pixel(33, 30), qRgb(60, 140, 60));
        QVERIFY(qGreen(picture.pixel(33, 62)) < 140);
    }

private:
    static void scales() {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.25, 0.5, 1.0, 2.0, 8.0, 32.0})
            QTest::newRow(qPrintable(QString::number(scale))) << scale;
    }
};

DELVE_TEST(LayerDrawingTest)
#include "layer_drawing_test.moc"
