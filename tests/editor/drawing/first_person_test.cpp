#include "editor/drawing/first_person.h"
#include "editor/tilesets/tile_picture.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/drawing/share_apart.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <utility>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array<std::string_view, 10> dungeon{"#####################", //
                                                   "#......#.......#....#", //
                                                   "#.$..c.#..e....#.s..#", //
                                                   "#.@....'.......+...i#", //
                                                   "#..*..&#....B..#....#", //
                                                   "###+####...O...##+X##", //
                                                   "  #,#  ####,#### #,# ", //
                                                   "  #,######,,,#####,# ", //
                                                   "  #,,,,,,,,G#,,,,,,# ", //
                                                   "  ################## "};
constexpr std::array<std::string_view, 10> country{"TTTTTTTTTTTTTTTTTTTTT", //
                                                   "T;;;;;;;;;;;;;;;^^^^T", //
                                                   "T;;%%%%;;;;;;;;^^^^^T", //
                                                   "T;;%..%;;;~~~~;;;^^^T", //
                                                   "T;;%%n%;;;~~~~~;;;;^T", //
                                                   "T;;;;=;;;;;~~~;;;;;;T", //
                                                   "=@=========|====>===;", //
                                                   "T;;;;=;;;?;;;;;;;;i;T", //
                                                   "T;;;;=;;;;;;;TT;;;;;T", //
                                                   "TTTTT=TTTTTTTTTTTTTTT"};

World dungeonWorld(bool lights) {
    World world = smallWorld(dungeon);
    world.rules.write().lights = lights;
    world.rules.write().players = 2;
    world.rules.write().enemies = true;
    world.rules.write().sight = 5;
    return world;
}

World countryWorld() { return smallWorld(country, Tile::Road); }

struct Pose {
    const char* name;
    bool outside;
    bool lights;
    Cell at;
    Direction facing;
    double turned = 0; ///< on the way to the next direction
    double ahead = 0;  ///< on the way to the next cell
};

constexpr std::array<Pose, 12> poses{{
    {"room", false, true, {2, 3}, Direction::East},
    {"open-door", false, true, {5, 3}, Direction::East},
    {"enemy-and-boss", false, true, {8, 4}, Direction::East},
    {"shut-door", false, true, {12, 3}, Direction::East},
    {"exit", false, true, {18, 3}, Direction::South},
    {"gate", false, true, {5, 8}, Direction::East},
    {"dark-hall", false, false, {3, 8}, Direction::East},
    {"dark-room", false, false, {6, 2}, Direction::West},
    {"lamp-in-the-dark", false, false, {16, 4}, Direction::East},
    {"town", true, true, {9, 7}, Direction::West},
    {"water-and-mountains", true, true, {9, 5}, Direction::East, 0, 0.5},
    {"turning", false, true, {2, 3}, Direction::North, 0.5},
}};

Eye eyeOf(const Pose& pose, const play::Game& game) {
    Eye eye = editor::eyeOf(game.players[0]);
    eye.angle += 90 * pose.turned;
    eye.x += towards(pose.facing).x * pose.ahead;
    eye.y += towards(pose.facing).y * pose.ahead;
    return eye;
}

/// Finds what a picture shows the slow way, as the header defines it: along each line of sight in small steps.
class SlowEye {
public:
    SlowEye(const play::Game& game, const Eye& eye, QSize size) : m_game(game), m_eye(eye), m_size(size) {
        const double pi = std::acos(-1.0);
        m_forward = {std::sin(eye.angle * pi / 180), -std::cos(eye.angle * pi / 180)};
        m_focal = std::max(0.86 * size.height(), size.width() / 2.4);
        for (int x = 0; x < size.width(); ++x) look(x + 0.5 - size.width() / 2.0);
    }
    /// How many pixels show the cell.
    [[nodiscard]] const std::map<Cell, int>& pixels() const { return m_pixels; }
    /// Does any line of sight come to it, or past its corner?
    [[nodiscard]] bool isPassed(Cell cell) const { return m_passed.count(cell) != 0; }

private:
    [[nodiscard]] bool seeThrough(Cell cell) const {
        return m_game.level(0).size().contains(cell) && m_game.world().tiles.seeThrough(play::tileAt(m_game, 0, cell));
    }
    [[nodiscard]] bool betweenX(Cell cell) const {
        return !seeThrough(cell + Cell{-1, 0}) && !seeThrough(cell + Cell{1, 0});
    }
    [[nodiscard]] bool isPanel(Cell cell) const {
        const Tile tile = play::tileAt(m_game, 0, cell);
        if (tile != Tile::Door && tile != Tile::HouseDoor) return false;
        return betweenX(cell) != (!seeThrough(cell + Cell{0, -1}) && !seeThrough(cell + Cell{0, 1}));
    }
    static Cell cellAt(QPointF point) {
        return {static_cast<std::int32_t>(std::floor(point.x())), static_cast<std::int32_t>(std::floor(point.y()))};
    }

