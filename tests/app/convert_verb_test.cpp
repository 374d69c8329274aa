#include "generation/level/delve_file.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ConvertVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const std::string seed : {"1", "2", "3"}) {
            const auto said = test::run(
                {"generate", "grown-rooms", "--seed", seed, "--size", "40x30", "-o", path("map" + seed + ".delve")});
            QCOMPARE(said.status, ExitStatus::Success);
        }
    }

    void delveComesBackByteForByte() {
        QCOMPARE(convert({path("map1.delve"), path("again.delve")}).status, ExitStatus::Success);
        QCOMPARE(contentOf(m_folder->filePath("again.delve")), contentOf(m_folder->filePath("map1.delve")));
    }

    void textHoldsTheTilesAndTheThings() {
        QCOMPARE(convert({path("map1.delve"), path("map.txt")}).status, ExitStatus::Success);
        QCOMPARE(convert({path("map.txt"), path("back.delve")}).status, ExitStatus::Success);
        const auto before = readDelve(contentOf(m_folder->filePath("map1.delve")).toStdString());
        const auto after = readDelve(contentOf(m_folder->filePath("back.delve")).toStdString());
        QVERIFY(before && after);
        QCOMPARE(after->levels[0].size(), before->levels[0].size());
        QCOMPARE(after->levels[0].things->size(), before->levels[0].things->size());
        QCOMPARE(convert({path("back.delve"), path("back.txt")}).status, ExitStatus::Success);
        QCOMPARE(contentOf(m_folder->filePath("back.txt")), contentOf(m_folder->filePath("map.txt")));
    }

    void whatTheNewFileCannotHoldIsListed() {
        const auto said = convert({path("map1.delve"), path("map.txt")});
        QVERIFY(!said.err.empty());
        for (const auto& line : said.errLines()) {
            QCOMPARE(test::whatIsWrongWith(line.toStdString() + "\n"), QString());
            QVERIFY2(line.contains("map1.delve: "), qPrintable(line));
        }
        QVERIFY2(said.err.find("oom") != std::string::npos, said.err.c_str()); // the rooms are lost
    }

    void manyFilesGoIntoAFolder() {
        QVERIFY(QDir(m_folder->path()).mkdir("texts"));
        const auto said =
            convert({path("map1.delve"), path("map2.delve"), path("map3.delve"), path("texts"), "--format", "txt"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(QDir(m_folder->filePath("texts")).entryList(QDir::Files),
                 (QStringList{"map1.txt", "map2.txt", "map3.txt"}));
    }

    void ofManyFilesEachNoteNamesItsOwn() {
        QVERIFY(QDir(m_folder->path()).mkdir("texts"));
        const auto said = convert({path("map1.delve"), path("map2.delve"), path("texts"), "--format", "txt"});
        QCOMPARE(said.status, ExitStatus::Success);
        for (const auto& line : said.errLines())
            QVERIFY2(line.contains("map1.delve: ") || line.contains("map2.delve: "), qPrintable(line));
        for (const char* const name : {"map1.delve: ", "map2.delve: "})
            QVERIFY2(said.err.find(name) != std::string::npos, said.err.c_str());
    }

    void oneThatIsBrokenDoesNotKeepTheOthers() {
        QFile broken(m_folder->filePath("map2.delve"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        QVERIFY(QDir(m_folder->path()).mkdir("texts"));
        const auto said =
            convert({path("map1.delve"), path("map2.delve"), path("map3.delve"), path("texts/"), "--format", "txt"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(QDir(m_folder->filePath("texts")).entryList(QDir::Files), (QStringList{"map1.txt", "map3.txt"}));
        QVERIFY2(said.err.ends_with("delvewright: 2 of 3 file(s) were converted.\n"), said.err.c_str());
        QVERIFY2(said.err.find("map2.delve") != std::string::npos, said.err.c_str());
    }

    void oneThatIsNotThereDoesNotKeepTheOthers() {
        QVERIFY(QDir(m_folder->path()).mkdir("texts"));
        const auto said =
            convert({path("none.delve"), path("map1.delve"), path("map3.delve"), path("texts/"), "--format", "txt"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(QDir(m_folder->filePath("texts")).entryList(QDir::Files), (QStringList{"map1.txt", "map3.txt"}));
        QVERIFY2(said.err.find("none.delve") != std::string::npos, said.err.c_str());
        QVERIFY2(said.err.ends_with("delvewright: 2 of 3 file(s) were converted.\n"), said.err.c_str());
    }

    /// In either order: a missing file, and a map too large to draw.
    void theWorstThatHappenedIsTheStatus() {
        QVERIFY(QDir(m_folder->path()).mkdir("drawn"));
        QFile rows(m_folder->filePath("huge.txt"));
        QVERIFY(rows.open(QIODevice::WriteOnly));
        for (int y = 0; y < 1000; ++y) rows.write(QByteArray(1000, '#') + '\n');
        rows.close();
        for (const auto& [first, second] : {std::pair{"none.delve", "huge.txt"}, std::pair{"huge.txt", "none.delve"}}) {
            const auto said =
                convert({path(first), path(second), path("drawn"), "--format", "png", "--option", "cell=64"});
            QCOMPARE(said.status, ExitStatus::Impossible);
        }
    }

    void standardOutputTakesAFormat() {
        const auto said = convert({path("map1.delve"), "-", "--format", "delve"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(QByteArray::fromStdString(said.out), contentOf(m_folder->filePath("map1.delve")));
        QCOMPARE(said.err, std::string());
    }

    void optionsGoToTheFormatThatDeclaresThem() {
        QCOMPARE(convert({path("map1.delve"), path("map.png"), "--option", "cell=4"}).status, ExitStatus::Success);
        QCOMPARE(QImage(m_folder->filePath("map.png")).size(), QSize(160, 120));
    }

    /// As with an option that takes no list, it is unclear which of two values is meant.
    void anOptionOfOneNameIsGivenOnce() {
        const auto twice = convert({path("map1.delve"), path("map.png"), "--option", "cell=4", "--option", "cell=8"});
        QCOMPARE(twice.status, ExitStatus::Words);
        QCOMPARE(twice.err, std::string("delvewright: --option cell may be given only once.\n"));
        QVERIFY(!QFile::exists(m_folder->filePath("map.png")));
        const auto colours = convert(
            {path("pixel.png"), path("pixel.delve"), "--option", "#ff0000=forest", "--option", "#ff0000=water"});
        QCOMPARE(colours.err, std::string("delvewright: --option #ff0000 may be given only once.\n"));
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(m_folder->filePath("pixel.png")));
        const auto spelt = convert(
            {path("pixel.png"), path("pixel.delve"), "--option", "#FF0000=forest", "--option", "#ff0000=water"});
        QCOMPARE(spelt.status, ExitStatus::Words);
        QCOMPARE(spelt.err, std::string("delvewright: --option #ff0000 may be given only once.\n"));
        QVERIFY(!QFile::exists(m_folder->filePath("pixel.delve")));
        QCOMPARE(convert({path("map1.delve"), path("map.png"), "--option", "cell=4", "--option", "cell"}).status,
                 ExitStatus::Words); // refused by the format, which needs a value
    }

    void refusesWrongWords_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("one word") << QStringList{"map1.delve"} << "needs OUT";
        QTest::newRow("ending to read") << QStringList{"strange.xyz", "a.txt"} << ".delve";
        QTest::newRow("ending to write") << QStringList{"map1.delve", "a.xyz"} << "Add --format";
        QTest::newRow("format") << QStringList{"map1.delve", "a.txt", "--format", "tx"}
                                << "Unsupported output format \"tx\"";
        QTest::newRow("option") << QStringList{"map1.delve", "a.png", "--option", "size=4"}
                                << "Unknown option \"size\"";
        QTest::newRow("option of none") << QStringList{"map1.delve", "a.delve", "--option", "cell=4"}
                                        << "takes no options";
        QTest::newRow("option of a picture that is read")
            << QStringList{"pixels.png", "a.delve", "--option", "#ff000=floor"} << "Expected one of: #RRGGBB";
        QTest::newRow("no tile for a colour")
            << QStringList{"pixels.png", "a.delve", "--option", "#ff0000=acid"} << "Expected one of: void, wall, floor";
        QTest::newRow("value of an option") << QStringList{"map1.delve", "a.png", "--option", "cell=0"} << "1";
        QTest::newRow("level") << QStringList{"map1.delve", "a.txt", "--level", "cellar"} << "Unknown level \"cellar\"";
        QTest::newRow("several into one") << QStringList{"map1.delve", "map2.delve", "a.txt"} << "not a folder";
        QTest::newRow("a folder, no format") << QStringList{"map1.delve", "."} << "with --format";
        QTest::newRow("two would be one")
            << QStringList{"map1.delve", "./map1.delve", ".", "--format", "txt"} << "would become";
    }
    void refusesWrongWords() {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        QFile strange(m_folder->filePath("strange.xyz"));
        QVERIFY(strange.open(QIODevice::WriteOnly));
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(m_folder->filePath("pixels.png")));
        const auto before = QDir(m_folder->path()).entryList();
        const QString here = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        std::vector<std::string> typed;
        for (const auto& word : words) typed.push_back(word.toStdString());
        const auto said = convert(typed);
        QVERIFY(QDir::setCurrent(here));
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find(part.toStdString()) != std::string::npos, said.err.c_str());
        QCOMPARE(QDir(m_folder->path()).entryList(), before);
    }

    void whatIsStoppedKeepsWhatIsDone() {
        test::CapturedConsole captured;
        generation::Feedback feedback;
        CommandContext context{captured.console, feedback, [] {}};
        feedback.stop();
        const std::vector<std::string> words{path("map1.delve"), path("a.txt")};
        QCOMPARE(runVerb(*findVerb("convert"), words, context), ExitStatus::Stopped);
        QCOMPARE(test::whatIsWrongWith(captured.err), QString());
        QVERIFY(!QFile::exists(m_folder->filePath("a.txt")));
    }

private:
    [[nodiscard]] std::string path(const std::string& name) const {
        return m_folder->filePath(QString::fromStdString(name)).toStdString();
    }

    static test::Said convert(std::vector<std::string> words) {
        words.insert(words.begin(), "convert");
        return test::run(words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(ConvertVerbTest)
#include "convert_verb_test.moc"
