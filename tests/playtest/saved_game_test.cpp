#include "generation/level/rules.h"
#include "playtest/files/save_files.h"
#include "playtest/shell/replay.h"
#include "playtest/shell/saved_sum.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

Shell gameOf(std::string_view recipe, std::uint64_t seed, std::string_view keys, Size size = {80, 45}) {
    auto shell = Shell::inPlay(std::make_shared<const World>(worldOf(recipe, seed, size)), seed);
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    NoSavedGames none;
    typeAll(*shell, keys, none);
    return std::move(*shell);
}

std::string refusalOf(const std::string& text) {
    const auto read = readSavedGame(text);
    return read ? std::string() : inEnglish(read.failure().message);
}

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

} // namespace

class SavedGameTest : public QObject {
    Q_OBJECT
private slots:
    void savedLoadedAndSavedAgainGivesTheSameBytes_data() { everyRecipe(); }
    void savedLoadedAndSavedAgainGivesTheSameBytes() {
        QFETCH(QString, recipe);
        Stream random(7);
        for (int game = 0; game < 6; ++game) {
            const auto shell = gameOf(recipe.toStdString(), random.below(1000), anyKeys(random, 300));
            const auto text = savedGameText(shell, {"a “name”", "2026-01-01T10:00:00", "cGljdHVyZQ==", 0});
            const auto read = readSavedGame(text);
            QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
            QCOMPARE(read->label.name, std::string("a “name”"));
            QCOMPARE(read->label.turn, shell.game()->turn);
            QCOMPARE(savedGameText(read->shell, read->label), text);
        }
    }

    /// Both have won; a game that ended before this version names only the first.
    void aGameThatBothHaveWonComesBack() {
        World world;
        world.rules.write().objective = "explore";
        world.rules.write().players = 2;
        Level& level = world.levels.emplace_back();
        level.id = "level";
        level.tiles = Grid({6, 3}, Tile::Wall);
        level.tiles.fill({1, 1, 4, 1}, Tile::Floor);
        for (std::int32_t player = 1; player <= 2; ++player) {
            Thing start;
            start.kind = ThingKind::Start;
            start.at = {player == 1 ? 1 : 4, 1};
            start.id = bornAt("start", start.at);
            start.fields.set("player", Decimal::of(player));
            level.things.write().push_back(start);
        }
        auto shell = Shell::inPlay(std::make_shared<const World>(world), 1);
        QVERIFY2(shell.ok(), shell ? "" : inEnglish(shell.failure().message).c_str());
        NoSavedGames none;
        typeAll(*shell, "D", none);
        QCOMPARE(shell->game()->ending, Ending::Won);
        QCOMPARE(shell->game()->winner, std::size_t{0});
        const auto text = savedGameText(*shell);
        const auto read = readSavedGame(text);
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        QCOMPARE(read->shell.game()->winner, std::size_t{0});
        const auto older = readSavedGame(summed(replaced(text, "\"winner\": 0", "\"winner\": 1")));
        QVERIFY2(older.ok(), older ? "" : inEnglish(older.failure().message).c_str());
        QCOMPARE(older->shell.game()->winner, std::size_t{1});
    }

    void aGameGoesOnExactlyWhereItStopped_data() { everyRecipe(); }
    void aGameGoesOnExactlyWhereItStopped() {
        QFETCH(QString, recipe);
        Stream random(11);
        for (int game = 0; game < 8; ++game) {
            const auto seed = random.below(1000);
            const auto keys = anyKeys(random, 200);
            const auto cut = random.below(keys.size());
            NoSavedGames none;
            auto first = gameOf(recipe.toStdString(), seed, keys.substr(0, cut));
            auto loaded = readSavedGame(savedGameText(first));
            QVERIFY(loaded.ok());
            typeAll(loaded->shell, keys.substr(cut), none);
            typeAll(first, keys.substr(cut), none);
            QCOMPARE(loaded->shell.screen(), first.screen());
            if (first.game()) QCOMPARE(savedGameText(loaded->shell), savedGameText(first));
        }
    }

