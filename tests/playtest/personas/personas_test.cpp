#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/personas/answers.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/personas/persona_view.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const PersonaInfo& persona(const char* id) { return *builtInPersonas().find(id); }

PersonaGame played(const char* id, const World& world, std::uint64_t seed = 1) {
    auto game = playOne(persona(id), trialOf(world), seed);
    return *std::move(game);
}

/// In fights, where there are neither encounters nor stores.
std::int64_t blowsOf(const PersonaGame& game) {
    return std::ranges::count(game.commands, CommandKind::Choose, &Command::kind);
}

/// The exit is near, and the level goes on behind it.
const std::vector<std::string> longHall{"#########################", //
                                        "#@......................#", //
                                        "#####X###################"};

PersonaInfo eastward() {
    PersonaInfo info{};
    info.id = "eastward";
    info.knows = MapKnowledge::Whole;
    info.remembers = PersonaInfo::always;
    info.patience = 20;
    info.begin = [] {
        return [](const PersonaView& view, Stream&) { return Command::move(view.who(), Direction::East); };
    };
    return info;
}

} // namespace

/// The personas on small worlds, each of which asks for one thing.
class PersonasTest : public QObject {
    Q_OBJECT
private slots:
    void eachIsDeclared() {
        std::set<std::string> ids;
        for (const auto& info : builtInPersonas()) {
            QVERIFY(!info.id.empty() && !info.label.empty() && !info.help.empty() && info.begin);
            QCOMPARE(info.patience, std::int64_t{20});
            QCOMPARE(info.remembers, info.id == "novice" ? std::int64_t{60} : PersonaInfo::always);
            QCOMPARE(info.knows == MapKnowledge::Seen, info.id == "explorer" || info.id == "novice");
            QVERIFY(ids.insert(info.id).second);
        }
        QCOMPARE(ids, (std::set<std::string>{"runner", "explorer", "collector", "careful", "novice"}));
    }

    void theRunnerTakesTheShortestWay() {
        const auto game = played("runner", drawnWorld("exit", longHall));
        QCOMPARE(game.end, PersonaEnd::Won);
        QCOMPARE(game.steps, std::int64_t{5});
        QVERIFY(!game.drew);
    }

    void theExplorerSeesEverythingFirst() {
        const auto game = played("explorer", drawnWorld("exit", longHall));
        QCOMPARE(game.end, PersonaEnd::Won);
        QCOMPARE(game.seen, game.toSee);
        QVERIFY(game.steps > 20);
    }

    void theCollectorTakesEverythingFirst() {
        auto world = drawnWorld("exit", longHall);
        auto& coin = world.levels[0].things.write().emplace_back();
        coin.id = "coin";
        coin.kind = ThingKind::Coin;
        coin.at = {20, 1};
        const auto game = played("collector", world);
        QCOMPARE(game.end, PersonaEnd::Won);
        QVERIFY(std::ranges::find(game.walked, Place{0, {20, 1}}) != game.walked.end());
    }

    void theCarefulOneGoesRoundAnEnemy() {
        auto world = drawnWorld("exit", {"#############", //
                                         "#@..........X", //
                                         "#.#########.#", //
                                         "#.#########.#", //
                                         "#.#########.#", //
                                         "#.#########.#", //
                                         "#...........#", //
                                         "#############"});
        world.rules.write().enemies = true;
        auto& enemy = world.levels[0].things.write().emplace_back();
        enemy.id = "enemy";
        enemy.kind = ThingKind::Enemy;
        enemy.at = {6, 1};
        enemy.fields.set("enemy", std::string("ogre"));
        auto table = *world.tables.enemies;
        for (auto& kind : table) kind.sight = kind.speed = 0; // it stands there, and sees nobody
        world.tables.enemies = Shared(std::move(table));
        const auto careful = played("careful", world);
        QCOMPARE(careful.end, PersonaEnd::Won);
        QCOMPARE(careful.damage, std::int64_t{0});
        QCOMPARE(careful.steps, std::int64_t{21});
        QCOMPARE(blowsOf(careful), std::int64_t{0});
        QVERIFY(blowsOf(played("runner", world)) > 0);
    }

