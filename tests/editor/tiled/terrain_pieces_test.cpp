#include "editor/tiled/terrain_pieces.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// Terrains that have each of the cases: tile 10 + i has colour 1 where bit i of its number says so.
TiledTerrains allCases(const char* type, const std::vector<std::size_t>& places) {
    TiledTerrains terrains;
    terrains.type = type;
    terrains.colours.resize(1);
    for (std::uint32_t i = 0; i < 1u << places.size(); ++i) {
        std::array<std::uint8_t, 8> colours{};
        for (std::size_t place = 0; place < places.size(); ++place)
            if (i >> place & 1) colours[places[place]] = 1;
        terrains.tiles.emplace_back(10 + i, colours);
    }
    return terrains;
}

} // namespace

class TerrainPiecesTest : public QObject {
    Q_OBJECT
private slots:
    void cornersAreCounted() {
        const auto pieces = piecesOfTerrain({}, allCases("corner", {1, 3, 5, 7}), 1, 0, 2);
        QVERIFY(pieces);
        QVERIFY(pieces->joining == Joining::Corners);
        QVERIFY(pieces->pieces[0].empty()); // a tile without the colour is none of its pieces
        for (std::uint32_t i = 1; i < 16; ++i) {
            QCOMPARE(pieces->pieces[i].size(), std::size_t{1});
            QVERIFY((pieces->pieces[i][0].frames[0].piece == Piece{2, 10 + i, 0}));
        }
    }

    void edgesAreCounted() {
        const auto pieces = piecesOfTerrain({}, allCases("edge", {0, 2, 4, 6}), 1, 0, 0);
        QVERIFY(pieces);
        QVERIFY(pieces->joining == Joining::Edges);
        for (std::uint32_t i = 1; i < 16; ++i) QCOMPARE(pieces->pieces[i][0].frames[0].piece.number, 10 + i);
    }

    void mixedTerrainsAreABlob() {
        const auto pieces = piecesOfTerrain({}, allCases("mixed", {0, 1, 2, 3, 4, 5, 6, 7}), 1, 0, 0);
        QVERIFY(pieces);
        QVERIFY(pieces->joining == Joining::Blob);
        for (std::size_t i = 1; i < blobPieces; ++i) {
            QCOMPARE(pieces->pieces[i].size(), std::size_t{1});
            QCOMPARE(pieces->pieces[i][0].frames[0].piece.number, 10u + blobNumbers()[i]);
        }
    }

    void tilesOfOneCaseAreChosenByTheirProbability() {
        TiledTerrains terrains;
        terrains.type = "corner";
        const std::array<std::uint8_t, 8> all{0, 1, 0, 1, 0, 1, 0, 1}, mixed{0, 1, 0, 2, 0, 1, 0, 1};
        terrains.tiles = {{3, all}, {4, all}, {5, mixed}};
        TiledTileset tileset;
        tileset.tiles.resize(2);
        tileset.tiles[0].id = 4;
        tileset.tiles[0].probability = 0.25;
        tileset.tiles[1].id = 3;
        tileset.tiles[1].animation = {{3, 200}, {7, 300}};
        const auto pieces = piecesOfTerrain(tileset, terrains, 1, 0, 0);
        QVERIFY(pieces);
        const auto& slot = pieces->pieces[15];
        QCOMPARE(slot.size(), std::size_t{2});
        QCOMPARE(slot[0].weight, 100);
        QCOMPARE(slot[0].frames.size(), std::size_t{2});
        QCOMPARE(slot[0].frames[1].milliseconds, 300);
        QCOMPARE(slot[1].weight, 25);
        QVERIFY(pieces->pieces[13].empty()); // it meets colour 2, not none
        const auto other = piecesOfTerrain(tileset, terrains, 1, 2, 0);
        QCOMPARE(other->pieces[13][0].frames[0].piece.number, 5u);
        QVERIFY(!piecesOfTerrain(tileset, terrains, 3, 0, 0));
    }
};

DELVE_TEST(TerrainPiecesTest)
#include "terrain_pieces_test.moc"
