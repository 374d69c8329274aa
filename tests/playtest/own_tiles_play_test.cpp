#include "generation/level/rules.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/step.h"
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
