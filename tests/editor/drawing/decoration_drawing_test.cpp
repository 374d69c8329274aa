#include "editor/drawing/map_drawing.h"
#include "generation/level/decorations.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr int pixels = 32; ///< a cell

Tile tileAt(int index) { return static_cast<Tile>(firstDecoration + index); }

QImage drawn(const Level& level) {
    MapDrawing drawing(0, MapDrawing::Averaging::No);
    drawing.show(level, {});
    QImage picture(MapDrawing::pixelsOf(level.size(), pixels), QImage::Format_RGB32);
    drawing.paint(picture, {}, pixels);
    return picture;
}

/// A row of all decorations on a layer above one tile, or in place of it, with one cell of it around.
Level furnished(Tile ground, bool onLayer) {
    Level level;
    level.tiles = Grid({2 * decorationCount + 1, 3}, ground);
    DecorationLayer layer;
    layer.over = true;
    layer.tiles = Grid(level.tiles.size());
    for (int i = 0; i < decorationCount; ++i) (onLayer ? layer.tiles : level.tiles).set({2 * i + 1, 1}, tileAt(i));
    if (onLayer) level.layers.push_back(layer);
    return level;
}

/// In how many pixels of its cell a decoration differs from the bare ground.
std::vector<int> changes(const QImage& furnished, const QImage& bare) {
    std::vector<int> counts;
    for (int i = 0; i < decorationCount; ++i) {
        int count = 0;
        for (int y = pixels; y < 2 * pixels; ++y)
            for (int x = (2 * i + 1) * pixels; x < (2 * i + 2) * pixels; ++x)
                count += furnished.pixel(x, y) != bare.pixel(x, y);
        counts.push_back(count);
    }
    return counts;
}

} // namespace

class DecorationDrawingTest : public QObject {
    Q_OBJECT
private slots:
    /// Grass and floor are not beside each other: only what lies below can show through.
    void onALayerTheGroundBelowShowsThrough() {
        for (const Tile ground : {Tile::Floor, Tile::Grass, Tile::Water}) {
            Level bare = furnished(ground, true);
            bare.layers.clear();
            for (const int count : changes(drawn(furnished(ground, true)), drawn(bare)))
                QVERIFY(count > pixels * pixels / 12 && count < pixels * pixels * 19 / 20);
        }
    }

    void amongTheTilesTheGroundBesideShowsThrough() {
        for (const Tile ground : {Tile::Floor, Tile::Road}) {
            const QImage above = drawn(furnished(ground, true)), instead = drawn(furnished(ground, false));
            for (int i = 0; i < decorationCount; ++i) {
                const QRect cell((2 * i + 1) * pixels, pixels, pixels, pixels);
                QVERIFY2(above.copy(cell) == instead.copy(cell), TileCatalogue()[tileAt(i)].name.c_str());
            }
        }
    }

    void noTwoLookAlike() {
        const QImage picture = drawn(furnished(Tile::Floor, true));
        for (int a = 0; a < decorationCount; ++a)
            for (int b = a + 1; b < decorationCount; ++b) {
                int differ = 0;
                for (int y = pixels; y < 2 * pixels; ++y)
                    for (int x = 0; x < pixels; ++x)
                        differ +=
                            picture.pixel((2 * a + 1) * pixels + x, y) != picture.pixel((2 * b + 1) * pixels + x, y);
                QVERIFY(differ > pixels * pixels / 8);
            }
    }

    /// Smaller cells show the colour of what lies on top.
    void smallCellsShowTheirColour() {
        MapDrawing drawing(0);
        drawing.show(furnished(Tile::Floor, true), {});
        QImage picture(MapDrawing::pixelsOf(drawing.size(), 1), QImage::Format_RGB32);
        drawing.paint(picture, {}, 1);
        QCOMPARE(picture.pixel(1, 1), toRgb(TileCatalogue()[tileAt(0)].colour));
        QCOMPARE(picture.pixel(2, 1), toRgb(TileCatalogue()[Tile::Floor].colour));
    }
};

DELVE_TEST(DecorationDrawingTest)
#include "decoration_drawing_test.moc"
