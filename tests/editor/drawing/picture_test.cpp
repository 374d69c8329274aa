#include "editor/drawing/map_drawing.h"
#include "editor/drawing/picture.h"
#include "tests/editor/drawing/share_apart.h"
#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"

#include <QPainter>
#include <QtTest>

#include <cmath>
#include <random>

using namespace delve;
using namespace delve::editor;
using delve::test::shareApart;

namespace {

/// A bit of everything, in a few cells.
Level sampler() {
    static constexpr std::array rows = {"                    ", " ######  %%%% TT^^1 ", " #....####%%% T^^~2 ",
                                        " #....+,,'nn% ;~~~3 ", " #....####=== ;~~~4 ", " ##+#G#  ;=;; ;;~~5 ",
                                        "  #,#    ;==X ;;;;6 ", "  ###               "};
    Level level;
    level.tiles = Grid({20, 8});
    const TileCatalogue catalogue;
    for (std::int32_t y = 0; y < 8; ++y)
        for (std::int32_t x = 0; x < 20; ++x)
            level.tiles.set({x, y}, *catalogue.findGlyph(static_cast<char32_t>(rows[static_cast<std::size_t>(y)][x])));
    const auto add = [&level](ThingKind kind, Cell at) {
        level.things.write().push_back({bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}});
    };
    add(ThingKind::Start, {2, 2});
    add(ThingKind::Flower, {4, 3});
    add(ThingKind::Chest, {5, 4});
    add(ThingKind::Portal, {9, 5});
    return level;
}

QImage painted(const MapDrawing& drawing, double scale, QRect window) {
    QImage image(window.size(), QImage::Format_RGB32);
    drawing.paint(image, window.topLeft(), scale);
    return image;
}

} // namespace

class PictureTest : public QObject {
    Q_OBJECT
private slots:
    void onePixelACellIsTheColourOfItsTile() {
        const Level level = sampler();
        const TileCatalogue catalogue;
        const auto picture = drawPicture(level, catalogue, 1);
        QVERIFY(picture.ok());
        QCOMPARE(picture->size(), QSize(20, 8));
        for (std::int32_t y = 0; y < 8; ++y)
            for (std::int32_t x = 0; x < 20; ++x)
                QCOMPARE(picture->pixel(x, y), toRgb(catalogue[level.tiles.at({x, y})].colour));
    }

    void manyTilesNeedNoTableOfColours() {
        TileCatalogue catalogue;
        for (int i = 0; i < 400; ++i)
            catalogue.add({"own" + std::to_string(i),
                           U'?',
                           {static_cast<std::uint8_t>(i % 200), static_cast<std::uint8_t>(i / 2), 7},
                           Walk::No,
                           false,
                           ""});
        Level level;
        level.tiles = Grid({3, 1}, static_cast<Tile>(firstCustomTile + 399));
        const auto picture = drawPicture(level, catalogue, 1);
        QVERIFY(picture.ok());
        QCOMPARE(picture->pixel(2, 0), qRgb(199, 199, 7));
    }

    void looksAsItDid_data() {
        QTest::addColumn<int>("pixels");
        for (const int pixels : {32, 12, 4, 2}) QTest::addRow("%d", pixels) << pixels;
    }
    /// With DELVEWRIGHT_NEW_PICTURES set the pictures are rewritten: look at them before you commit them.
    void looksAsItDid() {
        QFETCH(int, pixels);
        const auto picture = drawPicture(sampler(), {}, pixels);
        QVERIFY(picture.ok());
        const QString path = QString("%1/drawing/sampler-%2.png").arg(DELVE_TEST_DATA).arg(pixels);
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_NEW_PICTURES")) QVERIFY(picture->save(path, "PNG"));
        const QImage expected(path);
        QCOMPARE(picture->size(), expected.size());
        const double apart = shareApart(*picture, expected);
        QVERIFY2(apart < 0.01, qPrintable(QString::number(apart)));
    }

