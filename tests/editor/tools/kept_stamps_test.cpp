#include "editor/tools/kept_stamps.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

BitGrid cellsOf(const char* rows, Size size) {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) cells.set({x, y}, rows[y * size.width + x] == 'x');
    return cells;
}

/// The level after the stamp is laid on void, as text.
std::string laid(const Patch& stamp) {
    Level level;
    level.tiles = Grid({8, 4});
    (void)stamp.layOn(level, {1, 1}, false);
    return linesOf(level);
}

} // namespace

/// Stamps that are kept in files.
class KeptStampsTest : public QObject {
    Q_OBJECT
private slots:
    void aStampOfAnyShapeComesBackWithItsThings() {
        const QTemporaryDir folder;
        const Level level = drawn("#.*#\n#..#\n");
        const Patch stamp = Patch::of(level, {}, cellsOf("-xx--x--", level.size()));
        QVERIFY(keepStamp(folder.path(), 3, Stamp{stamp}).ok());
        const Stamps stamps = readStamps(folder.path());
        QVERIFY(stamps[2] && !stamps[0]);
        QCOMPARE(laid(stamps[2]->patch), laid(stamp));
        QCOMPARE(stamps[2]->patch.cells().count(), 3);
        QCOMPARE(stamps[2]->patch.things().size(), std::size_t{1});
    }

    void tilesOfTheWorldsOwnComeBackByTheirNames() {
        const QTemporaryDir folder;
        TileCatalogue tiles;
        TileKind lava;
        lava.name = "lava";
        lava.glyph = U'L';
        tiles.add(lava);
        Level level;
        level.tiles = Grid({2, 1}, *tiles.find("lava"));
        QVERIFY(keepStamp(folder.path(), 1, Stamp{Patch::of(level, tiles, {})}).ok());
        const Stamps stamps = readStamps(folder.path());
        QVERIFY(stamps[0].has_value());
        QVERIFY(stamps[0]->patch.catalogue().find("lava").has_value());
        QCOMPARE(stamps[0]->patch.tiles().at({1, 0}), *stamps[0]->patch.catalogue().find("lava"));
    }

