#include "tests/support/test.h"
#include "ui/import/import_memory.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <vector>

using namespace delve;
using namespace delve::ui;

/// What was said of maps of other programs is there the next time.
class ImportMemoryTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString settingsFile() const { return path("settings.ini"); }
    void makeProject(const QString& name) const {
        QVERIFY(QDir(m_folder.path()).mkpath(name + "/maps"));
        QFile file(path(name + "/game.tiled-project"));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

private slots:
    void init() { QFile::remove(settingsFile()); }

    void itIsForAllMapsOfTheProject() {
        makeProject("one");
        makeProject("two");
        editor::TileTable said;
        said.tiles.emplace("cave#12", Tile::Water);
        said.things.emplace("boss", ThingKind::Enemy);
        said.things.emplace("note", std::nullopt);
        {
            QSettings settings(settingsFile(), QSettings::IniFormat);
            ImportMemory(settings).add(path("one/maps/a.tmx"), said);
        }
        QSettings settings(settingsFile(), QSettings::IniFormat);
        QVERIFY(ImportMemory(settings).of(path("one/b.tmx")) == said);
        QVERIFY(ImportMemory(settings).of(path("two/maps/a.tmx")) == editor::TileTable());
    }

    void whatIsSaidLaterCounts() {
        makeProject("one");
        QSettings settings(settingsFile(), QSettings::IniFormat);
        ImportMemory memory(settings);
        memory.add(path("one/a.tmx"), {{}, {{"cave#1", Tile::Wall}, {"cave#2", Tile::Floor}}, {}});
        memory.add(path("one/b.tmx"), {{}, {{"cave#2", Tile::Water}}, {}});
        const auto table = memory.of(path("one/a.tmx"));
        QCOMPARE(table.tiles.size(), std::size_t{2});
        QVERIFY(table.tiles.at("cave#1") == Tile::Wall);
        QVERIFY(table.tiles.at("cave#2") == Tile::Water);
    }

    void theGroundIsThatOfOneMap() {
        makeProject("one");
        QSettings settings(settingsFile(), QSettings::IniFormat);
        ImportMemory memory(settings);
        memory.add(path("one/a.tmx"), {"rock", {}, {}});
        QCOMPARE(memory.of(path("one/a.tmx")).ground, std::string("rock"));
        QCOMPARE(memory.of(path("one/b.tmx")).ground, std::string());
        memory.add(path("one/a.tmx"), {"grass", {}, {}});
        QCOMPARE(memory.of(path("one/a.tmx")).ground, std::string("grass"));
    }

    void foldersAreAllowedForTheProject() {
        makeProject("one");
        makeProject("two");
        QSettings settings(settingsFile(), QSettings::IniFormat);
        ImportMemory memory(settings);
        QVERIFY(memory.allowedFor(path("one/a.tmx")).empty());
        memory.allow(path("one/maps/a.tmx"), {"/somewhere/tiles"});
        memory.allow(path("one/maps/a.tmx"), {"/somewhere/tiles", "/elsewhere"});
        QVERIFY(memory.allowedFor(path("one/b.tmx")) == (std::vector<QString>{"/somewhere/tiles", "/elsewhere"}));
        QVERIFY(memory.allowedFor(path("two/a.tmx")).empty());
    }

    void theOldestProjectsAreForgotten() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        ImportMemory memory(settings);
        for (int i = 0; i <= ImportMemory::mostProjects; ++i) {
            const auto project = QStringLiteral("p%1").arg(i);
            makeProject(project);
            memory.add(path(project + "/a.tmx"), {{}, {{"cave#1", Tile::Water}}, {}});
            memory.allow(path(project + "/a.tmx"), {"/somewhere"});
        }
        QVERIFY(memory.of(path("p0/a.tmx")).tiles.empty());
        QVERIFY(memory.allowedFor(path("p0/a.tmx")).empty());
        QCOMPARE(memory.of(path("p1/a.tmx")).tiles.size(), std::size_t{1});
    }

    void whatIsDamagedIsNothing() {
        makeProject("one");
        QSettings settings(settingsFile(), QSettings::IniFormat);
        ImportMemory memory(settings);
        memory.add(path("one/a.tmx"), {{}, {{"cave#1", Tile::Water}}, {}});
        for (const auto& key : settings.allKeys())
            if (key.startsWith("import/tiles-")) settings.setValue(key, "{ \"tiles\": 7");
        QVERIFY(memory.of(path("one/a.tmx")) == editor::TileTable());
    }
};

DELVE_TEST(ImportMemoryTest)
#include "import_memory_test.moc"
