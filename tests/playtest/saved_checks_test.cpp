#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "playtest/files/save_files.h"
#include "playtest/shell/belonging.h"
#include "playtest/shell/saved_sum.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/kept_games.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// The same text with a matching checksum, as if edited by hand.
std::string summed(std::string text) {
    text.resize(text.rfind(",\n  \"sum\""));
    return text + sumOf(text);
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    if (at == std::string::npos) qFatal("there is no %s", what.c_str());
    return text.replace(at, what.size(), by);
}

const Shell& keptGame(const std::string& name) {
    static const auto games = playKeptGames();
    const auto found = std::ranges::find(games, name, &KeptGame::name);
    if (found == games.end()) qFatal("there is no %s", name.c_str());
    return found->shell;
}

/// A game beside a row of doors and one of secret doors, on a way to lava. Nobody opens or finds any of them.
std::string amongDoors(const std::string& keys, bool rat = false) {
    World world = drawnWorld("exit", {"##########", "#@.......X", "#++++++..#", "#QQQQQQ..#", "##########"});
    world.levels[0].id = "doors";
    world.levels[0].tiles.set({8, 1}, Tile::Lava);
    world.rules.write().wandering = Decimal::of(0);
    world.rules.write().enemies = rat;
    Thing enemy{"enemy-7-3", ThingKind::Enemy, {7, 3}, {}, {}, {}};
    if (rat) world.levels[0].things.write().push_back(enemy);
    for (auto& kind : world.tables.enemies.write()) kind.speed = 0;
    auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), 1);
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    NoSavedGames none;
    typeAll(*shell, keys, none);
    return savedGameText(*shell);
}

std::string cellsOfRow(int y, int count) {
    std::string cells;
    for (int x = 1; x <= count; ++x)
        cells += (x > 1 ? ", [" : "[ [") + std::to_string(x) + ", " + std::to_string(y) + ']';
    return cells.empty() ? "[]" : cells + " ]";
}

std::string withDoors(const std::string& text, const std::string& opened, const std::string& found) {
    const auto members = R"("opened": )" + opened + (found.empty() ? "" : R"(, "found": )" + found);
    return summed(replaced(text, R"("opened": [])", members));
}

/// "place: sentence"; empty if it is accepted.
QString refusalOf(const std::string& text) {
    const auto read = readSavedGame(text);
    if (read) return {};
    return QString::fromStdString(read.failure().where + ": " + inEnglish(read.failure().message));
}

} // namespace

