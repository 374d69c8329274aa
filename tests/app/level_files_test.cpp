#include "app/files/level_files.h"
#include "generation/files/world_file.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

World worldOf(const std::vector<std::string>& ids) {
    World world;
    world.name = "hostile";
    for (const auto& id : ids) {
        Level level;
        level.id = id;
        level.name = id;
        level.tiles = Grid(Size{4, 3});
        world.levels.push_back(std::move(level));
    }
    return world;
}

} // namespace

/// `--level all`.
class LevelFilesTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("deep/out"));
    }

    void eachLevelHasAFile() {
        save(worldOf({"town", "town-house", "cellar"}));
        QCOMPARE(run({"convert", "world.delve", "deep/out/map.txt", "--level", "all"}).status, 0);
        QCOMPARE(files(), (QStringList{"map-cellar.txt", "map-town-house.txt", "map-town.txt"}));
        QCOMPARE(contentOf("map-town.txt").count('\n'), 3);
    }

    void noneOfThemIsSaidToBeMissing() {
        save(worldOf({"one", "two"}));
        const auto all = run({"convert", "world.delve", "deep/out/map.txt", "--level", "all"});
        QVERIFY2(!all.err.contains("other level"), all.err.constData());
        QVERIFY(run({"convert", "world.delve", "deep/out/map.txt"}).err.contains("other level"));
    }

    /// Anybody may have written the id, and a file of the resulting name may still have to be converted.
    void aFileThatIsStillToBeReadIsNotWrittenOver() {
        save(worldOf({"one", "two"}));
        QVERIFY(QFile::rename(m_folder->filePath("world.delve"), m_folder->filePath("deep/out/map.delve")));
        QFile mine(m_folder->filePath("deep/out/map-two.txt"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("#####\n#...#\n#####\n");
        mine.close();
        const auto ended = run({"convert", "deep/out/map.delve", "deep/out/../out/map-two.txt", "deep/out", "--format",
                                "txt", "--level", "all", "--quiet"});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(contentOf("map-two.txt"), QByteArray("#####\n#...#\n#####\n"));
        QCOMPARE(contentOf("map-two-2.txt").count('\n'), 3);
    }

    void everyVerbThatWritesLevelsHasIt() {
        save(worldOf({"one", "two"}));
        QCOMPARE(run({"picture", "world.delve", "--level", "all", "-o", "deep/out/p.png"}).status, 0);
        QCOMPARE(files(), (QStringList{"p-one.png", "p-two.png"}));
        QCOMPARE(QImage(m_folder->filePath("deep/out/p-two.png")).size(), QSize(64, 48));
        QCOMPARE(run({"generate", "journey", "--seed", "1", "--size", "96x96", "--level", "all", "--quiet", "-o",
                      "deep/out/t.csv"})
                     .status,
                 0);
        QVERIFY(files().contains("t-town-1-house-1.csv"));
    }

    void aNoteNamesItsFile() {
        World world = worldOf({"one", "two"});
        for (Level& level : world.levels.writable()) level.tiles = Grid({600, 600}, Tile::Floor);
        save(world);
        for (const QStringList& words :
             {QStringList{"picture", "world.delve", "--level", "all", "-o", "deep/out/p.png"},
              QStringList{"convert", "world.delve", "deep/out/p.png", "--level", "all"}}) {
            const auto ended = run(words);
            QCOMPARE(ended.status, 0);
            for (const char* const name :
                 {"deep/out/p-one.png: The map is large", "deep/out/p-two.png: The map is large"})
                QVERIFY2(ended.err.contains(name), ended.err.constData());
        }
    }

    void aFormatThatHoldsAWorldIsOneFile() {
        save(worldOf({"one", "two"}));
        QCOMPARE(run({"convert", "world.delve", "deep/out/map.delve", "--level", "all"}).status, 0);
        QCOMPARE(files(), (QStringList{"map.delve"}));
        QCOMPARE(readDelveFile(m_folder->filePath("deep/out/map.delve").toStdString())->levels.size(), std::size_t{2});
    }

    void manyFilesWithManyLevels() {
        save(worldOf({"b-c", "d"}), "a");
        save(worldOf({"c", "d"}), "a-b");
        QCOMPARE(run({"convert", "a.delve", "a-b.delve", "deep/out", "--format", "txt", "--level", "all"}).status, 0);
        QCOMPARE(files(), (QStringList{"a-b-c-2.txt", "a-b-c.txt", "a-b-d.txt", "a-d.txt"}));
    }

    void idsNeverLeadElsewhere_data() {
        QTest::addColumn<std::string>("id");
        const auto row = [](const std::string& id) { QTest::newRow(id.substr(0, 20).c_str()) << id; };
        for (const char* const id : {"../../evil", "/etc/evil", "a/../../evil", "..", ".", "-", "a\\b", "~", "$HOME",
                                     "a b", "C:evil", "line\nbreak", "\x1b[2Jescape",
                                     "\xe2\x80\xae"
                                     "bidi",
                                     "\xc3\xa4\xc3\xb6", "*?", "'\"`;|&"})
            row(id);
        row(std::string(5000, 'x'));
        QString umlauts;
        umlauts.fill(QChar(0x4e2d), 3000);
        row(umlauts.toStdString());
    }
    void idsNeverLeadElsewhere() {
        QFETCH(std::string, id);
        save(worldOf({"harmless", id}));
        const auto ended = run({"convert", "world.delve", "deep/out/map.txt", "--level", "all", "--quiet"});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        QCOMPARE(files().size(), 2);
        for (const auto& name : files()) {
            QVERIFY2(name.startsWith("map-") && name.endsWith(".txt"), qPrintable(name));
            for (const QChar c : name)
                QVERIFY2(c.isLetterOrNumber() || QStringLiteral("-_.").contains(c), qPrintable(name));
        }
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), (QStringList{"world.delve"}));
        QCOMPARE(QDir(m_folder->filePath("deep")).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void namesThatWouldBeAlikeAreTold() {
        LevelFileNames names;
        QCOMPARE(names.nameFor("out/map.txt", "a b"), std::string("out/map-a_b.txt"));
        QCOMPARE(names.nameFor("out/map.txt", "a/b"), std::string("out/map-a_b-2.txt"));
        QCOMPARE(names.nameFor("out/map.txt", "A B"), std::string("out/map-A_B-3.txt"));
        QCOMPARE(names.nameFor("in.d/map", "x"), std::string("in.d/map-x"));
        QCOMPARE(names.nameFor(".txt", "x"), std::string(".txt-x"));
    }

    void standardOutputTakesOne() {
        save(worldOf({"one", "two"}));
        for (const QStringList& words :
             {QStringList{"convert", "world.delve", "-", "--format", "txt", "--level", "all"},
              QStringList{"picture", "world.delve", "-o", "-", "--level", "all"}}) {
            const auto ended = run(words);
            QCOMPARE(ended.status, 2);
            QCOMPARE(ended.out, QByteArray());
            QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        }
    }

    void whatExistsIsKeptAndTheOthersAreWritten() {
        save(worldOf({"one", "two"}));
        QFile mine(m_folder->filePath("deep/out/map-one.txt"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        const auto ended =
            run({"convert", "world.delve", "deep/out/map.txt", "--level", "all", "--no-clobber", "--quiet"});
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QCOMPARE(contentOf("map-one.txt"), QByteArray("mine"));
        QVERIFY(!contentOf("map-two.txt").isEmpty());
    }

private:
    void save(const World& world, const QString& name = "world") const {
        QVERIFY(writeDelveFile(world, m_folder->filePath(name + ".delve").toStdString()).ok());
    }
    [[nodiscard]] QStringList files() const {
        return QDir(m_folder->filePath("deep/out")).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    [[nodiscard]] QByteArray contentOf(const QString& name) const {
        QFile file(m_folder->filePath("deep/out/" + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] test::Ended run(const QStringList& words) const { return test::runProgram(words, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(LevelFilesTest)
#include "level_files_test.moc"
