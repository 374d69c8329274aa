#include "editor/drawing/overlay_walked.h"
#include "editor/drawing/picture.h"
#include "editor/drawing/picture_bands.h"
#include "editor/formats/picture.h"
#include "editor/tilesets/tile_picture.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QtTest>

#include <cstring>
#include <utility>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr int partCell = 91; ///< 45 of them are 4095 pixels: the number on cell 45 would be cut first

World madeWorld(Size size) {
    generation::Workspace workspace;
    auto made = generation::generateWorld(recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(5), size,
                                          workspace);
    if (!made) qFatal("no level");
    return std::move(made->world);
}

/// A map with rooms, links, halls, pins, things and places to label.
Level madeLevel(Size size) {
    const World world = madeWorld(size);
    Level level = world.levels.front();
    BitGrid pins(size);
    for (std::int32_t y = 3; y < size.height; y += 5) pins.setRun(y, y % 7, size.width - 9);
    level.pinned = pins;
    BitGrid kept(size);
    kept.setRun(2, 2, size.width - 4);
    level.keptEmpty = kept;
    level.pinnedThings = std::vector<std::string>{level.things->front().id};
    return level;
}

std::vector<std::string> allOverlays() {
    std::vector<std::string> names;
    for (const auto& kind : overlayKinds()) names.emplace_back(kind.name);
    return names;
}

/// The picture put together from bands of so many rows.
QImage inBands(const PictureBands& bands, int rows) {
    QImage whole(bands.size(), bands.format());
    whole.setColorTable(QList<QRgb>(bands.colours().begin(), bands.colours().end()));
    QImage buffer(whole.width(), rows, bands.format());
    for (int top = 0; top < whole.height(); top += rows) {
        QImage band(buffer.bits(), whole.width(), std::min(rows, whole.height() - top), buffer.bytesPerLine(),
                    buffer.format());
        bands.paint(band, top);
        for (int y = 0; y < band.height(); ++y)
            std::memcpy(whole.scanLine(top + y), band.constScanLine(y),
                        std::size_t(whole.width()) * (whole.format() == QImage::Format_RGB32 ? 4 : 1));
    }
    return whole;
}

QImage inOne(const PictureBands& bands) { return inBands(bands, bands.size().height()); }

/// How far apart two pictures are where they differ most, of 255.
int mostApart(const QImage& a, const QImage& b) {
    int most = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < a.height() && most < 255; ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                             std::abs(qBlue(one) - qBlue(other))});
        }
    return most;
}
/// Qt steps along a slanted line from where it enters the picture, in 65,536ths of a pixel: so far its edge may be off.
constexpr int slantedApart = 8;

/// A map of chokes: a hall down its left side, and halls to the right from every other row of it.
Level comb(Size size) {
    Level level;
    level.tiles = Grid(size, Tile::Wall);
    level.tiles.fill({0, 0, 1, size.height}, Tile::Hall);
    for (std::int32_t y = 0; y < size.height; y += 2) level.tiles.fill({0, y, size.width, 1}, Tile::Hall);
    return level;
}

/// Walls like raisins in a cake, and a start.
Level raisins(Size size) {
    Level level;
    level.tiles = Grid(size);
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x)
            row[static_cast<std::size_t>(x)] = (y * 7 + x) % 11 == 0 ? Tile::Wall : Tile::Floor;
        level.tiles.writeRow(y, 0, row);
    }
    level.things = std::vector<Thing>{{"start", ThingKind::Start, {1, 1}, {}, {}, {}}};
    return level;
}

/// Every other cell is a region of its own.
Level board(Size size) {
    Level level;
    level.tiles = Grid(size, Tile::Wall);
    std::vector<Tile> row(static_cast<std::size_t>(size.width), Tile::Wall);
    for (std::size_t x = 0; x < row.size(); x += 2) row[x] = Tile::Floor;
    for (std::int32_t y = 0; y < size.height; ++y) level.tiles.writeRow(y, y % 2, std::span(row).first(row.size() - 1));
    return level;
}

TileKind tileWith(QSize picture, int number) {
    QImage image(picture, QImage::Format_RGB32);
    image.fill(qRgb(250, 10, 20));
    TileKind kind;
    kind.name = "own-" + std::to_string(number);
    kind.glyph = static_cast<char32_t>(0x4e00 + number);
    kind.colour = {0, 0, 90};
    kind.walk = Walk::Yes;
    kind.picture = embeddedPicture(image);
    return kind;
}

} // namespace