    void aReplayComesToTheSameState_data() { everyRecipe(); }
    void aReplayComesToTheSameState() {
        QFETCH(QString, recipe);
        Stream random(13);
        const auto shell = gameOf(recipe.toStdString(), 5, anyKeys(random, 500));
        auto replay = Replay::of(savedGameText(shell));
        QVERIFY(replay.ok());
        QCOMPARE(replay->length(), keysOf(shell.keys()).size());
        while (!replay->finished()) QVERIFY(replay->next().meant);
        QVERIFY(!replay->next().meant);
        QCOMPARE(savedGameText(replay->shell()), savedGameText(shell));
    }

    /// The ground to explore follows from the map and from the start of the game, not from its progress.
    void anExploredMapWithSealedGroundGoesOn() {
        World world;
        Level level;
        level.id = "level-1";
        level.tiles = Grid({24, 3}, Tile::Wall);
        level.tiles.fill({1, 1, 10, 1}, Tile::Floor);
        level.tiles.fill({12, 1, 11, 1}, Tile::Floor);
        Thing start;
        start.kind = ThingKind::Start;
        start.id = "start-1-1";
        start.at = {1, 1};
        level.things.write().push_back(start);
        world.levels.push_back(std::move(level));
        world.rules.write().sight = 1;
        const auto shared = std::make_shared<const World>(world);
        for (const auto& from : {std::optional<Place>(), std::optional(Place{0, {12, 1}})}) {
            auto shell = Shell::inPlay(shared, 1, from);
            QVERIFY(shell.ok());
            QCOMPARE(shell->game()->unseen, from ? 9 : 8);
            NoSavedGames none;
            typeAll(*shell, "DDD", none);
            auto loaded = readSavedGame(savedGameText(*shell));
            QVERIFY(loaded.ok());
            QCOMPARE(loaded->shell.game()->unseen, shell->game()->unseen);
            typeAll(loaded->shell, "DDDDDDD", none);
            QCOMPARE(loaded->shell.screen(), Screen::Over);
            QCOMPARE(loaded->shell.game()->unseen, std::int64_t{0});
        }
    }

    void aByteThatChangedIsFound() {
        const auto text = savedGameText(gameOf("grown-rooms", 1234, "WWDD", {30, 20}));
        for (std::size_t i = 0; i < text.size(); i += 10) {
            auto flipped = text;
            flipped[i] = static_cast<char>(flipped[i] ^ 1);
            QVERIFY2(!refusalOf(flipped).empty(), qPrintable(QString("byte %1").arg(i)));
            QVERIFY(!refusalOf(text.substr(0, i)).empty());
            QVERIFY(!refusalOf(text.substr(0, i) + text.substr(i + 1)).empty());
        }
    }