/// A saved game that cannot have been played is refused, with its place and the expected value.
class SavedChecksTest : public QObject {
    Q_OBJECT
private slots:
    void whatNoPlayLeadsToIsRefusedByItsPlace_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* name, const char* game, const char* what, const char* by, const char* refusal) {
            QTest::newRow(name) << QString(game) << QString(what) << QString(by) << QString(refusal);
        };
        row("90 coins in turn 2", "boss-in-the-store", R"("coins": 1,)", R"("coins": 90,)",
            "game.players[0].coins: Expected at most 26 after the typed keys, found 90.");
        row("more health than anybody has", "gate-playing", R"("health": 20,)", R"("health": 21,)",
            "game.players[0].health: Expected at most 20 after the typed keys, found 21.");
        row("more than was given", "gate-tested", R"("health": 27,)", R"("health": 28,)",
            "game.players[0].health: Expected at most 27 after the typed keys, found 28.");
        row("in a wall", "gate-playing", R"("cell": [5, 1])", R"("cell": [5, 0])",
            "game.players[0].cell: Expected a walkable cell, found [5, 0].");
        row("in a wall, tested otherwise", "gate-tested", R"("cell": [4, 1])", R"("cell": [4, 0])",
            "game.players[0].cell: Expected a walkable cell, found [4, 0].");
        row("a key of no level", "gate-playing", R"("keys": [ "dark red" ])", R"("keys": [ "blue", "dark red" ])",
            "game.players[0].keys: Expected only keys taken from the map, found “blue”.");
        row("a key that still lies there", "gate-in-an-encounter", R"("keys": [])", R"("keys": [ "red" ])",
            "game.players[0].keys: Expected only keys taken from the map, found “red”.");
        row("more turns than keys", "gate-playing", R"("turn": 4, "depth")", R"("turn": 5, "depth")",
            "turn: Expected the turn of the game (5), found 4.");
        row("more points than flowers", "collect-playing", R"("score": 1)", R"("score": 2)",
            "game.players: Expected a score of 1, one point per picked flower, found 2.");
        row("supplies from nowhere", "gate-playing", R"("supplies": 10)", R"("supplies": 11)",
            "game.players[0].supplies: Expected at most 10 after the typed keys, found 11.");
        row("a blade from nowhere", "gate-playing", R"("strength": 4)", R"("strength": 5)",
            "game.players[0].strength: Expected at most 4 after the typed keys, found 5.");
        row("armour from nowhere", "gate-playing", R"("armour": 0)", R"("armour": 1)",
            "game.players[0].armour: Expected at most 0 after the typed keys, found 1.");
        row("a lamp from nowhere", "gate-playing", R"("lamp": 0)", R"("lamp": 1)",
            "game.players[0].lamp: Expected at most 0 after the typed keys, found 1.");
        row("a site where there is no journey", "gate-playing", R"("explored": [])", R"("explored": [ "west" ])",
            "game.explored: Expected journey sites without duplicates.");
        row("won by another objective", "gate-won", R"("reason": "gate")", R"("reason": "exit")",
            "game.reason: Expected a reason that fits the ending and the objective.");
        row("lost with a player who is in the game", "exit-lost", R"("out": true)", R"("out": false)",
            "game.ending: Expected all players to be out in a lost game.");
        row("beaten by nobody", "collect-lost", R"("endWord": "rat")", R"("endWord": "")",
            "game.endWord: Expected an enemy from the world's table of enemies.");
        row("a word that is none", "gate-playing", R"("mode": "walking")", R"("mode": "flying")",
            "game.mode: Unknown value \"flying\"; expected one of: walking, encounter, store, fight, over.");
        row("begun on no level", "explore-tested", R"(  "seed": )",
            R"(  "from": { "level": 100000000, "cell": [1, 1] },
  "seed": )",
            "from.cell: Expected a walkable cell.");
        row("a fault in the world", "gate-playing", R"("objective": "gate")", R"("objective": "gat")",
            "worlds[0].rules.objective: Unknown objective “gat”. Expected one of: ");
    }
    void whatNoPlayLeadsToIsRefusedByItsPlace() {
        QFETCH(QString, game);
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, refusal);
        const auto text = savedGameText(keptGame(game.toStdString()));
        QCOMPARE(refusalOf(text), QString());
        const auto said = refusalOf(summed(replaced(text, what.toStdString(), by.toStdString())));
        QVERIFY2(said.contains(refusal), qPrintable(said));
    }

    void doorsThatNobodyFoundOrOpenedAreRefused_data() {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("refusal");
        const QString noSecret = "game.levels[0].found: Expected sorted cells of secret doors of the map, without "
                                 "duplicates.";
        const QString noDoor = "game.levels[0].opened: Expected sorted cells of closed doors of the map, without "
                               "duplicates.";
        QTest::newRow("found where floor is") << "[]"
                                              << "[ [2, 1] ]" << noSecret;
        QTest::newRow("found where a door is") << "[]"
                                               << "[ [1, 2] ]" << noSecret;
        QTest::newRow("found beyond the map") << "[]"
                                              << "[ [10, 3] ]" << noSecret;
        QTest::newRow("found twice") << "[]"
                                     << "[ [1, 3], [1, 3] ]" << noSecret;
        QTest::newRow("found in another order") << "[]"
                                                << "[ [2, 3], [1, 3] ]" << noSecret;
        QTest::newRow("opened, but not found") << "[ [1, 3] ]"
                                               << "[]" << noDoor;
        QTest::newRow("opened where floor is") << "[ [2, 1] ]"
                                               << "" << noDoor;
        QTest::newRow("opened twice") << "[ [1, 2], [1, 2] ]"
                                      << "" << noDoor;
        QTest::newRow("found and opened") << "[ [1, 3] ]"
                                          << "[ [1, 3] ]"
                                          << "";
        QTest::newRow("opened") << "[ [1, 2], [2, 2] ]"
                                << ""
                                << "";
    }
    void doorsThatNobodyFoundOrOpenedAreRefused() {
        QFETCH(const QString, opened);
        QFETCH(const QString, found);
        QFETCH(const QString, refusal);
        const auto said = refusalOf(withDoors(amongDoors("D"), opened.toStdString(), found.toStdString()));
        QVERIFY2(refusal.isEmpty() ? said.isEmpty() : said.endsWith(refusal), qPrintable(said));
    }

    /// One key leads to two cells, and one wait finds four doors; a secret door may be found at the start.
    void noMoreDoorsAreOpenThanTheKeysCanHaveReached_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<bool>("rat");
        QTest::addColumn<int>("opened");
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("most"); // 0: it is accepted
        QTest::newRow("three opened by one key") << "D" << false << 3 << 0 << 0;
        QTest::newRow("four opened by one key") << "D" << false << 4 << 0 << 3;
        QTest::newRow("four found by one key") << "D" << false << 0 << 4 << 3;
        QTest::newRow("two and two by one key") << "D" << false << 2 << 2 << 3;
        QTest::newRow("five found by one wait") << "." << false << 0 << 5 << 0;
        QTest::newRow("six found by one wait") << "." << false << 0 << 6 << 5;
        QTest::newRow("four opened by an enemy, too") << "D" << true << 4 << 0 << 0;
        QTest::newRow("five opened by an enemy, too") << "D" << true << 5 << 0 << 4;
        QTest::newRow("keys that only look") << "TFT" << false << 2 << 0 << 1;
    }
    void noMoreDoorsAreOpenThanTheKeysCanHaveReached() {
        QFETCH(const QString, keys);
        QFETCH(const bool, rat);
        QFETCH(const int, opened);
        QFETCH(const int, found);
        QFETCH(const int, most);
        const auto text = amongDoors(keys.toStdString(), rat);
        QCOMPARE(refusalOf(text), QString());
        const auto refusal =
            QString("game.levels: Expected at most %1 cells with things taken, or with doors opened or found, after "
                    "the typed keys; found %2.")
                .arg(most)
                .arg(opened + found);
        const auto said = refusalOf(withDoors(text, cellsOfRow(2, opened), cellsOfRow(3, found)));
        QVERIFY2(most == 0 ? said.isEmpty() : said.endsWith(refusal), qPrintable(said));
    }

    void aWarningWithoutLavaIsRefused() {
        const auto text = amongDoors("DDDDDDD"); // the seventh only warns
        QCOMPARE(refusalOf(text), QString());
        const auto with = [&text](const char* warned) {
            return refusalOf(summed(replaced(text, R"("warned": "east")", std::string(R"("warned": )") + warned)));
        };
        const QString refusal = "game.players[0].warned: Expected a direction in which lava lies.";
        for (const char* other : {R"("north")", R"("west")", R"("south")"})
            QVERIFY2(with(other).endsWith(refusal), qPrintable(with(other)));
        QVERIFY2(with(R"("up")").contains("game.players[0].warned: Unknown value \"up\"; expected one of: north"),
                 qPrintable(with(R"("up")")));
        QVERIFY(!with("7").isEmpty());
        const auto elsewhere = summed(replaced(text, R"("cell": [7, 1])", R"("cell": [6, 1])"));
        QVERIFY2(refusalOf(elsewhere).endsWith(refusal), qPrintable(refusalOf(elsewhere)));
    }

    /// The line number in the file, not only the one within the world.
    void aFaultInAWorldIsNamedByItsLine() {
        const auto text = summed(
            replaced(savedGameText(keptGame("gate-playing")), R"("objective": "gate")", R"("objective": "gat")"));
        const auto line =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("\"gat\"")), '\n') + 1;
        const auto said = refusalOf(text);
        QVERIFY2(said.startsWith(QString("line %1, ").arg(line)), qPrintable(said));
        QVERIFY2(said.contains(", worlds[0].rules.objective: "), qPrintable(said));
    }

    void damageIsNamedAsItIs() {
        auto text = savedGameText(keptGame("gate-playing"));
        QCOMPARE(refusalOf(text.substr(0, 300)), QString(": The saved game is truncated."));
        text[100] = static_cast<char>(text[100] ^ 1);
        QCOMPARE(refusalOf(text), QString(": The saved game is corrupt (checksum mismatch)."));
    }

    // Rules

    void aNewGameSaysByWhichRulesItIsPlayed() {
        const auto text = savedGameText(keptGame("gate-playing"));
        QVERIFY(text.find(",\n  \"rules\": 1,\n") != std::string::npos);
        QCOMPARE(savedGameText(readSavedGame(text)->shell), text);
    }

    void aGameOfOtherRulesGoesOnByThese() {
        MemorySaves saves;
        saves.saved = summed(replaced(savedGameText(keptGame("gate-playing")), "\"rules\": 1,", "\"rules\": 7,"));
        QCOMPARE(savedGameText(readSavedGame(saves.saved)->shell), saves.saved);
        Shell shell = Shell::atTitle({}, {});
        const auto loaded = shell.type(U'L', saves);
        QVERIFY(!loaded.refused);
        QCOMPARE(inEnglish(loaded.message),
                 std::string("This game began with rules version 7 and continues with version 1."));
        QVERIFY(shell.type(U'D', saves).meant);
        const auto text = savedGameText(shell);
        QVERIFY(text.find("\"rules\": [ 7, 1 ],") != std::string::npos);
        QCOMPARE(savedGameText(readSavedGame(text)->shell), text);
        QVERIFY(!Replay::of(text).ok());
        QVERIFY(Replay::of(*shell.again()).ok()); // a new game
    }

    /// A game from before rules had versions, of an objective whose rules have changed since.
    void eachObjectiveCountsItsRulesForItself() {
        const auto text = savedGameText(keptGame("explore-won"));
        QVERIFY(text.find(",\n  \"rules\": 2,\n") != std::string::npos);
        QVERIFY(Replay::of(text).ok());
        const auto before = summed(replaced(text, "  \"rules\": 2,\n", ""));
        QCOMPARE(refusalOf(before), QString());
        QVERIFY(inEnglish(Replay::of(before).failure().message)
                    .starts_with("This replay was recorded with rules version 1; this"));
    }

    void aReplayOfOtherRulesIsRefusedByName() {
        const auto text = savedGameText(keptGame("gate-playing"));
        QVERIFY(Replay::of(text).ok());
        QVERIFY(Replay::of(summed(replaced(text, "  \"rules\": 1,\n", ""))).ok()); // from before rules had versions
        const auto refused = Replay::of(summed(replaced(text, "\"rules\": 1,", "\"rules\": 2,")));
        QVERIFY(!refused.ok());
        const auto said = inEnglish(refused.failure().message);
        QVERIFY2(said.starts_with("This replay was recorded with rules version 2; this Delvewright has version 1."),
                 said.c_str());
    }

    /// Writing a replay at its end gives the original saved game, with or without a rules version.
    void aReplayOfBeforeEndsAsItWasSaved() {
        const auto text = summed(replaced(savedGameText(keptGame("gate-playing")), "  \"rules\": 1,\n", ""));
        auto replay = Replay::of(text).value();
        while (!replay.finished()) (void)replay.next();
        QCOMPARE(savedGameText(replay.shell()), text);
    }

    void rulesThatAreNoneAreRefused_data() {
        QTest::addColumn<QString>("rules");
        for (const char* rules : {"0", "-1", "\"1\"", "[]", "[ 1 ]", "[ 1, 1 ]", "[ 1, 0 ]", "99999999999"})
            QTest::newRow(rules) << QString(rules);
    }
    void rulesThatAreNoneAreRefused() {
        QFETCH(QString, rules);
        const auto text = savedGameText(keptGame("gate-playing"));
        const auto other = "\"rules\": " + rules.toStdString() + ",";
        QVERIFY(refusalOf(summed(replaced(text, "\"rules\": 1,", other))).contains("rules"));
    }

    // Files

    /// Slots and their pictures belong to the program; a file named by a person belongs to that person.
    void slotsAreForTheirOwnerAlone() {
        const auto before = ::umask(0);
        const auto restore = qScopeGuard([before] { ::umask(before); });
        QTemporaryDir home;
        const auto folder = home.filePath("data/saves").toStdString();
        SaveSlots own(folder, {});
        own.choose({"one"});
        for (int time = 0; time < 2; ++time) QVERIFY(own.save(keptGame("gate-playing")).ok()); // with a backup
        own.autosave(keptGame("gate-playing"));
        for (const char* path : {"", "/autosaves"}) QCOMPARE(modeOf(folder + path), 0700U);
        int files = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.is_directory()) continue;
            ++files;
            QCOMPARE(modeOf(entry.path()), 0600U);
        }
        QCOMPARE(files, 3);
        const auto named = home.filePath("named.delvesave").toStdString();
        SaveFile save(named, named);
        QVERIFY(save.save(keptGame("gate-playing")).ok());
        QCOMPARE(modeOf(named), 0666U);
        std::filesystem::permissions(named, std::filesystem::perms(0640));
        QVERIFY(save.save(keptGame("gate-playing")).ok());
        QCOMPARE(modeOf(named), 0640U);
        QCOMPARE(modeOf(backupOf(named)), 0640U); // the backup holds the file's earlier content
    }

    // Where a game belongs

    void aGameBelongsWhereItBegan() {
        const auto cave = std::make_shared<const World>(worldOf("caves", 3, {40, 30}));
        const auto other = std::make_shared<const World>(worldOf("caves", 4, {40, 30}));
        const auto house = std::make_shared<const World>(worldOf("house", 3, {40, 30}));
        const auto shell = Shell::inPlay(cave, 3).value();
        const auto at = [&](const std::shared_ptr<const World>& world) {
            return belongingOf(shell, Shell::atTitleOf(world));
        };
        QVERIFY(at(cave) == Belonging::Yes);
        QVERIFY(at(other) == Belonging::No);
        QVERIFY(at(house) == Belonging::No);
        auto made = Shell::atTitleOf(other);
        NoSavedGames none;
        typeAll(made, "N3S", none);
        QVERIFY(belongingOf(made, Shell::atTitleOf(other)) == Belonging::Yes);
        World edited = *cave;
        edited.levels[0].tiles.set({0, 0}, Tile::Water);
        QVERIFY(at(std::make_shared<const World>(edited)) == Belonging::Edited);
        const auto* const recipe = generation::builtInRecipes().find("caves");
        QVERIFY(belongingOf(shell, Shell::atTitle(recipe->withSeed(0), {40, 30})) == Belonging::Yes);
        QVERIFY(belongingOf(shell, Shell::atTitle(recipeNamed(generation::builtInRecipes(), "house@1")->withSeed(0),
                                                  {40, 30})) == Belonging::No);
    }

private:
    static unsigned modeOf(const std::filesystem::path& path) {
        return static_cast<unsigned>(std::filesystem::status(path).permissions());
    }
};

DELVE_TEST(SavedChecksTest)
#include "saved_checks_test.moc"
