#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

class CheckVerbTest : public QObject {
    Q_OBJECT
private slots:
    void allRecipesPass() {
        const auto said = test::run({"check", "all", "--seeds", "0..19", "--size", "40x30"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        QCOMPARE(said.out,
                 "Checked " + std::to_string(20 * generation::builtInRecipes().size()) + " level(s): 0 failed.\n");
    }

    void oneSeedIsEnough() {
        const auto said = test::run({"check", "grown-rooms", "--seeds", "7"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("Checked 1 level(s): 0 failed.\n"));
    }

    void theLastSeedThereIsIsOne() {
        const auto said = test::run({"check", "house", "--seeds", "18446744073709551615"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("Checked 1 level(s): 0 failed.\n"));
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::newRow("no such recipe") << std::vector<std::string>{"check", "grown-roms", "--seeds", "0..9"};
        QTest::newRow("no seeds") << std::vector<std::string>{"check", "all"};
        QTest::newRow("seeds backwards") << std::vector<std::string>{"check", "all", "--seeds", "9..0"};
        QTest::newRow("no numbers") << std::vector<std::string>{"check", "all", "--seeds", "a..b"};
        QTest::newRow("half a range") << std::vector<std::string>{"check", "all", "--seeds", "3.."};
        QTest::newRow("too many") << std::vector<std::string>{"check", "all", "--seeds", "0..18446744073709551615"};
        QTest::newRow("seeds for a map") << std::vector<std::string>{"check", "map.delve", "--seeds", "0..1"};
        QTest::newRow("a parameter for a map") << std::vector<std::string>{"check", "map.delve", "--set", "a.b=1"};
        QTest::newRow("a format for a recipe")
            << std::vector<std::string>{"check", "caves", "--seeds", "1", "--from", "txt"};
        QTest::newRow("no such parameter")
            << std::vector<std::string>{"check", "caves", "--seeds", "1", "--set", "caves.fil=1"};
        QTest::newRow("a parameter that not all have")
            << std::vector<std::string>{"check", "all", "--seeds", "1", "--set", "caves.fill=40"};
        QTest::newRow("size") << std::vector<std::string>{"check", "all", "--seeds", "0..1", "--size", "5x5"};
    }

    void wrongWordsAreRefused() {
        QFETCH(std::vector<std::string>, words);
        const auto said = test::run(words);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(said.out, std::string());
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void parametersAreSet() {
        const auto said =
            test::run({"check", "caves", "--seeds", "0..3", "--size", "40x30", "--set", "caves.fill=100"});
        QCOMPARE(said.status, ExitStatus::No); // the whole map is wall
        QVERIFY2(said.out.find(" --size 40x30 --set caves.fill=100 -o failed.delve\n") != std::string::npos,
                 said.out.c_str());
        QVERIFY2(said.out.ends_with("Checked 4 level(s): 4 failed.\n"), said.out.c_str());
        QCOMPARE(test::run({"check", "caves", "--seeds", "0..3", "--size", "40x30", "--set", "caves.fill=40"}).status,
                 ExitStatus::Success);
    }

    void aRecipeFileIsChecked() {
        const auto file = path("my caves.recipe");
        auto recipe = generation::builtInRecipes().find("caves")->withSeed(0);
        write(file, recipeText(recipe));
        const auto good = test::run({"check", file, "--seeds", "0..9", "--size", "40x30"});
        QCOMPARE(good.err, std::string());
        QCOMPARE(good.status, ExitStatus::Success);
        QCOMPARE(good.out, std::string("Checked 10 level(s): 0 failed.\n"));
        recipe.stages.front().set("fill", Decimal::of(100));
        write(file, recipeText(recipe));
        const auto bad = test::run({"check", file, "--seeds", "3", "--size", "40x30"});
        QCOMPARE(bad.status, ExitStatus::No);
        QVERIFY2(bad.out.find("Reproduce it with: delvewright generate '" + file + "' --seed 3 --size 40x30") !=
                     std::string::npos,
                 bad.out.c_str());
    }

    void mapsAreChecked() {
        const auto sound = path("sound.delve"), closed = path("closed.delve"), text = path("rows.txt");
        QCOMPARE(test::run({"generate", "journey", "--seed", "1", "--size", "96x96", "-o", sound}).status,
                 ExitStatus::Success);
        QVERIFY(writeDelveFile(closedWorld(), closed).ok());
        write(text, "#####\n#@..#\n#####\n");
        const auto levels = readDelveFile(sound)->levels.size();
        const auto one = test::run({"check", sound});
        QCOMPARE(one.status, ExitStatus::Success);
        QCOMPARE(one.out, "Checked " + std::to_string(levels) + " level(s): 0 failed.\n");
        const auto all =
            test::run({"check", sound, closed, path("none.delve"), "caves", "--seeds", "1", "--size", "40x30"});
        QCOMPARE(all.status, ExitStatus::File); // one file is missing
        QVERIFY2(all.err.find("none.delve") != std::string::npos, all.err.c_str());
        QVERIFY2(
            all.out.find(
                "closed.delve, level hall: There is no start for player 1. Inspect it with: delvewright inspect ") !=
                std::string::npos,
            all.out.c_str());
        QVERIFY2(all.out.ends_with("Checked " + std::to_string(levels + 3) + " level(s): 2 failed.\n"),
                 all.out.c_str());
        QCOMPARE(test::run({"check", closed}).status, ExitStatus::No);
    }

    void jsonHasTheKeysThatAreDocumented() {
        const auto closed = path("closed.delve");
        QVERIFY(writeDelveFile(closedWorld(), closed).ok());
        const auto said = test::run(
            {"check", closed, "caves", "--seeds", "5..6", "--size", "40x30", "--set", "caves.fill=100", "--json"});
        QCOMPARE(said.status, ExitStatus::No);
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
        QCOMPARE(object["checked"].toInt(), 4);
        QCOMPARE(object["failed"].toInt(), 4);
        QCOMPARE(object["stopped"], QJsonValue(false));
        const auto failures = object["failures"].toArray();
        QCOMPARE(failures.size(), 4);
        const auto map = failures[0].toObject(), seed = failures[3].toObject();
        QCOMPARE(map.keys(), (QStringList{"cells", "command", "file", "level", "message"}));
        QCOMPARE(map["level"].toString(), QString("hall"));
        QCOMPARE(seed.keys(), (QStringList{"cells", "command", "height", "message", "recipe", "seed", "width"}));
        QCOMPARE(seed["seed"].toInt(), 6);
        QCOMPARE(seed["width"].toInt(), 40);
    }

    /// A script that reads only the lists must find every map that it named.
    void jsonListsWhatCouldNotBeRead() {
        QVERIFY(writeDelveFile(closedWorld(), path("closed.delve")).ok());
        write(path("broken.delve"), "{\n  \"format\": nothing\n}\n");
        const auto said =
            test::run({"check", path("none.delve"), path("closed.delve"), path("broken.delve"), "--json"});
        QCOMPARE(said.status, ExitStatus::File);
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
        const auto unread = object["unread"].toArray();
        QCOMPARE(unread.size(), 2);
        QCOMPARE(unread[0].toObject().keys(), (QStringList{"file", "message"}));
        QCOMPARE(unread[0].toObject()["file"].toString().toStdString(), path("none.delve"));
        QVERIFY(!unread[0].toObject()["message"].toString().isEmpty());
        const auto broken = unread[1].toObject()["message"].toString();
        QVERIFY2(broken.contains(QStringLiteral("line 2, column")), qPrintable(broken));
        QCOMPARE(object["checked"].toInt(), 2);
    }

    void seedsInAnotherNotationAreRefusedWithAHint_data() {
        QTest::addColumn<std::string>("word");
        QTest::addColumn<std::string>("hint");
        QTest::newRow("hexadecimal") << std::string("0x10..0x20")
                                     << std::string("write the numbers in digits, as 16..32.");
        QTest::newRow("exponents") << std::string("1e3..2e3")
                                   << std::string("write the numbers in digits, as 1000..2000.");
        QTest::newRow("one of them") << std::string("7..1e1") << std::string("write the numbers in digits, as 7..10.");
        QTest::newRow("spaces") << std::string(" 7..9") << std::string("write the numbers in digits, as 7..9.");
        QTest::newRow("alone") << std::string("0x10") << std::string("write the numbers in digits, as 16.");
        QTest::newRow("the greater first") << std::string("0x20..0x10") << std::string("give N or A..B");
        QTest::newRow("too many") << std::string("0..1e12") << std::string("at most 1000000000 seeds");
        QTest::newRow("no whole number") << std::string("1.5..2") << std::string("give N or A..B");
    }
    void seedsInAnotherNotationAreRefusedWithAHint() {
        QFETCH(const std::string, word);
        QFETCH(const std::string, hint);
        const auto said = test::run({"check", "caves", "--seeds", word});
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY2(said.err.find(hint) != std::string::npos, said.err.c_str());
    }

    void tooManySeedsAreRefusedWithTheirLimit() {
        const auto said = test::run({"check", "all", "--seeds", "0..1000000000"});
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY2(said.err.find("at most 1000000000 seeds") != std::string::npos, said.err.c_str());
    }

private:
    /// Two levels of one floor cell each, without a start or an entrance.
    static World closedWorld() {
        World world;
        for (const char* const id : {"hall", "cellar"}) {
            Level level;
            level.id = id;
            level.tiles = Grid(Size{8, 8});
            level.tiles.set({3, 3}, Tile::Floor);
            world.levels.push_back(std::move(level));
        }
        return world;
    }
    [[nodiscard]] std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    static void write(const std::string& path, const std::string& text) {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.c_str());
    }
    QTemporaryDir m_folder;
};

DELVE_TEST(CheckVerbTest)
#include "check_verb_test.moc"
