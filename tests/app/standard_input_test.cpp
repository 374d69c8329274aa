#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// "-" where a verb reads a file, in the real program.
class StandardInputTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const auto made = test::runShell("\"$DELVEWRIGHT\" generate caves --seed 5 --size 40x30 -o map.delve && "
                                         "\"$DELVEWRIGHT\" convert map.delve map.txt --quiet && \"$DELVEWRIGHT\" "
                                         "convert map.delve map.csv --quiet && "
                                         "\"$DELVEWRIGHT\" convert map.delve map.png --option cell=1 --quiet",
                                         m_folder.path());
        QCOMPARE(made.err, QByteArray());
        QCOMPARE(made.status, 0);
    }

    void everyVerbReadsIt_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("convert") << "convert - - --format txt --quiet";
        QTest::newRow("picture") << "picture - -o drawn.png && cat drawn.png";
        QTest::newRow("regenerate") << "regenerate - --seed 9 -o - --format delve";
        QTest::newRow("resize") << "resize - --size 50x50 -o - --format delve";
        QTest::newRow("skin") << "skin - --use grotto -o - --format delve";
        QTest::newRow("play") << "play - --keys WASD --json";
        QTest::newRow("check") << "check - --json";
    }
    /// The result is the same as with the file.
    void everyVerbReadsIt() {
        QFETCH(QString, words);
        const auto piped = shell("cat map.delve | \"$DELVEWRIGHT\" " + words);
        QCOMPARE(piped.err, QByteArray());
        QCOMPARE(piped.status, 0);
        QString named = words;
        const auto file = shell("\"$DELVEWRIGHT\" " + named.replace(named.indexOf(" - ") + 1, 1, "map.delve"));
        QVERIFY(!file.out.isEmpty());
        QCOMPARE(piped.out, file.out);
    }

    void theFormatIsToldByTheFirstBytesOrByAWord_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("delve") << "convert - out.delve < map.delve";
        QTest::newRow("delve after blanks") << "convert - out.delve < <(printf '\\n  '; cat map.delve)";
        QTest::newRow("png") << "convert - out.delve < map.png";
        QTest::newRow("txt") << "convert - out.delve --from txt < map.txt";
        QTest::newRow("csv") << "convert - out.delve --from=csv < map.csv";
        QTest::newRow("a file of another ending") << "convert other.map out.delve --from txt";
    }
    void theFormatIsToldByTheFirstBytesOrByAWord() {
        QFETCH(QString, line);
        const auto ended = shell("cp map.txt other.map; \"$DELVEWRIGHT\" " + line);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        const auto world = readDelveFile(m_folder.filePath("out.delve").toStdString());
        QVERIFY(world.ok());
        QCOMPARE(world->levels[0].size(), (Size{40, 30}));
    }

    void aMapWithoutAFileHasANameAllTheSame() {
        QCOMPARE(shell("\"$DELVEWRIGHT\" convert - out.delve --from txt < map.txt").status, 0);
        QCOMPARE(readDelveFile(m_folder.filePath("out.delve").toStdString())->name, std::string("stdin"));
        QCOMPARE(
            shell("mkdir -p maps; \"$DELVEWRIGHT\" convert - map.txt maps --format csv --quiet < map.delve").status, 0);
        QCOMPARE(QDir(m_folder.filePath("maps")).entryList(QDir::Files), (QStringList{"map.csv", "stdin.csv"}));
    }

    /// As after "read" in a script: reading starts at the current position, not at the beginning.
    void itIsReadFromWhereItIs() {
        const auto ended =
            shell("(echo not a map; cat map.delve) >with-head; "
                  "(read -r line; \"$DELVEWRIGHT\" convert - again.delve) < with-head && cmp map.delve again.delve");
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
    }

    void aRecipeIsReadFromIt() {
        QFile file(m_folder.filePath("my.recipe"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(recipeText(generation::builtInRecipes().find("caves")->withSeed(7))));
        file.close();
        const auto ended = shell("\"$DELVEWRIGHT\" generate my.recipe --size 40x30 -o named.delve --quiet && "
                                 "\"$DELVEWRIGHT\" generate - --size 40x30 -o piped.delve --quiet <my.recipe && cmp "
                                 "named.delve piped.delve");
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        const auto broken = shell("echo '{' | \"$DELVEWRIGHT\" generate - -o a.delve");
        QCOMPARE(broken.status, 3);
        QVERIFY2(broken.err.contains("standard input:"), broken.err.constData());
    }

    void aFileOfThisNameIsStillToBeHad() {
        QCOMPARE(
            shell("cp map.delve -- -; \"$DELVEWRIGHT\" convert ./- - --format delve --from delve | cmp - map.delve")
                .status,
            0);
    }

    /// A map from standard input has no folder in which its pictures could be.
    void picturesBesideItAreNotLookedFor() {
        const auto ended =
            shell("sed 's|\"tiles\": \\[\\]|\"tiles\": [{\"name\": \"moss\", \"glyph\": \"m\", \"colour\": "
                  "\"#204020\", \"walk\": \"yes\", \"seeThrough\": true, \"picture\": \"moss.png\"}]|' "
                  "map.delve | \"$DELVEWRIGHT\" convert - moss.delve");
        QVERIFY2(ended.err.endsWith("Tile “moss” is drawn in its colour: moss.png: not loaded, because a map from "
                                    "standard input has no folder. Read the map from a file.\n"),
                 ended.err.constData());
        QCOMPARE(ended.err.count('\n'), 1);
        QCOMPARE(ended.status, 0);
    }

    void isRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("no telling") << "convert - a.delve < map.txt" << 2
                                    << QByteArray("Add --from with one of: delve");
        QTest::newRow("nothing") << "convert - a.delve < /dev/null" << 2 << QByteArray("Add --from");
        QTest::newRow("nothing, as a map")
            << "convert - a.delve --from txt < /dev/null" << 3 << QByteArray("standard input");
        QTest::newRow("no such format") << "convert - a.delve --from dleve < map.delve" << 2
                                        << QByteArray("did you mean \"delve\"?");
        QTest::newRow("twice") << "convert - - maps --format txt < map.delve" << 2 << QByteArray("only once");
        QTest::newRow("twice, once for keys") << "play - --keys-from - < map.delve" << 2 << QByteArray("only once");
        QTest::newRow("closed") << "convert - a.delve <&-" << 3 << QByteArray("Standard input cannot be read");
        QTest::newRow("a folder") << "convert - a.delve < ." << 3 << QByteArray("Standard input cannot be read");
        QTest::newRow("broken") << "convert - a.delve < <(head -c 2000 map.delve)" << 3
                                << QByteArray("standard input:");
        QTest::newRow("another format") << "convert - a.delve --from delve < map.txt" << 3
                                        << QByteArray("standard input:");
    }
    void isRefused() {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QByteArray, part);
        const auto ended = shell("mkdir -p maps; \"$DELVEWRIGHT\" " + line);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.contains(part), ended.err.constData());
        QCOMPARE(ended.status, status);
        QVERIFY(!QFile::exists(m_folder.filePath("a.delve")));
    }

    /// Input that is no map is refused at its first wrong byte, without reading or storing the rest.
    void anEndlessInputEnds() {
        const QString limit = test::addressesAreChecked ? QString() : QStringLiteral("ulimit -v 700000; ");
        const auto ended = shell(limit + "yes '{' | \"$DELVEWRIGHT\" convert - a.delve; exit ${PIPESTATUS[1]}");
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

private:
    [[nodiscard]] test::Ended shell(const QString& line) const { return test::runShell(line, m_folder.path()); }
    QTemporaryDir m_folder;
};

DELVE_TEST(StandardInputTest)
#include "standard_input_test.moc"
