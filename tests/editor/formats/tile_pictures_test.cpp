#include "editor/document/document.h"
#include "editor/files/input_file.h"
#include "editor/formats/formats.h"
#include "editor/formats/picture.h"
#include "editor/text/message_text.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/delve_file.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/made_png.h"
#include "tests/support/pool.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

QByteArray encoded(const QImage& picture, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, format)) qFatal("no picture");
    return bytes;
}

QImage red(int side = 8) {
    QImage picture(side, side, QImage::Format_RGB32);
    picture.fill(qRgb(200, 20, 30));
    return picture;
}

World worldNaming(const std::vector<std::string>& pictures) {
    World world;
    world.name = "Wood";
    for (const auto& picture : pictures) {
        TileKind kind;
        kind.name = "own-" + std::to_string(world.tiles.custom().size());
        kind.glyph = static_cast<char32_t>(0x4e00 + world.tiles.custom().size());
        kind.colour = {10, 90, 40};
        kind.picture = picture;
        if (!world.tiles.add(kind)) qFatal("no such tile");
    }
    Level level;
    level.id = "wood";
    level.tiles = Grid({4, 4}, static_cast<Tile>(firstCustomTile));
    world.levels.push_back(level);
    return world;
}

} // namespace

/// The pictures that a map names: only a PNG in its folder is opened and shown; the map keeps every name.
class TilePicturesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_outside;
    QDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] std::string outside(const char* name) const {
        return m_outside->filePath(QString::fromUtf8(name)).toStdString();
    }

    Result<Imported> reading(const World& world) {
        const QString map = path("wood.delve");
        writeFile(map, QByteArray::fromStdString(delveText(world)));
        return readWorld(map);
    }

    /// Checks that the picture of this name is refused with these words, and that the world keeps the name as written.
    void isRefused(const std::string& name, const QString& words) {
        const World world = worldNaming({name});
        const auto read = reading(world);
        QVERIFY(read.ok());
        QCOMPARE(read->world.tiles.custom()[0].picture, name);
        QCOMPARE(read->notes.size(), std::size_t{1});
        const QString note = toQString(read->notes[0]);
        QVERIFY2(note.startsWith("Tile “own-0” is drawn in its colour: ") && note.contains(words), qPrintable(note));
        QCOMPARE(delveText(read->world), delveText(world));
        const QString again = path("again.delve");
        QVERIFY(writeWorld(read->world, again).ok());
        QCOMPARE(readFile(again), readFile(path("wood.delve")));
        QVERIFY(pictureOf(read->world.tiles.custom()[0]).isNull());
    }

    void isTaken(const std::string& name) {
        const auto read = reading(worldNaming({name}));
        QVERIFY(read.ok());
        QVERIFY2(read->notes.empty(), read->notes.empty() ? "" : qPrintable(toQString(read->notes[0])));
        QVERIFY(pictureOf(read->world.tiles.custom()[0]) == red().convertToFormat(QImage::Format_ARGB32));
    }

