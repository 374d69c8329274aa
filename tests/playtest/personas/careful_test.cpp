#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/personas/map_ways.h"
#include "playtest/personas/play_one.h"
#include "playtest/rules/step.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/support/portals.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const PersonaInfo& careful() { return *builtInPersonas().find("careful"); }

/// One that stands where it is put, and sees nobody.
void addStandingEnemy(World& world, Cell at) {
    world.rules.write().enemies = true;
    auto& enemy = world.levels[0].things.write().emplace_back();
    enemy.id = "enemy";
    enemy.kind = ThingKind::Enemy;
    enemy.at = at;
    enemy.fields.set("enemy", std::string("ogre"));
    auto table = *world.tables.enemies;
    for (auto& kind : table) kind.sight = kind.speed = 0;
    world.tables.enemies = Shared(std::move(table));
}

void moveEnemy(Game& game, Cell to) {
    auto& enemy = game.enemies.write(0);
    auto& occupied = game.levels.write(enemy.level).occupied;
    occupied.clear(enemy.at);
    occupied.set(to);
    enemy.at = to;
}

/// Two ways from the start to a portal, behind which the exit is; an enemy in a cell that nobody comes to.
World twoWaysToAPortal() {
    World world = drawnWorld("exit", {"###############", //
                                      "#@............#", //
                                      "#.###########.#", //
                                      "#.###########.#", //
                                      "#.###########.#", //
                                      "#.###########.#", //
                                      "#.............#", //
                                      "###############", //
                                      "###############", //
                                      "#######.#######", //
                                      "###############"});
    world.levels[0].id = "above";
    world.levels.push_back(drawnWorld("exit", {"#####", "#..X#", "#####"}).levels[0]);
    world.levels[1].id = "below";
    world.levels[0].things.write().push_back(portalTo("below", {1, 1}, {13, 1}));
    addStandingEnemy(world, {7, 9});
    return world;
}

} // namespace

/// The careful persona: keeps away from enemies, whatever the objective, and guards once it is weak.
class CarefulPersonaTest : public QObject {
    Q_OBJECT
private slots:
    /// The goal is on another level, and the enemy comes into the way only once the player is on it.
    void itGoesRoundAnEnemyThatComesIntoItsWay() {
        const auto trial = trialOf(twoWaysToAPortal());
        Game game = gameOf(trial, 1);
        const auto decide = careful().begin();
        Stream random(1);
        for (int turn = 0; turn < 100 && !game.over(); ++turn) {
            if (turn == 2) moveEnemy(game, {8, 1});
            const PersonaView view(trial, game, 0, nullptr);
            const auto command = decide(view, random); // the view looks at the game that the step takes
            game = step(std::move(game), command).game;
            QVERIFY(game.mode != Mode::Fight);
            const auto& place = game.players[0].place;
            if (place.level == 0) QVERIFY(steps(place.at, game.enemies[0].at) >= 3);
            if (turn == 1) QCOMPARE(place.at, (Cell{3, 1})); // it has set out by the short way
        }
        QVERIFY(game.over() && game.ending == Ending::Won);
    }

    /// The nearest ground that nobody has seen lies behind the enemy.
    void itExploresRoundAnEnemy() {
        auto world = drawnWorld("explore", {"######################", //
                                            "#.........@..........#", //
                                            "#.##################.#", //
                                            "#.##################.#", //
                                            "#.##################.#", //
                                            "#.##################.#", //
                                            "#....................#", //
                                            "######################"});
        constexpr Cell enemy{13, 1};
        addStandingEnemy(world, enemy);
        const auto game = playOne(careful(), trialOf(world), 1);
        QCOMPARE(game->end, PersonaEnd::Won);
        QCOMPARE(game->damage, std::int64_t{0});
        QCOMPARE(game->seen, game->toSee);
        for (const auto& place : game->walked) QVERIFY(steps(place.at, enemy) >= 3);
    }

    /// Where there is no other way, it goes by the enemy, or through it.
    void itGoesOnWhereThereIsNoOtherWay() {
        auto world = drawnWorld("exit", {"############", //
                                         "#@........X#", //
                                         "############"});
        addStandingEnemy(world, {6, 1});
        auto table = *world.tables.enemies;
        for (auto& kind : table) {
            kind.health = kind.aggression = 1;
            kind.heavy = 0;
        }
        world.tables.enemies = Shared(std::move(table));
        QCOMPARE(playOne(careful(), trialOf(world), 1)->end, PersonaEnd::Won);
    }

