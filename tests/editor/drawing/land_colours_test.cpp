#include "editor/drawing/sprite_sheet.h"
#include "tests/support/colour_vision.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cmath>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array lands{Tile::Land1, Tile::Land2, Tile::Land3, Tile::Land4, Tile::Land5, Tile::Land6};

double apart(Vision vision, Colour a, Colour b) { return difference(seenBy(vision, a), seenBy(vision, b)); }

QByteArray said(Vision vision, const TileKind& a, const TileKind& b, double difference) {
    return QString("%1 and %2 for %3: %4")
        .arg(a.name.c_str(), b.name.c_str(), QString::fromUtf8(nameOf(vision).data()))
        .arg(difference)
        .toUtf8();
}

/// The shapes that a sprite draws on its ground: by how much each pixel is darker than the ground.
std::vector<int> shapesOf(SpriteSheet& sheet, Tile tile, QRgb ground) {
    const auto* const pixels = sheet.tile({tile, 0, 0});
    std::vector<int> darker;
    for (int i = 0; i < sheet.pixels() * sheet.pixels(); ++i) darker.push_back(qGray(ground) - qGray(pixels[i]));
    return darker;
}

} // namespace

/// Everybody can tell the lands of a journey apart: by their colours, whichever cones a person lacks, and, where cells
/// are large, by the patterns drawn on them, without any colour.
class LandColoursTest : public QObject {
    Q_OBJECT
private slots:
    /// Pairs of the table that comes with the formula (Sharma, Wu and Dalal 2005).
    void differenceIsThatOfThePublishedTable_data() {
        QTest::addColumn<QList<double>>("colours");
        QTest::addColumn<double>("difference");
        QTest::newRow("blue") << QList<double>{50, 2.6772, -79.7751, 50, 0, -82.7485} << 2.0425;
        QTest::newRow("greys") << QList<double>{50, 0, 0, 50, -1, 2} << 2.3669;
        QTest::newRow("opposite") << QList<double>{50, 2.49, -0.001, 50, -2.49, 0.0009} << 7.1792;
        QTest::newRow("far") << QList<double>{50, 2.5, 0, 73, 25, -18} << 27.1492;
        QTest::newRow("green") << QList<double>{60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387} << 1.2644;
        QTest::newRow("dark") << QList<double>{2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514} << 0.9082;
    }

    void differenceIsThatOfThePublishedTable() {
        QFETCH(QList<double>, colours);
        QFETCH(double, difference);
        const Lab a{colours[0], colours[1], colours[2]}, b{colours[3], colours[4], colours[5]};
        QVERIFY(std::abs(delve::test::difference(a, b) - difference) < 0.00006);
        QVERIFY(std::abs(delve::test::difference(b, a) - difference) < 0.00006);
    }

    void whoLacksConesMixesUpWhatTheyAreKnownToMixUp() {
        const Colour red{0xc0, 0x50, 0x40}, green{0x80, 0x80, 0x20};
        QVERIFY(apart(Vision::Full, red, green) > 40);
        QVERIFY(apart(Vision::NoGreen, red, green) < 15);
        for (const auto vision : visions) QVERIFY(apart(vision, {20, 20, 20}, {230, 230, 230}) > 60);
    }

    void noTwoLandsLookAlikeToAnybody() {
        const TileCatalogue tiles;
        for (const auto vision : visions)
            for (std::size_t a = 0; a < lands.size(); ++a)
                for (std::size_t b = a + 1; b < lands.size(); ++b) {
                    const auto& one = tiles[lands[a]];
                    const auto& other = tiles[lands[b]];
                    const double difference = apart(vision, one.colour, other.colour);
                    QVERIFY2(difference >= 11, said(vision, one, other, difference));
                }
    }

    void sitesRoadsAndBordersStandOut() {
        const TileCatalogue tiles;
        for (const auto vision : visions)
            for (const auto land : lands)
                for (const auto tile : {Tile::Floor, Tile::Road, Tile::Forest, Tile::Mountain, Tile::Water}) {
                    const double difference = apart(vision, tiles[land].colour, tiles[tile].colour);
                    QVERIFY2(difference >= 8, said(vision, tiles[land], tiles[tile], difference));
                }
    }

    void landsAreLighterThanWhatLiesOnThem() {
        const TileCatalogue tiles;
        for (const auto land : lands) {
            const auto lightness = [&](Tile tile) { return seenBy(Vision::Full, tiles[tile].colour).l; };
            for (const auto tile : {Tile::Road, Tile::Forest, Tile::Mountain})
                QVERIFY2(lightness(land) >= lightness(tile) + 4, tiles[land].name.c_str());
        }
    }

    /// A pixel counts as drawn where it is clearly darker than the ground; the share of the pixels that only one of two
    /// lands draws says how different their patterns are.
    void noTwoLandsHaveThePatternOfAnother() {
        const TileCatalogue catalogue;
        const Looks looks(catalogue);
        const TileColours colours(catalogue, qRgb(22, 24, 29));
        SpriteParts parts;
        for (const int pixels : {12, 32}) {
            SpriteSheet sheet(pixels, catalogue, looks, colours, parts);
            for (std::size_t a = 0; a < lands.size(); ++a)
                for (std::size_t b = a + 1; b < lands.size(); ++b) {
                    const auto one = shapesOf(sheet, lands[a], colours[lands[a]]);
                    const auto other = shapesOf(sheet, lands[b], colours[lands[b]]);
                    int different = 0;
                    for (std::size_t i = 0; i < one.size(); ++i) different += (one[i] > 12) != (other[i] > 12);
                    const double share = different / double(one.size());
                    QVERIFY2(
                        share > 0.06,
                        qPrintable(QString("%1 and %2 at %3 pixels: %4").arg(a + 1).arg(b + 1).arg(pixels).arg(share)));
                }
        }
    }
};

DELVE_TEST(LandColoursTest)
#include "land_colours_test.moc"
