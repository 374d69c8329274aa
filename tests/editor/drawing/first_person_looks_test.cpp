#include "editor/drawing/first_person.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/shipped_skins.h"
#include "generation/level/rules.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string_view>
#include <vector>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr QSize pictureSize(320, 180);
constexpr int horizon = 90;

QImage drawn(World world, Cell at, Direction facing, bool lights = true) {
    const play::Game game = standingAt(gameOn(std::move(world)), at, facing);
    return FirstPerson().draw(game, 0, lights, pictureSize).copy();
}

/// A hall of floor, with a start in its middle.
World hall(Size size, Tile ground = Tile::Floor, Tile around = Tile::Wall) {
    World world;
    auto& level = world.levels.emplace_back();
    level.id = "hall";
    level.tiles = Grid(size, around);
    for (std::int32_t y = 1; y + 1 < size.height; ++y)
        for (std::int32_t x = 1; x + 1 < size.width; ++x) level.tiles.set({x, y}, ground);
    const Cell middle{size.width / 2, size.height / 2};
    level.tiles.set(middle, ground == Tile::Floor ? ground : Tile::Road);
    level.things.write().push_back({"start-1-1", ThingKind::Start, middle, {}, {}, {}});
    return world;
}

/// A layer over the level, with one tile.
void decorate(World& world, Cell at, Tile tile) {
    DecorationLayer layer;
    layer.name = "furniture";
    layer.over = true;
    layer.tiles = Grid(world.levels[0].size(), Tile::Void);
    layer.tiles.set(at, tile);
    world.levels[0].layers.push_back(std::move(layer));
}

struct Mean {
    double red = 0, green = 0, blue = 0;
    [[nodiscard]] double grey() const { return (red + green + blue) / 3; }
};

Mean meanOfPart(const QImage& picture, const QRect& part) {
    Mean mean;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            mean.red += qRed(picture.pixel(x, y));
            mean.green += qGreen(picture.pixel(x, y));
            mean.blue += qBlue(picture.pixel(x, y));
        }
    const double count = part.width() * part.height();
    return {mean.red / count, mean.green / count, mean.blue / count};
}

double apart(const Mean& a, const Mean& b) {
    return std::abs(a.red - b.red) + std::abs(a.green - b.green) + std::abs(a.blue - b.blue);
}

std::set<QRgb> coloursInRow(const QImage& picture, int y) {
    std::set<QRgb> colours;
    for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
    return colours;
}

/// The columns and rows in which two pictures differ.
struct Difference {
    std::set<int> columns;
    std::set<int> rows;
};

Difference differenceOf(const QImage& a, const QImage& b) {
    Difference found;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) {
                found.columns.insert(x);
                found.rows.insert(y);
            }
    return found;
}

constexpr std::array lands{Tile::Land1, Tile::Land2, Tile::Land3, Tile::Land4, Tile::Land5, Tile::Land6};

QImage inLand(Tile land) { return drawn(hall({121, 121}, land, land), {60, 60}, Direction::North); }

} // namespace

/// What the first person view makes of air, rock, decoration, water and lands.
class FirstPersonLooksTest : public QObject {
    Q_OBJECT
private slots:
    /// Light falls off towards the horizon, and ends in the colour of what is out of sight: nowhere is there an edge.
    void thereIsNoBandAtTheHorizon_data() {
        QTest::addColumn<bool>("lights");
        QTest::newRow("in the light") << true;
        QTest::newRow("in the dark") << false;
    }
    void thereIsNoBandAtTheHorizon() {
        QFETCH(bool, lights);
        World world = hall({141, 141});
        world.rules.write().sight = 5;
        const QImage picture = drawn(std::move(world), {70, 70}, Direction::North, lights);
        const double air = qGray(picture.pixel(160, horizon));
        for (const int way : {-1, 1}) { // ceiling and floor
            double nearer = 255;
            for (int away = 40; away > 0; --away) {
                const double here = meanOfPart(picture, {120, horizon + way * away, 80, 1}).grey();
                QVERIFY2(here < nearer + 30,
                         qPrintable(QString("row %1: %2, %3").arg(way * away).arg(nearer).arg(here)));
                nearer = here;
            }
            QVERIFY2(std::abs(nearer - air) < 8, qPrintable(QString::number(nearer - air)));
        }
        // By day what is far is as bright as the floor and the ceiling before it: there is no dark strip between them.
        if (lights) QVERIFY(air > meanOfPart(picture, {120, horizon - 60, 80, 40}).grey() - 10);
        if (lights) return;
        constexpr int lastLit = 155 / (2 * 6); // at the end of sight
        QVERIFY(meanOfPart(picture, {120, horizon + lastLit, 80, 1}).grey() < air + 8);
    }

