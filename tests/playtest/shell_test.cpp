#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/parameter.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/step_context.h"
#include "playtest/shell/map_text.h"
#include "playtest/shell/replay.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr Size small{40, 24};

Shell atTitle() {
    return Shell::atTitle(recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(0), small);
}

/// The keys that were ignored.
std::string passedOver(Shell& shell, std::string_view keys, SavedGames& saves) {
    std::string over;
    for (const char32_t key : keysOf(keys))
        if (const auto typed = shell.type(key, saves); !typed.meant) over += typed.passedOver;
    return over;
}

/// Seven by seven cells of floor, with a start in the middle and nothing to win.
std::shared_ptr<const World> openField() {
    World world;
    world.rules.write().objective = "exit";
    world.levels.emplace_back().tiles = Grid({7, 7}, Tile::Floor);
    world.levels[0].things.write().push_back({"start-3-3", ThingKind::Start, {3, 3}, {}, {}, {}});
    return std::make_shared<const World>(std::move(world));
}

/// A start with a secret door in the east and lava in the south.
std::shared_ptr<const World> besideLava() {
    World world = drawnWorld("exit", {"#######", "#@QV#.X", "#######"});
    world.levels[0].id = "small";
    world.levels[0].tiles.set({1, 2}, Tile::Lava);
    return std::make_shared<const World>(std::move(world));
}

} // namespace

/// From title to end.
class ShellTest : public QObject {
    Q_OBJECT
private slots:
    void aRecipeStartsAtTheTitle() {
        Shell shell = atTitle();
        NoSavedGames none;
        QCOMPARE(shell.screen(), Screen::Title);
        QVERIFY(!shell.game());
        QCOMPARE(stateName(shell), std::string_view("title"));
        QCOMPARE(passedOver(shell, "WX1:", none), std::string("WX1:"));
        QVERIFY(shell.type('n', none).meant);
        QCOMPARE(shell.screen(), Screen::Seed);
        QCOMPARE(passedOver(shell, "1w2", none), std::string("w"));
        QCOMPARE(shell.typed(), std::string("12"));
        QCOMPARE(stateName(shell), std::string_view("title"));
        typeAll(shell, "\b3s", none);
        QCOMPARE(shell.screen(), Screen::Play);
        QCOMPARE(shell.game()->level(0).recipe->seed, std::uint64_t{13});
        QVERIFY(shell.game()->level(0).size() == small);
    }

    void aSeedIsAskedFor() {
        Shell shell = atTitle();
        NoSavedGames none;
        typeAll(shell, "N", none);
        QVERIFY(!shell.type('S', none).message.text.empty());
        QCOMPARE(shell.screen(), Screen::Seed);
        typeAll(shell, "B", none);
        QCOMPARE(shell.screen(), Screen::Title);
    }

    void qEnds() {
        Shell shell = atTitle();
        NoSavedGames none;
        typeAll(shell, "q", none);
        QCOMPARE(shell.screen(), Screen::Ended);
        QCOMPARE(passedOver(shell, "NLQ", none), std::string("NLQ"));
        QCOMPARE(stateName(shell), std::string_view("ended"));
    }

    void savedAndLoadedItGoesOnWhereItStopped() {
        MemorySaves saves;
        Shell first = atTitle();
        typeAll(first, "N1234SWWDD:Q", saves);
        QCOMPARE(first.screen(), Screen::Ended);
        Shell second = Shell::atTitle({}, {});
        typeAll(second, "LAAS", saves);
        Shell whole = atTitle();
        typeAll(whole, "N1234SWWDDAAS", saves);
        QCOMPARE(savedGameText(second), savedGameText(whole));
    }

    void nothingSavedSaysSoAndStaysOnTheTitle() {
        MemorySaves saves;
        Shell shell = atTitle();
        const auto typed = shell.type('L', saves);
        QVERIFY(typed.meant);
        QVERIFY(!typed.message.text.empty());
        QCOMPARE(shell.screen(), Screen::Title);
        QVERIFY(!shell.offersBackup());
        QCOMPARE(passedOver(shell, "B", saves), std::string("B"));
    }

    void aBackupThatIsDamagedTooIsNotOffered() {
        MemorySaves saves;
        Shell first = atTitle();
        typeAll(first, "N1S:Q", saves);
        saves.saved[500] = static_cast<char>(saves.saved[500] ^ 4);
        saves.backup = saves.saved;
        Shell shell = atTitle();
        QVERIFY(shell.type('L', saves).refused);
        QVERIFY(!shell.offersBackup());
    }