    void look(double column) {
        const QPointF eye(m_eye.x, m_eye.y);
        const QPointF ray = m_forward + QPointF(-m_forward.y(), m_forward.x()) * column / m_focal;
        const double wall = distanceToWall(eye, ray);
        ++m_pixels[cellAt(eye + ray * (wall + 0.001))];
        for (int row = m_size.height() / 2; row < m_size.height(); ++row) {
            const double far = m_focal / (2 * (row + 0.5 - m_size.height() / 2.0));
            if (far < wall) ++m_pixels[cellAt(eye + ray * far)];
        }
    }

    void pass(QPointF at) {
        constexpr double near = 0.01;
        const std::array corners{QPointF(-near, -near), QPointF(near, -near), QPointF(-near, near),
                                 QPointF(near, near)};
        for (std::size_t i = 0; i < corners.size(); ++i)
            if (const Cell cell = cellAt(at + corners[i]); cell != m_passing[i]) m_passed.insert(m_passing[i] = cell);
    }

    double distanceToWall(QPointF eye, QPointF ray) {
        constexpr double step = 0.004;
        const Cell own = cellAt(eye);
        double before = 0;
        for (double far = step;; far += step) {
            const QPointF at = eye + ray * far;
            const Cell cell = cellAt(at);
            pass(at);
            if (!m_game.level(0).size().contains(cell)) return far;
            const bool panel = cell != own && isPanel(cell);
            const double now = betweenX(cell) ? at.y() - cell.y - 0.5 : at.x() - cell.x - 0.5;
            if (panel && std::exchange(before, now) * now < 0) return far;
            if (!panel) before = 0;
            if (!panel && cell != own && !seeThrough(cell)) return far;
        }
    }

    const play::Game& m_game;
    Eye m_eye;
    QSize m_size;
    QPointF m_forward;
    double m_focal;
    std::map<Cell, int> m_pixels;
    std::set<Cell> m_passed;
    std::array<Cell, 4> m_passing;
};

World recipeWorld(const char* recipe, std::uint64_t seed) {
    generation::Workspace workspace;
    auto made = generation::generateWorld(generation::builtInRecipes().find(recipe)->find(1)->withSeed(seed), {60, 40},
                                          workspace);
    return made ? std::move(made->world) : World{};
}

/// Are exactly the cells drawn that are in sight and in the picture? Rounding may decide about a cell of two pixels.
QString difference(const play::Game& game, const Eye& eye, bool lights) {
    constexpr QSize size(160, 90);
    FirstPerson view;
    (void)view.draw(game, 0, eye, lights, size);
    play::Eyes eyes;
    play::SeenCells inSight;
    eyes.look(game, game.players[0].place, lights ? FirstPerson::sightInLight : play::sightOf(game, game.players[0]),
              inSight);
    const SlowEye slow(game, eye, size);
    const auto name = [](Cell cell, const char* what) {
        return QString("(%1, %2) %3").arg(cell.x).arg(cell.y).arg(what);
    };
    for (const Cell cell : view.drawn()) {
        if (!inSight.at(cell)) return name(cell, "is drawn, but not in sight");
        if (!slow.isPassed(cell)) return name(cell, "is drawn, but not in the picture");
    }
    for (const auto& [cell, count] : slow.pixels())
        if (count > 2 && inSight.at(cell) && std::ranges::find(view.drawn(), cell) == view.drawn().end())
            return name(cell, "is in sight and in the picture, but not drawn");
    return {};
}

} // namespace