    /// Each blow but the last is answered by one that takes one point of health.
    void damageIsTheHealthThatIsLost() {
        auto world = drawnWorld("exit", {"########", //
                                         "#@....X#", //
                                         "########"});
        world.rules.write().enemies = true;
        auto& enemy = world.levels[0].things.write().emplace_back();
        enemy.id = "enemy";
        enemy.kind = ThingKind::Enemy;
        enemy.at = {4, 1};
        auto table = *world.tables.enemies;
        for (auto& kind : table) {
            kind.sight = kind.speed = 0;
            kind.health = 5;
            kind.strength = 1;
            kind.aggression = 100;
            kind.heavy = kind.open = 0;
        }
        world.tables.enemies = Shared(std::move(table));
        std::int64_t most = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto game = played("runner", world, seed);
            QCOMPARE(game.end, PersonaEnd::Won);
            QCOMPARE(game.damage, blowsOf(game) - 1);
            most = std::max(most, game.damage);
        }
        QVERIFY(most > 0);
    }

    void locksAndKeys() {
        const auto world = drawnWorld("exit", {"#########", //
                                               "#@.R...X#", //
                                               "#.###.###", //
                                               "#..r#...#", //
                                               "#########"});
        for (const auto& info : builtInPersonas()) QCOMPARE(played(info.id.c_str(), world).end, PersonaEnd::Won);
    }

    /// Where neither has a colour, too.
    void theRunnerFetchesAKeyWithoutAColour() {
        auto world = drawnWorld("exit", {"#########", //
                                         "#@.R...X#", //
                                         "#.#######", //
                                         "#..r#####", //
                                         "#########"});
        for (auto& thing : world.levels[0].things.write()) thing.fields.remove("colour");
        const auto game = played("runner", world);
        QCOMPARE(game.end, PersonaEnd::Won);
        QCOMPARE(game.steps, std::int64_t{14});
    }

    void twoPlayersPassEachOther() {
        const auto world = drawnWorld("collect", {"###########", //
                                                  "#*@.....&*#", //
                                                  "#.#######.#", //
                                                  "#*.......*#", //
                                                  "###########"});
        for (const auto& info : builtInPersonas()) QCOMPARE(played(info.id.c_str(), world).end, PersonaEnd::Won);
    }

    /// In a hall that is one cell wide: player two makes room.
    void playerTwoMakesRoom() {
        const auto world = drawnWorld("exit", {"##############", //
                                               "#.....@&....X#", //
                                               "##############"});
        QCOMPARE(played("runner", world).end, PersonaEnd::Won);
    }

    void ledgesLeadOneWay() {
        const auto world = drawnWorld("exit", {"##########", //
                                               "#@..E...X#", //
                                               "#.######.#", //
                                               "#...W....#", //
                                               "##########"});
        for (const auto& info : builtInPersonas()) QCOMPARE(played(info.id.c_str(), world).end, PersonaEnd::Won);
    }

    /// Not even for what lies on it; nor does anybody try to get at what lies on a lock.
    void nobodyWalksIntoLava() {
        auto world = drawnWorld("exit", {"##########", //
                                         "#@......X#", //
                                         "#LLLLLL..#", //
                                         "##########"});
        auto& coin = world.levels[0].things.write().emplace_back();
        coin.id = "coin";
        coin.kind = ThingKind::Coin;
        coin.at = {3, 2};
        const auto play = [&] {
            for (const auto& info : builtInPersonas())
                for (std::uint64_t seed = 0; seed < 10; ++seed) {
                    const auto game = played(info.id.c_str(), world, seed);
                    QVERIFY2(game.end == PersonaEnd::Won, info.id.c_str());
                }
        };
        play();
        std::erase_if(world.levels[0].things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Lock; });
        for (std::int32_t x = 1; x <= 6; ++x) world.levels[0].tiles.set({x, 2}, Tile::Lava);
        play();
    }

    void secretDoorsAreFoundByWaiting() {
        const auto world = drawnWorld("exit", {"#########", //
                                               "#@..Q..X#", //
                                               "#...#####", //
                                               "#########"});
        for (const char* id : {"runner", "collector", "careful", "explorer"}) {
            const auto game = played(id, world);
            QCOMPARE(game.end, PersonaEnd::Won);
            QVERIFY(std::ranges::find(game.commands, CommandKind::Wait, &Command::kind) != game.commands.end());
        }
        const auto trial = trialOf(world);
        const Game game = gameOf(trial, 1);
        KnownCells known(trial, PersonaInfo::always);
        known.look(game, game.players[0]);
        const PersonaView view(trial, game, 0, &known);
        QVERIFY(view.isKnown({4, 1}) && !view.isOpen({4, 1}) && !view.isDoorToFind({4, 1}));
        const PersonaView map(trial, game, 0, nullptr);
        QVERIFY(map.isOpen({4, 1}) && map.isDoorToFind({4, 1}));
    }

    void chasmsLeadDown() {
        auto world = drawnWorld("exit", {"#####", //
                                         "#@.V#", //
                                         "#..V#", //
                                         "#####"});
        world.levels[0].id = "above";
        world.levels.push_back(drawnWorld("exit", {"######", "#...X#", "######"}).levels[0]);
        world.levels[1].id = "below";
        world.levels[0].properties.set("below", Reference{"below"});
        for (const auto& info : builtInPersonas()) QCOMPARE(played(info.id.c_str(), world).end, PersonaEnd::Won);
    }

    /// The coin below the ledge is the nearer one.
    void theCollectorTakesWhatIsAboveFirst() {
        auto world = drawnWorld("exit", {"###########", //
                                         "#....@E..X#", //
                                         "###########"});
        for (const Cell at : {Cell{1, 1}, Cell{7, 1}}) {
            auto& coin = world.levels[0].things.write().emplace_back();
            coin.id = "coin-" + std::to_string(at.x);
            coin.kind = ThingKind::Coin;
            coin.at = at;
        }
        const auto game = played("collector", world);
        QCOMPARE(game.end, PersonaEnd::Won);
        QVERIFY(std::ranges::find(game.walked, Place{0, {1, 1}}) != game.walked.end());
    }

    void nobodyTriesForever() {
        const auto world = drawnWorld("exit", {"#######", //
                                               "#@..#X#", //
                                               "#######"});
        for (const auto& info : builtInPersonas()) {
            const auto game = played(info.id.c_str(), world);
            QCOMPARE(game.end, PersonaEnd::Ended);
            QVERIFY(game.turns <= 2'000);
        }
    }

    /// The second one makes room for the first all the time.
    void twoWhoHaveNothingToDoEnd() {
        const auto world = drawnWorld("exit", {"##########", //
                                               "#@..&..#X#", //
                                               "##########"});
        for (const char* id : {"runner", "collector", "careful", "explorer"})
            QVERIFY2(played(id, world).turns < 200, id);
        QCOMPARE(played("runner", world).turns, std::int64_t{64});
    }

    /// Whatever number of blows a fight takes.
    void playersTakeTurnsAfterAFight() {
        auto world = drawnWorld("exit", {"###########", //
                                         "#@........#", //
                                         "#&........#", //
                                         "###########", //
                                         "#########X#"});
        world.rules.write().enemies = true;
        auto& enemy = world.levels[0].things.write().emplace_back();
        enemy.id = "enemy";
        enemy.kind = ThingKind::Enemy;
        enemy.at = {5, 1};
        auto table = *world.tables.enemies;
        for (auto& kind : table) {
            kind.sight = kind.speed = kind.aggression = kind.heavy = 0;
            kind.health = 9;
        }
        world.tables.enemies = Shared(std::move(table));
        PersonaInfo info = eastward();
        info.begin = [] {
            return [](const PersonaView& view, Stream&) {
                return view.mode() == Mode::Fight ? strike() : Command::move(view.who(), Direction::East);
            };
        };
        const auto trial = *trialWorldOf(std::make_shared<const World>(world), nullptr);
        std::set<std::size_t> blows;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto game = playOne(info, trial, seed);
            std::vector<std::size_t> walked;
            for (const auto& command : game->commands)
                if (command.kind == CommandKind::Move) walked.push_back(command.player);
            blows.insert((game->commands.size() - walked.size()) % 2);
            for (std::size_t i = 0; i < walked.size(); ++i) QCOMPARE(walked[i], i % 2);
        }
        QCOMPARE(blows.size(), std::size_t{2}); // odd and even ones
    }

    void patienceIsTwentyTimesTheShortestWin() {
        const auto trial = trialOf(drawnWorld("exit", longHall));
        QCOMPARE(trial.fewest, std::optional<std::int64_t>(5));
        QCOMPARE(trial.turnsFor(20), std::int64_t{100});
        auto longer = trial;
        longer.fewest = 60;
        QCOMPARE(longer.turnsFor(20), std::int64_t{1'200});
        longer.fewest = 100'000;
        QCOMPARE(longer.turnsFor(20), std::int64_t{1'000'000});
        longer.fewest.reset();
        QCOMPARE(longer.turnsFor(20), std::int64_t{2'000});
    }

    /// The proof may have won by a detour. A bound that is the length of a walk tells what a win takes without; where
    /// it is none, the win that was found counts.
    void theShortestWin_data() {
        QTest::addColumn<QString>("objective");
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("atLeast");
        QTest::addColumn<int>("fewest");
        QTest::newRow("exit") << "exit"
                              << "#@...X#" << 40 << 40;
        QTest::newRow("exit, no bound") << "exit"
                                        << "#@...X#" << 0 << 500;
        QTest::newRow("exit with a key") << "exit"
                                         << "#@r.RX#" << 40 << 40;
        QTest::newRow("few flowers") << "collect"
                                     << "#@..***#" << 40 << 40;
        QTest::newRow("few flowers, a key") << "collect"
                                            << "#@.r***#" << 40 << 500;
        QTest::newRow("many flowers") << "collect"
                                      << "#@***********#" << 40 << 500;
        QTest::newRow("boss") << "boss"
                              << "#@...B#" << 40 << 500;
    }
    void theShortestWin() {
        QFETCH(QString, objective);
        QFETCH(QString, row);
        QFETCH(int, atLeast);
        QFETCH(int, fewest);
        const std::string wall(static_cast<std::size_t>(row.size()), '#');
        const auto world = drawnWorld(objective.toStdString(), {wall, row.toStdString(), wall});
        Proof proof;
        proof.verdict = Verdict::Winnable;
        proof.steps = 500;
        proof.atLeast = atLeast;
        const auto trial = trialWorldOf(std::make_shared<const World>(world), &proof);
        QVERIFY(trial.ok());
        QCOMPARE(trial->fewest, std::optional<std::int64_t>(fewest));
        proof.verdict = Verdict::Unknown;
        QVERIFY(!trialWorldOf(std::make_shared<const World>(world), &proof)->fewest);
    }

    void noGameWithoutAStart() {
        const auto world = drawnWorld("exit", {"###", "#.X", "###"});
        QVERIFY(!trialWorldOf(std::make_shared<const World>(world), nullptr).ok());
    }

    void mapsAreNotTooLarge() {
        auto world = drawnWorld("exit", longHall);
        world.levels.emplace_back().tiles = Grid(Size{1024, 1023});
        QVERIFY(trialWorldOf(std::make_shared<const World>(world), nullptr).ok());
        world.levels.emplace_back().tiles = Grid(Size{1024, 1});
        QVERIFY(!trialWorldOf(std::make_shared<const World>(world), nullptr).ok());
    }

    void oneOfYourOwnPlays() {
        auto personas = builtInPersonas();
        QVERIFY(personas.add(eastward()).ok());
        QVERIFY(!personas.add(eastward()).ok());
        const auto world = drawnWorld("exit", {"#######", //
                                               "#@....X", //
                                               "#######"});
        const auto tally = playMany(*personas.find("eastward"), trialOf(world), 0, 30);
        QVERIFY(tally.ok());
        QCOMPARE(tally->games, std::int64_t{30});
        QCOMPARE(tally->won, std::int64_t{30});
        QCOMPARE(tally->steps, std::int64_t{150});
    }

    /// One whose commands mean nothing does nothing, and its game ends.
    void nonsenseEnds() {
        PersonaInfo info = eastward();
        info.begin = [] { return [](const PersonaView&, Stream&) { return Command::choose(7); }; };
        const auto game = playOne(info, trialOf(drawnWorld("exit", longHall)), 1);
        QVERIFY(game.ok());
        QCOMPARE(game->end, PersonaEnd::Ended);
    }

    void whatIsNotSeenIsNotTold() {
        auto world = drawnWorld("exit", longHall);
        const auto trial = trialOf(world);
        const Game game = gameOf(trial, 1);
        KnownCells known(trial, PersonaInfo::always);
        const PersonaView blind(trial, game, 0, &known);
        QVERIFY(!blind.isKnown({5, 2}) && !blind.isTarget({5, 2}) && !blind.isOpen({2, 1}));
        QVERIFY(!blind.whole());
        known.look(game, game.players[0]);
        const PersonaView view(trial, game, 0, &known);
        QVERIFY(view.isTarget({5, 2}) && view.isOpen({2, 1}));
        QVERIFY(!view.isKnown({20, 1}) && !view.isOpen({20, 1})); // farther than one sees
        const PersonaView map(trial, game, 0, nullptr);
        QVERIFY(map.isOpen({20, 1}) && map.whole() == &game);
    }

    void whatWasSeenIsForgotten() {
        const auto trial = trialOf(drawnWorld("exit", longHall));
        Game game = gameOf(trial, 1);
        KnownCells known(trial, 3);
        known.look(game, game.players[0]);
        game.players[0].place.at = {20, 1};
        for (int turn = 0; turn < 3; ++turn) {
            known.look(game, game.players[0]);
            QVERIFY(known.at({0, {1, 1}}));
        }
        known.look(game, game.players[0]);
        QVERIFY(!known.at({0, {1, 1}}) && known.at({0, {20, 1}}));
    }
};

DELVE_TEST(PersonasTest)
#include "personas_test.moc"