private slots:
    void init() {
        m_outside = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_outside->path()).mkpath("maps/within/deeper"));
        m_folder = QDir(m_outside->filePath("maps"));
        for (const char* name : {"secret.png", "maps/tree.png", "maps/within/tree.png", "maps/mislabelled.svg"})
            writeFile(m_outside->filePath(name), encoded(red(), "png"));
    }

    void pngIsTakenWhateverItIsCalled() {
        for (const char* name : {"tree.png", "within/tree.png", "./within/../tree.png", "mislabelled.svg"})
            isTaken(name);
    }

    void linksWithinTheFolderAreFollowed() {
        QCOMPARE(::symlink("within/tree.png", qPrintable(path("link.png"))), 0);
        QCOMPARE(::symlink(qPrintable(path("within")), qPrintable(path("absolute"))), 0);
        isTaken("link.png");
        isTaken("absolute/tree.png");
    }

    void theMapsOwnFolderMayBeALink() {
        const QString link = m_outside->filePath("link-to-maps");
        QCOMPARE(::symlink(qPrintable(m_folder.path()), qPrintable(link)), 0);
        m_folder = QDir(link);
        isTaken("tree.png");
        isRefused("../secret.png", "outside the map's folder");
    }

    void whatLiesElsewhereIsRefused() {
        QCOMPARE(::symlink("../secret.png", qPrintable(path("out.png"))), 0);
        QCOMPARE(::symlink("..", qPrintable(path("up"))), 0);
        QCOMPARE(::symlink("loop.png", qPrintable(path("loop.png"))), 0);
        for (const auto& name :
             {std::string("../secret.png"), outside("secret.png"), std::string("out.png"), std::string("up/secret.png"),
              std::string("within/../../secret.png"), std::string("/dev/zero"), std::string("/proc/self/environ")})
            isRefused(name, "outside the map's folder. Move it into that folder.");
        isRefused("loop.png", "loop.png: cannot be read");
        isRefused(std::string("tree.png\0.png", 13), "outside the map's folder");
        QVERIFY(QDir().mkdir(m_outside->filePath("maps-too")));
        writeFile(m_outside->filePath("maps-too/tree.png"), encoded(red(), "png"));
        isRefused("../maps-too/tree.png", "outside the map's folder");
    }

    void whatIsNotThereIsRefused() {
        isRefused("gone.png", "gone.png: file not found");
        isRefused("tree.png/tree.png", "file not found");
        isRefused(std::string(5000, 'x'), "cannot be read");
    }

    /// Without blocking until somebody writes to the pipe.
    void whatIsNoRegularFileIsRefused() {
        QCOMPARE(::mkfifo(qPrintable(path("pipe.png")), 0600), 0);
        QCOMPARE(::symlink("pipe.png", qPrintable(path("link-to-pipe.png"))), 0);
        for (const char* name : {"pipe.png", "link-to-pipe.png", "within"})
            isRefused(name, "is a folder, a pipe or a device. Name a regular file.");
    }

    /// The file that an SVG names would end up in the map, and a pipe would block the program.
    void anSvgIsNotEvenLookedInto_data() {
        QTest::addColumn<QByteArray>("href");
        QTest::newRow("a file outside") << QByteArray("../secret.png");
        QTest::newRow("by its address") << QByteArray("file:///etc/passwd");
        QTest::newRow("a pipe") << QByteArray("pipe.png");
    }
    void anSvgIsNotEvenLookedInto() {
        QFETCH(const QByteArray, href);
        QCOMPARE(::mkfifo(qPrintable(path("pipe.png")), 0600), 0);
        const QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                               "width=\"16384\" height=\"16384\"><image width=\"9\" height=\"9\" xlink:href=\"" +
                               href + "\"/></svg>";
        for (const char* name : {"tile.svg", "tile.png"}) {
            writeFile(path(name), svg);
            isRefused(name, QString("%1: The file is not a PNG picture.").arg(name));
            QVERIFY(!readTilePicture(path(name)).ok());
        }
        isRefused("data:image/svg+xml;base64," + svg.toBase64().toStdString(), "its picture is not a PNG");
        isRefused("data:image/png;base64," + svg.toBase64().toStdString(), "its picture is not a PNG");
    }

    void otherPicturesAreRefused() {
        for (const char* format : {"jpg", "bmp", "ppm"}) {
            writeFile(path("other.png"), encoded(red(), format));
            isRefused("other.png", "The file is not a PNG picture.");
            QVERIFY(!readTilePicture(path("other.png")).ok());
        }
    }

    /// By the sizes in their headers.
    void largePicturesAreRefused() {
        const MadeHeader huge{2'000'000'000, 2'000'000'000};
        writeFile(path("huge.png"), pngBeginning(huge));
        isRefused("huge.png", "2000000000 x 2000000000 pixels; at most 1024 on each side");
        QVERIFY(!readTilePicture(path("huge.png")).ok());
        writeFile(path("wide.png"), plainPng(1025, 4));
        isRefused("wide.png", "1025 x 4 pixels; at most 1024");
        const auto within = pngBeginning(huge).toBase64().toStdString();
        isRefused("data:image/png;base64," + within, "its picture is larger than 256 x 256 pixels");
        writeFile(path("area.png"), pngBeginning({16384, 8192}));
        const auto area = readTilePicture(path("area.png"));
        QVERIFY(!area.ok());
        QVERIFY(toQString(area.failure()).contains("at most 67 million"));
    }

    void aFileOfTooManyBytesIsRefused() {
        writeFile(path("long.png"), plainPng(4, 4));
        QVERIFY(QFile::resize(path("long.png"), (16 << 20) + 1));
        isRefused("long.png", "long.png: larger than 16 MB");
    }

    void aDamagedPictureIsRefused() {
        writeFile(path("short.png"), plainPng(8, 8).left(60));
        isRefused("short.png", "is truncated");
    }

    /// An embedded picture has no file to reload: a note says why the tile shows its colour; the tile keeps it.
    void aDamagedPictureWithinIsTold() {
        const auto within = [](const QByteArray& bytes) {
            return "data:image/png;base64," + bytes.toBase64().toStdString();
        };
        const QByteArray whole = plainPng(8, 8);
        isTaken(within(encoded(red(), "png")));
        isRefused(within(whole.left(60)), "is truncated");
        isRefused(within(madePng({8, 8, 8, 0}, QByteArray(9 * 7, '\0'))), ""); // a row is missing
        isRefused(within(QByteArray(whole).replace(45, 1, "?")), "");          // a byte is changed
    }

    void aPictureWithinThatIsTooLongIsCalledThat() {
        const QByteArray whole = plainPng(8, 8);
        const QByteArray text = pngChunk("tEXt", QByteArray(4 << 20, 'x'));
        const auto long64 = (whole.left(33) + text + whole.mid(33)).toBase64().toStdString();
        isRefused("data:image/png;base64," + long64, "its picture takes 6 MB in the map; at most 4 MB.");
    }

    /// The window and the command line open maps in the same way.
    void aPipeIsNotOpenedAsAMap() {
        for (const char* const name : {"pipe.delve", "pipe.png", "pipe.txt", "pipe.csv"}) {
            QCOMPARE(::mkfifo(qPrintable(path(name)), 0600), 0);
            Document document(test::pool());
            const auto loaded = document.load(path(name));
            QVERIFY(!loaded.ok());
            QVERIFY2(toQString(loaded.failure()).contains("this is a pipe or a device"),
                     qPrintable(toQString(loaded.failure())));
        }
        QVERIFY(!colourTable(path("pipe.png")).ok());
    }

    /// Decoded for each tile that names it, it would have sixteen times as many pixels as the budget.
    void aPictureThatManyTilesNameIsReadOnce() {
        writeFile(path("large.png"), plainPng(1024, 1024));
        QVERIFY(QFile::link(path("large.png"), path("same.png")));
        std::vector<std::string> names(maxCustomTiles, "large.png");
        for (std::size_t i = 0; i < names.size(); i += 2) names[i] = i % 4 == 0 ? "same.png" : "./large.png";
        const auto read = reading(worldNaming(names));
        QVERIFY(read.ok());
        QVERIFY2(read->notes.empty(), read->notes.empty() ? "" : qPrintable(toQString(read->notes[0])));
        const auto& kinds = read->world.tiles.custom();
        for (const auto& kind : kinds) QVERIFY(kind.picture == kinds[0].picture);
        QCOMPARE(pictureOf(kinds[0]).size(), QSize(64, 64));
    }

    /// 80 different pictures, each small enough by itself.
    void allPicturesTogetherHaveABudget() {
        std::vector<std::string> names;
        for (int i = 0; i < 80; ++i) {
            names.push_back("large-" + std::to_string(i) + ".png");
            writeFile(path(names.back().c_str()), plainPng(1024, 1024, static_cast<char>(i)));
        }
        if (!forgetMostBytes()) qInfo("the peak before is not forgotten");
        const double before = residentBytes();
        const auto read = reading(worldNaming(names));
        QVERIFY(read.ok());
        if (!addressesAreChecked) QVERIFY(maxBytes() - before < 48e6);
        const auto& kinds = read->world.tiles.custom();
        for (int i = 0; i < 80; ++i) QCOMPARE(kinds[std::size_t(i)].picture.starts_with("data:"), i < 64);
        QCOMPARE(read->notes.size(), std::size_t{9}); // eight with their names, one for the rest
        QVERIFY2(toQString(read->notes[0]).contains("large-64.png: the tile pictures have more than"),
                 qPrintable(toQString(read->notes[0])));
        QVERIFY(toQString(read->notes[8]).startsWith("8 more tile"));
    }

    /// A file that a person chooses may be anywhere, but must be a regular file, and a PNG.
    void aChosenPictureIsARegularFile() {
        QCOMPARE(::mkfifo(qPrintable(path("pipe.png")), 0600), 0);
        const auto pipe = readTilePicture(path("pipe.png"));
        QVERIFY(!pipe.ok());
        QVERIFY(toQString(pipe.failure()).contains("Name a regular file."));
        QVERIFY(!readTilePicture(m_folder.path()).ok());
        QCOMPARE(::symlink("../secret.png", qPrintable(path("out.png"))), 0);
        QVERIFY(readTilePicture(path("out.png")).ok());
    }
};

DELVE_TEST(TilePicturesTest)
#include "tile_pictures_test.moc"
