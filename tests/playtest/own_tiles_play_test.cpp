#include "generation/level/rules.h"
#include "generation/random/stream.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/step.h"
#include "tests/playtest/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

namespace {

/// A start, a cell of a world's own floor, and east of it `last`.
World corridor(const std::string& objective, Walk walk, bool seeThrough) {
    World world;
    world.rules.write().objective = objective;
    const auto carpet = *world.tiles.add({"carpet", U'c', {9, 9, 9}, Walk::Yes, true, ""});
    const auto last = *world.tiles.add({"last", U'l', {9, 9, 9}, walk, seeThrough, ""});
    auto& level = world.levels.emplace_back();
    level.id = "level";
    level.tiles = Grid({6, 3}, Tile::Wall);
    level.tiles.set({1, 1}, Tile::Floor);
    level.tiles.set({2, 1}, carpet);
    level.tiles.set({3, 1}, last);
    level.tiles.set({4, 1}, carpet);
    Thing start{"start-1-1", ThingKind::Start, {1, 1}, {}, {}, {}};
    start.fields.set("player", Decimal::of(1));
    level.things.write().push_back(start);
    return world;
}

Game walkedEast(World world, int steps) {
    auto game = startGame(std::make_shared<const World>(std::move(world)), 1);
    if (!game) qFatal("%s", inEnglish(game.failure().message).c_str());
    for (; steps > 0; --steps) *game = step(std::move(*game), Command::move(0, Direction::East)).game;
    return std::move(*game);
}

/// The same world of tiles of its own, each of which serves as the built-in tile that was there.
World withServants(World world) {
    std::vector<TileKind> kinds;
    for (const Tile tile : TileCatalogue().all()) {
        TileKind kind;
        kind.name = "my-" + world.tiles[tile].name;
        kind.serves = tile;
        kinds.push_back(std::move(kind));
    }
    world.tiles = TileCatalogue::of(std::move(kinds)).value();
    for (Level& level : world.levels.writable())
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x)
                level.tiles.set({x, y}, static_cast<Tile>(firstCustomTile + static_cast<int>(level.tiles.at({x, y}))));
    return world;
}

bool areAlike(const Game& a, const Game& b) {
    return a.players == b.players && a.levels == b.levels && a.mode == b.mode && a.ending == b.ending &&
           a.reason == b.reason && a.turn == b.turn && a.unseen == b.unseen && a.flowersLeft == b.flowersLeft;
}

} // namespace

/// A world's own tiles behave in play by their properties.
class OwnTilesPlayTest : public QObject {
    Q_OBJECT
private slots:
    void anOwnExitWinsUnderExitAndUnderGate() {
        for (const bool seeThrough : {true, false}) {
            const Game atExit = walkedEast(corridor("exit", Walk::EndsGame, seeThrough), 2);
            QVERIFY(atExit.over() && atExit.ending == Ending::Won && atExit.reason == "exit");
            const Game atGate = walkedEast(corridor("gate", Walk::EndsGame, seeThrough), 2);
            QVERIFY(atGate.over() && atGate.ending == Ending::Won && atGate.reason == "gate");
        }
    }

    void underOtherObjectivesItIsAWall() {
        for (const auto* objective : {"boss", "explore"}) {
            World world = corridor(objective, Walk::EndsGame, false);
            world.rules.write().sight = 0; // so that the player does not see all ground before walking on it
            const Game game = walkedEast(std::move(world), 2);
            QVERIFY(!game.over() || game.reason == "seen");
            QCOMPARE(game.players[0].place.at, (Cell{2, 1}));
        }
    }

    /// The proof accepts an own tile that ends the game as the exit of the objective.
    void anOwnExitIsWhatTheProofAsksFor() {
        for (const auto* objective : {"exit", "gate"}) {
            World world = corridor(objective, Walk::EndsGame, false);
            world.levels[0].tiles.set({4, 1}, Tile::Wall);
            QCOMPARE(prove(std::make_shared<const World>(world))->verdict, Verdict::Winnable);
            world.levels[0].tiles.set({3, 1}, Tile::Wall);
            QCOMPARE(prove(std::make_shared<const World>(world))->verdict, Verdict::Unwinnable);
        }
    }

    /// A tile that can be walked on but not seen through is no door: it never opens, and always blocks the view.
    void aCurtainIsWalkedThroughAndStays() {
        const Game game = walkedEast(corridor("explore", Walk::Yes, false), 2);
        QCOMPARE(game.players[0].place.at, (Cell{3, 1}));
        QCOMPARE(game.world().tiles[tileAt(game, 0, {3, 1})].name, std::string("last"));
        QVERIFY(!seeThroughOf(game, 0).at({3, 1}));
        QVERIFY(game.levels[0].opened.empty());
    }

    /// Ledges, lava, chasms, secret doors, exits: what a tile serves as is all that counts.
    void aTileIsPlayedAndProvenAsWhatItServesAs() {
        Stream random(67);
        int deaths = 0;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const std::string objective = seed % 3 == 0 ? "exit" : seed % 3 == 1 ? "gate" : "collect";
            const auto plain = std::make_shared<const World>(test::smallWorld(objective, seed, true));
            const auto served = std::make_shared<const World>(withServants(*plain));
            const auto said = "seed " + std::to_string(seed) + '\n' + test::picturedWorld(*plain);
            const auto expected = prove(plain, {.softLocks = true});
            const auto proof = prove(served, {.softLocks = true});
            QVERIFY(expected.ok() && proof.ok());
            QVERIFY2(proof->verdict == expected->verdict && proof->steps == expected->steps, said.c_str());
            QVERIFY2(proof->softLocks.has_value() == expected->softLocks.has_value(), said.c_str());
            if (proof->softLocks) QVERIFY2(proof->softLocks->verdict == expected->softLocks->verdict, said.c_str());
            auto game = startGame(plain, seed);
            auto other = startGame(served, seed);
            QCOMPARE(game.ok(), other.ok());
            if (!game) continue;
            for (int i = 0; i < 60 && !game->over(); ++i) {
                const auto drawn = random.below(5);
                const Command command = drawn == 4 ? Command::wait() : Command::move(0, static_cast<Direction>(drawn));
                *game = step(std::move(*game), command).game;
                *other = step(std::move(*other), command).game;
                QVERIFY2(areAlike(*game, *other), said.c_str());
            }
            deaths += game->reason == commonReason::lava ? 1 : 0;
        }
        QVERIFY(deaths > 0);
    }

    void anOwnWallIsDeadlyWhereWallsAre() {
        World world = corridor("exit", Walk::No, false);
        world.rules.write().deadlyWalls = true;
        const Game dead = walkedEast(std::move(world), 2);
        QVERIFY(dead.over() && dead.reason == "wall");
        World chasm = corridor("exit", Walk::No, true);
        chasm.rules.write().deadlyWalls = true;
        QVERIFY(!walkedEast(std::move(chasm), 2).over());
    }
};

DELVE_TEST(OwnTilesPlayTest)
#include "own_tiles_play_test.moc"
