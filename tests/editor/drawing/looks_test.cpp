#include "editor/drawing/looks.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::editor;

namespace {

/// Three rows of three glyphs.
struct Neighbours {
    explicit Neighbours(const char* rows) {
        for (std::size_t i = 0; i < 9; ++i)
            tiles[i / 3][i % 3] = *catalogue.findGlyph(static_cast<char32_t>(rows[i / 3 * 4 + i % 3]));
    }
    [[nodiscard]] Around around() const { return {&tiles[0][1], &tiles[1][1], &tiles[2][1]}; }

    TileCatalogue catalogue;
    std::array<std::array<Tile, 3>, 3> tiles{};
};

/// The sides of the look of the cell in the middle.
int sidesOf(const char* rows) {
    const Neighbours cells(rows);
    return Looks(cells.catalogue).of(cells.around(), {0, 0}).sides;
}

/// The edges in the cell in the middle, as "TILE PIECE, …".
QString edgesOf(const char* rows, const Skin& skin = builtInSkins().front()) {
    const Neighbours cells(rows);
    const Looks looks(cells.catalogue, SharedSkin(SharedSkin(), &skin));
    QStringList edges;
    for (const auto& edge : looks.edgesOf(cells.around(), looks.groundOf(cells.around()), {0, 0}).all())
        edges << QString("%1 %2").arg(cells.catalogue[edge.tile].name.c_str()).arg(edge.piece);
    return edges.join(", ");
}

} // namespace

class LooksTest : public QObject {
    Q_OBJECT
private slots:
    void aWallShowsAFaceTowardsTheSouth() {
        QCOMPARE(sidesOf("   \n"
                         "###\n"
                         "..."),
                 int(South));
        QCOMPARE(sidesOf("...\n"
                         "###\n"
                         "   "),
                 int(North));
    }

    void voidAndWallsOpenNoSide() {
        QCOMPARE(sidesOf("   \n"
                         " # \n"
                         "   "),
                 0);
        QCOMPARE(sidesOf("###\n"
                         "###\n"
                         "###"),
                 0);
    }

    void aCornerOfARoomCloses() {
        QCOMPARE(sidesOf("   \n"
                         " ##\n"
                         " #."),
                 int(SouthEast));
        QCOMPARE(sidesOf("#. \n"
                         "## \n"
                         "   "),
                 0 + int(North)); // open to the north covers its corners
    }

    void coveredCornersMakeNoDifference() {
        QCOMPARE(sidesOf("...\n"
                         "###\n"
                         "###"),
                 sidesOf("#.#\n"
                         "###\n"
                         "###"));
    }

    void aDoorInAWallHasNoFaceAboveIt() {
        QVERIFY(!(sidesOf("###\n"
                          "###\n"
                          "#+#") &
                  South));
        QVERIFY(sidesOf(" # \n"
                        ".#.\n"
                        ".+.") &
                South);
    }

    void aDoorIsSeenFromTheSideInAWallThatGoesDown() {
        QCOMPARE(sidesOf(".#.\n"
                         ".+.\n"
                         ".#."),
                 1);
        QCOMPARE(sidesOf("...\n"
                         "#+#\n"
                         "..."),
                 0);
        QCOMPARE(sidesOf(".#.\n"
                         ".G.\n"
                         ".#."),
                 0); // a gate has one view
    }

    void floorsLieInTheShadeOfWalls() {
        QCOMPARE(sidesOf("###\n"
                         "#..\n"
                         "#.."),
                 North + West);
        QCOMPARE(sidesOf("#..\n"
                         "...\n"
                         "..."),
                 int(NorthWest));
        QCOMPARE(sidesOf("..#\n"
                         "..#\n"
                         "###"),
                 0);
    }

    void landEndsOnWater() {
        QCOMPARE(edgesOf(";;;\n"
                         "~~~\n"
                         "~~ "),
                 QString("grass %1").arg(int(North)));
        QCOMPARE(edgesOf("~~;\n"
                         "~~~\n"
                         ";~~"),
                 QString("grass %1").arg(NorthEast + SouthWest));
        QCOMPARE(edgesOf("~~~\n"
                         "~;~\n"
                         "~~~"),
                 QString());
    }

    /// Floor and hall end alike: as one edge.
    void theLowestEdgeComesFirstAndEqualsAreOne() {
        QCOMPARE(edgesOf("T..\n"
                         ";~,\n"
                         "~~,"),
                 QString("floor %1, grass %2, forest %3").arg(North + East).arg(int(West)).arg(int(NorthWest)));
    }

    void wallsVoidAndDoorsTakeNoEdges() {
        for (const char* middle : {";;;\n;#;\n;;;", ";;;\n; ;\n;;;", ";;;\n;+;\n;;;"})
            QCOMPARE(edgesOf(middle), QString());
    }

    /// Rock of caves reaches into whatever lies beside it, into the dark behind it too; masonry does not.
    void onlyRockReachesOut() {
        const Skin& cave = *std::ranges::find(builtInSkins(), "cave", &Skin::id);
        const char* beside = "###\n"
                             "...\n"
                             "...";
        const char* behind = "   \n"
                             "   \n"
                             "###";
        QCOMPARE(edgesOf(beside), QString());
        QCOMPARE(edgesOf(behind), QString());
        QCOMPARE(edgesOf(beside, cave), QString("wall %1").arg(North + NorthEast + NorthWest));
        QCOMPARE(edgesOf(behind, cave), QString("wall %1").arg(South + SouthEast + SouthWest));
    }

    void whatStandsOnGroundStandsOnThatOfItsNeighbour() {
        const auto groundOf = [](const char* rows) {
            const Neighbours cells(rows);
            return Looks(cells.catalogue).groundOf(cells.around());
        };
        QCOMPARE(groundOf(";;;\n;I;\n;;;"), Tile::Grass);
        QCOMPARE(groundOf("~~~\n~I~\n~;~"), Tile::Grass);
        QCOMPARE(groundOf("   \n I \n   "), Tile::Floor);
        QCOMPARE(groundOf(";;;\n;=;\n;;;"), Tile::Road);
    }

    void variantsAreStableAndMixed() {
        constexpr std::array<std::uint8_t, 4> weights{21, 5, 5, 1};
        std::array<int, 4> seen{};
        for (std::int32_t y = 0; y < 100; ++y)
            for (std::int32_t x = 0; x < 100; ++x) {
                const auto variant = variantAt({x, y}, weights);
                QVERIFY(variant < 4);
                QCOMPARE(variantAt({x, y}, weights), variant);
                ++seen[variant];
            }
        QVERIFY(seen[0] > 5000 && seen[1] > 500 && seen[2] > 500 && seen[3] > 100 && seen[3] < 700);
        const std::array<std::uint8_t, 1> one{9};
        QCOMPARE(int(variantAt({7, 3}, one)), 0);
    }
};

DELVE_TEST(LooksTest)
#include "looks_test.moc"