    void aDamagedGameIsRefusedAndItsBackupOffered() {
        MemorySaves saves;
        Shell first = atTitle();
        typeAll(first, "N1S:Q", saves);
        saves.backup = saves.saved;
        saves.saved[500] = static_cast<char>(saves.saved[500] ^ 4);
        Shell shell = atTitle();
        QVERIFY(!shell.type('L', saves).message.text.empty());
        QCOMPARE(shell.screen(), Screen::Title);
        QVERIFY(shell.offersBackup());
        typeAll(shell, "B", saves);
        QCOMPARE(shell.screen(), Screen::Play);
    }

    void aColonAndAnotherLetterIsPassedOver() {
        Shell shell = atTitle();
        NoSavedGames none;
        typeAll(shell, "N1S", none);
        QCOMPARE(passedOver(shell, ":w", none), std::string(":w"));
        QCOMPARE(shell.screen(), Screen::Play);
        QCOMPARE(shell.game()->turn, std::int64_t{0});
    }

    void aWordCanBeTakenBackWhileItIsTyped() {
        Shell shell = atTitle();
        NoSavedGames none;
        typeAll(shell, "N1S{gé", none);
        QCOMPARE(shell.typed(), std::string("{gé"));
        (void)shell.type(backspaceKey, none);
        QCOMPARE(shell.typed(), std::string("{g"));
        typeAll(shell, "ive coins 5}", none);
        QCOMPARE(shell.game()->players[0].coins, std::int64_t{5});
        typeAll(shell, "{give", none);
        QVERIFY(shell.type(escapeKey, none).meant);
        QVERIFY(shell.typed().empty());
        typeAll(shell, ":", none);
        (void)shell.type(backspaceKey, none);
        QCOMPARE(passedOver(shell, "q", none), std::string("q"));
        QCOMPARE(shell.screen(), Screen::Play);
    }

    void aWordWithoutAnEndIsPassedOverWhole() {
        Shell shell = atTitle();
        NoSavedGames none;
        const std::string word = "{" + std::string(80, 'x');
        typeAll(shell, "N1S", none);
        QCOMPARE(passedOver(shell, word, none), word);
        QVERIFY(shell.typed().empty());
    }

    /// At its title as in a game: N makes another level with the same rules, tables and tiles.
    void aWorldKeepsItsRulesWithAnotherSeed() {
        World world = worldOf("grown-rooms", 3, small);
        world.rules.write().players = 1;
        world.rules.write().lights = false;
        world.rules.write().sight = 3;
        auto& kinds = world.tables.enemies.write();
        kinds.resize(1);
        kinds.front().name = "moth";
        const auto moss = world.tiles.add({.name = "moss", .glyph = U'm', .colour = {}});
        QVERIFY(moss.has_value());
        const auto shared = std::make_shared<const World>(world);
        NoSavedGames none;
        Shell title = Shell::atTitleOf(shared);
        auto play = Shell::inPlay(shared, 3);
        typeAll(title, "N5S", none);
        QVERIFY(play.ok());
        typeAll(*play, "N5S", none);
        for (const Shell* shell : std::array<const Shell*, 2>{&title, &*play}) {
            QVERIFY(shell->game());
            QCOMPARE(shell->game()->level(0).recipe->seed, std::uint64_t{5});
            QVERIFY(shell->game()->rules() == world.rules);
            QVERIFY(shell->game()->world().tables == world.tables);
            QVERIFY(shell->game()->world().tiles == world.tiles);
            QVERIFY(!shell->view().lights);
        }
    }

    /// N at the title of a world without a recipe plays that world, as if its file were played.
    void aWorldWithoutARecipeIsPlayedFromItsTitle() {
        World world = worldOf("grown-rooms", 3, small);
        world.levels[0].recipe.reset();
        const auto shared = std::make_shared<const World>(world);
        NoSavedGames none;
        Shell title = Shell::atTitleOf(shared);
        QVERIFY(title.canBegin() && !title.hasRecipe());
        typeAll(title, "N", none);
        QCOMPARE(title.screen(), Screen::Play);
        QVERIFY(title.game()->level(0).tiles == world.levels[0].tiles);
        auto played = Shell::inPlay(shared, defaultSeed(world));
        QVERIFY(played.ok());
        for (Shell* shell : std::array<Shell*, 2>{&title, &*played}) typeAll(*shell, "WWAADDN", none);
        QCOMPARE(savedGameText(title), savedGameText(*played));
        QVERIFY(!Shell::atTitle({}, {}).canBegin());
    }