    void aGameThatNobodyCouldPlayIsRefused_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::newRow("a later version") << "\"delvesave\": 1"
                                         << "\"delvesave\": 2";
        QTest::newRow("no worlds") << "\"worlds\""
                                   << "\"other\"";
        QTest::newRow("a broken world") << "\"legend\": {"
                                        << "\"legend\": [] , \"x\": {";
        QTest::newRow("a level that is none") << "{ \"level\": 0, \"cell\""
                                              << "{ \"level\": 3, \"cell\"";
        QTest::newRow("off the map") << "\"cell\": ["
                                     << "\"cell\": [9";
        QTest::newRow("negative supplies") << "\"supplies\": 10"
                                           << "\"supplies\": -1";
        QTest::newRow("without health") << "\"health\": 20"
                                        << "\"health\": 0";
        QTest::newRow("a depth that no level has") << "\"depth\": 1, \"mode\""
                                                   << "\"depth\": 2, \"mode\"";
        QTest::newRow("more points than flowers") << "\"score\": 0"
                                                  << "\"score\": 1";
        QTest::newRow("more turns than keys") << "\"turn\": 0, \"depth\""
                                              << "\"turn\": 1, \"depth\"";
        QTest::newRow("another turn in the list") << "\"turn\": 0,\n"
                                                  << "\"turn\": 1,\n";
        QTest::newRow("tested without a word") << "\"tested\": false"
                                               << "\"tested\": true";
        QTest::newRow("a mode that is none") << "\"mode\": \"walking\""
                                             << "\"mode\": \"flying\"";
        QTest::newRow("over without an end") << "\"mode\": \"walking\""
                                             << "\"mode\": \"over\"";
        QTest::newRow("in a fight with nobody") << "\"mode\": \"walking\""
                                                << "\"mode\": \"encounter\"";
        QTest::newRow("a thing that is none") << "\"gone\": ["
                                              << "\"gone\": [ 9999999, ";
        QTest::newRow("a door that is none") << "\"opened\": ["
                                             << "\"opened\": [ [0, 0]";
        QTest::newRow("a row that is cut") << "\"seen\": [ \""
                                           << "\"seen\": [ \"0";
        QTest::newRow("no random state") << "\"random\": [ "
                                         << "\"random\": [ 1, ";
        QTest::newRow("too many players") << "\"players\": [\n"
                                          << "\"players\": [\n{},";
    }
    void aGameThatNobodyCouldPlayIsRefused() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        const auto text = savedGameText(gameOf("grown-rooms", 1234, "", {30, 20}));
        QVERIFY(refusalOf(summed(text)).empty());
        const auto wrong = summed(replaced(text, what.toStdString(), by.toStdString()));
        QVERIFY(!refusalOf(wrong).empty());
        QVERIFY(!readSavedGame(wrong).failure().where.empty());
    }

    /// One of these once kept the program busy forever.
    void enemiesThatNobodyCouldMeetAreRefused_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        const auto row = [](const char* name, const char* what, const char* by) { QTest::newRow(name) << what << by; };
        row("more than a step saved up", R"("energy": 0)", R"("energy": 2147483647)");
        row("dazed for ever", R"("dazed": 0)", R"("dazed": 4)");
        row("without health", R"("health": \d+)", R"("health": 0)");
        row("stronger than its kind", R"("health": \d+)", R"("health": 999)");
        row("a boss that is none", R"("boss": false)", R"("boss": true)");
        row("in a wall", R"("cell": \[\d+, \d+\])", R"("cell": [0, 0])");
    }
    void enemiesThatNobodyCouldMeetAreRefused() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        World world = worldOf("grown-rooms", 1234, {40, 30});
        auto& things = world.levels[0].things.write();
        const auto flower = std::ranges::find(things, ThingKind::Flower, &Thing::kind);
        QVERIFY(flower != things.end());
        flower->kind = ThingKind::Enemy;
        flower->fields = {};
        world.rules.write().enemies = true;
        auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), 1);
        QVERIFY(shell.ok());
        const auto text = savedGameText(*shell);
        QVERIFY(refusalOf(text).empty());
        const auto enemies = text.find("\"enemies\": [\n");
        QVERIFY(enemies != std::string::npos);
        QString other = QString::fromStdString(text.substr(enemies));
        const auto found = QRegularExpression(what).match(other);
        QVERIFY(found.hasMatch());
        other.replace(found.capturedStart(), found.capturedLength(), by);
        const auto read = readSavedGame(summed(text.substr(0, enemies) + other.toStdString()));
        QVERIFY(!read.ok());
        QCOMPARE(read.failure().where, std::string("game.enemies[0]"));
    }

    void whatIsNoSavedGameIsNotReadWhole() {
        const QTemporaryDir folder;
        const auto path = folder.filePath("large.delvesave");
        QFile large(path);
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(qint64{64} << 30)); // a sparse file, which takes no disk space
        QVERIFY(!readSaveFile(path.toStdString()).ok());
        QVERIFY(large.resize(qint64{1} << 30));
        QVERIFY(!readSaveFile(path.toStdString()).ok());
        const auto endless = readSaveFile("/dev/zero");
        QVERIFY(!endless.ok());
        QVERIFY(endless.failure().kind == Failure::Kind::FileAccess);
        SaveFile saves("/dev/zero", {});
        Shell shell = Shell::atTitle({}, {});
        QVERIFY(shell.type(U'L', saves).refused);
    }

    /// Reads only the label, not the game, whatever the label's text is.
    void aLabelIsReadByItself() {
        const SaveLabel label{"a \"name\",\n  \"fromFile\"", "2026-01-01T10:00:00", "cGlj", 0};
        const auto text = savedGameText(gameOf("grown-rooms", 1, "WW", {30, 20}), label);
        QCOMPARE(readSaveLabel(text)->name, label.name);
        QCOMPARE(readSaveLabel(summed(replaced(text, ",\n  \"fromFile\"", ", \"fromFile\"")))->name, label.name);
        QVERIFY(!readSaveLabel(text.substr(0, text.size() - 1)).ok());
    }

    void theFileBeforeIsKept() {
        QTemporaryDir folder;
        const auto file = folder.filePath("g.delvesave").toStdString();
        SaveFile saves(file, file);
        QVERIFY(!saves.load().ok());
        const auto first = gameOf("grown-rooms", 1, "WW", {30, 20});
        const auto second = gameOf("grown-rooms", 2, "DD", {30, 20});
        QVERIFY(saves.save(first).ok());
        QVERIFY(!saves.loadBackup().ok());
        QVERIFY(saves.save(second).ok());
        QCOMPARE(*saves.load(), savedGameText(second));
        QCOMPARE(*saves.loadBackup(), savedGameText(first));
    }

    void whatIsDamagedPushesOutNoBackup() {
        QTemporaryDir folder;
        const auto file = folder.filePath("g.delvesave").toStdString();
        SaveFile saves(file, file);
        const auto first = gameOf("grown-rooms", 1, "WW", {30, 20});
        const auto second = gameOf("grown-rooms", 2, "DD", {30, 20});
        QVERIFY(saves.save(first).ok());
        QVERIFY(saves.save(second).ok());
        QFile broken(folder.filePath("g.delvesave"));
        QVERIFY(broken.resize(100));
        QVERIFY(saves.save(second).ok());
        QCOMPARE(*saves.loadBackup(), savedGameText(first));
    }

    /// Such as a map that somebody named by mistake.
    void aFileThatHoldsSomethingElseIsNotReplaced() {
        QTemporaryDir folder;
        QFile map(folder.filePath("map.delve"));
        const QByteArray content = "{\n  \"delve\": 1\n}\n";
        QVERIFY(map.open(QIODevice::WriteOnly) && map.write(content) == content.size());
        map.close();
        const auto path = map.fileName().toStdString();
        const auto shell = gameOf("grown-rooms", 1, "WW", {30, 20});
        SaveFile saves(path, path);
        QVERIFY(!saves.save(shell).ok());
        QVERIFY(!writeSaveFile(path, savedGameText(shell)).ok());
        QVERIFY(map.open(QIODevice::ReadOnly));
        QCOMPARE(map.readAll(), content);
        map.close();
        QVERIFY(map.resize(0)); // an empty file holds nothing to lose
        QVERIFY(saves.save(shell).ok());
        QVERIFY(map.resize(5)); // a truncated saved game
        QVERIFY(saves.save(shell).ok());
    }

    /// L means this slot: if it were skipped, L would continue an older game.
    void aDamagedSlotIsTheLatestWhereItWasWrittenLast() {
        QTemporaryDir folder;
        SaveSlots saves(folder.path().toStdString(), [](const Shell&) {
            return SaveLabel{{}, "2001-01-01T12:00:00", "cGlj", 0};
        });
        const auto shell = gameOf("grown-rooms", 1, "WW", {30, 20});
        for (const char* name : {"a", "b", "b"}) {
            saves.choose({name});
            QVERIFY(saves.save(shell).ok());
        }
        QVERIFY(QFile::resize(folder.filePath("b.delvesave"), 300));
        saves.choose({});
        QVERIFY(saves.chosen() == SlotName{"b"});
        Shell title = Shell::atTitle({}, {});
        QVERIFY(title.type('L', saves).refused);
        QVERIFY(title.offersBackup());
        QVERIFY(saves.list()[0].damage);
        QVERIFY2(saves.list()[0].label.time > "2001-01-01T12:00:00", saves.list()[0].label.time.c_str());
    }

    /// Longer than the name of any file may be.
    void aLongNameHasSlotsToo() {
        QTemporaryDir folder;
        SaveSlots saves(folder.path().toStdString(), {});
        const auto shell = gameOf("grown-rooms", 1, "WW", {30, 20});
        std::string name;
        for (int i = 0; i < 120; ++i) name += "ä";
        for (const char* end : {"one", "two"}) {
            saves.autosaveAs(name + end, "/maps");
            saves.autosave(shell);
            saves.choose({name + end});
            QVERIFY(saves.save(shell).ok());
            QVERIFY(saves.save(shell).ok());
            QVERIFY(saves.exists({name + end}));
        }
        const auto listed = saves.list();
        QCOMPARE(listed.size(), std::size_t{4});
        for (const auto& slot : listed) {
            QVERIFY(!slot.damage);
            QVERIFY(slot.label.name == name + "one" || slot.label.name == name + "two");
            QVERIFY(QString::fromStdString(slot.slot.name).toStdString() == slot.slot.name); // no truncated character
            saves.choose(slot.slot);
            QVERIFY(saves.load().ok());
        }
    }

    void slotsAreListedTheLatestFirst() {
        QTemporaryDir folder;
        std::string time = "2026-01-01";
        SaveSlots saves(folder.path().toStdString(), [&](const Shell&) { return SaveLabel{{}, time, "cGlj", 0}; });
        QVERIFY(!saves.load().ok());
        const auto shell = gameOf("grown-rooms", 1, "WWDDSS", {30, 20});
        saves.choose({"first"});
        QVERIFY(saves.save(shell).ok());
        time = "2026-01-02";
        saves.choose({"a/b"});
        QVERIFY(saves.save(shell).ok());
        time = "2026-01-03";
        saves.autosaveAs("cellar", "/maps/cellar.delve");
        saves.autosave(shell);
        const auto listed = saves.list();
        QCOMPARE(listed.size(), std::size_t{3});
        QCOMPARE(listed[0].label.name, std::string("cellar"));
        QVERIFY(listed[0].slot.byItself && !listed[1].slot.byItself);
        QCOMPARE(listed[1].label.name, std::string("a/b"));
        QCOMPARE(listed[2].label.picture, std::string("cGlj"));
        QCOMPARE(listed[2].label.turn, shell.game()->turn);
        saves.choose({});
        QVERIFY(saves.chosen() == listed[0].slot);
        QVERIFY(saves.load().ok());
        QVERIFY(saves.remove({"first"}).ok());
        QVERIFY(!saves.remove({"first"}).ok());
        QCOMPARE(saves.list().size(), std::size_t{2});
    }

    /// With equal names or not: no autosave overwrites another, and the oldest are deleted if there are too many.
    void autosavesOfSeveralMapsStandSideBySide() {
        QTemporaryDir folder;
        SaveSlots saves(folder.path().toStdString(), {});
        const auto shell = gameOf("grown-rooms", 1, "WW", {30, 20});
        saves.choose({"by hand"});
        QVERIFY(saves.save(shell).ok());
        const auto written = [&] {
            std::set<std::string> names;
            for (const auto& slot : saves.list())
                if (slot.slot.byItself) names.insert(slot.label.name);
            return names;
        };
        saves.autosaveAs("cellar", "one");
        saves.autosave(shell);
        saves.autosave(shell);
        saves.autosaveAs("cellar", "two");
        saves.autosave(shell);
        QCOMPARE(saves.list().size(), std::size_t{3});
        for (std::size_t i = 0; i < SaveSlots::maxAutosaves; ++i) {
            saves.autosaveAs("map " + std::to_string(i), "");
            saves.autosave(shell);
        }
        QCOMPARE(written().size(), SaveSlots::maxAutosaves);
        QVERIFY(!written().contains("cellar"));
        QCOMPARE(saves.list().size(), SaveSlots::maxAutosaves + 1); // the one saved by hand stays
    }
};

DELVE_TEST(SavedGameTest)
#include "saved_game_test.moc"
