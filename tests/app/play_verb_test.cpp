#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "generation/pipeline/parameter.h"
#include "generation/recipes/recipes.h"
#include "playtest/files/save_files.h"
#include "playtest/shell/saved_sum.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QJsonObject objectOf(const test::Said& said) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Changes a byte in the middle: the checksum is wrong, but the file is not truncated.
void damage(const QString& path) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    const auto byte = file.peek(1).at(0);
    QVERIFY(file.putChar(byte == 'x' ? 'y' : 'x'));
}

} // namespace

class PlayVerbTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSavedGameGoesOnExactlyWhereItStopped() {
        const auto first =
            test::run({"play", "grown-rooms", "--keys", "N1234SWWDD:Q", "--save", path("g.delvesave"), "--show"});
        QCOMPARE(first.status, ExitStatus::Success);
        QCOMPARE(first.err, std::string());
        QVERIFY(first.out.find('@') != std::string::npos);
        const auto second = test::run({"play", "--load", path("g.delvesave"), "--keys", "LAAS", "--show", "--json"});
        QCOMPARE(second.status, ExitStatus::Success);
        const auto whole = test::run({"play", "grown-rooms", "--keys", "N1234SWWDDAAS", "--show", "--json"});
        for (const char* key : {"state", "players", "turn", "level", "map"})
            QCOMPARE(objectOf(second)[QLatin1String(key)], objectOf(whole)[QLatin1String(key)]);
    }

    /// Otherwise its map would be played under the other's name, and its file overwritten with that game.
    void aSavedGameOfAnotherMapIsRefused() {
        for (const char* seed : {"1", "2"})
            QCOMPARE(test::run({"generate", "caves", "--seed", seed, "--size", "40x30", "-o",
                                path((seed + std::string(".delve")).c_str())})
                         .status,
                     ExitStatus::Success);
        const auto saved = path("of-1.delvesave");
        QCOMPARE(test::run({"play", path("1.delve"), "--keys", "WD:Q", "--save", saved}).status, ExitStatus::Success);
        const auto before = play::readSaveFile(saved).value();
        QCOMPARE(test::run({"play", path("1.delve"), "--load", saved, "--keys", "L"}).status, ExitStatus::Success);
        const auto other = test::run({"play", path("2.delve"), "--load", saved, "--keys", "LWW:Q"});
        QCOMPARE(other.status, ExitStatus::File);
        QVERIFY2(other.err.find("this game belongs to another map") != std::string::npos, other.err.c_str());
        QVERIFY2(other.err.find("play --load " + saved) != std::string::npos, other.err.c_str());
        QCOMPARE(play::readSaveFile(saved).value(), before);
        const auto begun = test::run({"play", path("2.delve"), "--load", saved, "--keys", "N9SWD:Q"});
        QCOMPARE(begun.status, ExitStatus::File);
        QCOMPARE(play::readSaveFile(saved).value(), before);
        const auto recipe = test::run({"play", "house", "--load", saved, "--keys", "L"});
        QCOMPARE(recipe.status, ExitStatus::File);
    }

    /// L asked for the slot, which was refused: :Q saves where it would have without L.
    void aRefusedSlotIsNotSavedOver_data() {
        QTest::addColumn<bool>("damaged");
        QTest::newRow("of another recipe") << false;
        QTest::newRow("damaged") << true;
    }
    void aRefusedSlotIsNotSavedOver() {
        QFETCH(bool, damaged);
        const QTemporaryDir games;
        const auto play = [&games](const char* recipe, const char* keys) {
            return test::run({"play", recipe, "--keys", keys}, games.path().toStdString());
        };
        QCOMPARE(play("caves", "N1SWD:Q").status, ExitStatus::Success);
        const auto slot = games.filePath(QStringLiteral("caves.delvesave"));
        if (damaged) damage(slot);
        const auto before = contentOf(slot);
        const auto said = play("house", "LN3SWD:Q");
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("Saved as \"house\"") != std::string::npos, said.err.c_str());
        QCOMPARE(contentOf(slot), before);
        QVERIFY(QFile::exists(games.filePath(QStringLiteral("house.delvesave"))));
    }

    /// A damaged file does not tell which map its game belongs to.
    void aDamagedGameIsNotSavedOver() {
        for (const char* seed : {"1", "2"})
            QCOMPARE(test::run({"generate", "caves", "--seed", seed, "--size", "40x30", "-o",
                                path((seed + std::string(".delve")).c_str())})
                         .status,
                     ExitStatus::Success);
        const auto saved = path("whose.delvesave");
        const auto file = QString::fromStdString(saved);
        for (const char* keys : {"WD:Q", "WDW:Q"})
            QCOMPARE(test::run({"play", path("1.delve"), "--keys", keys, "--save", saved}).status, ExitStatus::Success);
        damage(file);
        const auto before = contentOf(file);
        const auto said = test::run({"play", path("2.delve"), "--load", saved, "--keys", "N9SWD:Q"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find(saved + ": not overwritten, because it cannot be read") != std::string::npos,
                 said.err.c_str());
        QVERIFY2(said.err.find("not overwritten") != std::string::npos, said.err.c_str());
        QCOMPARE(contentOf(file), before);
        // The backup tells which map it belongs to.
        QCOMPARE(test::run({"play", path("1.delve"), "--load", saved, "--keys", "LBWD:Q"}).status, ExitStatus::Success);
        QVERIFY(contentOf(file) != before);
    }

    /// The maps are in two folders, so that only the saved games distinguish them.
    void mapsOfOneNameHaveTwoSlots() {
        const QTemporaryDir games;
        const auto play = [&](const char* folder, const char* keys) {
            const auto map = path(folder) + "/map.delve";
            return test::run({"play", map, "--keys", keys}, games.path().toStdString());
        };
        for (const char* const seed : {"3", "4"}) {
            QVERIFY(QDir(m_folder->path()).mkpath(QString::fromLatin1(seed)));
            const auto made =
                test::run({"generate", "caves", "--seed", seed, "--size", "40x30", "-o", path(seed) + "/map.delve"});
            QCOMPARE(made.status, ExitStatus::Success);
        }
        QCOMPARE(play("3", "WD:Q").status, ExitStatus::Success);
        const auto first = contentOf(games.filePath("map.delve.delvesave"));
        QVERIFY(!first.isEmpty());
        const auto second = play("4", "WD:Q");
        QCOMPARE(second.status, ExitStatus::Success);
        QVERIFY2(second.err.find("Saved as \"map.delve 2\"") != std::string::npos, second.err.c_str());
        QCOMPARE(contentOf(games.filePath("map.delve.delvesave")), first);
        QVERIFY(play("3", "WDD:Q").err.find("Saved as \"map.delve\"") != std::string::npos); // its own slot
        QCOMPARE(QDir(games.path()).entryList({"*.delvesave"}).size(), 2);
    }

    /// With --no-clobber, as for every other existing file.
    void aSlotIsKeptWhereThatIsAsked() {
        const QTemporaryDir games;
        const auto play = [&games](const char* recipe, const char* keys) {
            return test::run({"play", recipe, "--keys", keys, "--no-clobber"}, games.path().toStdString());
        };
        QCOMPARE(play("caves", "N1SD:Q").status, ExitStatus::Success); // a new slot is written
        const auto slot = games.filePath(QStringLiteral("caves.delvesave"));
        const auto before = contentOf(slot);
        QVERIFY(!before.isEmpty());
        const auto said = play("caves", "N2SS:Q");
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(said.out, std::string()); // refused before anything is played
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("\"caves\"") != std::string::npos, said.err.c_str());
        QCOMPARE(contentOf(slot), before);
        QVERIFY(!QFile::exists(slot + ".bak"));
        QCOMPARE(play("caves", "LS").status, ExitStatus::Success); // nothing is saved
    }

    void aSavedGameOfAMapThatWasEditedSinceSaysHowToGoOn() {
        const auto map = path("edited.delve");
        const auto saved = path("edited.delvesave");
        QCOMPARE(test::run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", map}).status,
                 ExitStatus::Success);
        QCOMPARE(test::run({"play", map, "--keys", "WD:Q", "--save", saved}).status, ExitStatus::Success);
        auto world = readDelveFile(map).value();
        world.levels[0].tiles.set({0, 0}, Tile::Water);
        QVERIFY(writeDelveFile(world, map).ok());
        const auto said = test::run({"play", map, "--load", saved, "--keys", "L"});
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("was saved before " + map + " was changed") != std::string::npos, said.err.c_str());
        QCOMPARE(test::run({"play", "--load", saved, "--keys", "L"}).status, ExitStatus::Success);
    }

    /// N at the title of a map generates levels from its recipe, and their games belong to the map.
    void aSavedGameOfAnotherSeedOfTheMapGoesOn() {
        const auto map = path("seeds.delve");
        const auto saved = path("seeds.delvesave");
        QCOMPARE(test::run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", map}).status,
                 ExitStatus::Success);
        QCOMPARE(test::run({"play", map, "--load", saved, "--keys", "N77SWD:Q"}).status, ExitStatus::Success);
        QCOMPARE(test::run({"play", map, "--load", saved, "--keys", "LWD:Q"}).status, ExitStatus::Success);
    }

    void aRefusalNamesTheFileAndThePlace() {
        const auto saved = path("rich.delvesave");
        QCOMPARE(test::run({"play", "house", "--keys", "N3SWD:Q", "--save", saved}).status, ExitStatus::Success);
        auto text = play::readSaveFile(saved).value();
        const std::string poor = "\"coins\": 0";
        text.replace(text.find(poor), poor.size(), "\"coins\": 90");
        text.resize(text.rfind(",\n  \"sum\""));
        QVERIFY(play::writeSaveFile(saved, text + play::sumOf(text)).ok());
        const auto said = test::run({"play", "--load", saved, "--keys", "L"});
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find(saved + ": game.players[0].coins: Expected at most 0 after the typed keys, found 90") !=
                     std::string::npos,
                 said.err.c_str());
    }

    void jsonHasTheKeysThatAreDocumented() {
        const auto said = test::run({"play", "grown-rooms", "--keys", "N1234SWWDD", "--json"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto object = objectOf(said);
        for (const char* key : {"state", "players", "turn", "level", "winner", "messages"})
            QVERIFY2(object.contains(QLatin1String(key)), key);
        QCOMPARE(object["state"].toString(), QString("playing"));
        QCOMPARE(object["players"].toArray().size(), 2);
        const auto player = object["players"].toArray()[0].toObject();
        for (const char* key : {"x", "y", "level", "score", "health", "supplies", "coins", "keys"})
            QVERIFY2(player.contains(QLatin1String(key)), key);
        QVERIFY(!object.contains(QLatin1String("map")));
    }

    /// Facing south at first: turn left twice, go ahead, turn right, go ahead, and step back.
    void inFirstPersonKeysTurnAndWalk() {
        const auto begun = objectOf(test::run({"play", "caves", "--keys", "N7S", "--json"}));
        const auto turned = objectOf(test::run({"play", "caves", "--keys", "N7SFAAWWDWWS", "--json"}));
        const auto straight = objectOf(test::run({"play", "caves", "--keys", "N7SWWDDA", "--json"}));
        QCOMPARE(turned["players"], straight["players"]);
        QCOMPARE(turned["turn"], straight["turn"]);
        QVERIFY(turned["players"] != begun["players"]);
    }

    void aSeedSkipsTheTitle() {
        const auto typed = test::run({"play", "caves", "--keys", "N77SWASD", "--show"});
        const auto given = test::run({"play", "caves", "--seed", "77", "--keys", "WASD", "--show"});
        QCOMPARE(given.out, typed.out);
    }

    void aFileStartsInPlay() {
        QCOMPARE(test::run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", path("c.delve")}).status,
                 ExitStatus::Success);
        const auto said = test::run({"play", path("c.delve"), "--keys", "T", "--json"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(objectOf(said)["turn"].toInt(), 0);
        QCOMPARE(objectOf(said)["players"].toArray().size(), 1);
    }

    /// Without a file name, the game goes to the window's saved games, and a message says so.
    void withoutAFileTheGameIsSavedWhereTheWindowLooks() {
        const QTemporaryDir games;
        const auto play = [&games](const char* recipe, const char* keys) {
            return test::run({"play", recipe, "--keys", keys, "--json"}, games.path().toStdString());
        };
        QCOMPARE(play("caves", "LW").status, ExitStatus::File); // nothing is saved yet
        const auto saved = play("caves", "N7SWW:Q");
        QCOMPARE(saved.status, ExitStatus::Success);
        QVERIFY2(saved.err.find("\"caves\"") != std::string::npos, saved.err.c_str());
        QVERIFY(test::whatIsWrongWith(saved.err).isEmpty());
        QVERIFY(QFile::exists(games.filePath(QStringLiteral("caves.delvesave"))));
        const auto second = play("caves", "LDD:Q");
        QCOMPARE(objectOf(second)["players"], objectOf(play("caves", "N7SWWDD"))["players"]);
        QCOMPARE(QDir(games.path()).entryList({QStringLiteral("*.delvesave")}).size(), 1);
        const auto label = play::readSaveLabel(*play::SaveSlots(games.path().toStdString(), {}).load());
        QVERIFY(label.ok() && !label->time.empty());
    }

    void keysThatMeanNothingAreNamed() {
        const auto said = test::run({"play", "caves", "--keys", "N7Sx9Z", "--show"});
        QVERIFY2(said.out.find("Ignored keys: x, 9, Z") != std::string::npos, said.out.c_str());
        const auto object = objectOf(test::run({"play", "caves", "--keys", "N7Sx9Z", "--json"}));
        QCOMPARE(object["passedOver"].toArray().size(), 3);
    }

    void nothingSavedSaysSo() {
        const auto said = test::run({"play", "--load", path("none.delvesave"), "--keys", "LW"});
        QCOMPARE(said.status, ExitStatus::File);
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void aDamagedGameIsRefusedAndTheTitleStays() {
        QCOMPARE(test::run({"play", "caves", "--keys", "N7S:Q", "--save", path("d.delvesave")}).status,
                 ExitStatus::Success);
        QCOMPARE(test::run({"play", "caves", "--keys", "N8S:Q", "--save", path("d.delvesave")}).status,
                 ExitStatus::Success);
        QFile file(m_folder->filePath("d.delvesave"));
        QVERIFY(file.resize(file.size() / 2));
        const auto said = test::run({"play", "--load", path("d.delvesave"), "--keys", "L", "--json"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(objectOf(said)["players"].toArray().size(), 0);
        const auto backup = test::run({"play", "--load", path("d.delvesave"), "--keys", "LB", "--json"});
        QCOMPARE(backup.status, ExitStatus::Success);
        QCOMPARE(objectOf(backup)["players"].toArray().size(), 1);
    }

    void aRefusedGameIsToldOfWhateverFollows_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("keys");
        for (const char* file : {"broken.delvesave", "missing.delvesave", "/dev/zero", "."})
            for (const char* keys : {"L", "LAAS:Q", "LQ", "LN1S", "LN1SWD:Q"})
                QTest::addRow("%s %s", file, keys) << QString::fromLatin1(file) << QString::fromLatin1(keys);
    }
    void aRefusedGameIsToldOfWhateverFollows() {
        QFETCH(QString, file);
        QFETCH(QString, keys);
        QFile broken(m_folder->filePath("broken.delvesave"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"delvesave\": 1, \"name\": ");
        broken.close();
        const auto from = file.contains(u'/') ? file.toStdString() : path(qPrintable(file));
        const auto said = test::run(
            {"play", "caves", "--load", from, "--keys", keys.toStdString(), "--save", path("after-refusal.delvesave")});
        QCOMPARE(said.status, ExitStatus::File);
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void theBackupIsOfferedInWords() {
        for (const char* keys : {"N7S:Q", "N8SWASD:Q"})
            QCOMPARE(test::run({"play", "caves", "--keys", keys, "--save", path("b.delvesave")}).status,
                     ExitStatus::Success);
        QVERIFY(QFile::resize(m_folder->filePath("b.delvesave"), 3000));
        const auto said = test::run({"play", "--load", path("b.delvesave"), "--keys", "L"});
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("type B at the title") != std::string::npos, said.err.c_str());
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(QFile::remove(m_folder->filePath("b.delvesave.bak")));
        const auto without = test::run({"play", "--load", path("b.delvesave"), "--keys", "L"});
        QVERIFY(without.err.find("backup") == std::string::npos);
    }

    void whoSavesWhereNoGameIsInPlayIsTold() {
        const auto said = test::run({"play", "caves", "--keys", ":Q", "--save", path("never.delvesave")});
        QVERIFY2(said.err.find("no game was in play") != std::string::npos, said.err.c_str());
    }

    void whyNoGameBeganIsSaid() {
        const auto said = test::run({"play", "--load", path("none.delvesave"), "--keys", "N"});
        QCOMPARE(said.status, ExitStatus::Impossible);
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void wordsThatMeanNothingAreNamedWhole() {
        const auto said = test::run({"play", "caves", "--keys", "N7S:X{foo}{give", "--show"});
        QVERIFY2(said.out.find("Ignored keys: :X, {foo}, {give") != std::string::npos, said.out.c_str());
    }

    /// As with N in the game of a file.
    void atTheTitleOfAFileItsRulesHold() {
        QCOMPARE(test::run({"generate", "grown-rooms", "--seed", "5", "--size", "40x30", "-o", path("r.delve")}).status,
                 ExitStatus::Success);
        QFile file(m_folder->filePath("r.delve"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto text = file.readAll();
        QVERIFY(text.contains("\"players\": 2"));
        text.replace("\"players\": 2", "\"players\": 1");
        QVERIFY(file.resize(0) && file.seek(0));
        file.write(text);
        file.close();
        for (const auto& words : {std::vector<std::string>{"play", path("r.delve"), "--keys", "N6S", "--json"},
                                  {"play", path("r.delve"), "--load", path("none"), "--keys", "N6S", "--json"}}) {
            const auto object = objectOf(test::run(words));
            QCOMPARE(object["state"].toString(), QString("playing"));
            QCOMPARE(object["players"].toArray().size(), 1);
        }
    }

    /// Only a later :Q that saves makes up for it.
    void aGameThatCouldNotBeSavedIsToldOfWhateverFollows() {
        QCOMPARE(test::run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", path("w.delve")}).status,
                 ExitStatus::Success);
        QFile file(m_folder->filePath("w.delve"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto text = QString::fromUtf8(file.readAll());
        text.replace(QRegularExpression(QStringLiteral("\"objective\": \"[a-z]*\"")),
                     QStringLiteral("\"objective\": \"explore\""));
        QVERIFY(file.resize(0) && file.seek(0));
        file.write(text.toUtf8());
        file.close();
        const std::string keys = ":Q{reveal}Q"; // revealing counts as seeing, which wins the game
        const auto said = test::run({"play", path("w.delve"), "--keys", keys, "--save", "/nowhere/s.delvesave"});
        QVERIFY2(said.out.find("Won") != std::string::npos, said.out.c_str());
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("no game was in play") == std::string::npos, said.err.c_str());
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void aMapIsNotReplacedByAGame() {
        const auto map = path("kept.delve");
        QCOMPARE(test::run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", map}).status,
                 ExitStatus::Success);
        const auto before = contentOf(QString::fromStdString(map));
        const auto same = test::run({"play", map, "--keys", "D:Q", "--save", path("./kept.delve")});
        QCOMPARE(same.status, ExitStatus::Words);
        QVERIFY(test::whatIsWrongWith(same.err).isEmpty());
        const auto other = test::run({"play", "caves", "--keys", "N5S:Q", "--save", map});
        QCOMPARE(other.status, ExitStatus::File);
        QVERIFY(test::whatIsWrongWith(other.err).isEmpty());
        QVERIFY(!before.isEmpty());
        QCOMPARE(contentOf(QString::fromStdString(map)), before);
    }

    void aRecipeMayBeAFile() {
        QFile file(m_folder->filePath("my.recipe"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(recipeText(generation::builtInRecipes().find("caves")->withSeed(0))));
        file.close();
        const auto at = [](const test::Said& said) { return objectOf(said).value(QStringLiteral("players")); };
        const auto typed = test::run({"play", path("my.recipe"), "--keys", "N7SWD", "--json"});
        QCOMPARE(typed.status, ExitStatus::Success);
        QCOMPARE(objectOf(typed)["state"].toString(), QString("playing"));
        QCOMPARE(at(typed), at(test::run({"play", "caves", "--keys", "N7SWD", "--json"})));
        QCOMPARE(at(typed), at(test::run({"play", path("my.recipe"), "--seed", "7", "--keys", "WD", "--json"})));
    }

    void atTheTitleNoGameIsInPlay() {
        const auto object = objectOf(test::run({"play", "caves", "--keys", "N1", "--json"}));
        QCOMPARE(object["state"].toString(), QString("title"));
        QCOMPARE(object["players"].toArray().size(), 0);
        QCOMPARE(objectOf(test::run({"play", "caves", "--keys", "Q", "--json"}))["state"].toString(), QString("ended"));
    }

    void whoNeverSavesIsTold() {
        const auto said = test::run({"play", "caves", "--keys", "N7SW", "--save", path("never.delvesave")});
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY(said.err.find(":Q") != std::string::npos);
        QVERIFY(!QFile::exists(m_folder->filePath("never.delvesave")));
    }

    void aRuleThatNobodyKnowsIsAFaultOfTheFile() {
        const auto map = path("rule.delve");
        QCOMPARE(test::run({"generate", "caves", "--seed", "3", "--size", "40x30", "-o", map}).status,
                 ExitStatus::Success);
        World world = *readDelveFile(map);
        world.rules.write().objective = "conquer";
        QVERIFY(writeDelveFile(world, map).ok());
        const auto said = test::run({"play", map, "--keys", "W", "--quiet"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find(map) != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.find("conquer") != std::string::npos, said.err.c_str());
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::newRow("nothing to play") << std::vector<std::string>{"play", "--keys", "N"};
        QTest::newRow("no keys") << std::vector<std::string>{"play", "caves"};
        QTest::newRow("seed and load") << std::vector<std::string>{"play",   "caves", "--seed", "1",
                                                                   "--load", "x",     "--keys", "L"};
        QTest::newRow("seed and load, no recipe")
            << std::vector<std::string>{"play", "--seed", "1", "--load", "x", "--keys", "L"};
        QTest::newRow("no such recipe") << std::vector<std::string>{"play", "none.recipe", "--keys", "N"};
        QTest::newRow("no such file") << std::vector<std::string>{"play", "kaves", "--keys", "N"};
    }
    void wrongWordsAreRefused() {
        QFETCH(std::vector<std::string>, words);
        const auto said = test::run(words);
        QVERIFY(said.status == ExitStatus::Words || said.status == ExitStatus::File);
        QCOMPARE(said.out, std::string());
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

private:
    [[nodiscard]] std::string path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(PlayVerbTest)
#include "play_verb_test.moc"