    /// The dark begins as far to the left and right of the eye as in front of it.
    void torchlightIsADisc() {
        World world = hall({61, 61});
        world.rules.write().sight = 6;
        const QImage picture = drawn(std::move(world), {30, 30}, Direction::North, false);
        constexpr int row = horizon + 16; // some 5 cells ahead
        const double middle = meanOfPart(picture, {150, row, 20, 1}).grey();
        QVERIFY(middle > meanOfPart(picture, {0, row, 20, 1}).grey() + 4);
        QVERIFY(middle > meanOfPart(picture, {300, row, 20, 1}).grey() + 4);
    }

    void thereAreHillsOnTheHorizon() {
        const QImage picture = drawn(hall({141, 141}, Tile::Grass, Tile::Grass), {70, 70}, Direction::North);
        for (int y = horizon - 3; y < horizon + 6; ++y)
            QVERIFY2(coloursInRow(picture, y).size() > 1, qPrintable(QString::number(y)));
        // In other directions lie other hills.
        QVERIFY(
            differenceOf(
                picture.copy(0, 0, 320, horizon),
                drawn(hall({141, 141}, Tile::Grass, Tile::Grass), {70, 70}, Direction::East).copy(0, 0, 320, horizon))
                .rows.count(horizon - 4));
    }

    /// Rock in a cave, courses of stone elsewhere; no two cells of rock side by side look alike.
    void wallsFollowTheSkin() {
        const auto shown = [](const char* skin) {
            World world = hall({11, 7});
            world.levels[0].properties.set(std::string(skinProperty), std::string(skin));
            return drawn(std::move(world), {5, 3}, Direction::North);
        };
        const QImage stone = shown("stone");
        const QImage cave = shown("cave");
        const Mean masonry = meanOfPart(stone, {100, 70, 120, 40});
        const Mean rock = meanOfPart(cave, {100, 70, 120, 40});
        QVERIFY(rock.red - rock.blue > masonry.red - masonry.blue + 8);
        const auto facesAlike = [](const QImage& picture) { // of the wall two cells and a half ahead
            constexpr int face = 54;
            return differenceOf(picture.copy(106, 75, face, 30), picture.copy(106 + face, 75, face, 30)).columns.size();
        };
        QVERIFY(facesAlike(cave) > facesAlike(stone));
        QVERIFY(apart(meanOfPart(stone, {140, 4, 40, 10}), meanOfPart(cave, {140, 4, 40, 10})) > 10); // ceilings
    }

    /// Furniture of a layer that is only drawn stands on the floor: it covers the columns in front of which it is.
    void furnitureOfALayerStands() {
        const QImage bare = drawn(hall({11, 11}), {5, 7}, Direction::North);
        World world = hall({11, 11});
        decorate(world, {5, 4}, Tile::Pillar);
        const auto furnished = differenceOf(bare, drawn(world, {5, 7}, Direction::North));
        QVERIFY(*furnished.rows.begin() < horizon - 10 && *furnished.rows.rbegin() > horizon + 10);
        QVERIFY(*furnished.columns.begin() > 120 && *furnished.columns.rbegin() < 200);
        world.levels[0].layers[0].hidden = true;
        QCOMPARE(drawn(world, {5, 7}, Direction::North), bare);
    }

