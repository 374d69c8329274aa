#include "editor/drawing/first_person.h"
#include "editor/drawing/picture.h"
#include "editor/play/play_picture.h"
#include "playtest/rules/step.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <map>
#include <string_view>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array<Tile, 12> ground{Tile::Floor,      Tile::Shallows,  Tile::Bridge,     Tile::Rubble,
                                      Tile::Chasm,      Tile::Lava,      Tile::Pillar,     Tile::Grate,
                                      Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};

/// A hall with one tile in its middle.
World hallWith(Tile tile) {
    World world = smallWorld(std::array<std::string_view, 5>{"#######", "#.....#", "#@....#", "#.....#", "#######"});
    world.levels[0].tiles.set({3, 2}, tile);
    return world;
}

/// A corridor from the start to a wall, in which this tile takes a place.
World corridorWith(Tile tile) {
    World world = smallWorld(std::array<std::string_view, 3>{"########", "#@..#..#", "########"});
    world.levels[0].tiles.set({4, 1}, tile);
    return world;
}

constexpr int pixels = 32;

QImage fromAbove(const Level& level, Cell cell) {
    const auto picture = drawPicture(level, {}, pixels);
    return picture ? picture->copy(cell.x * pixels, cell.y * pixels, pixels, pixels) : QImage();
}

QImage fromAbove(Tile tile) { return fromAbove(hallWith(tile).levels[0], {3, 2}); }

/// As player one sees it from the cell before it.
QImage inFirstPerson(const play::Game& game, Cell from) {
    const auto standing = standingAt(game, from, Direction::East);
    return FirstPerson().draw(standing, 0, true, {160, 90}).copy();
}

/// In a wall: a grate stands there.
QImage inFirstPerson(Tile tile) { return inFirstPerson(gameOn(corridorWith(tile)), {3, 1}); }

bool areAllDifferent(QImage (*draw)(Tile)) {
    for (std::size_t a = 0; a < ground.size(); ++a)
        for (std::size_t b = a + 1; b < ground.size(); ++b)
            if (draw(ground[a]) == draw(ground[b])) return false;
    return true;
}

bool isArrow(const QImage& tile, QPoint at) {
    const QRgb pixel = tile.pixel(at);
    return qRed(pixel) > 235 && qGreen(pixel) > 225 && qBlue(pixel) > 190 && qBlue(pixel) < 240;
}

} // namespace

/// Shallows, bridges, rubble, chasms, grates, ledges and secret doors, from above and in first person.
class NewGroundTest : public QObject {
    Q_OBJECT
private slots:
    void eachIsToldApartFromAbove() { QVERIFY(areAllDifferent(fromAbove)); }
    void eachIsToldApartInFirstPerson() { QVERIFY(areAllDifferent(inFirstPerson)); }

    /// Towards the side to which it leads.
    void aLedgeHasAnArrow() {
        const std::map<Tile, QPoint> arrows{{Tile::LedgeNorth, {16, 5}},
                                            {Tile::LedgeEast, {26, 16}},
                                            {Tile::LedgeSouth, {16, 26}},
                                            {Tile::LedgeWest, {5, 16}}};
        for (const auto& [ledge, own] : arrows)
            for (const auto& [other, place] : arrows) QCOMPARE(isArrow(fromAbove(ledge), place), ledge == other);
    }

    /// It has banks where it ends.
    void aChasmHasBanks() {
        World wide = hallWith(Tile::Chasm);
        for (std::int32_t y = 1; y < 4; ++y)
            for (std::int32_t x = 2; x < 5; ++x) wide.levels[0].tiles.set({x, y}, Tile::Chasm);
        QVERIFY(fromAbove(wide.levels[0], {3, 2}) != fromAbove(Tile::Chasm));
    }

    /// It is seen from the front, or from its side.
    void aGrateStandsInItsWall() {
        const auto drawn = [](const std::array<std::string_view, 3>& rows) {
            return fromAbove(smallWorld(rows).levels[0], {1, 1});
        };
        QVERIFY(drawn({"...", "#Z#", "..."}) != drawn({".#.", ".Z.", ".#."}));
    }

    /// The map shows it to whoever draws it.
    void aSecretDoorIsSeenOnTheMap() {
        const auto drawn = [](Tile tile) { return fromAbove(corridorWith(tile).levels[0], {4, 1}); };
        QVERIFY(drawn(Tile::SecretDoor) != drawn(Tile::Wall));
        QVERIFY(drawn(Tile::SecretDoor) != drawn(Tile::Door));
    }

    void aSecretDoorIsAWallToThePlayersUntilItIsFound() {
        const auto standing = [](Tile tile) { return standingAt(gameOn(corridorWith(tile)), {3, 1}, Direction::East); };
        const auto waited = [&standing](Tile tile) { return play::step(standing(tile), play::Command::wait()).game; };
        const auto above = [](const play::Game& game) { return pictureOfGame(game, {96, 54}); };
        const auto ahead = [](const play::Game& game) { return inFirstPerson(game, {3, 1}); };
        QCOMPARE(above(standing(Tile::SecretDoor)), above(standing(Tile::Wall)));
        QCOMPARE(ahead(standing(Tile::SecretDoor)), ahead(standing(Tile::Wall)));
        QCOMPARE(above(waited(Tile::SecretDoor)), above(waited(Tile::Door)));
        QCOMPARE(ahead(waited(Tile::SecretDoor)), ahead(waited(Tile::Door)));
        QVERIFY(above(waited(Tile::SecretDoor)) != above(standing(Tile::SecretDoor)));
        QVERIFY(ahead(waited(Tile::SecretDoor)) != ahead(standing(Tile::SecretDoor)));
    }
};

DELVE_TEST(NewGroundTest)
#include "new_ground_test.moc"
