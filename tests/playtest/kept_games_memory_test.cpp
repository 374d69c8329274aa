#include "generation/level/rules.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// Open ground with pillars and a flower here and there, walled in; no enemies.
std::shared_ptr<const World> plain(Size size, const std::string& objective = "collect") {
    auto world = std::make_shared<World>();
    world->rules.write().objective = objective;
    world->rules.write().enemies = false;
    auto& level = world->levels.emplace_back();
    level.id = "level";
    level.tiles = Grid(size, Tile::Floor);
    for (const Rect& wall : {Rect{0, 0, size.width, 1}, Rect{0, size.height - 1, size.width, 1},
                             Rect{0, 0, 1, size.height}, Rect{size.width - 1, 0, 1, size.height}})
        level.tiles.fill(wall, Tile::Wall);
    for (std::int32_t y = 3; y + 3 < size.height; y += 7)
        for (std::int32_t x = 3; x + 3 < size.width; x += 5) level.tiles.set({x, y}, Tile::Wall);
    const Cell middle = wholeOf(size).centre();
    Thing start{bornAt("start", middle), ThingKind::Start, middle, {}, {}, {}};
    start.fields.set("player", Decimal::of(1));
    level.tiles.set(middle, Tile::Floor);
    level.things.write().push_back(start);
    for (std::int32_t x = 1; x + 1 < size.width; x += 2) {
        const Cell cell{x, size.height / 2 + 1};
        if (level.tiles.at(cell) == Tile::Floor && cell != middle)
            level.things.write().push_back({bornAt("flower", cell), ThingKind::Flower, cell, {}, {}, {}});
    }
    return world;
}

Game begun(std::shared_ptr<const World> world) {
    auto game = startGame(std::move(world), 1);
    if (!game) qFatal("%s", inEnglish(game.failure().message).c_str());
    return std::move(*game);
}

/// Long walks in one direction, so that the player sees much.
std::vector<Game> walked(Game game, std::size_t steps) {
    Stream random(5);
    std::vector<Game> kept{std::move(game)};
    auto direction = Direction::East;
    while (kept.size() <= steps) {
        if (random.chance(1, 12)) direction = static_cast<Direction>(random.below(4));
        kept.push_back(step(kept.back(), Command::move(0, direction)).game);
    }
    return kept;
}

/// The most that a game does not share with the one before it.
Unshared mostOf(const std::vector<Game>& kept) {
    Unshared most;
    for (std::size_t i = 1; i < kept.size(); ++i) {
        const auto own = unshared(kept[i], kept[i - 1]);
        most.nodes = std::max(most.nodes, own.nodes);
        most.bytes = std::max(most.bytes, own.bytes);
    }
    return most;
}

constexpr std::size_t mebibyte = 1U << 20U;

} // namespace

/// The memory that kept games take: in proportion to what a step changes, not to the map.
class KeptGamesMemoryTest : public QObject {
    Q_OBJECT
private slots:
    /// The same walk on a small and on a large map copies the same chunks, but more branches above them on the latter.
    void aStepCopiesOnlyWhatItChanges() {
        for (const auto* const objective : {"collect", "explore"}) {
            const auto small = mostOf(walked(begun(plain({80, 45}, objective)), 300));
            const auto large = mostOf(walked(begun(plain({2048, 2048}, objective)), 300));
            // The state of the level; what was seen in at most four chunks; a flower. Each below its branches.
            QVERIFY2(small.nodes <= 1 + (4 + 1) + 1, qPrintable(QString::number(small.nodes)));
            QVERIFY2(large.nodes <= 1 + (4 + 1 + 4 + 4) + 2, qPrintable(QString::number(large.nodes)));
            QVERIFY2(large.bytes <= 8192, qPrintable(QString::number(large.bytes)));
        }
    }

    /// A step that changes nothing in a level copies nothing of it.
    void aStepThatSeesNothingNewCopiesNothing() {
        auto game = begun(plain({512, 512}));
        game = step(std::move(game), Command::move(0, Direction::East)).game;
        game = step(std::move(game), Command::move(0, Direction::West)).game;
        for (const auto& command : {Command::move(0, Direction::East), Command::turn(0, Direction::South)}) {
            const auto next = step(game, command).game;
            QVERIFY(!(next == game));
            QCOMPARE(unshared(next, game).nodes, std::size_t{0});
            QVERIFY(next.levels[0].seen.sameAs(game.levels[0].seen));
        }
    }

    /// A game that is moved into the step is changed in place: it shares nothing, as nobody kept a copy.
    void aGameHandedOverIsNotCopied() {
        auto game = begun(plain({512, 512}));
        const auto* const state = &game.levels[0];
        const auto* const chunk = game.levels[0].seen.chunk(4, 4);
        for (int i = 0; i < 30; ++i) game = step(std::move(game), Command::move(0, Direction::North)).game;
        QVERIFY(&game.levels[0] == state);
        QVERIFY(game.levels[0].seen.chunk(4, 4) == chunk);
    }

    void manyGamesAreKeptOnALargeMap() {
        const auto kept = walked(begun(plain({4096, 4096})), 256);
        std::size_t bytes = kept.size() * (sizeof(Game) + sizeof(Player));
        for (std::size_t i = 1; i < kept.size(); ++i) bytes += unshared(kept[i], kept[i - 1]).bytes;
        QVERIFY2(bytes <= 16 * mebibyte, qPrintable(QString::number(bytes)));
        QVERIFY2(bytes <= 2 * mebibyte, qPrintable(QString::number(bytes))); // our limit, far below the required one
    }

    /// Enemies of other levels are shared with the game before the step.
    void enemiesOfOtherLevelsAreNotCopied() {
        auto world = std::make_shared<World>(*plain({60, 40}));
        world->rules.write().enemies = true;
        world->levels.push_back(world->levels[0]);
        world->levels[1].id = "below";
        world->levels[1].things = std::vector<Thing>();
        for (std::int32_t x = 1; x < 50; ++x) {
            const Cell cell{x, 5};
            world->levels[1].things.write().push_back({bornAt("enemy", cell), ThingKind::Enemy, cell, {}, {}, {}});
        }
        auto game = begun(world);
        QCOMPARE(game.enemies.size(), std::size_t{49});
        const auto next = step(game, Command::move(0, Direction::North)).game;
        QCOMPARE(next.turn, game.turn + 1);
        QCOMPARE(next.enemies.unshared(game.enemies).nodes, std::size_t{0});
    }

    /// Levels that no player has entered have no state.
    void aLevelCostsNothingBeforeSomebodyComes() {
        const auto world = std::make_shared<const World>(worldOf("journey", 3, {96, 64}));
        QVERIFY(world->levels.size() > 10);
        const auto game = begun(world);
        std::set<std::uint32_t> expected{game.players[0].place.level};
        for (const auto& enemy : game.enemies) expected.insert(enemy.level);
        std::set<std::uint32_t> found;
        game.levels.forEach([&](std::uint32_t level, const LevelState&) { found.insert(level); });
        QVERIFY(found == expected);
        QVERIFY(found.size() < world->levels.size());
    }
};

DELVE_TEST(KeptGamesMemoryTest)
#include "kept_games_memory_test.moc"