    void theViewIsChosenByKeys() {
        Shell shell = atTitle();
        NoSavedGames none;
        typeAll(shell, "N1S", none);
        QVERIFY(shell.view() == ViewChoices{});
        typeAll(shell, "tFm", none);
        QVERIFY(!shell.view().lights && shell.view().firstPerson && shell.view().minimap);
        QCOMPARE(shell.game()->turn, std::int64_t{0});
        QCOMPARE(shell.keys(), std::string("TFM"));
    }

    void inFirstPersonTheKeysWalkAndTurn() {
        NoSavedGames none;
        auto shell = Shell::inPlay(openField(), 1);
        const auto at = [&] { return shell->game()->players[0].place.at; };
        const auto facing = [&] { return shell->game()->players[0].facing; };
        typeAll(*shell, "FA", none); // facing south at first, so east is on the left
        QVERIFY(facing() == Direction::East && at() == (Cell{3, 3}));
        QCOMPARE(shell->game()->turn, std::int64_t{0});
        typeAll(*shell, "w", none);
        QVERIFY(facing() == Direction::East && at() == (Cell{4, 3}));
        typeAll(*shell, "SS", none);
        QVERIFY(facing() == Direction::East && at() == (Cell{2, 3}));
        typeAll(*shell, "AAAA", none);
        QVERIFY(facing() == Direction::East);
        typeAll(*shell, "D", none);
        QVERIFY(facing() == Direction::South && at() == (Cell{2, 3}));
        QCOMPARE(shell->game()->turn, std::int64_t{3});
        for (const char32_t key : {arrowEast, arrowNorth, arrowSouth, arrowWest}) QVERIFY(shell->type(key, none).meant);
        QVERIFY(facing() == Direction::South && at() == (Cell{2, 3}));
        typeAll(*shell, "FA", none);
        QVERIFY(facing() == Direction::West && at() == (Cell{1, 3}));
    }

    void waitingIsReplayed() {
        NoSavedGames none;
        auto shell = Shell::inPlay(besideLava(), 1);
        QVERIFY(shell.ok());
        const auto before = savedGameText(*shell);
        QVERIFY(before.find("\"found\"") == std::string::npos);
        typeAll(*shell, ".DD", none);
        QCOMPARE(shell->keys(), std::string(".DD"));
        QCOMPARE(shell->game()->turn, std::int64_t{2}); // the chasm leads nowhere
        QCOMPARE(shell->game()->players[0].place.at, (Cell{2, 1}));
        compareReplay(*shell);
    }

    /// What was found, and the lava that somebody was warned of, are kept; nothing of it is written where there is
    /// none.
    void newGroundIsSavedAndLoaded() {
        NoSavedGames none;
        auto shell = Shell::inPlay(besideLava(), 1);
        QVERIFY(shell.ok());
        typeAll(*shell, ".S", none);
        const auto text = savedGameText(*shell);
        QVERIFY(text.find(R"("found": [ [2, 1] ])") != std::string::npos);
        QVERIFY(text.find(R"("warned": "south")") != std::string::npos);
        const auto read = readSavedGame(text);
        QVERIFY2(read.ok(), read.ok() ? "" : inEnglish(read.failure().message).c_str());
        QVERIFY(*read->shell.game() == *shell->game());
        QVERIFY(keyOf(*read->shell.game()) == keyOf(*shell->game()));
        QCOMPARE(QString::fromStdString(savedGameText(read->shell)), QString::fromStdString(text));
        auto loaded = read->shell;
        for (auto* const each : {&loaded, &*shell}) typeAll(*each, "S", none);
        QCOMPARE(stateName(loaded), std::string_view("lost"));
        QVERIFY(*loaded.game() == *shell->game());
        compareReplay(loaded);
    }

