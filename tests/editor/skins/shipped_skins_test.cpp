#include "editor/drawing/looks.h"
#include "editor/skins/read_skin.h"
#include "editor/skins/shipped_skins.h"
#include "tests/support/colour_vision.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

Colour colourOf(QRgb colour) {
    return {static_cast<std::uint8_t>(qRed(colour)), static_cast<std::uint8_t>(qGreen(colour)),
            static_cast<std::uint8_t>(qBlue(colour))};
}

/// The mean colour of a tile's pieces; its own where the skin draws none.
Colour meanOf(const Skin& skin, Tile tile) {
    const TileCatalogue tiles;
    const auto* const pieces = skin.findPieces(tiles[tile].name);
    return pieces ? colourOf(pieces->mean) : tiles[tile].colour;
}

} // namespace

class ShippedSkinsTest : public QObject {
    Q_OBJECT
private slots:
    void eachIsReadAndWritten() {
        QCOMPARE(shippedSkins().size(), std::size_t{3});
        for (const auto& name : shippedSkins()) {
            const auto skin = shippedSkin(name);
            QVERIFY2(skin, name.c_str());
            QCOMPARE(skin->id, name);
            QCOMPARE(skin->cell, 16);
            QVERIFY(skin->unknown.empty());
            const auto again = readSkin(skinText(*skin, Embedding::All));
            QVERIFY(again.ok());
            QVERIFY(again->pieces == skin->pieces);
            QCOMPARE(shippedSkin(name), skin);
        }
        QVERIFY(!shippedSkin("stone"));
    }

    void eachHasAFewColours() {
        for (const auto& name : shippedSkins()) {
            std::set<QRgb> colours;
            const QImage image = shippedSkin(name)->pictures[0].image;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    QVERIFY(qAlpha(pixel) == 0 || qAlpha(pixel) == 255);
                    if (qAlpha(pixel) != 0) colours.insert(pixel);
                }
            QVERIFY2(colours.size() <= 32, qPrintable(QString::number(colours.size())));
        }
    }

    void eachNamesOnlyTilesThatThereAre() {
        const TileCatalogue tiles;
        for (const auto& name : shippedSkins())
            for (const auto& tile : shippedSkin(name)->pieces) {
                QVERIFY2(tiles.find(tile.tile), tile.tile.c_str());
                for (const auto& other : tile.with) QVERIFY2(tiles.find(other), other.c_str());
                for (const auto& other : tile.against) QVERIFY2(tiles.find(other), other.c_str());
                for (std::size_t i = 0; i < tile.slotsInAll(); ++i) QVERIFY(!tile.slot(i).empty());
            }
    }

    /// Floors against all that stops: for everybody, whichever cones a person lacks, at least as far apart as in the
    /// usual look.
    void floorsStandOutFromWhatStops() {
        const auto usual = usualSkin();
        for (const auto vision : visions)
            for (const auto floor : {Tile::Floor, Tile::Hall, Tile::Road})
                for (const auto other : {Tile::Wall, Tile::Water, Tile::Chasm, Tile::Lava, Tile::Void}) {
                    const auto apart = [&](const Skin& skin) {
                        return difference(seenBy(vision, meanOf(skin, floor)), seenBy(vision, meanOf(skin, other)));
                    };
                    const double wanted = std::min(20.0, apart(*usual));
                    for (const auto& name : shippedSkins()) {
                        const double found = apart(*shippedSkin(name));
                        QVERIFY2(found >= wanted, qPrintable(QString("%1: %2 and %3 for %4: %5, not %6")
                                                                 .arg(name.c_str())
                                                                 .arg(TileCatalogue()[floor].name.c_str())
                                                                 .arg(TileCatalogue()[other].name.c_str())
                                                                 .arg(QString::fromUtf8(nameOf(vision).data()))
                                                                 .arg(found)
                                                                 .arg(wanted)));
                    }
                }
    }
};

DELVE_TEST(ShippedSkinsTest)
#include "shipped_skins_test.moc"
