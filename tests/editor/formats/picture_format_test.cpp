#include "editor/formats/formats.h"
#include "editor/formats/picture.h"
#include "editor/text/message_text.h"
#include "generation/level/decorations.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/made_png.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include <new>
#include <vector>

#include <png.h>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// A grey picture of 16 or 8 bits, written row by row with libpng, because a QImage of it would take gigabytes.
void writeGrey(const QString& path, quint32 side, int bits, bool alternating) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(
        png, &file,
        [](png_structp writer, png_bytep bytes, std::size_t count) {
            static_cast<QFile*>(png_get_io_ptr(writer))->write(reinterpret_cast<char*>(bytes), qint64(count));
        },
        nullptr);
    png_set_IHDR(png, info, side, side, bits, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(png, 1);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_write_info(png, info);
    std::vector<png_byte> row(std::size_t{side} * std::size_t(bits / 8), 0x30);
    for (std::size_t i = 0; alternating && i < row.size(); i += 2) row[i] = 0xd0;
    for (quint32 y = 0; y < side; ++y) png_write_row(png, row.data());
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
}

/// The peak memory of reading, beyond what was in use before.
template <class Read>
double bytesOf(Read read) {
    if (!forgetMostBytes()) qInfo("the peak before is not forgotten");
    const double before = residentBytes();
    read();
    return maxBytes() - before;
}

} // namespace

class PictureFormatTest : public QObject {
    Q_OBJECT
private slots:
    void decorationsComeBack() {
        World world = worldOfTiles();
        auto& tiles = world.levels.front().tiles;
        tiles = Grid({decorationCount, 1});
        for (int i = 0; i < decorationCount; ++i) tiles.set({i, 0}, static_cast<Tile>(firstDecoration + i));
        QVERIFY(writeWorld(world, path(), {{}, {{"cell", Decimal::of(1)}}, {}}));
        const auto read = readWorld(path());
        QVERIFY(read && read->world.levels.front().tiles == tiles);
    }

    void aTableSaysWhatColoursStandFor() {
        QImage picture(3, 1, QImage::Format_RGB32);
        picture.setPixel(0, 0, qRgb(255, 0, 0));
        picture.setPixel(1, 0, qRgb(255, 0, 0));
        picture.setPixel(2, 0, qRgb(0, 0, 255));
        QVERIFY(picture.save(path()));
        const auto table = colourTable(path());
        QVERIFY(table.ok());
        QCOMPARE(table->size(), 2u);
        QCOMPARE(table->front().colour, (Colour{255, 0, 0}));
        QCOMPARE(table->front().pixels, 2);
        const auto nearest = readWorld(path());
        QVERIFY(nearest.ok());
        for (int x = 0; x < 3; ++x) QVERIFY(nearest->world.levels[0].tiles.at({x, 0}) == (*table)[x < 2 ? 0 : 1].tile);
        const auto adjusted = readWorld(path(), {{"#ff0000", std::string("forest")}});
        QVERIFY(adjusted.ok());
        QVERIFY(adjusted->world.levels[0].tiles.at({0, 0}) == Tile::Forest);
        QVERIFY(adjusted->world.levels[0].tiles.at({2, 0}) == (*table)[1].tile);
        QVERIFY(!readWorld(path(), {{"#ff0000", std::string("no-such-tile")}}).ok());
        QVERIFY(!readWorld(path(), {{"red", std::string("forest")}}).ok());
        const auto typed = optionsFromText({}, {"#ff0000=forest"}, true);
        QVERIFY(typed.ok() && typed->front().id == "#ff0000");
        QVERIFY(!optionsFromText({}, {"#ff0000=forest"}).ok());
        QVERIFY(!optionsFromText({}, {"#ff0000=nothing"}, true).ok());
    }

    void theCellSizeIsAnOption_data() {
        QTest::addColumn<int>("cell");
        QTest::addRow("usual") << 0;
        QTest::addRow("1") << 1;
        QTest::addRow("5") << 5;
    }
    void theCellSizeIsAnOption() {
        QFETCH(int, cell);
        WriteRequest request;
        if (cell > 0) request.options = {{"cell", Decimal::of(cell)}};
        QVERIFY(writeWorld(worldOfTiles(), path(), request));
        QCOMPARE(QImage(path()).size(), QSize(12, 6) * (cell > 0 ? cell : 16));
    }

