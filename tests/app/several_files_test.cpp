#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;

/// Formats that write several files, on the command line.
class SeveralFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] test::Ended run(const QStringList& words) const { return test::runProgram(words, m_folder.path()); }
    [[nodiscard]] QStringList names(const QString& folder = {}) const {
        return QDir(m_folder.filePath(folder)).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] QByteArray contentOf(const QString& name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString& name, const QByteArray& content) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

private slots:
    void initTestCase() {
        QCOMPARE(run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", "map.delve"}).status, 0);
    }
    void init() { QVERIFY(QDir(m_folder.path()).mkpath("out")); }
    void cleanup() { QVERIFY(QDir(m_folder.filePath("out")).removeRecursively()); }

    void theyAppearTogether() {
        const auto ended = run({"convert", "map.delve", "out/map.tmx", "--option", "tileset=external"});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(names("out"), (QStringList{"map-tiles.png", "map-tiles.tsx", "map.tmx"}));
        QVERIFY(contentOf("out/map.tmx").contains("source=\"map-tiles.tsx\""));
    }

    void noneOfThemIsOverwrittenUnasked() {
        put("out/map-tiles.png", "mine");
        const auto kept = run({"convert", "map.delve", "out/map.tmx", "--no-clobber"});
        QCOMPARE(kept.status, 3);
        QVERIFY2(kept.err.contains("\"out/map-tiles.png\": the file already exists"), kept.err.constData());
        QCOMPARE(names("out"), QStringList{"map-tiles.png"});
        QCOMPARE(contentOf("out/map-tiles.png"), QByteArray("mine"));
        QCOMPARE(run({"convert", "map.delve", "out/map.tmx"}).status, 0);
        QVERIFY(contentOf("out/map-tiles.png") != "mine");
    }

    void standardOutputTakesOneFile() {
        const auto refused = run({"convert", "map.delve", "-", "--format", "tmx"});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY2(refused.err.contains("tileset=inside"), refused.err.constData());
        const auto one = run({"convert", "map.delve", "-", "--format", "tmx", "--option", "tileset=inside"});
        QVERIFY2(one.status == 0, one.err.constData());
        QVERIFY(one.out.startsWith("<?xml") && one.out.endsWith("</map>\n"));
    }

    void whatCannotBeWrittenLeavesNothing() {
        QVERIFY(QDir(m_folder.filePath("out")).mkpath("map-tiles.png"));
        const auto failed = run({"convert", "map.delve", "out/map.tmx"});
        QCOMPARE(failed.status, 3);
        QCOMPARE(names("out"), QStringList());
    }

    void everyLevelHasFilesOfItsOwn() {
        QCOMPARE(run({"convert", "map.delve", "out/map.tmj", "--level", "all"}).status, 0);
        const auto files = names("out");
        QCOMPARE(files.size(), 2);
        QVERIFY(files[0].endsWith("-tiles.png") && files[1].endsWith(".tmj"));
    }
};

DELVE_TEST(SeveralFilesTest)
#include "several_files_test.moc"
