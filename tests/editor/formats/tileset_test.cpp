#include "editor/formats/formats.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/delve_file.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;

/// Tiles cut out of the picture of a tileset, and pictures beside a map.
class TilesetTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QImage coloured(QSize size) {
        QImage picture(size, QImage::Format_ARGB32);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) picture.setPixel(x, y, qRgb(x * 3 % 256, y * 5 % 256, 40));
        return picture;
    }

private slots:
    void piecesLieByTheMeasures_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("margin");
        QTest::addColumn<int>("spacing");
        QTest::addColumn<int>("count");
        QTest::addColumn<QRect>("last");
        QTest::newRow("plain") << 16 << 0 << 0 << 12 << QRect(48, 32, 16, 16);
        QTest::newRow("larger than a quarter") << 33 << 0 << 0 << 1 << QRect(0, 0, 33, 33);
        QTest::newRow("margin and spacing") << 14 << 1 << 2 << 12 << QRect(49, 33, 14, 14);
        QTest::newRow("no whole piece") << 65 << 0 << 0 << 0 << QRect();
    }
    void piecesLieByTheMeasures() {
        QFETCH(const int, side);
        QFETCH(const int, margin);
        QFETCH(const int, spacing);
        QFETCH(const int, count);
        QFETCH(const QRect, last);
        const auto pieces = tilesOf({64, 48}, {side, side, margin, spacing});
        QCOMPARE(int(pieces.size()), count);
        if (count > 0) QCOMPARE(pieces.back(), last);
    }

    void tilesHaveNamesAndGlyphsOfTheirOwn() {
        TileCatalogue tiles;
        TileKind taken;
        taken.name = "cave-2";
        taken.glyph = U'a';
        tiles.add(taken);
        const QImage picture = coloured({320, 320});
        const auto pieces = tilesOf(picture.size(), {16, 16, 0, 0});
        QCOMPARE(pieces.size(), std::size_t{400});
        const auto kinds = tilesFrom(picture, pieces, {"cave", Walk::No, false}, tiles);
        QCOMPARE(kinds.size(), pieces.size());
        std::set<std::string> names;
        std::set<char32_t> glyphs;
        for (const auto& kind : kinds) {
            QVERIFY(names.insert(kind.name).second && glyphs.insert(kind.glyph).second);
            QVERIFY(!tiles.find(kind.name) && !tiles.findGlyph(kind.glyph));
            QVERIFY(kind.walk == Walk::No && !kind.seeThrough);
            QVERIFY(tiles.add(kind).has_value());
        }
        QCOMPARE(pictureOf(kinds[21]), picture.copy(pieces[21]));
    }

    void anEmptyPieceIsFoundOut() {
        QImage picture(32, 16, QImage::Format_ARGB32);
        picture.fill(0);
        picture.setPixel(20, 3, qRgb(1, 2, 3));
        QVERIFY(isEmptyPiece(picture, {0, 0, 16, 16}));
        QVERIFY(!isEmptyPiece(picture, {16, 0, 16, 16}));
    }

    void aLargePictureBecomesATile() {
        QCOMPARE(asTilePicture(coloured({640, 320})).size(), QSize(64, 32));
        QCOMPARE(asTilePicture(coloured({24, 24})).size(), QSize(24, 24));
    }

    void aLargePictureIsRead() {
        const QString path = m_folder.filePath(QStringLiteral("large.png"));
        QVERIFY(coloured({1024, 1024}).save(path));
        const auto picture = readTilePicture(path);
        QVERIFY(picture.ok());
        QCOMPARE(*picture, coloured({1024, 1024}));
    }

    void whatIsNoPictureIsRefused() {
        const QString path = m_folder.filePath(QStringLiteral("text.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        QVERIFY(!readTilePicture(path).ok());
        QVERIFY(!readTilePicture(m_folder.filePath(QStringLiteral("gone.png"))).ok());
    }

    void picturesGoWithTheFile() {
        World world;
        Level level;
        level.id = "cave";
        world.name = "Cave";
        const auto kinds = tilesFrom(coloured({32, 16}), tilesOf({32, 16}, {}), {"cave", Walk::Yes, true}, {});
        for (const auto& kind : kinds) world.tiles.add(kind);
        level.tiles = Grid({4, 4}, *world.tiles.find("cave-2"));
        world.levels.push_back(level);
        const auto read = readDelve(delveText(world));
        QVERIFY(read.ok());
        QVERIFY(read->tiles == world.tiles);
        QCOMPARE(delveText(*read), delveText(world));
    }

    /// A picture beside the file is stored in the map; one that lies elsewhere, or is missing, is reported.
    void picturesBesideTheFileAreTakenIn() {
        QVERIFY(coloured({16, 16}).save(m_folder.filePath(QStringLiteral("tree.png"))));
        World world;
        world.name = "Wood";
        for (const char* picture : {"tree.png", "../tree.png", "gone.png"}) {
            TileKind kind;
            kind.name = std::string("tile of ") + picture;
            kind.glyph = freeGlyph(world.tiles);
            kind.picture = picture;
            world.tiles.add(kind);
        }
        Level level;
        level.id = "wood";
        level.tiles = Grid({4, 4}, Tile::Floor);
        world.levels.push_back(level);
        const QString path = m_folder.filePath(QStringLiteral("wood.delve"));
        QVERIFY(writeWorld(world, path).ok());
        const auto read = readWorld(path);
        QVERIFY(read.ok());
        const auto& kinds = read->world.tiles.custom();
        QCOMPARE(pictureOf(kinds[0]), coloured({16, 16}));
        QCOMPARE(kinds[1].picture, std::string("../tree.png"));
        QCOMPARE(kinds[2].picture, std::string("gone.png"));
        QCOMPARE(read->notes.size(), std::size_t{2});
    }
};

DELVE_TEST(TilesetTest)
#include "tileset_test.moc"
