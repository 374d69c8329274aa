#include "editor/drawing/creatures.h"
#include "editor/drawing/sprite_sheet.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/tables.h"
#include "generation/level/thing.h"
#include "tests/support/test.h"

#include <QDir>
#include <QPainter>
#include <QSvgRenderer>
#include <QtTest>

#include <cmath>
#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

/// A sheet with all that it refers to.
struct Sheet {
    explicit Sheet(int pixels, TileCatalogue tiles = {})
        : catalogue(std::move(tiles)), looks(catalogue), colours(catalogue, qRgb(22, 24, 29)),
          sheet(pixels, catalogue, looks, colours, parts) {}

    QImage tile(const Look& look) { return picture(sheet.tile(look), QImage::Format_RGB32); }
    QImage thing(const ThingLook& look) { return picture(sheet.thing(look), QImage::Format_ARGB32_Premultiplied); }
    QImage picture(const QRgb* pixels, QImage::Format format) const {
        return QImage(reinterpret_cast<const uchar*>(pixels), sheet.pixels(), sheet.pixels(), format).copy();
    }

    TileCatalogue catalogue;
    Looks looks;
    TileColours colours;
    SpriteParts parts;
    SpriteSheet sheet;
};

/// How far two pictures differ in brightness, of 255 a pixel: all that a person without colour vision can see.
double greyDifference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

std::vector<ThingLook> allThings() {
    std::vector<ThingLook> looks;
    for (const auto& info : thingKinds()) {
        const Thing thing{"x", info.kind, {}, {}, {}, {}};
        looks.push_back({info.kind, static_cast<std::int8_t>(info.kind == ThingKind::Start ? 1 : 0), dotColour(thing)});
        if (info.kind == ThingKind::Start) looks.push_back({info.kind, 2, dotColour(thing)});
        if (info.kind != ThingKind::Enemy) continue;
        for (const char* name : {"2", "troll"}) looks.push_back({info.kind, 0, dotColour(thing), creatureOf(name)});
        for (const auto& kind : *Tables().enemies)
            if (kind.name != bossName) looks.push_back({info.kind, 0, dotColour(thing), creatureOf(kind.name)});
    }
    return looks;
}

QImage onFloor(Sheet& sheet, const ThingLook& look) {
    QImage cell = sheet.tile({Tile::Floor, 0, 0});
    QPainter painter(&cell);
    painter.drawImage(0, 0, sheet.thing(look));
    return cell;
}

} // namespace

class SpritesTest : public QObject {
    Q_OBJECT
private slots:
    void everyPartIsReadable() {
        const QStringList files = QDir(QString(DELVE_SOURCE) + "/editor/drawing/sprites").entryList({"*.svg"});
        QVERIFY(files.size() > 60);
        const SpriteParts registersThem;
        for (const QString& file : files) {
            QVERIFY2(SpriteParts::exists(file.chopped(4)), qPrintable(file));
            const QSvgRenderer renderer(QString(":/sprites/" + file));
            QVERIFY2(renderer.isValid() && renderer.viewBoxF() == QRectF(0, 0, 32, 32), qPrintable(file));
        }
    }

    void everyThingHasItsPart() {
        for (const auto& look : allThings()) QVERIFY2(SpriteParts::exists(partOf(look)), qPrintable(partOf(look)));
        for (int hue = -1; hue < 360; ++hue) {
            const QRgb colour = hue < 0 ? qRgb(90, 90, 90) : QColor::fromHsv(hue, 200, 200).rgb();
            for (const auto kind : {ThingKind::Key, ThingKind::Lock})
                QVERIFY2(SpriteParts::exists(partOf({kind, 0, colour})), qPrintable(partOf({kind, 0, colour})));
        }
    }

    void everyBuiltInTileIsDrawn() {
        Sheet sheet(32);
        for (const auto tile : sheet.catalogue.all()) {
            if (tile == Tile::Void) continue;
            QVERIFY2(sheet.looks.trait(tile).skin, sheet.catalogue[tile].name.c_str());
            for (std::uint8_t variant = 0; variant < sheet.looks.trait(tile).variants; ++variant) {
                const QImage picture = sheet.tile({tile, 0, variant});
                QImage flat(picture.size(), picture.format());
                flat.fill(sheet.colours[tile]);
                QVERIFY2(picture != flat, sheet.catalogue[tile].name.c_str());
            }
        }
    }

    void tilesAreToldApartAt12Pixels() {
        Sheet sheet(12);
        const auto tiles = sheet.catalogue.all();
        for (std::size_t a = 0; a < tiles.size(); ++a)
            for (std::size_t b = a + 1; b < tiles.size(); ++b) {
                const double apart = greyDifference(sheet.tile({tiles[a], 0, 0}), sheet.tile({tiles[b], 0, 0}));
                QVERIFY2(apart > 2.5, qPrintable(QString("%1 and %2: %3")
                                                     .arg(sheet.catalogue[tiles[a]].name.c_str(),
                                                          sheet.catalogue[tiles[b]].name.c_str())
                                                     .arg(apart)));
            }
    }