    void partsOfAPictureFitTogether_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.11, 0.3, 0.5, 0.77, 1.0, 1.6, 3.0, 4.0, 7.0, 12.0, 33.0})
            QTest::addRow("%g", scale) << scale;
    }
    void partsOfAPictureFitTogether() {
        QFETCH(double, scale);
        MapDrawing drawing(qRgb(22, 24, 29));
        drawing.show(test::syntheticMap({150, 130}), {});
        const QRect all(QPoint(), MapDrawing::pixelsOf({150, 130}, scale).boundedTo({700, 700}));
        const QImage whole = painted(drawing, scale, all);
        for (int top = 0; top < all.height(); top += 61)
            for (int left = 0; left < all.width(); left += 83) {
                const QRect window = QRect(left, top, 83, 61) & all;
                QCOMPARE(painted(drawing, scale, window), whole.copy(window));
            }
    }

    void anUpdateLooksLikeAFreshDrawing() {
        Level level = test::syntheticMap({120, 90});
        MapDrawing updated(qRgb(22, 24, 29)), fresh(qRgb(22, 24, 29));
        updated.show(level, {});
        level.tiles.fill({20, 20, 30, 9}, Tile::Water);
        level.things.write().push_back({"coin", ThingKind::Coin, {25, 22}, {}, {}, {}});
        updated.update(level, Rect{20, 20, 30, 9});
        fresh.show(level, {});
        for (const double scale : {0.2, 0.5, 1.0, 2.0, 8.0})
            QCOMPARE(
                painted(updated, scale,
                        QRect(0, 0, 300, 300) & QRect(QPoint(), MapDrawing::pixelsOf({120, 90}, scale))),
                painted(fresh, scale, QRect(0, 0, 300, 300) & QRect(QPoint(), MapDrawing::pixelsOf({120, 90}, scale))));
    }

    /// What a cell looks like depends on no more than the cells around it, whatever they are.
    void repaintingAChangedCellAndItsNeighboursIsEnough() {
        std::mt19937 random(7);
        const auto below = [&random](std::uint32_t count) { return static_cast<std::int32_t>(random() % count); };
        const auto tiles = TileCatalogue().all();
        for (const char* skin : {"stone", "cave"}) {
            Level level;
            level.tiles = Grid({24, 18});
            level.properties.set(skinProperty, std::string(skin));
            for (std::int32_t y = 0; y < 18; ++y)
                for (std::int32_t x = 0; x < 24; ++x)
                    level.tiles.set({x, y}, tiles[static_cast<std::size_t>(below(4) == 0 ? below(tiles.size()) : 2)]);
            MapDrawing drawing(qRgb(22, 24, 29));
            drawing.show(level, {});
            const QRect all(QPoint(), MapDrawing::pixelsOf(level.size(), 12));
            QImage kept = painted(drawing, 12, all);
            for (int change = 0; change < 100; ++change) {
                const Cell cell{below(24), below(18)};
                level.tiles.set(cell, tiles[static_cast<std::size_t>(below(tiles.size()))]);
                drawing.update(level, Rect{cell.x, cell.y, 1, 1});
                const QRect ring = QRect((cell.x - 1) * 12, (cell.y - 1) * 12, 36, 36) & all;
                QPainter(&kept).drawImage(ring.topLeft(), painted(drawing, 12, ring));
                QVERIFY2(kept == painted(drawing, 12, all), skin);
            }
        }
    }

    void voidIsDrawnAsBackground() {
        MapDrawing drawing(qRgb(200, 190, 180));
        Level level;
        level.tiles = Grid({4, 4});
        drawing.show(level, {});
        for (const double scale : {0.5, 1.0, 2.0, 16.0})
            QCOMPARE(painted(drawing, scale, {0, 0, 2, 2}).pixel(1, 1), qRgb(200, 190, 180));
        drawing.setBackground(qRgb(1, 2, 3));
        for (const double scale : {0.5, 1.0, 2.0, 16.0})
            QCOMPARE(painted(drawing, scale, {0, 0, 2, 2}).pixel(1, 1), qRgb(1, 2, 3));
    }

    void refusals() {
        const auto sentence = [](const Level& level, int pixels, std::vector<std::string> overlays = {}) {
            const auto picture = drawPicture(level, {}, pixels, overlays);
            return picture.ok() ? QString() : QString::fromStdString(inEnglish(picture.failure().message));
        };
        Level huge;
        huge.tiles = Grid({16384, 16384});
        QCOMPARE(
            sentence(huge, 4),
            QString(
                "The picture is too large: 65536 x 65536 pixels need 16.0 GB of memory; at most 2.0 GB. Choose fewer "
                "pixels per cell."));
        QCOMPARE(sentence(sampler(), 0), QString("Invalid cell size 0: give 1 to 256 pixels."));
        QCOMPARE(sentence(sampler(), 257), QString("Invalid cell size 257: give 1 to 256 pixels."));
        QCOMPARE(sentence({}, 8), QString("The level is empty: there is nothing to draw."));
        QCOMPARE(
            sentence(sampler(), 8, {"rooms", "room"}),
            QString("Unknown overlay \"room\". Expected one of: distance, regions, halls, pins, rooms, links, path, "
                    "proof, chokes, dead-ends, mission, lands, connections, walked."));
    }
};

DELVE_TEST(PictureTest)
#include "picture_test.moc"