class FirstPersonTest : public QObject {
    Q_OBJECT
private slots:
    void looksAsItDid_data() {
        QTest::addColumn<int>("pose");
        for (std::size_t i = 0; i < poses.size(); ++i) QTest::newRow(poses[i].name) << static_cast<int>(i);
    }
    /// With DELVEWRIGHT_NEW_PICTURES set the pictures are rewritten: look at them before you commit them.
    void looksAsItDid() {
        QFETCH(int, pose);
        const Pose& wanted = poses[static_cast<std::size_t>(pose)];
        const play::Game game =
            standingAt(gameOn(wanted.outside ? countryWorld() : dungeonWorld(wanted.lights)), wanted.at, wanted.facing);
        FirstPerson view;
        const QImage& picture = view.draw(game, 0, eyeOf(wanted, game), wanted.lights, {320, 180});
        const QString path = QString("%1/drawing/first-person/%2.png").arg(DELVE_TEST_DATA, wanted.name);
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_NEW_PICTURES")) QVERIFY(picture.save(path, "PNG"));
        const QImage expected(path);
        QCOMPARE(picture.size(), expected.size());
        const double apart = shareApart(picture, expected);
        QVERIFY2(apart < 0.01, qPrintable(QString::number(apart)));
    }

    /// Own floors, walls, doors and exits of a world show the cells that the built-in ones in their places show.
    void ownTilesStandWhereBuiltInOnesWould() {
        for (const Pose& pose : poses) {
            if (pose.outside) continue;
            World world = dungeonWorld(pose.lights);
            const auto add = [&](const char* name, Walk walk, bool seeThrough) {
                return *world.tiles.add({name, U'o', {90, 120, 40}, walk, seeThrough, ""});
            };
            const std::map<Tile, Tile> own{{Tile::Floor, add("carpet", Walk::Yes, true)},
                                           {Tile::Wall, add("pillar", Walk::No, false)},
                                           {Tile::Door, add("curtain", Walk::Yes, false)},
                                           {Tile::GoldenExit, add("rift", Walk::EndsGame, false)}};
            auto& tiles = world.levels[0].tiles;
            for (std::int32_t y = 0; y < tiles.size().height; ++y)
                for (std::int32_t x = 0; x < tiles.size().width; ++x)
                    if (const auto other = own.find(tiles.at({x, y})); other != own.end())
                        tiles.set({x, y}, other->second);
            const auto drawn = [&](World shown) {
                const play::Game game = standingAt(gameOn(std::move(shown)), pose.at, pose.facing);
                FirstPerson view;
                (void)view.draw(game, 0, eyeOf(pose, game), pose.lights, {320, 180});
                return view.drawn();
            };
            QCOMPARE(drawn(world), drawn(dungeonWorld(pose.lights)));
        }
    }

    /// A paved place under the sky: beyond the range of sight lies haze, not the dark as at the end of a hall.
    void thereIsNoDarkOnAnOpenHorizon() {
        World world;
        auto& level = world.levels.emplace_back();
        level.tiles = Grid({201, 201}, Tile::Grass);
        for (std::int32_t y = 98; y < 103; ++y)
            for (std::int32_t x = 98; x < 103; ++x) level.tiles.set({x, y}, Tile::Floor);
        level.things.write().push_back({"start-100-100", ThingKind::Start, {100, 100}, {}, {}, {}});
        const play::Game game = gameOn(std::move(world));
        FirstPerson view;
        const QImage& picture = view.draw(game, 0, eyeOf(game.players[0]), true, {320, 180});
        for (int y = 80; y < 100; ++y) QVERIFY2(qGray(picture.pixel(160, y)) > 80, qPrintable(QString::number(y)));
        const QRgb above = picture.pixel(160, 2);
        QVERIFY2(qBlue(above) > qRed(above) + 40, "no sky over the place itself");
    }

    /// In the dark, lava far away is brighter than floor there.
    void lavaShinesInTheDark() {
        const auto brightnessOf = [](Tile tile) {
            World world = smallWorld(std::array<std::string_view, 3>{"##########", "#@.......#", "##########"});
            world.rules.write().sight = 7;
            for (std::int32_t x = 5; x < 9; ++x) world.levels[0].tiles.set({x, 1}, tile);
            const play::Game game = standingAt(gameOn(std::move(world)), {1, 1}, Direction::East);
            const QImage picture = FirstPerson().draw(game, 0, false, {160, 90}).copy();
            return qGray(picture.pixel(80, 50)) + qGray(picture.pixel(80, 51)); // as far as the light reaches
        };
        QVERIFY(brightnessOf(Tile::Lava) > brightnessOf(Tile::Floor) + 40);
    }