    void thingsAreToldApartAt12PixelsWithoutColours() {
        Sheet sheet(12);
        const auto looks = allThings();
        for (std::size_t a = 0; a < looks.size(); ++a) {
            QVERIFY2(greyDifference(onFloor(sheet, looks[a]), sheet.tile({Tile::Floor, 0, 0})) > 14,
                     qPrintable(partOf(looks[a])));
            for (std::size_t b = a + 1; b < looks.size(); ++b) {
                const double apart = greyDifference(onFloor(sheet, looks[a]), onFloor(sheet, looks[b]));
                QVERIFY2(apart > 14,
                         qPrintable(QString("%1 and %2: %3").arg(partOf(looks[a]), partOf(looks[b])).arg(apart)));
            }
        }
    }

    /// Each built-in kind has its own shape; all others share the general shapes, each kind always the same one.
    void everyKindOfEnemyHasItsShape() {
        std::set<std::uint8_t> shapes;
        const Tables tables;
        for (const auto& kind : *tables.enemies) {
            if (kind.name == bossName) continue;
            QVERIFY2(SpriteParts::exists(QStringLiteral("enemy-") + QString::fromStdString(kind.name)),
                     kind.name.c_str());
            QCOMPARE(creaturePart(creatureOf(kind.name)), QStringLiteral("enemy-") + QString::fromStdString(kind.name));
            QVERIFY(shapes.insert(creatureOf(kind.name)).second);
        }
        std::set<std::uint8_t> general;
        for (const char* name : {"", "wolf", "troll", "slime", "lich", "2", "spider", "imp", "rats"}) {
            QCOMPARE(creatureOf(name), creatureOf(name));
            QVERIFY2(!shapes.contains(creatureOf(name)), name);
            QVERIFY(SpriteParts::exists(creaturePart(creatureOf(name))));
            general.insert(creatureOf(name));
        }
        QVERIFY(general.size() > 1);
    }

    void keysOfFourColoursHaveFourShapes() {
        Sheet sheet(32);
        const QRgb grey = qRgb(120, 120, 120);
        QStringList parts;
        for (const QRgb colour : {qRgb(200, 40, 40), qRgb(230, 200, 40), qRgb(50, 160, 60), qRgb(50, 90, 220)})
            parts << partOf({ThingKind::Key, 0, colour});
        QCOMPARE(QSet<QString>(parts.begin(), parts.end()).size(), 4);
        QVERIFY(sheet.thing({ThingKind::Key, 0, grey}) != sheet.thing({ThingKind::Key, 0, qRgb(10, 10, 200)}));
    }

    void theShapeOfAWallShows() {
        Sheet sheet(32);
        const QImage top = sheet.tile({Tile::Wall, 0, 0}), face = sheet.tile({Tile::Wall, South, 0});
        QCOMPARE(top.copy(0, 0, 32, 8), face.copy(0, 0, 32, 8));
        QVERIFY(greyDifference(top.copy(0, 14, 32, 18), face.copy(0, 14, 32, 18)) > 12);
        for (const auto side : {North, East, West, NorthEast, NorthWest, SouthEast, SouthWest})
            QVERIFY(sheet.tile({Tile::Wall, side, 0}) != top);
        QVERIFY(sheet.tile({Tile::Wall, South, 1}) != face);
    }

    void floorsVaryALittle() {
        Sheet sheet(32);
        for (std::uint8_t a = 0; a < 4; ++a)
            for (std::uint8_t b = static_cast<std::uint8_t>(a + 1); b < 4; ++b) {
                const double apart = greyDifference(sheet.tile({Tile::Floor, 0, a}), sheet.tile({Tile::Floor, 0, b}));
                QVERIFY2(apart > 0.2 && apart < 6, qPrintable(QString::number(apart)));
            }
    }

    void theAverageOfASpriteIsNearItsColour() {
        Sheet sheet(32);
        for (const auto tile :
             {Tile::Floor, Tile::Hall, Tile::Wall, Tile::Water, Tile::Grass, Tile::Road, Tile::Land3}) {
            const QRgb mean =
                sheet.tile({tile, 0, 0}).scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
            const QRgb flat = sheet.colours[tile];
            const int apart = std::abs(qRed(mean) - qRed(flat)) + std::abs(qGreen(mean) - qGreen(flat)) +
                              std::abs(qBlue(mean) - qBlue(flat));
            QVERIFY2(apart < 36, sheet.catalogue[tile].name.c_str());
        }
    }

    void aWorldsOwnTileShowsItsColourAndGlyph() {
        TileCatalogue catalogue;
        const auto lava = catalogue.add({"lava", U'L', {0xe0, 0x50, 0x20}, Walk::No, true, ""});
        const auto moss = catalogue.add({"moss", U'm', {0xe0, 0x50, 0x20}, Walk::No, true, ""});
        const auto path = catalogue.add({"path", U'L', {0xe0, 0x50, 0x20}, Walk::Yes, true, ""});
        Sheet sheet(32, catalogue);
        const QImage picture = sheet.tile({*lava, 0, 0});
        QCOMPARE(picture.pixel(5, 5), qRgb(0xe0, 0x50, 0x20));
        QVERIFY(picture != sheet.tile({*moss, 0, 0})); // by its glyph
        QVERIFY(picture != sheet.tile({*path, 0, 0})); // by its rim
    }
};

DELVE_TEST(SpritesTest)
#include "sprites_test.moc"