    void theNearestColourIsTaken() {
        QImage picture(3, 2, QImage::Format_ARGB32);
        picture.fill(qRgba(0, 0, 0, 0));
        const auto wall = TileCatalogue()[Tile::Wall].colour;
        picture.setPixel(0, 0, qRgb(wall.red + 3, wall.green - 2, wall.blue));
        picture.setPixel(1, 0, qRgb(0x40, 0x80, 0xb0));
        QVERIFY(picture.save(path()));
        const auto read = readWorld(path());
        QVERIFY(read);
        const auto& tiles = read->world.levels.front().tiles;
        QCOMPARE(tiles.at({0, 0}), Tile::Wall);
        QCOMPARE(tiles.at({1, 0}), Tile::Water);
        QCOMPARE(tiles.at({2, 1}), Tile::Void);
    }

    void otherPixelFormatsAreRead() {
        for (const auto format :
             {QImage::Format_Mono, QImage::Format_Indexed8, QImage::Format_Grayscale8, QImage::Format_RGBA64}) {
            QImage picture(9, 4, QImage::Format_RGB32);
            picture.fill(Qt::black);
            QVERIFY(picture.convertToFormat(format).save(path()));
            const auto read = readWorld(path());
            QVERIFY(read);
            QCOMPARE(read->world.levels.front().size(), (Size{9, 4}));
            QCOMPARE(read->world.levels.front().tiles.at({8, 3}), Tile::Void);
        }
    }

    void theHeaderIsBelievedBeforeAnythingIsDecoded_data() {
        QTest::addColumn<quint32>("width");
        QTest::addColumn<quint32>("height");
        QTest::addColumn<QString>("says");
        QTest::addRow("too wide") << quint32(largestSide + 1) << quint32(1) << "16385 x 1 pixels";
        QTest::addRow("a thousand million") << quint32(1'000'000'000) << quint32(1'000'000'000) << "1000000000 x";
        QTest::addRow("beyond all numbers") << quint32(0xffffffff) << quint32(1) << "not a PNG";
        QTest::addRow("large, and nothing in it") << quint32(largestSide) << quint32(largestSide) << "is truncated";
        QTest::addRow("nothing") << quint32(0) << quint32(5) << "not a PNG";
    }
    void theHeaderIsBelievedBeforeAnythingIsDecoded() {
        QFETCH(quint32, width);
        QFETCH(quint32, height);
        QFETCH(QString, says);
        const bool pixels = width != largestSide; // with data, this one would take a gigabyte
        writeFile(path(),
                  pngBeginning({width, height}) + (pixels ? pngChunk("IDAT") : QByteArray()) + pngChunk("IEND"));
        const auto read = readWorld(path());
        QVERIFY(!read);
        QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
        QVERIFY2(toQString(read.failure()).contains(says), qPrintable(toQString(read.failure())));
    }