    /// Bars are seen, and so is what is behind them; a pillar stands before what is behind it.
    void gratesAndPillarsAreSeenThrough() {
        const auto shown = [](Tile before, Tile behind) {
            World world = smallWorld(std::array<std::string_view, 3>{"#######", "#@....#", "#######"});
            world.levels[0].tiles.set({3, 1}, before);
            world.levels[0].tiles.set({5, 1}, behind);
            const play::Game game = standingAt(gameOn(std::move(world)), {1, 1}, Direction::East);
            return FirstPerson().draw(game, 0, true, {160, 90}).copy();
        };
        for (const Tile tile : {Tile::Grate, Tile::Pillar}) {
            QVERIFY(shown(tile, Tile::Floor) != shown(Tile::Floor, Tile::Floor));
            QVERIFY(shown(tile, Tile::Floor) != shown(tile, Tile::Lava));
        }
        QVERIFY(shown(Tile::Grate, Tile::Floor) != shown(Tile::Pillar, Tile::Floor));
        QCOMPARE(shown(Tile::SecretDoor, Tile::Floor), shown(Tile::Wall, Tile::Floor));
    }

    /// Also from where one looks along it: a grate in the open, and the end of a row of them.
    void gratesInTheOpenAreSeenFromEverySide() {
        constexpr std::array<std::string_view, 7> open{"#######", //
                                                       "#.....#", //
                                                       "#.....#", //
                                                       "#..Z..#", //
                                                       "#.....#", //
                                                       "#@....#", //
                                                       "#######"};
        constexpr std::array<std::string_view, 7> row{"#######", //
                                                      "#.....#", //
                                                      "#.....#", //
                                                      "#..ZZ.#", //
                                                      "#.....#", //
                                                      "#@....#", //
                                                      "#######"};
        const auto shown = [](std::span<const std::string_view> rows, Cell at, Direction facing, Tile before,
                              Tile behind) {
            World world = smallWorld(rows);
            auto& tiles = world.levels[0].tiles;
            for (std::int32_t y = 0; y < tiles.size().height; ++y)
                for (std::int32_t x = 0; x < tiles.size().width; ++x)
                    if (tiles.at({x, y}) == Tile::Grate) tiles.set({x, y}, before);
            const Cell ahead = towards(facing);
            tiles.set({at.x + 4 * ahead.x, at.y + 4 * ahead.y}, behind);
            const play::Game game = standingAt(gameOn(std::move(world)), at, facing);
            return FirstPerson().draw(game, 0, true, {160, 90}).copy();
        };
        for (const auto& rows : {open, row})
            for (const auto& [at, facing] :
                 {std::pair(Cell{1, 3}, Direction::East), std::pair(Cell{5, 3}, Direction::West),
                  std::pair(Cell{3, 1}, Direction::South), std::pair(Cell{3, 5}, Direction::North)}) {
                const auto bars = shown(rows, at, facing, Tile::Grate, Tile::Floor);
                QVERIFY(bars != shown(rows, at, facing, Tile::Floor, Tile::Floor));
                QVERIFY(bars != shown(rows, at, facing, Tile::Grate, Tile::Lava)); // seen through them
            }
    }

