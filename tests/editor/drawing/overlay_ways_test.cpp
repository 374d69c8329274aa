#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_walked.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/picture_bands.h"
#include "tests/editor/drawing/drawn_overlays.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// Overlays of where players go in a level: their ways, what holds them up, how far it is, and what they see.
class OverlayWaysTest : public QObject {
    Q_OBJECT
private slots:
    /// Both lead to the exit, and around nothing.
    void waysAreDrawnToTheGoal_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("path") << "path";
        QTest::newRow("proof") << "proof";
        QTest::newRow("walked") << "walked";
    }
    void waysAreDrawnToTheGoal() {
        QFETCH(QString, name);
        const auto world =
            std::make_shared<const World>(drawnWorld("exit", {"##########", "#@......X#", "#........#", "##########"}));
        const auto& level = world->levels[0];
        const std::vector<std::string> names{name.toStdString()};
        const auto bands = PictureBands::of(level, world->tiles, pixels, names, {.world = world});
        QImage with((*bands)->size(), (*bands)->format());
        (*bands)->paint(with, 0);
        const QImage plain = drawn(level);
        for (std::int32_t x = 1; x <= 7; ++x) QVERIFY(cellDiffers(plain, with, {x, 1}));
        QVERIFY(!cellDiffers(plain, with, {4, 2}) || name == "path"); // beside the number of steps
        QCOMPARE(drawn(level, names[0]), plain); // nobody knows what is to be done in a level by itself
    }

    /// Brighter for more games, and with a larger square: in grey, too.
    void largerSharesAreBrighter() {
        const auto world = std::make_shared<const World>(drawnWorld("exit", {"@..."}));
        const auto prepared = play::preparedWorldOf(world);
        play::PersonaTally tally;
        tally.games = 100;
        const std::array<std::uint32_t, 4> games{81, 36, 4, 0};
        for (std::int32_t x = 0; x < 4; ++x)
            tally.walked.add(*prepared, {0, {x, 0}}, games[static_cast<std::size_t>(x)]);
        QImage image(4 * pixels, pixels, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        painter.scale(pixels, pixels);
        makeWalkedOverlay(tally, 0, {4, 1})->paint(painter, {0, 0, 4, 1}, pixels);
        painter.end();
        QList<int> grounds;
        QList<int> squares;
        for (int cell = 0; cell < 4; ++cell) {
            grounds << qGray(image.pixel(cell * pixels, 0));
            squares << 0;
            for (int x = cell * pixels; x < (cell + 1) * pixels; ++x)
                for (int y = 0; y < pixels; ++y)
                    if (qGray(image.pixel(x, y)) > 200) ++squares.back();
        }
        for (int cell = 0; cell < 3; ++cell) {
            QVERIFY(grounds[cell] > grounds[cell + 1]);
            QVERIFY(squares[cell] > squares[cell + 1]);
        }
        QCOMPARE(grounds.back(), 0);
    }

    void theOverlayPlaysItself() {
        const auto world = std::make_shared<const World>(
            drawnWorld("collect", {"##########", "#@..*...*#", "#..#..#..#", "#*......*#", "##########"}));
        const auto games = playForOverlay(world, "novice");
        QVERIFY(games.ok());
        const auto trial = play::provenTrialOf(world);
        QVERIFY(trial.ok());
        QVERIFY(*games == *play::playMany(*play::builtInPersonas().find("novice"), *trial, 0,
                                          static_cast<std::uint64_t>(games->games), nullptr, {.walked = true}));
        const std::vector<std::string> names{"walked"};
        const auto drawnBy = [&](const OverlayContext& context) {
            const auto bands = PictureBands::of(world->levels[0], world->tiles, pixels, names, context);
            QImage image((*bands)->size(), (*bands)->format());
            (*bands)->paint(image, 0);
            return image;
        };
        const auto shared = std::make_shared<const play::PersonaTally>(*games);
        QCOMPARE(drawnBy({.world = world, .persona = "novice"}), drawnBy({.games = shared}));
        QVERIFY(drawnBy({.world = world, .persona = "explorer"}) != drawnBy({.games = shared}));
        QCOMPARE(drawnBy({.world = world}), drawnBy({.world = world, .persona = "runner"}));
    }

    void whereNobodyPlaysNothingIsDrawn() {
        const auto world = std::make_shared<const World>(drawnWorld("exit", {"....X"}));
        QVERIFY(!playForOverlay(world, "runner").ok());
        const std::vector<std::string> names{"walked"};
        const auto bands = PictureBands::of(world->levels[0], world->tiles, pixels, names, {.world = world});
        QImage image((*bands)->size(), (*bands)->format());
        (*bands)->paint(image, 0);
        QCOMPARE(image, drawn(world->levels[0]));
    }

    void aLegendNamesThePersona() {
        const auto& walked = *findOverlay("walked");
        QCOMPARE(titleOf(walked, "novice"), QStringLiteral("Walked by a persona: Novice"));
        QCOMPARE(titleOf(walked, {}), QStringLiteral("Walked by a persona: Runner"));
        QCOMPARE(titleOf(*findOverlay("rooms"), "novice"), QStringLiteral("Rooms"));
        const std::vector<const OverlayKind*> kinds{&walked};
        QVERIFY(LegendStrip(kinds, 600, "novice").draw() != LegendStrip(kinds, 600, "runner").draw());
    }

    void chokesAndDeadEnds() {
        Level level;
        level.tiles = Grid({24, 6}, Tile::Wall);
        level.tiles.fill({1, 1, 6, 4}, Tile::Floor);
        level.tiles.fill({7, 2, 4, 1}, Tile::Floor);
        level.tiles.fill({11, 1, 6, 4}, Tile::Floor);
        level.tiles.fill({17, 3, 5, 1}, Tile::Floor);
        const QImage plain = drawn(level), chokes = drawn(level, "chokes"), ends = drawn(level, "dead-ends");
        for (std::int32_t x = 7; x <= 10; ++x) QVERIFY(cellDiffers(plain, chokes, {x, 2}));
        QVERIFY(!cellDiffers(plain, chokes, {3, 3}));
        for (std::int32_t x = 17; x <= 21; ++x) QVERIFY(cellDiffers(plain, ends, {x, 3}));
        QVERIFY(!cellDiffers(plain, ends, {8, 2}));
        QVERIFY(!cellDiffers(plain, ends, {13, 2}));
    }

    void sightFollowsTheMouse() {
        Level level;
        level.tiles = Grid({20, 10}, Tile::Floor);
        level.tiles.fill({10, 0, 1, 10}, Tile::Wall);
        const TileCatalogue tiles;
        const auto overlay = findOverlay("sight")->make({level, tiles});
        const auto brightness = [&](Cell cell) {
            QImage image(200, 100, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            painter.scale(10, 10);
            overlay->paint(painter, {0, 0, 20, 10}, 10);
            painter.end();
            return qGray(image.pixel(cell.x * 10 + 5, cell.y * 10 + 5));
        };
        QCOMPARE(brightness({3, 3}), 0);
        const auto covers = [](const Rect& cells, Cell cell) { return cells.contains(cell); };
        QVERIFY(covers(overlay->pointAt(Cell{2, 2}), {9, 9}));
        QVERIFY(overlay->pointAt(Cell{2, 2}).empty());
        QVERIFY(brightness({3, 3}) > 0);
        QCOMPARE(brightness({15, 3}), 0);
        const Rect both = overlay->pointAt(Cell{15, 5});
        QVERIFY(covers(both, {3, 3}) && covers(both, {19, 9})); // what was seen before, too
        QVERIFY(brightness({15, 3}) > 0);
        QVERIFY(covers(overlay->pointAt({}), {19, 9}));
        QVERIFY(overlay->pointAt({}).empty());
        QCOMPARE(brightness({15, 3}), 0);
    }

    void fartherIsBrighter() {
        Level level;
        level.tiles = Grid({40, 1}, Tile::Floor);
        level.things = std::vector<Thing>{{"start-0-0", ThingKind::Start, {0, 0}, {}, {}, {}}};
        const QImage picture = drawn(level, "distance");
        const auto brightness = [&picture](int x) {
            return qGray(picture.copy(x * pixels, 0, pixels, pixels)
                             .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .pixel(0, 0));
        };
        for (int x = 4; x + 8 < 40; x += 4) QVERIFY(brightness(x) < brightness(x + 8));
    }

    /// A ledge leads one way, and nobody walks on lava or over a chasm.
    void distancesGoDownLedges() {
        const auto distancesDiffer = [](const std::string& row, Cell cell) {
            const World world = drawnWorld("exit", {row});
            return cellDiffers(drawn(world.levels[0]), drawn(world.levels[0], "distance"), cell);
        };
        QVERIFY(distancesDiffer("@.E..", {4, 0}));
        QVERIFY(!distancesDiffer("@.W..", {4, 0}));
        QVERIFY(!distancesDiffer("@.W..", {2, 0}));
        QVERIFY(!distancesDiffer("@.A..", {4, 0}));
        QVERIFY(!distancesDiffer("@.V..", {4, 0}));
        QVERIFY(distancesDiffer("@.Q..", {4, 0})); // as one that was found
    }

    void withoutAStartThereIsNoDistance() {
        Level level = threeRooms();
        level.things = std::vector<Thing>{};
        QCOMPARE(drawn(level, "distance"), drawn(level));
    }
};

DELVE_TEST(OverlayWaysTest)
#include "overlay_ways_test.moc"