    /// A world may have thousands of tiles; the file holds only those that the stamp uses.
    void onlyTheTilesInUseAreKept() {
        const QTemporaryDir folder;
        TileCatalogue tiles;
        for (const char* name : {"ash", "lava", "ice"}) {
            TileKind kind;
            kind.name = name;
            kind.glyph = static_cast<char32_t>(*name - 'a' + 'A');
            tiles.add(kind);
        }
        Level level;
        level.tiles = Grid({3, 1}, *tiles.find("ice"));
        level.tiles.set({1, 0}, Tile::Floor);
        QVERIFY(keepStamp(folder.path(), 1, Stamp{Patch::of(level, tiles, {})}).ok());
        QFile file(folder.filePath(QStringLiteral("stamp-1.delve")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("ice") && !text.contains("lava") && !text.contains("ash"));
        const Stamps stamps = readStamps(folder.path());
        QCOMPARE(stamps[0]->patch.in(tiles).tiles(), level.tiles); // and back in its world it is the same tile
        level.tiles = Grid({2, 1}, Tile::Water);
        QVERIFY(keepStamp(folder.path(), 2, Stamp{Patch::of(level, tiles, {})}).ok());
        QCOMPARE(readStamps(folder.path())[1]->patch.tiles(), level.tiles);
    }

    void aStampOfALayerIsLaidOnThatLayerAgain() {
        const QTemporaryDir folder;
        Level level = drawn("....\n");
        level.layers.resize(2);
        for (auto& layer : level.layers) layer.tiles = Grid(level.size());
        level.layers[1].tiles.set({2, 0}, Tile::Grass);
        QVERIFY(keepStamp(folder.path(), 9, Stamp{Patch::of(level, {}, cellsOf("-xxx", level.size()), 1)}).ok());
        const Stamps stamps = readStamps(folder.path());
        QVERIFY(stamps[8].has_value());
        Level onto = drawn("######\n");
        onto.layers.resize(2);
        for (auto& layer : onto.layers) layer.tiles = Grid(onto.size());
        (void)stamps[8]->patch.layOn(onto, {0, 0}, false);
        QCOMPARE(onto.tiles, drawn("######\n").tiles);
        QCOMPARE(onto.layers[1].tiles.at({1, 0}), Tile::Grass);
    }

    /// The level behind a door is not in the stamp's file, and yet the door keeps its destination.
    void aPortalKeepsWhereItLeads() {
        const QTemporaryDir folder;
        Level level = drawn("..\n");
        Thing portal;
        portal.kind = ThingKind::Portal;
        portal.id = "door";
        portal.fields.set("level", Reference{"house"});
        portal.fields.set("cell", Cell{40, 30});
        level.things.write().push_back(portal);
        const Patch stamp = Patch::of(level, {}, {});
        QVERIFY(keepStamp(folder.path(), 1, Stamp{stamp}).ok());
        const Stamps stamps = readStamps(folder.path());
        QVERIFY(stamps[0] && stamps[0]->patch == stamp);
    }

    /// Stamps differ if the same numbers mean other tiles, or if they are of another layer.
    void stampsDifferByTilesAndLayers() {
        const auto inWorldWith = [](const char* name) {
            TileCatalogue tiles;
            TileKind kind;
            kind.name = name;
            kind.glyph = U'L';
            tiles.add(kind);
            Level level;
            level.tiles = Grid({2, 1}, static_cast<Tile>(firstCustomTile));
            return Patch::of(level, tiles, {});
        };
        QVERIFY(inWorldWith("lava") == inWorldWith("lava"));
        QVERIFY(!(inWorldWith("lava") == inWorldWith("ice")));
        Level level = drawn("..\n");
        level.layers.resize(2);
        for (auto& layer : level.layers) layer.tiles = Grid(level.size());
        QVERIFY(!(Patch::of(level, {}, {}, 0) == Patch::of(level, {}, {}, 1)));
    }

    /// A file of before has no name but that of its number, and still has none.
    void aNameIsKeptAndNumbersGoOn() {
        const QTemporaryDir folder;
        const Patch stamp = Patch::of(drawn("..\n"), {}, {});
        QVERIFY(keepStamp(folder.path(), 4, Stamp{stamp}).ok());
        QVERIFY(keepStamp(folder.path(), 12, Stamp{stamp, "Tower"}).ok());
        const Stamps stamps = readStamps(folder.path());
        QCOMPARE(stamps.size(), std::size_t{12});
        QVERIFY(*stampAt(stamps, 4) == Stamp{stamp});
        QVERIFY((*stampAt(stamps, 12) == Stamp{stamp, "Tower"}));
        QVERIFY(keepStamp(folder.path(), 12, {}).ok());
        QVERIFY(!stampAt(readStamps(folder.path()), 12));
    }

    /// A number without a stamp stays free: no key gets another stamp because one was deleted.
    void stampsKeepTheirNumbers() {
        const Stamp grass{Patch::of(drawn("..\n"), {}, {}), "grass"};
        const Stamp water{Patch::of(drawn("~~\n"), {}, {}), "water"};
        Stamps stamps = withStamp(withStamp({}, 2, grass), 5, water);
        QCOMPARE(freeStampNumber(stamps), 1);
        QVERIFY(stampBeside(stamps, 5, true) == 2 && !stampBeside(stamps, 5, false));
        stamps = withStampMoved(stamps, 5, true);
        QVERIFY(*stampAt(stamps, 2) == water && *stampAt(stamps, 5) == grass);
        stamps = withStamp(withStampNamed(stamps, 5, "lawn"), 2, {});
        QVERIFY(!stampAt(stamps, 2));
        QCOMPARE(stampAt(stamps, 5)->name, std::string("lawn"));
        QVERIFY(!stampAt(stamps, 0) && !stampAt(stamps, 6));
        QVERIFY(withStamp(stamps, largestStampNumber + 1, water) == stamps);
    }

    void whatCannotBeReadIsLeftOut() {
        const QTemporaryDir folder;
        QFile broken(folder.filePath(QStringLiteral("stamp-2.delve")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no map");
        broken.close();
        QVERIFY(!stampAt(readStamps(folder.path()), 2));
        QVERIFY(broken.exists());
        QVERIFY(readStamps(folder.filePath(QStringLiteral("none"))).empty());
    }
};

DELVE_TEST(KeptStampsTest)
#include "kept_stamps_test.moc"