/// A picture drawn a few rows at a time is the picture drawn at once.
class PictureBandsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_level = madeLevel({52, 34}); }

    void bandsFitTogether_data() {
        QTest::addColumn<int>("cell");
        QTest::addColumn<int>("rows");
        for (const int cell : {1, 2, 3, 4, 7, 16, 24, 31, 45})
            for (const int rows : {1, 13, 64, 1000}) QTest::addRow("cell %d, %d rows", cell, rows) << cell << rows;
    }
    void bandsFitTogether() {
        QFETCH(const int, cell);
        QFETCH(const int, rows);
        if (rows == 1 && cell > 7) return; // a thousand bands would show nothing new
        const auto overlays = allOverlays();
        for (std::size_t count : {std::size_t{0}, overlays.size()}) {
            const auto bands = PictureBands::of(m_level, {}, cell, std::span(overlays).first(count));
            QVERIFY(bands.ok());
            const QImage inParts = inBands(**bands, rows), whole = inOne(**bands);
            if (count == 0) QVERIFY(inParts == whole);
            else QVERIFY(mostApart(inParts, whole) <= slantedApart);
        }
    }

    /// Each overlay by itself, so that none covers another.
    void everyOverlayFitsTogether_data() {
        QTest::addColumn<QString>("name");
        for (const auto& kind : overlayKinds()) {
            const auto name = QString::fromUtf8(kind.name.data(), qsizetype(kind.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyOverlayFitsTogether() {
        QFETCH(const QString, name);
        const std::vector<std::string> names{name.toStdString()};
        for (const int cell : {1, 6, 25, 60}) {
            const auto bands = PictureBands::of(m_level, {}, cell, names);
            QVERIFY(bands.ok());
            const QImage whole = inOne(**bands);
            for (const int rows : {37, 97}) {
                const QImage other = inBands(**bands, rows);
                if (name == "links" || name == "pins" || name == "dead-ends" || name == "chokes")
                    QVERIFY(mostApart(other, whole) <= slantedApart);
                else QVERIFY(other == whole);
            }
        }
    }

    /// What a persona walked asks for the world; its squares have soft edges.
    void whatWasWalkedFitsTogether() {
        const auto world = std::make_shared<const World>(madeWorld({52, 34}));
        const auto games = playForOverlay(world, "explorer");
        QVERIFY(games.ok());
        const OverlayContext context{.games = std::make_shared<const play::PersonaTally>(*games)};
        const std::vector<std::string> names{"walked"};
        for (const int cell : {1, 6, 13, 25}) {
            const auto bands = PictureBands::of(world->levels[0], {}, cell, names, context);
            const auto bare = PictureBands::of(world->levels[0], {}, cell);
            QVERIFY(bands.ok() && bare.ok());
            const QImage whole = inOne(**bands);
            QVERIFY(mostApart(whole, inOne(**bare)) > slantedApart);
            for (const int rows : {37, 97}) QVERIFY(mostApart(inBands(**bands, rows), whole) <= slantedApart);
        }
    }

    /// Wider than painters count, so it is painted in parts beside each other, too. A map that begins one cell farther
    /// to the left has their border elsewhere, and looks the same.
    void partsFitTogether() {
        TileCatalogue tiles;
        TileKind kind = tileWith({1, 1}, 0);
        kind.picture.clear();
        const Tile ground = *tiles.add(kind);
        const auto drawn = [&](std::int32_t start) {
            Level level;
            level.tiles = Grid({60 + start, 3}, ground);
            level.things = std::vector<Thing>{{"start", ThingKind::Start, {start, 1}, {}, {}, {}}};
            const std::vector<std::string> names{"distance"};
            const auto bands = PictureBands::of(level, tiles, partCell, names);
            return bands ? inOne(**bands) : QImage();
        };
        const QImage picture = drawn(0), other = drawn(1);
        QVERIFY(picture.width() > 4096);
        QVERIFY(picture == other.copy(QRect(QPoint(partCell, 0), picture.size())));
    }

    /// A tint is exactly as large as its cell, anywhere on the map: 65536 is no multiple of 200.
    void tintsLieOnTheirCells() {
        Level level;
        level.tiles = Grid({40, 2}, Tile::Floor);
        BitGrid pins({40, 2});
        for (std::int32_t x = 0; x < 40; x += 2) pins.setRun(0, x, 1);
        level.pinned = pins;
        constexpr int wide = 200;
        const std::vector<std::string> names{"pins"};
        const auto bands = PictureBands::of(level, {}, wide, names);
        const auto bare = PictureBands::of(level, {}, wide);
        QVERIFY(bands.ok() && bare.ok());
        const QImage tinted = inOne(**bands), plain = inOne(**bare);
        for (int x = 0; x < 40; ++x)
            for (const int inside : {4, wide - 5}) { // beside the lines along the edges
                const QPoint at(x * wide + inside, wide / 2);
                QCOMPARE(tinted.pixel(at) != plain.pixel(at), x % 2 == 0);
            }
    }

    void whatIsTooLargeSaysHowLarge() {
        const auto sentence = [](Size size, int cell, std::vector<std::string> overlays = {}) {
            Level level;
            level.tiles = Grid(size, Tile::Floor);
            const auto bands = PictureBands::of(level, {}, cell, overlays);
            return bands ? QString() : QString::fromStdString(inEnglish(bands.failure().message));
        };
        QCOMPARE(
            sentence({16384, 16384}, 4),
            QString(
                "The picture is too large: 65536 x 65536 pixels need 16.0 GB of memory; at most 2.0 GB. Choose fewer "
                "pixels per cell."));
        QCOMPARE(sentence({120, 60}, 256), QString());
        Level level;
        level.tiles = Grid({4096, 4096}, Tile::Floor);
        const auto whole = drawPicture(level, {}, 4);
        QVERIFY(!whole.ok());
        QCOMPARE(
            QString::fromStdString(inEnglish(whole.failure().message)),
            QString(
                "The picture is too large: 16384 x 16384 pixels need 1.0 GB of memory; at most 256 MB. Choose fewer "
                "pixels per cell."));
    }

    /// Where every other cell is a region, an overlay would take more memory than the cells of the map.
    void overlaysOfTooManyPartsSayHowMany() {
        const std::vector<std::string> names{"dead-ends"};
        const auto bands = PictureBands::of(board({4096, 4096}), {}, 1, names);
        QVERIFY(!bands.ok());
        QCOMPARE(QString::fromStdString(inEnglish(bands.failure().message)),
                 QString("Overlays on a map of 4096 x 4096 cells need 168 MB of memory; at most 96 MB. Choose fewer."));
    }

    /// Whatever the map, but for chokes of cells that are nearly all crossings.
    void regionsAndChokesOfLargeMapsAreDrawn_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("2048") << 2048;
        QTest::newRow("4096") << 4096;
    }
    void regionsAndChokesOfLargeMapsAreDrawn() {
        QFETCH(const int, side);
        const Size size{side, side};
        const auto fits = [](const Level& level, const std::vector<std::string>& names) {
            std::int64_t bytes = 0;
            for (const auto& name : names) bytes += findOverlay(name)->bytes(level, {});
            return bytes <= maxBytesOfOverlays(level.size());
        };
        for (const auto& level : {comb(size), raisins(size)}) {
            QVERIFY(fits(level, {"regions", "chokes"}));
            QVERIFY(fits(level, {"regions", "distance"}));
        }
        QVERIFY(fits(board(size), {"regions"}));
        QVERIFY(fits(board(size), {"chokes"}));
        Level open;
        open.tiles = Grid({4 * side, 4 * side}, Tile::Floor);
        QVERIFY(fits(open, {"regions", "chokes"}));
    }

    void aBandIsSmallAndOfWholeCells() {
        for (const auto& [size, cell] : {std::pair{Size{120, 60}, 256}, {Size{4096, 4096}, 2}, {Size{16384, 20}, 4}}) {
            Level level;
            level.tiles = Grid(size, Tile::Floor);
            const auto bands = PictureBands::of(level, {}, cell);
            QVERIFY(bands.ok());
            const int rows = (*bands)->bandRows();
            QVERIFY(rows > 0 && std::int64_t{rows} * (*bands)->size().width() * 4 <= maxBytesOfBand);
            QCOMPARE(rows % cell, 0);
        }
    }

    /// More looks than a sheet caches: those it dropped are drawn again, and look the same.
    void spritesThatWentComeBack() {
        TileCatalogue tiles;
        for (int i = 0; i < 300; ++i) {
            TileKind kind = tileWith({1, 1}, i);
            kind.picture.clear();
            kind.colour = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i / 2), 77};
            QVERIFY(tiles.add(kind));
        }
        SpriteParts parts;
        const Looks looks(tiles);
        const TileColours colours(tiles, 0xff000000);
        SpriteSheet sheet(256, tiles, looks, colours, parts);
        for (int round = 0; round < 2; ++round)
            for (int i = 0; i < 300; ++i) {
                const auto* pixels = sheet.tile({static_cast<Tile>(firstCustomTile + i), 0, 0});
                QCOMPARE(pixels[0], qRgb(i % 256, i / 2, 77));
                QVERIFY(sheet.bytes() <= SpriteSheet::maxBytes);
            }
    }

    /// Holes of a refused picture do not count: from afar, too, the tile shows its colour.
    void aPictureThatIsRefusedHasNoHoles() {
        const auto clear = [](QSize size, int number) {
            QImage image(size, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            TileKind kind = tileWith({1, 1}, number);
            kind.picture = embeddedPicture(image);
            return kind;
        };
        TileCatalogue tiles;
        QVERIFY(tiles.add(clear({257, 1}, 0)));
        QVERIFY(!TileColours(tiles, 0xff000000).anyClear());
        QVERIFY(tiles.add(clear({256, 1}, 1)));
        const TileColours colours(tiles, 0xff000000);
        QVERIFY(!colours.isClear(static_cast<Tile>(firstCustomTile)));
        QVERIFY(colours.isClear(static_cast<Tile>(firstCustomTile + 1)));
    }

    /// The contract of a map of this size, all of it mixed: 64 MiB, and four bytes a cell, the map itself included.
    void aLargeMapWithOverlaysTakesLittleMemory_data() {
        QTest::addColumn<bool>("chokes");
        QTest::newRow("distance, regions") << false;
        QTest::newRow("chokes, regions") << true;
    }
    void aLargeMapWithOverlaysTakesLittleMemory() {
        QFETCH(const bool, chokes);
        if (test::addressesAreChecked) return;
        constexpr Size size{4096, 4096};
        if (!test::forgetMostBytes()) qInfo("the peak before is not forgotten");
        const double before = test::residentBytes();
        const Level level = chokes ? comb(size) : raisins(size);
        const std::vector<std::string> names{chokes ? "chokes" : "distance", "regions"};
        QBuffer into;
        QVERIFY(into.open(QIODevice::WriteOnly));
        QVERIFY(writePicture(level, {}, 2, names, into));
        const double most = 64.0 * (1 << 20) + 4.0 * 4096 * 4096;
        const double taken = test::maxBytes() - before - double(into.size());
        QVERIFY2(taken < most, qPrintable(QString::number(taken)));
    }

    /// The pictures of all tiles have a budget; those beyond it are drawn by their colours.
    void onlySoManyPicturesAreShown() {
        TileCatalogue tiles;
        constexpr int shown = maxPixelsOfAllTiles / (256 * 256);
        const TileKind first = tileWith({256, 256}, 0);
        for (int i = 0; i <= shown; ++i) {
            TileKind kind = first;
            kind.name += std::to_string(i);
            QVERIFY(tiles.add(kind));
        }
        const auto faults = pictureFaults(tiles);
        QCOMPARE(faults.size(), std::size_t(shown + 1));
        QVERIFY(faults[shown - 1] == PictureFault::None && faults[shown] == PictureFault::TooMany);
        Level level;
        level.tiles = Grid({2, 1}, static_cast<Tile>(firstCustomTile));
        level.tiles.set({1, 0}, static_cast<Tile>(firstCustomTile + shown));
        const auto picture = drawPicture(level, tiles, 8);
        QVERIFY(picture.ok());
        QCOMPARE(picture->pixel(0, 0), qRgb(250, 10, 20));
        QCOMPARE(picture->pixel(8, 0), qRgb(0, 0, 90));
    }

private:
    Level m_level;
};

DELVE_TEST(PictureBandsTest)
#include "picture_bands_test.moc"