    void itAnswersWhatTheEnemyIsAboutToDo_data() {
        QTest::addColumn<int>("health");
        QTest::addColumn<int>("foe");
        QTest::addColumn<Intent>("intent");
        QTest::addColumn<int>("choice");
        QTest::newRow("well") << 20 << 5 << Intent::Plain << 1;
        QTest::newRow("hardly hurt") << 16 << 5 << Intent::Plain << 1;
        QTest::newRow("hurt") << 15 << 5 << Intent::Plain << 2;
        QTest::newRow("weak") << 3 << 2 << Intent::Plain << 2;
        QTest::newRow("one blow ends it") << 3 << 1 << Intent::Plain << 1;
        QTest::newRow("a heavy blow comes") << 20 << 5 << Intent::Heavy << 2;
        QTest::newRow("a heavy blow comes, hurt") << 3 << 5 << Intent::Heavy << 2;
        QTest::newRow("it is open") << 20 << 5 << Intent::Open << 1;
        QTest::newRow("it is open, hurt") << 3 << 5 << Intent::Open << 1;
    }
    void itAnswersWhatTheEnemyIsAboutToDo() {
        QFETCH(int, health);
        QFETCH(int, foe);
        QFETCH(Intent, intent);
        QFETCH(int, choice);
        const auto trial = trialOf(twoWaysToAPortal());
        Game game = gameOf(trial, 1);
        game.mode = Mode::Fight;
        game.interaction.foe.health = foe;
        game.interaction.intent = intent;
        game.players[0].health = health;
        Stream random(1);
        const auto command = careful().begin()(PersonaView(trial, game, 0, nullptr), random);
        QCOMPARE(command.kind, CommandKind::Choose);
        QCOMPARE(command.choice, static_cast<std::size_t>(choice));
    }

    /// Robbers take a bag from who flees, and blood from who fights.
    void itSavesSuppliesWhileItIsStrong_data() {
        QTest::addColumn<QString>("objective");
        QTest::addColumn<int>("supplies");
        QTest::addColumn<int>("health");
        QTest::addColumn<int>("choice");
        QTest::newRow("they pay for two towns and more") << "journey" << 7 << 20 << 2;
        QTest::newRow("they just pay for two towns") << "journey" << 6 << 20 << 1;
        QTest::newRow("few, hurt") << "journey" << 1 << 13 << 1;
        QTest::newRow("few, weak") << "journey" << 1 << 12 << 2;
        QTest::newRow("no towns") << "exit" << 1 << 20 << 2;
    }
    void itSavesSuppliesWhileItIsStrong() {
        QFETCH(QString, objective);
        QFETCH(int, supplies);
        QFETCH(int, health);
        QFETCH(int, choice);
        auto world = drawnWorld(objective.toStdString(), {"############", //
                                                          "#@........X#", //
                                                          "############"});
        world.rules.write().cityCost = 3;
        const auto trial = trialOf(world);
        Game game = gameOf(trial, 1);
        const auto& table = *game.world().tables.encounters;
        const auto robbers = std::ranges::find(table, "robbers", &Encounter::name);
        QVERIFY(robbers != table.end());
        game.mode = Mode::Encounter;
        game.interaction.thing = Interaction::none;
        game.interaction.encounter = static_cast<std::uint32_t>(robbers - table.begin());
        game.players[0].supplies = supplies;
        game.players[0].health = health;
        Stream random(1);
        const auto command = careful().begin()(PersonaView(trial, game, 0, nullptr), random);
        QCOMPARE(command.kind, CommandKind::Choose);
        QCOMPARE(command.choice, static_cast<std::size_t>(choice));
    }

    /// The leg of a walk over the map ends where it leaves the level.
    void whereAWalkLeavesTheLevel() {
        const auto trial = trialOf(twoWaysToAPortal());
        Game game = gameOf(trial, 1);
        MapWays ways{JourneyGuide::Taste{}};
        const PersonaView view(trial, game, 0, nullptr);
        QVERIFY(!ways.endOfLeg(view) && !ways.rejoin(view));
        QVERIFY(ways.setOutForObjective(view));
        QCOMPARE(ways.endOfLeg(view), std::optional(Cell{13, 1}));
        QVERIFY(ways.comesBy(view, [](Cell cell) { return cell == Cell{8, 1}; }));
        QVERIFY(!ways.comesBy(view, [](Cell cell) { return cell == Cell{8, 6}; }));
        game.players[0].place.at = {5, 1};
        const PersonaView later(trial, game, 0, nullptr);
        QVERIFY(!ways.underWay(later) && ways.rejoin(later) && ways.underWay(later));
        QCOMPARE(ways.next(), (Place{0, {6, 1}}));
        game.players[0].place.at = {5, 6};
        const PersonaView elsewhere(trial, game, 0, nullptr);
        QVERIFY(!ways.rejoin(elsewhere));
        QCOMPARE(ways.endOfLeg(elsewhere), std::optional(Cell{13, 1}));
        game.players[0].place = {1, {1, 1}};
        const PersonaView below(trial, game, 0, nullptr);
        QVERIFY(ways.rejoin(below));
        QCOMPARE(ways.endOfLeg(below), std::optional(Cell{3, 1}));
    }
};

DELVE_TEST(CarefulPersonaTest)
#include "careful_test.moc"