    void whatIsDrawnIsWhatIsInSight_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<bool>("lights");
        for (const char* recipe : {"grown-rooms", "caves", "partition", "spanning-halls", "town"})
            for (const bool lights : {true, false})
                QTest::newRow(qPrintable(QString("%1, %2").arg(recipe, lights ? "light" : "dark"))) << recipe << lights;
    }
    void whatIsDrawnIsWhatIsInSight() {
        QFETCH(QString, recipe);
        QFETCH(bool, lights);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            play::Game game = gameOn(recipeWorld(qPrintable(recipe), seed));
            for (const auto facing : {Direction::North, Direction::East, Direction::South, Direction::West}) {
                game.players[0].facing = facing;
                for (const double turned : {0.0, 31.0}) {
                    Eye eye = editor::eyeOf(game.players[0]);
                    eye.angle += turned;
                    const auto wrong = difference(game, eye, lights);
                    QVERIFY2(wrong.isEmpty(),
                             qPrintable(wrong + QString(", seed %1, %2 degrees").arg(seed).arg(eye.angle)));
                }
            }
        }
    }

    void whatIsDrawnInARoomWithDoors() {
        for (const bool lights : {true, false})
            for (const auto& pose : poses) {
                if (pose.outside) continue;
                const play::Game game = standingAt(gameOn(dungeonWorld(lights)), pose.at, pose.facing);
                const auto wrong = difference(game, eyeOf(pose, game), lights);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " at " + pose.name));
            }
    }

    /// Cells behind a wall, or beyond the light, make no difference to the picture; cells in sight do.
    void onlyWhatIsInSightIsShown() {
        constexpr std::array<std::string_view, 3> rows{"####################", //
                                                       "#@..........#......#", //
                                                       "####################"};
        const auto shown = [&](Cell enemy, bool lights) {
            World world = smallWorld(rows);
            world.rules.write().sight = 5;
            world.rules.write().enemies = true;
            Thing thing{"enemy-1-1", ThingKind::Enemy, enemy, {}, {}, {}};
            thing.fields.set("enemy", world.tables.enemies->front().name);
            world.levels[0].things.write().push_back(std::move(thing));
            const play::Game game = standingAt(gameOn(std::move(world)), {1, 1}, Direction::East);
            return FirstPerson().draw(game, 0, lights, {160, 90}).copy();
        };
        QCOMPARE(shown({8, 1}, false), shown({10, 1}, false));
        QCOMPARE(shown({14, 1}, true), shown({16, 1}, true));
        QVERIFY(shown({4, 1}, false) != shown({8, 1}, false));
        QVERIFY(shown({8, 1}, true) != shown({10, 1}, true));
    }

    void tilesOfAWorldsOwnShowTheirPictures() {
        QImage magenta(8, 8, QImage::Format_RGB32);
        magenta.fill(qRgb(255, 0, 255));
        constexpr std::array<std::string_view, 3> rows{"########", "#@.....#", "########"};
        const auto isMagenta = [](QRgb pixel) { return qRed(pixel) > 60 && qBlue(pixel) > 60 && qGreen(pixel) < 40; };
        for (const bool wall : {true, false}) {
            World world = smallWorld(rows);
            const auto own =
                world.tiles.add({"own", U'o', {9, 9, 9}, wall ? Walk::No : Walk::Yes, !wall, embeddedPicture(magenta)});
            world.levels[0].tiles.set({3, 1}, *own);
            const play::Game game = standingAt(gameOn(std::move(world)), {1, 1}, Direction::East);
            FirstPerson view;
            const QImage& picture = view.draw(game, 0, true, {160, 90});
            QCOMPARE(isMagenta(picture.pixel(80, 45)), wall);
            QVERIFY(isMagenta(picture.pixel(80, 62)));  // its floor, or still the wall
            QVERIFY(!isMagenta(picture.pixel(80, 82))); // the floor before it
        }
    }

    /// A player sees neither themselves nor a player who is out of the game.
    void playersSeeEachOther() {
        play::Game game = standingAt(gameOn(dungeonWorld(true)), {2, 3}, Direction::East);
        FirstPerson view;
        const QImage both = view.draw(game, 0, true, {160, 90}).copy();
        game.players[1].out = true;
        QVERIFY(view.draw(game, 0, true, {160, 90}) != both);
        game.players[1].out = false;
        QCOMPARE(view.draw(game, 0, true, {160, 90}), both);
    }

    void aPictureIsTheSameWhateverWasDrawnBefore() {
        const play::Game game = standingAt(gameOn(dungeonWorld(false)), {6, 2}, Direction::West);
        const QImage first = FirstPerson().draw(game, 0, false, {200, 120}).copy();
        FirstPerson view;
        (void)view.draw(gameOn(countryWorld()), 0, true, {333, 77});
        (void)view.draw(game, 0, true, {200, 120});
        QCOMPARE(view.draw(game, 0, false, {200, 120}), first);
    }

    void eyesTurnTheShorterWay() {
        QCOMPARE(between({0, 0, 270}, {0, 0, 0}, 0.5).angle, 315.0);
        QCOMPARE(between({0, 0, 0}, {0, 0, 270}, 0.5).angle, -45.0);
        QCOMPARE(between({1, 2, 90}, {3, 2, 90}, 0.25).x, 1.5);
        QCOMPARE(between({1, 2, 90}, {3, 2, 180}, 1).angle, 180.0);
    }

    /// Odd sizes, a picture of one pixel, and an eye on its way out of a door's cell.
    void everySizeCanBeDrawn() {
        const play::Game game = standingAt(gameOn(dungeonWorld(true)), {7, 3}, Direction::East);
        FirstPerson view;
        for (const QSize size : {QSize(1, 1), QSize(3, 200), QSize(501, 7), QSize(64, 65)})
            QCOMPARE(view.draw(game, 0, between(eyeOf(game.players[0]), {8.14, 3.5, 135}, 0.7), true, size).size(),
                     size);
    }
};

DELVE_TEST(FirstPersonTest)
#include "first_person_test.moc"