    void aDamagedByteIsFound() {
        QVERIFY(writeWorld(worldOfTiles(), path(), {{}, {{"cell", Decimal::of(1)}}, {}}));
        const QByteArray whole = readFile(path());
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray damaged = whole;
            damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
            writeFile(path(), damaged);
            const auto read = readWorld(path());
            QVERIFY2(!read, qPrintable(QString("byte %1 makes no difference").arg(i)));
            QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
        }
    }

    void aPictureThatIsTooLargeIsRefusedAndTheOldOneStays() {
        World world = worldOfTiles();
        world.levels.front().tiles = Grid(Size{4096, 4096}, Tile::Floor);
        writeFile(path(), "old");
        const auto written = writeWorld(world, path(), {{}, {{"cell", Decimal::of(64)}}, {}});
        QVERIFY(!written);
        QCOMPARE(written.failure().kind, Failure::Kind::Impossible);
        QCOMPARE(readFile(path()), QByteArray("old"));
    }

    void aLargeInterlacedPictureIsRefused() {
        writeFile(path(), pngBeginning({4096, 4096, 8, 2, true}) + pngChunk("IDAT") + pngChunk("IEND"));
        const auto read = readWorld(path());
        QVERIFY(!read);
        QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
        QVERIFY(toQString(read.failure()).contains("Save it without interlacing."));
        QVERIFY(!colourTable(path()).ok());
    }

    /// At most 64 MiB, and 4 bytes for each cell of chunks with more than one tile.
    void readingTakesLittleMemory_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("bits");
        QTest::addColumn<bool>("alternating");
        QTest::newRow("largest, 16 bits") << largestSide << 16 << false;
        QTest::newRow("largest, 8 bits") << largestSide << 8 << false;
        QTest::newRow("all chunks of two tiles") << 4096 << 8 << true;
    }
    void readingTakesLittleMemory() {
        QFETCH(const int, side);
        QFETCH(const int, bits);
        QFETCH(const bool, alternating);
        if (addressesAreChecked) return;
        writeGrey(path(), quint32(side), bits, alternating);
        const double most = 64.0 * (1 << 20) + (alternating ? 4.0 * side * side : 0);
        bool right = false;
        const double took = bytesOf([&] {
            const auto read = readWorld(path());
            right = read.ok() && read->world.levels[0].size() == Size{side, side};
        });
        QVERIFY(right);
        QVERIFY2(took < most, qPrintable(QString::number(took / 1e6)));
        const double table = bytesOf([&] { right = colourTable(path()).ok(); });
        QVERIFY(right);
        QVERIFY2(table < most, qPrintable(QString::number(table / 1e6)));
    }

    /// A picture with many colours, of which the table lists the most frequent.
    void manyColoursMakeAShortTable() {
        QImage picture(600, 600, QImage::Format_RGB32);
        picture.fill(qRgb(1, 2, 3));
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 600; ++x) picture.setPixel(x, y, qRgb(x % 256, y % 256, 100 + x / 256));
        QVERIFY(picture.save(path()));
        const auto table = colourTable(path());
        QVERIFY(table.ok());
        QCOMPARE(table->size(), maxColourEntries);
        QCOMPARE(table->front().colour, (Colour{1, 2, 3}));
        QCOMPARE(table->front().pixels, 600 * 300);
        for (std::size_t i = 1; i + 1 < table->size(); ++i) QVERIFY((*table)[i].pixels >= (*table)[i + 1].pixels);
    }

    /// A wall of lava must not silently become the gate that wins the game.
    void ownTilesThatComeBackAsOthersAreTold() {
        World world = worldOfTiles();
        const auto gate = world.tiles[Tile::Gate].colour;
        for (const char* name : {"lava", "moss", "unused"}) {
            TileKind kind;
            kind.name = name;
            kind.glyph = name[0] == 'l' ? U'L' : name[0] == 'm' ? U'M' : U'U';
            kind.colour = name[0] == 'l' ? gate : world.tiles[Tile::Grass].colour;
            QVERIFY(world.tiles.add(kind));
        }
        const auto notes = [&](int cell) {
            const auto written = writeWorld(world, path(), {{}, {{"cell", Decimal::of(cell)}}, {}});
            if (!written) qFatal("not written");
            QStringList sentences;
            const std::string_view leftOut = "%n tile(s) of the map's own are left out."; // however they are read back
            for (const auto& note : *written)
                if (note.text.source != leftOut) sentences << toQString(note);
            return sentences;
        };
        QCOMPARE(notes(1), QStringList());
        world.levels[0].tiles.set({3, 3}, *world.tiles.find("lava"));
        QCOMPARE(notes(2), QStringList()); // a picture with larger cells is no map
        QCOMPARE(notes(1).size(), 1);
        QVERIFY2(notes(1)[0].contains("map's own") && notes(1)[0].contains("lava → gate"), qPrintable(notes(1)[0]));
        const auto read = readWorld(path());
        QVERIFY(read && read->world.levels[0].tiles.at({3, 3}) == Tile::Gate);
        world.levels[0].tiles.set({4, 3}, *world.tiles.find("moss"));
        QVERIFY(notes(1)[0].contains("lava → gate, moss → grass"));
        QVERIFY(!notes(1)[0].contains("unused"));
    }

    void outOfMemoryIsCalledThat() {
        Format format;
        format.id = "greedy";
        format.read = [](const QString&, const ReadRequest&) -> Result<Imported> { throw std::bad_alloc(); };
        format.write = [](const World&, const WriteRequest&, QIODevice&) -> Result<Notes> { throw std::bad_alloc(); };
        writeFile(path(), "old");
        const auto read = readWorld(path(), FormatOptions{}, &format);
        QVERIFY(!read);
        QVERIFY(toQString(read.failure()).startsWith("Out of memory."));
        const auto written = writeWorld(worldOfTiles(), path(), {}, &format);
        QVERIFY(!written);
        QVERIFY(toQString(written.failure()).startsWith("Out of memory."));
        QCOMPARE(readFile(path()), QByteArray("old"));
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath("map.png"); }
    QTemporaryDir m_folder;
};

DELVE_TEST(PictureFormatTest)
#include "picture_format_test.moc"
