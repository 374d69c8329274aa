#include "editor/formats/formats.h"
#include "editor/formats/picture.h"
#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QImage>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

/// The checksum of a PNG's chunks (ISO 3309).
quint32 checksum(const QByteArray& bytes) {
    quint32 state = 0xffffffff;
    for (const char byte : bytes) {
        state ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) state = (state >> 1) ^ ((state & 1) != 0 ? 0xedb88320 : 0);
    }
    return ~state;
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunkOf(const QByteArray& name, const QByteArray& content = {}) {
    return bigEndian(static_cast<quint32>(content.size())) + name + content + bigEndian(checksum(name + content));
}

/// The beginning of a PNG that says it is of this size, and no more.
QByteArray headerOf(quint32 width, quint32 height) {
    const QByteArray header = bigEndian(width) + bigEndian(height) + QByteArray("\x08\x06\x00\x00\x00", 5);
    return QByteArray("\x89PNG\r\n\x1a\n") + chunkOf("IHDR", header);
}

} // namespace

class PictureFormatTest : public QObject {
    Q_OBJECT
private slots:
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
        QTest::addRow("large, and nothing in it")
            << quint32(largestSide) << quint32(largestSide) << "a part of the file is missing";
        QTest::addRow("nothing") << quint32(0) << quint32(5) << "not a PNG";
    }
    void theHeaderIsBelievedBeforeAnythingIsDecoded() {
        QFETCH(quint32, width);
        QFETCH(quint32, height);
        QFETCH(QString, says);
        const bool pixels = width != largestSide; // there is no need to have this test take a gigabyte
        writeFile(path(), headerOf(width, height) + (pixels ? chunkOf("IDAT") : QByteArray()) + chunkOf("IEND"));
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

private:
    [[nodiscard]] QString path() const { return m_folder.filePath("map.png"); }
    QTemporaryDir m_folder;
};

DELVE_TEST(PictureFormatTest)
#include "picture_format_test.moc"