    /// An opaque tile of a layer over one that blocks the way is the top of a box, as high as a table: lower than the
    /// eye, so that one sees over it.
    void tablesAreBoxes() {
        World world = hall({11, 11});
        world.levels[0].tiles.set({5, 4}, Tile::Pillar);
        const QImage pillar = drawn(world, {5, 7}, Direction::North);
        decorate(world, {5, 4}, Tile::Bridge);
        const QImage table = drawn(world, {5, 7}, Direction::North);
        const QImage bare = drawn(hall({11, 11}), {5, 7}, Direction::North);
        QVERIFY(*differenceOf(bare, pillar).rows.begin() < horizon);
        const auto found = differenceOf(bare, table);
        QVERIFY(*found.rows.begin() > horizon && *found.rows.begin() < horizon + 10);
        QVERIFY(*found.rows.rbegin() > horizon + 24); // down to the floor in front of it
    }

    void furnitureBehindAWallIsNotSeen() {
        World world = hall({11, 11});
        for (std::int32_t x = 1; x < 10; ++x) world.levels[0].tiles.set({x, 4}, Tile::Wall);
        const QImage bare = drawn(world, {5, 7}, Direction::North);
        decorate(world, {5, 2}, Tile::Pillar);
        QCOMPARE(drawn(world, {5, 7}, Direction::North), bare);
    }

    /// What one can walk over, as rubble, lies on the floor, on that of the cell beside it.
    void rubbleOfALayerLies() {
        const QImage bare = drawn(hall({11, 11}), {5, 7}, Direction::North);
        World world = hall({11, 11});
        decorate(world, {5, 5}, Tile::Rubble);
        const auto found = differenceOf(bare, drawn(world, {5, 7}, Direction::North));
        QVERIFY(!found.rows.empty());
        QVERIFY(*found.rows.begin() > horizon + 10);
    }

    /// On a wall, decoration with clear parts hangs.
    void decorationHangsOnWalls() {
        const QImage bare = drawn(hall({11, 7}), {5, 3}, Direction::North);
        World world = hall({11, 7});
        decorate(world, {5, 0}, Tile::Pillar);
        const auto found = differenceOf(bare, drawn(world, {5, 3}, Direction::North));
        QVERIFY(!found.columns.empty());
        QVERIFY(*found.columns.begin() > 125 && *found.columns.rbegin() < 195);
    }

    /// A pillar reaches from the floor to the ceiling.
    void pillarsAreColumns() {
        const QImage bare = drawn(hall({11, 11}), {5, 7}, Direction::North);
        World world = hall({11, 11});
        world.levels[0].tiles.set({5, 4}, Tile::Pillar);
        const auto found = differenceOf(bare, drawn(world, {5, 7}, Direction::North));
        constexpr int half = 155 / 7; // of a wall at that distance
        QVERIFY(*found.rows.begin() <= horizon - half + 2);
        QVERIFY(*found.rows.rbegin() >= horizon + half - 2);
    }

