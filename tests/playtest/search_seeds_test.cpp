#include "generation/level/delve_file.h"
#include "tests/playtest/recorded.h"
#include "tests/playtest/small_worlds.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const QString newGround = QStringLiteral("new ground");

/// Ledges, chasms, lava and secret doors, none of which a recipe makes; small, so that players come to them.
std::shared_ptr<const World> anyGround(Stream& random) {
    static constexpr std::array objectives{"exit", "gate", "collect", "explore"};
    for (;;) {
        const char* const objective = objectives[random.below(objectives.size())];
        auto world = smallWorld(objective, random.below(1'000'000), true);
        if (placeOfStart(world, 1)) return std::make_shared<const World>(std::move(world));
    }
}

std::shared_ptr<const World> anyWorld(const QString& recipe, Stream& random) {
    if (recipe == newGround) return anyGround(random);
    return std::make_shared<const World>(worldOf(recipe.toStdString(), random.below(1'000'000), {48, 32}));
}

Shell begun(std::shared_ptr<const World> world, std::uint64_t seed) {
    auto shell = Shell::inPlay(std::move(world), seed);
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    return std::move(*shell);
}

/// The saved text of the game itself and of its world, but not of its history.
std::string savedGame(const Shell& shell) {
    const auto text = savedGameText(shell);
    const auto from = text.find("\n  \"game\": {");
    const auto worlds = text.find("\n  \"worlds\": [", from);
    const auto sum = text.rfind("\n  \"sum\"");
    if (shell.game()->depth == 1) return text.substr(from, sum - from);
    return text.substr(from, worlds - from) + delveText(shell.game()->world()); // without the worlds above it
}

/// A row of data for each recipe, and one for worlds of new ground.
void everyWorld() {
    everyRecipe();
    QTest::newRow(qPrintable(newGround)) << newGround;
}

/// Any keys, and waiting among them.
std::string anyKeysAndWaits(Stream& random, std::size_t count) {
    std::string keys;
    for (std::size_t i = 0; i < count; ++i) {
        const bool waits = random.below(6) == 0;
        keys += waits ? waitKey : anyKey(random);
    }
    return keys;
}

Direction anyDirection(Stream& random) { return static_cast<Direction>(random.below(4)); }

/// Mostly steps, and sometimes any other command, whether it is possible or not.
Command anyCommand(Stream& random) {
    const auto player = static_cast<std::size_t>(random.below(2));
    const auto drawn = random.below(12);
    if (drawn < 7) return Command::move(player, anyDirection(random));
    if (drawn < 8) return Command::stepBack(player);
    if (drawn < 9) return Command::turn(player, anyDirection(random));
    if (drawn < 11) return Command::choose(static_cast<std::size_t>(random.below(5)));
    return random.below(2) == 0 ? Command::back() : Command::wait();
}

/// All commands that a player could try.
std::vector<Command> allCommands() {
    std::vector<Command> all{Command::back(), Command::deeper(), Command::wait()};
    for (std::size_t player = 0; player < 3; ++player) {
        all.push_back(Command::stepBack(player));
        for (std::uint8_t way = 0; way < 4; ++way) {
            all.push_back(Command::move(player, Direction{way}));
            all.push_back(Command::turn(player, Direction{way}));
        }
    }
    for (std::size_t choice = 0; choice < 20; ++choice) all.push_back(Command::choose(choice));
    return all;
}

bool isSame(const Command& a, const Command& b) {
    return a.kind == b.kind && a.player == b.player && a.direction == b.direction && a.choice == b.choice;
}

} // namespace

/// What a search needs of games: to compare them, to keep them and return to them, and to list possible commands.
class SearchSeedsTest : public QObject {
    Q_OBJECT
private slots:
    /// Two games are equal exactly if they have the same key, and exactly if their saved texts are equal.
    void equalGamesHaveOneKeyAndOneText_data() { everyWorld(); }
    void equalGamesHaveOneKeyAndOneText() {
        QFETCH(QString, recipe);
        Stream random(41);
        int equal = 0;
        for (int round = 0; round < countOf(3, 100); ++round) {
            const auto shells = someGames(recipe, random);
            std::vector<std::string> texts;
            std::vector<Key128> keys;
            for (const auto& shell : shells) {
                texts.push_back(savedGame(shell));
                keys.push_back(keyOf(*shell.game()));
            }
            for (std::size_t i = 0; i < shells.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const bool same = *shells[i].game() == *shells[j].game();
                    QCOMPARE(keys[i] == keys[j], same);
                    QCOMPARE(texts[i] == texts[j], same);
                    equal += same ? 1 : 0;
                }
        }
        QVERIFY(isShort() || equal > 0);
    }

