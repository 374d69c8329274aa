#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/stages/expected_loss.h"
#include "playtest/rules/fight_numbers.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace delve;
using namespace delve::play;

namespace {

/// Two adjacent players, and beside the second an enemy that kills with every blow.
World deadlyWorld() {
    World world;
    world.rules.write().objective = "exit";
    world.rules.write().players = 2;
    world.rules.write().enemies = true;
    auto& rat = world.tables.enemies.write().front();
    rat.strength = 1'000'000;
    rat.aggression = 100;
    rat.heavy = rat.open = 0;
    auto& level = world.levels.emplace_back();
    level.id = "level";
    level.tiles = Grid({7, 1}, Tile::Floor);
    auto& things = level.things.write();
    things.push_back({"start-0-0", ThingKind::Start, {0, 0}, {}, {}, {}});
    things.push_back({"start-3-0", ThingKind::Start, {3, 0}, {}, {}, {}});
    things.back().fields.set("player", Decimal::of(2));
    things.push_back({"enemy-4-0", ThingKind::Enemy, {4, 0}, {}, {}, {}});
    return world;
}

/// A fight with a rat of strength 10 that hits in 50 % and cannot be beaten.
Game ratFight(std::int64_t heavy, std::int64_t open) {
    World world = deadlyWorld();
    auto& rat = world.tables.enemies.write().front();
    rat.strength = 10;
    rat.aggression = 50;
    rat.health = 1'000'000;
    rat.heavy = heavy;
    rat.open = open;
    const auto game = startGame(std::make_shared<const World>(std::move(world)), 1);
    return step(*game, Command::move(1, Direction::East)).game;
}

/// What many rounds of the same kind did, each with other luck.
struct Rounds {
    int hits = 0; ///< of the player
    int blows = 0;
    std::int64_t hardest = 0; ///< of the blows
    bool even = true;         ///< all of them

    Rounds(Intent intent, std::size_t choice) {
        const Game fight = ratFight(0, 0);
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            Game game = fight;
            game.random = Stream(seed);
            game.interaction.intent = intent;
            game.players[1].health = 1'000;
            const auto next = step(game, Command::choose(choice)).game;
            const auto lost = 1'000 - next.players[1].health;
            hits += next.interaction.foe.health < game.interaction.foe.health;
            blows += lost > 0;
            hardest = std::max(hardest, lost);
            even = even && lost % 2 == 0;
        }
    }
    static constexpr int count = 4'000;
    [[nodiscard]] static bool isShare(int counted, int percent) {
        return std::abs(counted - count * percent / 100) < count * 3 / 100;
    }
};

} // namespace

class FightsTest : public QObject {
    Q_OBJECT
private slots:
    void whoDiesBackingAwayHasLeftOnce() {
        auto game = startGame(std::make_shared<const World>(deadlyWorld()), 1);
        QVERIFY(game.ok());
        const auto met = step(std::move(*game), Command::move(1, Direction::East));
        QVERIFY(met.game.mode == Mode::Fight);
        const auto turned = step(met.game, Command::back());
        QVERIFY(turned.game.players[1].out);
        QVERIFY(turned.game.mode == Mode::Walking);
        QCOMPARE(std::ranges::count(turned.events, EventKind::Left, &Event::kind), std::ptrdiff_t{1});
        const auto left = std::ranges::find(turned.events, EventKind::Left, &Event::kind);
        QCOMPARE(left->player, std::size_t{1});
    }

    void whoeverReadsTheIntentHitsAndIsHitAsTheTableSays() {
        const Rounds plain(Intent::Plain, 1);
        QVERIFY(Rounds::isShare(plain.hits, 75) && Rounds::isShare(plain.blows, 50) && plain.hardest == 10);
        const Rounds parried(Intent::Plain, 2); // a blow of 1 comes to nothing
        QVERIFY(Rounds::isShare(parried.hits, 25) && Rounds::isShare(parried.blows, 45) && parried.hardest == 5);
        const Rounds heavy(Intent::Heavy, 1);
        QVERIFY(Rounds::isShare(heavy.hits, 75) && Rounds::isShare(heavy.blows, 95));
        QVERIFY(heavy.hardest == 20 && heavy.even);
        const Rounds guarded(Intent::Heavy, 2); // likewise
        QVERIFY(Rounds::isShare(guarded.hits, 25) && Rounds::isShare(guarded.blows, 85) && guarded.hardest == 5);
        const Rounds open(Intent::Open, 1);
        QVERIFY(Rounds::isShare(open.hits, 95) && open.blows == 0);
        const Rounds missed(Intent::Open, 2);
        QVERIFY(Rounds::isShare(missed.hits, 25) && missed.blows == 0);
    }

    void whatIsAboutToHappenComesAsOftenAsTheTableSays() {
        EnemyKind kind;
        QCOMPARE(intentSharesOf(kind, 50), IntentShares());
        kind.heavy = 40;
        kind.open = 45;
        QCOMPARE(intentSharesOf(kind, 1), (IntentShares{40, 45}));
        QCOMPARE(intentSharesOf(kind, 3), (IntentShares{45, 45}));
        QCOMPARE(intentSharesOf(kind, 1'000), (IntentShares{55, 45})); // all that is left
        Game game = ratFight(20, 50);
        std::array<int, 3> drawn{};
        for (std::uint64_t seed = 0; seed < Rounds::count; ++seed) {
            game.random = Stream(seed);
            game.players[1].health = 1'000;
            ++drawn[static_cast<std::size_t>(step(game, Command::choose(1)).game.interaction.intent)];
        }
        QVERIFY(Rounds::isShare(drawn[0], 30) && Rounds::isShare(drawn[1], 20) && Rounds::isShare(drawn[2], 50));
    }

    /// Stages cannot see the numbers of the game, and have their own.
    void stagesWeighFightsByTheNumbersOfTheGame() {
        constexpr auto ofStages = generation::fightNumbers;
        QCOMPARE(ofStages.strength, playNumbers.strength);
        QCOMPARE(ofStages.hits, playNumbers.hits);
        QCOMPARE(ofStages.deeperHealth, playNumbers.deeperHealth);
        QCOMPARE(ofStages.deeperStrength, playNumbers.deeperStrength);
    }

    /// Else a game that goes on in another intent would be called the same.
    void theIntentIsPartOfTheGame() {
        Game game = ratFight(20, 50);
        game.interaction.intent = Intent::Plain;
        Game other = game;
        QVERIFY(game == other && keyOf(game) == keyOf(other));
        other.interaction.intent = Intent::Open;
        QVERIFY(game != other && keyOf(game) != keyOf(other));
    }
};

DELVE_TEST(FightsTest)
#include "fights_test.moc"