    /// The surface of water is lower than the floor, so that its far bank is seen; a chasm has no ground at all.
    void liquidsLieBelowTheFloor_data() {
        QTest::addColumn<QString>("skin");
        for (const auto& name : skinNames()) QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void liquidsLieBelowTheFloor() {
        QFETCH(QString, skin);
        const auto shown = [&skin](Tile tile) { // from 2 to 5 cells ahead
            World world = hall({11, 17});
            world.levels[0].properties.set("skin", skin.toStdString());
            for (std::int32_t y = 3; y < 6; ++y)
                for (std::int32_t x = 1; x < 10; ++x) world.levels[0].tiles.set({x, y}, tile);
            return drawn(std::move(world), {5, 7}, Direction::North);
        };
        constexpr QRect bank(150, horizon + 17, 20, 2); // below the floor on the far side
        constexpr QRect surface(150, horizon + 28, 20, 8);
        const QImage water = shown(Tile::Water);
        QVERIFY(meanOfPart(water, bank).red > meanOfPart(water, bank).blue + 10);
        QVERIFY(meanOfPart(water, surface).blue > meanOfPart(water, surface).red + 30);
        const QImage chasm = shown(Tile::Chasm);
        QVERIFY(meanOfPart(chasm, surface).grey() < 40);
        QVERIFY(meanOfPart(chasm, bank).grey() > meanOfPart(chasm, surface).grey() + 25);
    }

    /// A lake or a lawn drawn from pictures ends on its neighbours, and is ground all the same.
    void groundDrawnFromPicturesIsGround() {
        for (const auto& name : shippedSkins()) {
            FirstPersonTextures textures({}, shippedSkin(name));
            for (const Tile tile : {Tile::Water, Tile::Shallows, Tile::Chasm, Tile::Grass, Tile::Land6})
                QVERIFY2(textures.isWholeGround(tile) || textures.looks().trait(tile).under == Looks::Under::Itself,
                         name.c_str());
            for (const Tile tile : {Tile::Rubble, Tile::Pillar}) QVERIFY2(!textures.isWholeGround(tile), name.c_str());
        }
        const auto standing = [](const std::string& name) { // what grows on a meadow
            const auto game = standingAt(gameOn(hall({21, 21}, Tile::Grass, Tile::Grass)), {10, 10}, Direction::North);
            FirstPersonTextures textures(game.world().tiles, programSkin(name));
            FirstPersonSight sight;
            FirstPersonScene scene;
            scene.build(game, 0, sight.look(game, game.players[0], {10, 10}, true, FirstPerson::sightInLight), true,
                        textures);
            return scene.standees().size();
        };
        QVERIFY(standing("stone") > 10);
        for (const auto& name : shippedSkins()) QCOMPARE(standing(name), standing("stone"));
    }

    /// Under the sky trees and rock rise above their walls, with sky between them; houses have roofs.
    void whatStandsOutdoorsRisesAboveItsWall() {
        for (const Tile tile : {Tile::Forest, Tile::Mountain, Tile::HouseWall}) {
            const QImage open = drawn(hall({21, 21}, Tile::Grass, Tile::Grass), {10, 10}, Direction::North);
            const QImage shut = drawn(hall({21, 21}, Tile::Grass, tile), {10, 10}, Direction::North);
            std::set<int> heights;
            for (int x = 60; x < 260; ++x) {
                int y = 30;
                while (y < horizon && open.pixel(x, y) == shut.pixel(x, y)) ++y;
                heights.insert(horizon - y);
            }
            constexpr int wall = 155 / 20; // half of one, ten cells ahead
            QVERIFY2(*heights.rbegin() > wall + 4, qPrintable(QString::number(*heights.rbegin())));
            QCOMPARE(heights.size() > 3, tile != Tile::HouseWall);
        }
    }

    /// There are lakes under roofs: a cave with water has no sky.
    void waterUnderARoofHasNoSky() {
        World world = hall({21, 21});
        for (std::int32_t y = 1; y < 8; ++y)
            for (std::int32_t x = 1; x < 20; ++x) world.levels[0].tiles.set({x, y}, Tile::Water);
        const Mean above = meanOfPart(drawn(std::move(world), {10, 10}, Direction::North), {100, 60, 120, 16});
        QVERIFY(above.blue < above.red + 10);
    }

    void eachLandHasItsGroundAndSky() {
        std::vector<QImage> pictures;
        pictures.reserve(lands.size());
        for (const Tile land : lands) pictures.push_back(inLand(land));
        for (std::size_t a = 0; a < lands.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const auto part = [&](std::size_t which, const QRect& of) { return meanOfPart(pictures[which], of); };
                const QRect sky(0, 0, 320, 40);
                const QRect ground(0, horizon + 40, 320, 50);
                const QString name = QString("%1 and %2").arg(a + 1).arg(b + 1);
                QVERIFY2(apart(part(a, sky), part(b, sky)) > 12, qPrintable(name));
                QVERIFY2(apart(part(a, ground), part(b, ground)) > 12, qPrintable(name));
            }
    }

    /// Also by what stands there: without colours, and against the same brightness.
    void landsAreToldApartByShape() {
        const auto rough = [](const QImage& picture) { // how much of each row differs from the pixel beside it
            double sum = 0;
            for (int y = horizon - 20; y < horizon + 30; ++y)
                for (int x = 1; x < picture.width(); ++x)
                    sum += std::abs(qGray(picture.pixel(x, y)) - qGray(picture.pixel(x - 1, y)));
            return sum;
        };
        for (const Tile land : lands) QVERIFY(rough(inLand(land)) > 2 * rough(inLand(Tile::Road)));
    }
};

DELVE_TEST(FirstPersonLooksTest)
#include "first_person_looks_test.moc"
