#include "generation/level/decorations.h"
#include "generation/level/delve_file.h"
#include "generation/level/tile.h"
#include "generation/level/world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>
#include <tuple>

using namespace delve;

namespace {

Tile tileAt(int index) { return static_cast<Tile>(firstDecoration + index); }

/// Every decoration, on the ground and on a layer above.
World furnishedWorld() {
    World world;
    world.name = "furnished";
    Level level;
    level.id = "level-1";
    level.tiles = Grid({decorationCount, 2}, Tile::Floor);
    DecorationLayer layer;
    layer.name = "furniture";
    layer.over = true;
    layer.tiles = Grid(level.tiles.size());
    for (int i = 0; i < decorationCount; ++i) {
        level.tiles.set({i, 0}, tileAt(i));
        layer.tiles.set({i, 1}, tileAt(i));
    }
    level.layers.push_back(layer);
    world.levels.push_back(level);
    return world;
}

} // namespace

class DecorationsTest : public QObject {
    Q_OBJECT
private slots:
    void theyAreTilesOfEveryWorld() {
        const TileCatalogue tiles;
        std::set<char32_t> glyphs;
        std::set<std::tuple<int, int, int>> colours;
        for (const auto tile : tiles.all()) {
            glyphs.insert(tiles[tile].glyph);
            colours.insert({tiles[tile].colour.red, tiles[tile].colour.green, tiles[tile].colour.blue});
        }
        QCOMPARE(glyphs.size(), tiles.all().size());
        QCOMPARE(colours.size(), tiles.all().size());
        for (int i = 0; i < decorationCount; ++i) {
            const auto& decoration = decorations()[static_cast<std::size_t>(i)];
            QVERIFY(isDecoration(tileAt(i)) && tiles.find(decoration.name) == tileAt(i));
            QVERIFY(builtInTileFromName(decoration.name) == tileAt(i) && nameOfBuiltIn(tileAt(i)) == decoration.name);
        }
        QVERIFY(!isDecoration(Tile::SecretDoor) && !isDecoration(tileAt(decorationCount)));
        QVERIFY(!isDecoration(static_cast<Tile>(firstCustomTile)));
    }

    /// They change no rule but the one: who stands in the way, stands in the way.
    void flatOnesAreFloorAndTheOthersBlock() {
        const TileCatalogue tiles;
        for (int i = 0; i < decorationCount; ++i) {
            const Tile tile = tileAt(i);
            const bool walkable = decorations()[static_cast<std::size_t>(i)].walkable;
            QVERIFY(tiles.walkable(tile) == walkable && tiles.roomFloor(tile) == walkable && tiles.seeThrough(tile));
            QVERIFY(!tiles.hallFloor(tile) && !tiles.wall(tile) && !tiles.passage(tile) && !tiles.street(tile) &&
                    !tiles.outdoors(tile) && !tiles.ofHouse(tile) && !tiles.endsGame(tile) && !tiles.kills(tile) &&
                    !tiles.leadsDown(tile) && !tiles.secret(tile) && !tiles.ledge(tile));
        }
    }

    void filesKeepThem() {
        const World world = furnishedWorld();
        const auto read = readDelve(delveText(world));
        QVERIFY(read);
        QVERIFY(read->levels == world.levels);
    }

    /// Files from before they came may have a tile of that name, or with that glyph.
    void onesOwnTileComesFirst() {
        TileCatalogue tiles;
        const auto rug = tiles.add({"rug", U'r', {1, 2, 3}, Walk::No, false, ""});
        const auto pi = tiles.add({"pi", U'π', {1, 2, 3}, Walk::No, false, ""});
        QVERIFY(rug && pi && tiles.find("rug") == rug && tiles.hidden(tileAt(0)));
        QVERIFY(tiles.findGlyph(U'π') == pi);
    }
};

DELVE_TEST(DecorationsTest)
#include "decorations_test.moc"