    void gamesDifferByWhatWasFoundAndWarnedOf() {
        const Game before = *startGame(besideLava(), 1);
        auto found = before;
        findSecretDoor(found, {0, {2, 1}});
        auto warned = before;
        warned.players[0].warned = Direction::South;
        QVERIFY(!(found == before) && keyOf(found) != keyOf(before));
        QVERIFY(!(warned == before) && keyOf(warned) != keyOf(before));
    }

    void inFirstPersonPlayerTwoMovesAsEver() {
        NoSavedGames none;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("grown-rooms", 3, {60, 36})), 3);
        QVERIFY(shell.ok());
        auto plain = *shell;
        typeAll(*shell, "FIJKLLKJI", none);
        typeAll(plain, "IJKLLKJI", none);
        QVERIFY(shell->game()->players[1] == plain.game()->players[1]);
    }

    void againIsSeenAsBeforeAndReplaysToo() {
        NoSavedGames none;
        auto shell = Shell::inPlay(openField(), 1);
        typeAll(*shell, "FMTAW", none);
        auto again = shell->again();
        QVERIFY(again.ok());
        QVERIFY(again->view() == shell->view());
        QCOMPARE(again->game()->turn, std::int64_t{0});
        typeAll(*again, "AW", none);
        auto replay = Replay::of(*again);
        while (!replay->finished()) (void)replay->next();
        QCOMPARE(savedGameText(replay->shell()), savedGameText(*again));
        QVERIFY(replay->shell().game()->players[0].place.at == (Cell{4, 3}));
    }

    void aFileStartsInPlayAndNRegeneratesItsRecipe() {
        NoSavedGames none;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("caves", 3, small)), 3);
        QVERIFY(shell.ok());
        QCOMPARE(shell->screen(), Screen::Play);
        typeAll(*shell, "N", none);
        QCOMPARE(shell->screen(), Screen::Seed);
        typeAll(*shell, "B", none);
        QCOMPARE(shell->screen(), Screen::Play);
        typeAll(*shell, "N77S", none);
        QCOMPARE(shell->game()->level(0).recipe->seed, std::uint64_t{77});
        QCOMPARE(shell->game()->level(0).recipe->name, std::string("caves"));
    }

    void aFileWithoutARecipeStartsAgain() {
        NoSavedGames none;
        World world = worldOf("caves", 3, small);
        world.levels[0].recipe.reset();
        auto shell = Shell::inPlay(std::make_shared<const World>(world), 3);
        QVERIFY(shell.ok());
        const auto begun = savedGameText(*shell);
        typeAll(*shell, "WASDWWAASSDDN", none);
        QCOMPARE(savedGameText(*shell), begun);
    }

    void anotherStartIsTaken() {
        const auto world = std::make_shared<const World>(worldOf("caves", 3, small));
        const auto usual = Shell::inPlay(world, 3);
        QVERIFY(usual.ok());
        Cell other{};
        const auto& walkable = usual->game()->prepared->levels[0].walkable;
        while (!walkable.at(other))
            other = other.x + 1 < small.width ? Cell{other.x + 1, other.y} : Cell{0, other.y + 1};
        const auto shell = Shell::inPlay(world, 3, Place{0, other});
        QVERIFY(shell.ok());
        QVERIFY(shell->game()->players[0].place.at == other);
        QVERIFY(shell->again()->game()->players[0].place.at == other);
    }

    void whatTestersDoMarksTheGame() {
        NoSavedGames none;
        World world = worldOf("caves", 3, small);
        const auto at = world.levels[0].things->front().at;
        world.levels[0].things.write().push_back({"lock", ThingKind::Lock, at, {}, {}, {}});
        world.levels[0].things.write().back().fields.set("colour", std::string("red"));
        auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), 3);
        QVERIFY(!shell->game()->tested);
        typeAll(*shell, "{give coins 5}", none);
        QVERIFY(shell->game()->tested);
        QCOMPARE(shell->game()->players[0].coins, std::int64_t{5});
        typeAll(*shell, "{reveal}{give red}{walls}", none);
        QCOMPARE(unseenOn(*shell->game(), 0), std::int64_t{0});
        QCOMPARE(shell->game()->players[0].keys, std::vector<std::string>{"red"});
        QVERIFY(shell->game()->walksThroughWalls);
        typeAll(*shell, "{walls}{go 0,0}", none);
        QCOMPARE(passedOver(*shell, "{fly}", none), std::string("{fly}"));
        QCOMPARE(shell->keys(), std::string("{give coins 5}{reveal}{give red}{walls}{walls}"));
    }

    void wordsMayBeWrittenInCapitals() {
        NoSavedGames none;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("caves", 3, small)), 3);
        typeAll(*shell, "{GIVE Coins 5}{Walls}", none);
        QCOMPARE(shell->game()->players[0].coins, std::int64_t{5});
        QVERIFY(shell->game()->walksThroughWalls);
    }

    void everyHundredTurnsItSavesByItself() {
        MemorySaves saves;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("grown-rooms", 3, small)), 3);
        Stream random(5);
        while (shell->game()->turn < 350) typeAll(*shell, anyKeys(random, 50), saves);
        QVERIFY(saves.autosaves >= 3);
    }

    void theSaveThatFailsIsSaidAndThePlayGoesOn() {
        class Full : public NoSavedGames {
            Done save(const Shell&) override { return fileAccess({Text{"test", "The disk is full."}}); }
        } full;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("grown-rooms", 3, small)), 3);
        typeAll(*shell, ":", full);
        QCOMPARE(inEnglish(shell->type('q', full).message), std::string("The disk is full."));
        QCOMPARE(shell->screen(), Screen::Play);
    }

    void whatIsUnderTheMouseHasAName() {
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("grown-rooms", 3, small)), 3);
        const Game& game = *shell->game();
        const Cell at = game.players[0].place.at;
        QCOMPARE(inEnglish(nameAt(game, 0, at, Known::InSight)), std::string("Player 1"));
        QCOMPARE(inEnglish(nameAt(game, 0, at, Known::Unseen)), std::string("unseen"));
        QCOMPARE(inEnglish(nameAt(game, 0, at, Known::Remembered)), std::string("Floor"));
        QCOMPARE(inEnglish(nameAt(game, 0, {0, 0}, Known::InSight)),
                 std::string(game.world().tiles[game.level(0).tiles.at({0, 0})].label.source));
    }

    /// The level below has the same recipe, more rooms and another seed, and the player keeps all possessions.
    void belowABossIsAnotherLevel() {
        NoSavedGames none;
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf("spanning-halls", 3, {80, 45})), 3);
        QVERIFY(shell.ok());
        beatTheBoss(*shell);
        QCOMPARE(shell->screen(), Screen::Over);
        const auto rooms = shell->game()->level(0).rooms->size();
        const auto coins = shell->game()->players[0].coins;
        const auto seed = shell->game()->level(0).recipe->seed;
        typeAll(*shell, "N", none);
        QCOMPARE(shell->screen(), Screen::Play);
        const Game& below = *shell->game();
        QCOMPARE(below.depth, std::int64_t{2});
        QVERIFY(below.level(0).rooms->size() > rooms);
        QVERIFY(below.level(0).recipe->seed != seed);
        QCOMPARE(below.level(0).recipe->name, std::string("spanning-halls"));
        QCOMPARE(below.players[0].coins, coins);
        const auto read = readSavedGame(savedGameText(*shell));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        QCOMPARE(savedGameText(read->shell), savedGameText(*shell));
    }

    void belowABossTheTilesOfTheWorldAreTheSame() {
        NoSavedGames none;
        World world = worldOf("spanning-halls", 3, {80, 45});
        QVERIFY(world.tiles.add({.name = "moss", .glyph = U'm', .colour = {}}).has_value());
        auto shell = Shell::inPlay(std::make_shared<const World>(world), 3);
        beatTheBoss(*shell);
        typeAll(*shell, "N", none);
        QCOMPARE(shell->game()->depth, std::int64_t{2});
        QVERIFY(shell->game()->world().tiles == world.tiles);
        QVERIFY(shell->game()->world().tables == world.tables);
    }

    void aBossWithoutARecipeEndsTheGameThere() {
        NoSavedGames none;
        World world = worldOf("spanning-halls", 3, {80, 45});
        world.levels[0].recipe.reset();
        auto shell = Shell::inPlay(std::make_shared<const World>(world), 3);
        beatTheBoss(*shell);
        QCOMPARE(shell->screen(), Screen::Over);
        typeAll(*shell, "N", none);
        QCOMPARE(shell->game()->depth, std::int64_t{1});
        QCOMPARE(shell->game()->turn, std::int64_t{0});
    }
};

DELVE_TEST(ShellTest)
#include "shell_test.moc"