    /// A loaded game equals the saved one, although its world was read again.
    void aLoadedGameIsEqual_data() { everyWorld(); }
    void aLoadedGameIsEqual() {
        QFETCH(QString, recipe);
        Stream random(43);
        NoSavedGames none;
        for (int i = 0; i < countOf(4, 300) * (recipe == newGround ? 50 : 1); ++i) {
            const auto world = anyWorld(recipe, random);
            const auto keys = anyKeysAndWaits(random, recipe == newGround ? random.below(40) : 150);
            Shell shell = begun(world, random.below(1'000));
            typeAll(shell, keys, none);
            if (!shell.game()) continue;
            const auto read = readSavedGame(savedGameText(shell));
            QVERIFY(read.ok());
            QVERIFY(read->shell.game()->prepared != shell.game()->prepared);
            QVERIFY(*read->shell.game() == *shell.game());
            QVERIFY(keyOf(*read->shell.game()) == keyOf(*shell.game()));
        }
    }

    /// Games kept at each step equal a replay of their commands from the beginning, whatever was played on from them;
    /// so does a game that continued from one of them.
    void keptGamesAreThoseOfAReplay_data() { everyWorld(); }
    void keptGamesAreThoseOfAReplay() {
        QFETCH(QString, recipe);
        Stream random(47);
        for (int i = 0; i < countOf(3, 200); ++i) {
            const auto world = anyWorld(recipe, random);
            const auto seed = random.below(1'000);
            const auto first = startGame(world, seed);
            QVERIFY(first.ok());
            std::vector<Game> kept{*first};
            std::vector<Command> commands;
            for (int step = 0; step < 200; ++step) {
                commands.push_back(anyCommand(random));
                kept.push_back(play::step(kept.back(), commands.back()).game);
                if (step % 3 == 0) (void)keyOf(kept.back()); // from now on, some of the nodes cache their keys
                (void)play::step(kept[random.below(kept.size())], anyCommand(random)); // another continuation
            }
            Game replayed = *startGame(world, seed);
            for (std::size_t step = 0; step <= commands.size(); ++step) {
                QVERIFY2(kept[step] == replayed, qPrintable(QString::number(step)));
                QVERIFY(keyOf(kept[step]) == keyOf(replayed));
                QVERIFY(kept[step].unseen == replayed.unseen && kept[step].flowersLeft == replayed.flowersLeft);
                if (step < commands.size()) replayed = play::step(std::move(replayed), commands[step]).game;
            }
            QVERIFY(whatDoesNotFollow(replayed).empty());
        }
    }

    /// commandsIn: exactly the commands that step accepts; any other leaves the game unchanged.
    void commandsAreThoseThatStepTakes_data() { everyWorld(); }
    void commandsAreThoseThatStepTakes() {
        QFETCH(QString, recipe);
        Stream random(53);
        const auto all = allCommands();
        std::set<Mode> modes;
        for (int i = 0; i < countOf(2, 100); ++i) {
            auto game = *startGame(anyWorld(recipe, random), random.below(1'000));
            for (int step = 0; step < 120; ++step) {
                modes.insert(game.mode);
                const auto possible = commandsIn(game);
                for (const auto& command : all) {
                    const auto count =
                        std::ranges::count_if(possible, [&](const Command& other) { return isSame(command, other); });
                    const auto result = play::step(game, command);
                    QCOMPARE(count, std::ptrdiff_t{result.meant ? 1 : 0});
                    if (!result.meant) QVERIFY(result.events.empty() && result.game == game);
                }
                QVERIFY(std::ranges::all_of(possible, [&](const Command& command) {
                    return std::ranges::any_of(all, [&](const Command& other) { return isSame(command, other); });
                }));
                if (possible.empty()) break;
                game = play::step(std::move(game), possible[random.below(possible.size())]).game;
            }
        }
        QVERIFY(modes.contains(Mode::Walking));
    }

    /// So that the rows of new ground above are worth something: games there find doors, are warned, burn, and jump;
    /// whatever is equal has one key, and nothing else has.
    void gamesOnNewGroundDifferByTheirKeys() {
        Stream random(59);
        int found = 0, warned = 0, burned = 0, jumped = 0, onLedges = 0, equal = 0;
        for (int round = 0; round < countOf(300, 5'000); ++round) {
            const auto world = anyGround(random);
            std::vector<Game> games{*startGame(world, 1)};
            for (int step = 0; step < 40; ++step) {
                const Game& from = games[random.below(games.size())];
                const auto result = play::step(from, anyCommand(random));
                for (const auto& event : result.events) {
                    found += event.kind == EventKind::Found ? 1 : 0;
                    jumped += event.kind == EventKind::Travelled ? 1 : 0;
                }
                const auto& player = result.game.players[0];
                warned += player.warned ? 1 : 0;
                burned += result.game.reason == commonReason::lava ? 1 : 0;
                const auto& tiles = world->tiles;
                onLedges += tiles.ledge(tileAt(result.game, player.place.level, player.place.at)) ? 1 : 0;
                games.push_back(result.game);
            }
            for (std::size_t i = 0; i < games.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const bool same = games[i] == games[j];
                    QCOMPARE(keyOf(games[i]) == keyOf(games[j]), same);
                    equal += same ? 1 : 0;
                }
        }
        QVERIFY(isShort() || (found > 0 && warned > 0 && burned > 0 && jumped > 0 && onLedges > 0 && equal > 0));
    }

    /// In an encounter, the store and a fight, and when the game is over.
    void commandsAreThoseOfTheScreen() {
        NoSavedGames none;
        auto shell = begun(std::make_shared<const World>(worldOf("spanning-halls", 1, {60, 40})), 1);
        typeAll(shell, "{give health 100000}", none);
        const auto& enemy = shell.game()->enemies[0];
        auto fight = *shell.game();
        for (const auto& way : {Cell{-1, 0}, Cell{1, 0}, Cell{0, -1}, Cell{0, 1}}) {
            Command go{CommandKind::GoTo};
            go.cell = enemy.at + way;
            fight = play::step(*shell.game(), go).game;
            for (std::uint8_t direction = 0; direction < 4 && fight.mode == Mode::Walking; ++direction)
                fight = play::step(fight, Command::move(0, Direction{direction})).game;
            if (fight.mode == Mode::Fight) break;
        }
        QCOMPARE(fight.mode, Mode::Fight);
        QCOMPARE(commandsIn(fight).size(), std::size_t{3}); // attack, attack with the guard up, back away
        beatTheBoss(shell);
        QCOMPARE(shell.screen(), Screen::Over);
        QCOMPARE(commandsIn(*shell.game()).size(), std::size_t{1});
        QVERIFY(commandsIn(*shell.game()).front().kind == CommandKind::Deeper);
    }

private:
    /// Of two worlds. With few keys, some games reach the same state in another order: in first person A and D turn.
    static std::vector<Shell> someGames(const QString& recipe, Stream& random) {
        NoSavedGames none;
        std::vector<Shell> shells;
        for (int world = 0; world < 2; ++world) {
            const auto played = anyWorld(recipe, random);
            for (int game = 0; game < 8; ++game) {
                Shell shell = begun(played, random.below(2));
                (void)shell.type(U'F', none);
                std::string keys;
                for (auto count = random.below(5); count > 0; --count) keys += "AADDWS"[random.below(6)];
                typeAll(shell, keys, none);
                shells.push_back(shell);
                if (game % 3 == 0) typeAll(shell, anyKeysAndWaits(random, 60), none);
                if (game % 3 == 0 && shell.game()) shells.push_back(shell);
            }
        }
        return shells;
    }
};

DELVE_TEST(SearchSeedsTest)
#include "search_seeds_test.moc"
