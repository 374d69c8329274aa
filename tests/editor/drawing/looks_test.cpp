#include "editor/drawing/looks.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::editor;

namespace {

/// The look of the middle of three rows of three glyphs.
Look lookOf(const char* rows) {
    const TileCatalogue catalogue;
    const Looks looks(catalogue);
    std::array<std::array<Tile, 3>, 3> tiles{};
    for (std::size_t i = 0; i < 9; ++i)
        tiles[i / 3][i % 3] = *catalogue.findGlyph(static_cast<char32_t>(rows[i / 3 * 4 + i % 3]));
    return looks.of(&tiles[0][1], &tiles[1][1], &tiles[2][1], {0, 0});
}

int sidesOf(const char* rows) { return lookOf(rows).sides; }

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

    void waterHasBanks() {
        QCOMPARE(sidesOf(";;;\n"
                         "~~~\n"
                         "~~ "),
                 int(North));
    }

    void variantsAreStableAndMixed() {
        std::array<int, 4> seen{};
        for (std::int32_t y = 0; y < 100; ++y)
            for (std::int32_t x = 0; x < 100; ++x) {
                const auto variant = variantAt({x, y}, 4);
                QVERIFY(variant < 4);
                QCOMPARE(variantAt({x, y}, 4), variant);
                ++seen[variant];
            }
        QVERIFY(seen[0] > 5000 && seen[1] > 500 && seen[2] > 500 && seen[3] > 100 && seen[3] < 700);
        QCOMPARE(int(variantAt({7, 3}, 1)), 0);
        for (int x = 0; x < 500; ++x) QVERIFY(variantAt({x, 9}, 2) < 2 && variantAt({x, 9}, 3) < 3);
    }
};

DELVE_TEST(LooksTest)
#include "looks_test.moc"
