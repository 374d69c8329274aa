#include "editor/drawing/play_minimap.h"
#include "generation/level/rules.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array<std::string_view, 5> rows{"####################", //
                                               "#@..#...,,,...#....#", //
                                               "#...#...,.,...#....#", //
                                               "#...#...,,,...#....#", //
                                               "####################"};

World worldOfRooms() {
    World world = smallWorld(rows);
    auto& rooms = world.levels[0].rooms.write();
    rooms.push_back({"first", RoomKind::Room, {1, 1, 3, 3}, {}, {}, {}, {}});
    rooms.push_back({"store", RoomKind::Store, {5, 1, 3, 3}, {}, {}, {}, {}});
    rooms.push_back({"boss", RoomKind::Boss, {11, 1, 3, 3}, {}, {}, {}, {}});
    return world;
}

/// The colour at the centre of a cell, on a map that fits completely.
QRgb at(const QImage& map, Cell cell) { return map.pixel(cell.x * 10 + 5, cell.y * 10 + 5); }

} // namespace

class PlayMinimapTest : public QObject {
    Q_OBJECT
private slots:
    void onlyWhatWasSeenIsShown() {
        World world = worldOfRooms();
        world.rules.write().sight = 9;
        const QImage map = drawPlayMinimap(gameOn(std::move(world)), 0, {200, 50});
        QCOMPARE(qAlpha(at(map, {2, 3})), 255);
        QCOMPARE(qAlpha(at(map, {4, 2})), 255); // the wall
        QCOMPARE(qAlpha(at(map, {6, 2})), 0);   // and what is behind it
        QCOMPARE(qAlpha(at(map, {17, 2})), 0);
    }

    void roomsAreToldApartByKind() {
        play::Game game = gameOn(worldOfRooms());
        game.levels.write(0).seen.fill({0, 0, 20, 5});
        const QImage map = drawPlayMinimap(game, 0, {200, 50});
        const std::array shown{at(map, {2, 3}), at(map, {6, 2}), at(map, {12, 2}), at(map, {8, 2}), at(map, {4, 2})};
        for (std::size_t i = 0; i < shown.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(shown[i] != shown[j], qPrintable(QString("%1 %2").arg(i).arg(j)));
        QCOMPARE(at(map, {2, 3}), at(map, {16, 2})); // floor outside of rooms looks like a room's
    }

    /// The minimap shows a world's own floor as floor, in rooms of every kind, and its own walls as walls.
    void ownTilesAreWhatTheyServeAs() {
        World world = worldOfRooms();
        const auto carpet = *world.tiles.add({"carpet", U'c', {1, 2, 3}, Walk::Yes, true, ""});
        const auto pillar = *world.tiles.add({"pillar", U'p', {4, 5, 6}, Walk::No, false, ""});
        const auto chasm = *world.tiles.add({"chasm", U'h', {7, 8, 9}, Walk::No, true, ""});
        for (const Cell cell : {Cell{2, 3}, Cell{6, 2}, Cell{17, 3}}) world.levels[0].tiles.set(cell, carpet);
        world.levels[0].tiles.set({7, 2}, pillar);
        world.levels[0].tiles.set({12, 3}, chasm);
        play::Game game = gameOn(std::move(world));
        game.levels.write(0).seen.fill({0, 0, 20, 5});
        const QImage map = drawPlayMinimap(game, 0, {200, 50});
        QCOMPARE(at(map, {2, 3}), at(map, {3, 3}));
        QCOMPARE(at(map, {6, 2}), at(map, {6, 3}));
        QCOMPARE(at(map, {17, 3}), at(map, {16, 3}));
        QCOMPARE(at(map, {7, 2}), at(map, {4, 2}));
        QCOMPARE(at(map, {12, 3}), qRgb(7, 8, 9));
    }

    /// Over a picture floors are darker than beside it, and walls lighter.
    void overAPictureItIsQuiet() {
        play::Game game = gameOn(worldOfRooms());
        game.levels.write(0).seen.fill({0, 0, 20, 5});
        const QImage beside = drawPlayMinimap(game, 0, {200, 50});
        const QImage over = drawPlayMinimap(game, 0, {200, 50}, MinimapPlace::OverPicture);
        QCOMPARE(over.size(), QSize(20 * 6, 5 * 6));
        const auto shown = [&over](Cell cell) { return over.pixel(cell.x * 6 + 3, cell.y * 6 + 3); };
        for (const Cell floor : {Cell{2, 3}, Cell{6, 2}, Cell{12, 2}, Cell{8, 2}})
            QVERIFY(qGray(shown(floor)) < qGray(at(beside, floor)) * 3 / 4);
        QVERIFY(qGray(shown({4, 2})) > qGray(at(beside, {4, 2})) + 20);
    }

    /// It covers what was seen and a cell around it, at most what fits at three pixels a cell.
    void overAPictureItCoversWhatItShows() {
        World world;
        world.levels.emplace_back().tiles = Grid({2000, 1500}, Tile::Floor);
        world.rules.write().sight = 4;
        world.levels[0].things.write().push_back({"start-1500-1000", ThingKind::Start, {1500, 1000}, {}, {}, {}});
        play::Game game = gameOn(std::move(world));
        game.levels.write(0).seen = {};
        game.levels.write(0).seen.fill({1497, 998, 7, 5});
        const auto shown = [&game] { return drawPlayMinimap(game, 0, {240, 150}, MinimapPlace::OverPicture).size(); };
        QCOMPARE(shown(), QSize(9 * 6, 7 * 6));
        game.levels.write(0).seen.fill({0, 0, 2000, 1500});
        QCOMPARE(shown(), QSize(240, 150));
    }

    void thePlayerIsAnArrow() {
        play::Game game = gameOn(worldOfRooms());
        const QImage south = drawPlayMinimap(standingAt(game, {2, 2}, Direction::South), 0, {200, 50});
        const QImage north = drawPlayMinimap(standingAt(game, {2, 2}, Direction::North), 0, {200, 50});
        QVERIFY(south != north);
        const QRect cells(10, 10, 30, 30);
        QCOMPARE(south.copy(cells).mirrored().pixel(15, 15), north.copy(cells).pixel(15, 15));
    }

    void playersHaveTheColoursTheyWear() {
        World world = worldOfRooms();
        world.rules.write().players = 2;
        world.levels[0].things.write().push_back({"start-8-2", ThingKind::Start, {8, 2}, {}, {}, {}});
        world.levels[0].things.write().back().fields.set("player", Decimal::of(2));
        const QImage map = drawPlayMinimap(gameOn(std::move(world)), 0, {200, 50});
        const int orange = QColor(0xd9, 0x66, 0x1f).hue(); // as on the map
        QVERIFY(std::abs(QColor(at(map, {8, 2})).hue() - orange) < 8);
    }

    /// A level that does not fit is shown around the player.
    void largeLevelsAreShownAroundThePlayer() {
        World world;
        world.levels.emplace_back().tiles = Grid({2000, 1500}, Tile::Floor);
        world.levels[0].things.write().push_back({"start-1500-1000", ThingKind::Start, {1500, 1000}, {}, {}, {}});
        const QImage map = drawPlayMinimap(gameOn(std::move(world)), 0, {200, 100});
        QCOMPARE(map.size(), QSize(200, 100));
        QVERIFY(qAlpha(map.pixel(100, 50)) == 255);
        QVERIFY(qAlpha(map.pixel(1, 1)) == 0);
    }
};

DELVE_TEST(PlayMinimapTest)
#include "play_minimap_test.moc"
