#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

/// Runs `generate` with these arguments, and prints the map as a .delve.
test::Said generated(std::vector<std::string> words) {
    words.insert(words.begin(), "generate");
    words.insert(words.end(), {"-o", "-", "--format", "delve"});
    return test::run(words);
}

Recipe recipeOf(const test::Said& said) { return *readDelve(said.out)->levels[0].recipe; }

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class GenerateVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void printsOnlyTheLevel() {
        const auto said = generated({"grown-rooms", "--seed", "7", "--size", "40x20"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        const auto world = readDelve(said.out);
        QVERIFY(world);
        QCOMPARE(world->levels[0].size(), (Size{40, 20}));
        QCOMPARE(world->levels[0].recipe->seed, std::uint64_t{7});
    }

    void theSameWordsGiveTheSameBytes() {
        const std::vector<std::string> words{"grown-rooms", "--seed", "sunken garden", "--size", "64x48"};
        QCOMPARE(generated(words).out, generated(words).out);
        QVERIFY(generated(words).out != generated({"grown-rooms", "--seed", "sunken gardens", "--size", "64x48"}).out);
    }

    void seedsMayBeNegativeLargeOrWords_data() {
        QTest::addColumn<std::string>("typed");
        QTest::addColumn<quint64>("seed");
        QTest::newRow("zero") << std::string("0") << quint64{0};
        QTest::newRow("negative") << std::string("-1") << quint64{18446744073709551615u};
        QTest::newRow("largest") << std::string("18446744073709551615") << quint64{18446744073709551615u};
        QTest::newRow("least") << std::string("-9223372036854775808") << quint64{9223372036854775808u};
        QTest::newRow("a word") << std::string("garden") << quint64{seedFromText("garden")};
    }
    void seedsMayBeNegativeLargeOrWords() {
        QFETCH(std::string, typed);
        QFETCH(quint64, seed);
        QCOMPARE(quint64{recipeOf(generated({"grown-rooms", "--seed", typed, "--size", "16x16"})).seed}, seed);
    }

    void withoutASeedAFreshOneIsSaid() {
        const auto said = generated({"grown-rooms", "--size", "16x16"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto expected = "delvewright: The seed is " + std::to_string(recipeOf(said).seed) + ".\n";
        QCOMPARE(said.err, expected);
    }

    void autoIsTheUsualSize() {
        for (const auto& words :
             {std::vector<std::string>{"grown-rooms", "--seed", "1", "--size", "auto"}, {"grown-rooms", "--seed", "1"}})
            QCOMPARE(readDelve(generated(words).out)->levels[0].size(),
                     generation::builtInRecipes().find("grown-rooms")->defaultSize);
    }

    void setsParametersByInstanceOrByStage() {
        const auto byInstance =
            generated({"grown-rooms", "--seed", "1", "--set", "rooms.rooms=2-3", "--set", "join.way=random"});
        QCOMPARE(byInstance.status, ExitStatus::Success);
        const auto recipe = recipeOf(byInstance);
        QCOMPARE(*recipe.find("rooms")->find("rooms"), ParameterValue(Range{Decimal::of(2), Decimal::of(3)}));
        QCOMPARE(*recipe.find("join")->find("way"), ParameterValue(std::string("random")));
        QCOMPARE(
            generated({"grown-rooms", "--seed", "1", "--set", "grow-rooms.rooms=2-3", "--set", "join.way=random"}).out,
            byInstance.out);
        const auto rooms = readDelve(byInstance.out)->levels[0].rooms;
        QVERIFY(rooms->size() >= 2 && rooms->size() <= 3);
    }

    void aSettingReplacesThatOfTheRecipe() {
        const auto recipe = recipeOf(generated({"grown-rooms", "--seed", "1", "--set", "rooms.rooms=5"}));
        QCOMPARE(std::ranges::count(recipe.find("rooms")->parameters, "rooms", &NamedParameter::id), 1);
        QCOMPARE(*recipe.find("rooms")->find("rooms"), ParameterValue(Range{Decimal::of(5), Decimal::of(5)}));
    }

    /// By either name of its stage.
    void aParameterIsSetOnce() {
        for (const std::string second : {"rooms.rooms", "grow-rooms.rooms"}) {
            const auto said = test::run({"generate", "grown-rooms", "--set", "rooms.rooms=2", "--set", second + "=5",
                                         "-o", "-", "--format", "txt"});
            QCOMPARE(said.status, ExitStatus::Words);
            QCOMPARE(said.err, "delvewright: --set " + second + " may be given only once.\n");
        }
    }

    void refusesWrongWords_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("recipe") << QStringList{"grown-room"} << "did you mean \"grown-rooms\"?";
        QTest::newRow("recipe like nothing") << QStringList{"volcano"} << "Expected one of: depths";
        QTest::newRow("size: too small") << QStringList{"grown-rooms", "--size", "15x16"} << "from 16x16 to 4096x4096";
        QTest::newRow("size: too large") << QStringList{"grown-rooms", "--size", "80x4097"}
                                         << "from 16x16 to 4096x4096";
        QTest::newRow("size: far too large")
            << QStringList{"grown-rooms", "--size", "1000000000x1000000000"} << "from 16x16 to 4096x4096";
        QTest::newRow("size: negative") << QStringList{"grown-rooms", "--size", "-80x45"} << "from 16x16 to 4096x4096";
        QTest::newRow("size: a word") << QStringList{"grown-rooms", "--size", "large"} << "or auto.";
        QTest::newRow("size: half") << QStringList{"grown-rooms", "--size", "80x"} << "from 16x16 to 4096x4096";
        QTest::newRow("seed: nothing") << QStringList{"grown-rooms", "--seed", ""} << "give a word";
        QTest::newRow("seed: too large") << QStringList{"grown-rooms", "--seed", "18446744073709551616"}
                                         << "to 18446744073709551615";
        QTest::newRow("seed: too negative")
            << QStringList{"grown-rooms", "--seed", "-9223372036854775809"} << "from -9223372036854775808";
        QTest::newRow("setting: no value")
            << QStringList{"grown-rooms", "--set", "rooms.rooms"} << "STAGE.PARAMETER=VALUE";
        QTest::newRow("setting: no stage") << QStringList{"grown-rooms", "--set", "rooms=3"} << "STAGE.PARAMETER=VALUE";
        QTest::newRow("setting: unknown stage")
            << QStringList{"grown-rooms", "--set", "room.rooms=3"} << "did you mean \"rooms\"?";
        QTest::newRow("setting: unknown parameter")
            << QStringList{"grown-rooms", "--set", "rooms.room=3"} << "did you mean \"rooms\"?";
        QTest::newRow("setting: no such parameters")
            << QStringList{"grown-rooms", "--set", "walls.height=3"} << "has no parameters";
        QTest::newRow("setting: out of range")
            << QStringList{"grown-rooms", "--set", "rooms.stop=101"}
            << "stop cannot be 101; expected a percentage from 0 to 100, with at most three decimals.";
        QTest::newRow("setting: not a number")
            << QStringList{"grown-rooms", "--set", "rooms.stop=often"} << "from 0 to 100";
        QTest::newRow("setting: no such choice")
            << QStringList{"grown-rooms", "--set", "join.way=longest"} << "shortest, random";
        QTest::newRow("setting: nothing that it needs")
            << QStringList{"grown-rooms", "--seed", "1", "--set", "start.way=farthest-room"}
            << "needs a boss, but no earlier stage places one. Put one of these before it: store-and-boss.";
        QTest::newRow("no such level") << QStringList{"grown-rooms", "--seed", "1", "--level", "cellar"}
                                       << "Unknown level \"cellar\"";
    }
    void refusesWrongWords() {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        std::vector<std::string> typed;
        for (const auto& word : words) typed.push_back(word.toStdString());
        const auto said = generated(typed);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find(part.toStdString()) != std::string::npos, said.err.c_str());
    }

    void asksForTheOutputAndItsFormat() {
        const auto nowhere = test::run({"generate", "grown-rooms", "--seed", "1"});
        QCOMPARE(nowhere.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(nowhere.err), QString());
        for (const std::string output : {"-", "level", "level.xyz"}) {
            const auto said = test::run({"generate", "grown-rooms", "--seed", "1", "-o", output});
            QCOMPARE(said.status, ExitStatus::Words);
            QCOMPARE(test::whatIsWrongWith(said.err), QString());
            QVERIFY2(said.err.find("Add --format with one of: delve") != std::string::npos, said.err.c_str());
        }
        const auto unknown = test::run({"generate", "grown-rooms", "--seed", "1", "--format", "delv", "-o", "-"});
        QCOMPARE(unknown.status, ExitStatus::Words);
        QVERIFY2(unknown.err.find("did you mean \"delve\"?") != std::string::npos, unknown.err.c_str());
    }

    void aWrongLevelOfManyIsRefusedInALine() {
        const auto said =
            test::run({"generate", "journey", "--seed", "3", "--level", "cellar", "--format", "txt", "-o", "-"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("Expected one of: journey, town-1") != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.ends_with(", ….\n") && said.err.size() < 500, said.err.c_str());
    }

    void theFormatGoesBeforeTheEnding() {
        const QString path = m_folder->filePath("level.json");
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "1", "--format", "delve", "-o", path.toStdString()});
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY(readDelve(contentOf(path).toStdString()));
    }

    void aNameMayHoldAnyCharacter() {
        for (const QString& name :
             {QStringLiteral("two words.delve"), QStringLiteral("Gärten 迷宫 🗝.delve"),
              QStringLiteral("a\nb.delve"), QStringLiteral("quote'\"$(x)`%1*?.delve"), QStringLiteral("-o.delve")}) {
            const QString path = m_folder->filePath(name);
            const auto said =
                test::run({"generate", "grown-rooms", "--seed", "1", "--size", "16x16", "-o", path.toStdString()});
            QCOMPARE(said.err, std::string());
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
    }

    void aNameThatIsNoUtf8IsRefused() {
        const auto said = test::run(
            {"generate", "grown-rooms", "--seed", "1", "-o", m_folder->filePath("x").toStdString() + "\xff.delve"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void writesInPlaceOfAnOlderFile() {
        const QString path = m_folder->filePath("level.delve");
        const auto first = test::run({"generate", "grown-rooms", "--seed", "1", "-o", path.toStdString()});
        const auto second = test::run({"generate", "grown-rooms", "--seed", "2", "-o", path.toStdString()});
        QCOMPARE(second.status, first.status);
        QCOMPARE(readDelve(contentOf(path).toStdString())->levels[0].recipe->seed, std::uint64_t{2});
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"level.delve"});
    }

    void whatCannotBeWrittenLeavesNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("the folder is not there") << "none/level.delve";
        QTest::newRow("it is a folder") << ".";
        QTest::newRow("a file is in the way") << "file/level.delve";
    }
    void whatCannotBeWrittenLeavesNothing() {
        QFETCH(QString, name);
        QFile file(m_folder->filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto said = test::run({"generate", "grown-rooms", "--seed", "1", "--format", "delve", "-o",
                                     m_folder->filePath(name).toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{"file"});
    }

    void theMapGrowsWithTheBoardOfItsRooms() {
        const auto sizeFor = [](std::vector<std::string> words, const std::string& recipe = "spanning-halls@1") {
            words.insert(words.begin(), {recipe, "--seed", "1", "--size", "auto"});
            return readDelve(generated(words).out)->levels[0].size();
        };
        QCOMPARE(sizeFor({}), generation::builtInRecipes().find("spanning-halls")->defaultSize);
        // Four places for each room across and down, each two cells larger than the largest room.
        QCOMPARE(sizeFor({"--set", "rooms.rooms=12"}), (Size{4 * 12 * 9, 4 * 12 * 9}));
        QCOMPARE(sizeFor({"--set", "rooms.rooms=8-10", "--set", "rooms.side=1-3"}), (Size{4 * 10 * 5, 4 * 10 * 5}));
        QCOMPARE(sizeFor({"--set", "rooms.number=listed", "--set", "rooms.depth=1", "--set", "rooms.side=1-1"}),
                 (Size{80, 4 * 5 * 3})); // never smaller than the default
        // In the newest version places of eleven cells, so many that the rooms are about a fifth of the map.
        QCOMPARE(sizeFor({}, "spanning-halls"), generation::builtInRecipes().find("spanning-halls")->defaultSize);
        QCOMPARE(sizeFor({"--set", "rooms.rooms=12"}, "spanning-halls"), (Size{5 * 11, 4 * 11}));
        QCOMPARE(sizeFor({"--set", "rooms.number=listed", "--set", "rooms.side=1-1"}, "spanning-halls"),
                 (Size{generation::smallestRecipeSide, generation::smallestRecipeSide}));
        QCOMPARE(
            readDelve(generated({"spanning-halls", "--seed", "1", "--size", "80x45", "--set", "rooms.rooms=12"}).out)
                ->levels[0]
                .size(),
            (Size{80, 45}));
    }

    void stampsArePlaced() {
        const QString path = m_folder->filePath("stamps.delve");
        World stamps;
        Level key;
        key.id = "keyhole";
        key.tiles = Grid({9, 9});
        key.tiles.fill({2, 2, 5, 3}, Tile::Water);
        key.tiles.set({3, 3}, Tile::Floor);
        key.tiles.set({4, 3}, Tile::Floor);
        stamps.levels.push_back(key);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(delveText(stamps)));
        file.close();
        const QString recipe = m_folder->filePath("stamped.recipe");
        QFile recipeFile(recipe);
        QVERIFY(recipeFile.open(QIODevice::WriteOnly));
        recipeFile.write(R"({ "name": "stamped", "seed": 3, "stages": [
            { "id": "vaults", "stage": "vaults", "version": 1, "rooms": [2, 2], "from": "stamps" },
            { "id": "walls", "stage": "walls", "version": 1 } ] })");
        recipeFile.close();
        const auto said = generated({recipe.toStdString(), "--size", "40x30", "--stamps", path.toStdString()});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto level = readDelve(said.out)->levels[0];
        int water = 0;
        for (std::int32_t y = 0; y < 30; ++y)
            for (std::int32_t x = 0; x < 40; ++x) water += level.tiles.at({x, y}) == Tile::Water;
        // Each stamp has 13 cells of water, and the hall between the two may replace some.
        QVERIFY2(water > 13 && water <= 2 * 13, qPrintable(QString::number(water)));
        QCOMPARE(level.rooms->size(), std::size_t{2});
        const auto none = generated({recipe.toStdString(), "--size", "40x30"});
        QCOMPARE(none.status, ExitStatus::Impossible);
        QVERIFY2(none.err.find("no stamps to place") != std::string::npos, none.err.c_str());
        const auto nowhere =
            generated({recipe.toStdString(), "--stamps", m_folder->filePath("no.delve").toStdString()});
        QVERIFY(nowhere.status != ExitStatus::Success);
        QCOMPARE(test::whatIsWrongWith(nowhere.err), QString());
    }

    void aRecipeWithoutGroundIsRefused_data() {
        QTest::addColumn<QByteArray>("stages");
        QTest::newRow("no stages") << QByteArray();
        QTest::newRow("all switched off")
            << QByteArray(R"({ "id": "rooms", "stage": "grow-rooms", "version": 1, "enabled": false })");
    }
    void aRecipeWithoutGroundIsRefused() {
        QFETCH(QByteArray, stages);
        const QString path = m_folder->filePath("empty.recipe");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "name": "empty", "seed": 3, "stages": [)" + stages + "] }");
        file.close();
        const auto said = generated({path.toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("makes ground") != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.find("grow-rooms, scatter-rooms") != std::string::npos, said.err.c_str());
    }

    void aRecipeFileIsTakenWithItsSeed() {
        const auto level = generated({"grown-rooms", "--seed", "77", "--set", "rooms.rooms=4", "--size", "80x45"});
        const QString path = m_folder->filePath("four.recipe");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(recipeText(recipeOf(level))));
        file.close();
        const auto again = generated({path.toStdString()});
        QCOMPARE(again.err, std::string("delvewright: The seed is 77.\n"));
        QCOMPARE(again.out, level.out);
        QCOMPARE(recipeOf(generated({path.toStdString(), "--seed", "78"})).seed, std::uint64_t{78});
    }

    void aBrokenRecipeFileIsRefused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("rooms = 3");
        QTest::newRow("no object") << QByteArray("[]");
        QTest::newRow("cut off") << QByteArray("{ \"name\": \"x\", \"seed\": 1, \"stages\": [ {");
    }
    void aBrokenRecipeFileIsRefused() {
        QFETCH(QByteArray, content);
        const QString path = m_folder->filePath("broken.recipe");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto said = generated({path.toStdString(), "--seed", "1"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("broken.recipe") != std::string::npos, said.err.c_str());
    }

    void aRecipeFileThatIsNotThereIsSaid() {
        const auto said = generated({m_folder->filePath("none.recipe").toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }

    void aStageThatNobodyKnowsIsRefused() {
        const QString path = m_folder->filePath("strange.recipe");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({ "name": "strange", "seed": 1, "stages": [ { "id": "a", "stage": "volcano", "version": 1 } ] })");
        file.close();
        const auto said = generated({path.toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("volcano") != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.find("strange.recipe") != std::string::npos, said.err.c_str());
    }

    void aValueInAFileThatIsNoneIsRefused_data() {
        QTest::addColumn<QByteArray>("value");
        for (const char* value : {"[5.55555, 9]", "{\"a\":5}", "null", "[5]", "[5, 6, 7]", "[9, 5]", "5.5", "1e30"})
            QTest::newRow(value) << QByteArray(value);
    }
    void aValueInAFileThatIsNoneIsRefused() {
        QFETCH(QByteArray, value);
        const auto said = generated({withRooms(value).toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        for (const char* part : {"rooms.recipe: stages[0].rooms: rooms cannot be ", "whole number", " to "})
            QVERIFY2(said.err.find(part) != std::string::npos, said.err.c_str());
    }

    void oneNumberInAFileIsBothEndsOfARange() {
        const auto said = generated({withRooms("5").toStdString(), "--size", "60x40"});
        QVERIFY2(said.status == ExitStatus::Success, said.err.c_str());
        QCOMPARE(*recipeOf(said).find("rooms")->find("rooms"), ParameterValue(Range{Decimal::of(5), Decimal::of(5)}));
    }

    void theTrueReasonIsThatOfTheStageThatLeftNoGround() {
        const auto said = generated({"caves", "--seed", "1", "--set", "caves.fill=100"});
        QCOMPARE(said.status, ExitStatus::Impossible);
        QVERIFY2(said.err.find("lower the fill") != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.find("pins") == std::string::npos, said.err.c_str());
    }

    void optionsGoToTheFormat() {
        const QString path = m_folder->filePath("a.png");
        const std::vector<std::string> words{"generate", "grown-rooms", "--seed",           "1",       "--size",
                                             "30x20",    "-o",          path.toStdString(), "--option"};
        auto small = words, wrong = words;
        small.emplace_back("cell=3");
        QCOMPARE(test::run(small).status, ExitStatus::Success);
        QCOMPARE(QImage(path).size(), QSize(90, 60));
        wrong.emplace_back("cell=0");
        QCOMPARE(test::run(wrong).status, ExitStatus::Words);
        wrong.back() = "cells=3";
        QCOMPARE(test::run(wrong).status, ExitStatus::Words);
    }

    void aLargeMapHasSmallerCellsInItsPicture() {
        const QString path = m_folder->filePath("large.png");
        const auto said =
            test::run({"generate", "caves", "--seed", "1", "--size", "1500x1500", "-o", path.toStdString()});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(QImageReader(path).size(), QSize(6000, 6000));
        QVERIFY2(said.err.find("has 4 pixel") != std::string::npos, said.err.c_str());
    }

    void theTraceMayNotReplaceTheLevel() {
        QVERIFY(QDir(m_folder->path()).mkdir("b"));
        const auto file = [this](const char* name) { return m_folder->filePath(QLatin1String(name)).toStdString(); };
        for (const auto& other : {file("a.delve"), file("b/../a.delve")}) {
            const auto said = test::run(
                {"generate", "grown-rooms", "--seed", "1", "--size", "30x20", "--trace", other, "-o", file("a.delve")});
            QCOMPARE(said.status, ExitStatus::Words);
            QVERIFY2(said.err.find("Give two names") != std::string::npos, said.err.c_str());
            QVERIFY(!QFile::exists(m_folder->filePath("a.delve")));
        }
    }

    void tracesEveryStage() {
        const QString path = m_folder->filePath("trace.json");
        const auto said = generated({"grown-rooms", "--seed", "5", "--size", "30x20", "--trace", path.toStdString()});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto trace = QJsonDocument::fromJson(contentOf(path)).object();
        QCOMPARE(trace[u"recipe"].toString(), QStringLiteral("grown-rooms"));
        QCOMPARE(trace[u"seed"].toInt(), 5);
        const auto stages = trace[u"stages"].toArray();
        QVERIFY(stages.size() >= static_cast<qsizetype>(recipeOf(said).stages.size()));
        for (const auto& entry : stages) {
            const auto stage = entry.toObject();
            QVERIFY(stage[u"stage"].isString() && stage[u"rooms"].isArray() && stage[u"links"].isArray());
            QVERIFY(stage[u"notes"].toObject()[u"messages"].isArray());
            QCOMPARE(stage[u"rows"].toArray().size(), 20);
            for (const auto& row : stage[u"rows"].toArray()) QCOMPARE(row.toString().size(), 30);
        }
        const auto first = stages[0].toObject();
        QCOMPARE(first[u"stage"].toString(), QStringLiteral("grow-rooms"));
        QCOMPARE(first[u"notes"].toObject()[u"growth points"].toArray().size(), first[u"rooms"].toArray().size());
    }

    void aTraceChangesNothing() {
        const std::vector<std::string> words{"grown-rooms", "--seed", "5", "--size", "60x40"};
        auto traced = words;
        traced.insert(traced.end(), {"--trace", m_folder->filePath("trace.json").toStdString()});
        QCOMPARE(generated(traced).out, generated(words).out);
    }

    void onlyOneResultGoesToStandardOutput() {
        const auto said = generated({"grown-rooms", "--seed", "5", "--trace", "-"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }

    void whatWasNotPossibleIsSaid() {
        const auto said = generated({"grown-rooms", "--seed", "5", "--size", "16x16", "--set", "rooms.rooms=5000"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY(readDelve(said.out));
    }

    void stopsWhenAsked() {
        test::CapturedConsole captured;
        generation::Feedback feedback;
        feedback.stop();
        CommandContext context{captured.console, feedback, [] {}};
        const std::string path = m_folder->filePath("level.delve").toStdString();
        const std::vector<std::string> words{"grown-rooms", "--seed", "1", "-o", path};
        QCOMPARE(runVerb(*findVerb("generate"), words, context), ExitStatus::Stopped);
        QCOMPARE(test::whatIsWrongWith(captured.err), QString());
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

private:
    /// A recipe file whose rooms stage has this value for its parameter "rooms".
    [[nodiscard]] QString withRooms(const QByteArray& value) const {
        QFile file(m_folder->filePath("rooms.recipe"));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(R"({ "name": "few", "seed": 1, "stages": [
            { "id": "rooms", "stage": "grow-rooms", "version": 1, "rooms": )" +
                   value + " } ] }");
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(GenerateVerbTest)
#include "generate_verb_test.moc"
