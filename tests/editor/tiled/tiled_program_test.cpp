#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tiled/tiled_fixtures.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// Has Tiled itself write a map again, in the format of the ending.
bool exported(const QString& from, const QString& to) {
    QProcess tiled;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    tiled.setProcessEnvironment(environment);
    tiled.start("tiled", {"--export-map", from, to});
    return tiled.waitForFinished(60000) && tiled.exitCode() == 0 && QFile::exists(to);
}

/// The cells of a world, by what its tiles are.
QStringList sourcesOf(const World& world) {
    QStringList sources;
    const auto add = [&](const Grid& grid) {
        for (const auto tile : grid.rows()) sources << QString::fromStdString(world.tiles[tile].source);
    };
    const auto& level = world.levels.front();
    add(level.tiles);
    for (const auto& layer : level.layers) add(layer.tiles);
    return sources;
}

} // namespace

/// The fixtures, as Tiled itself writes them. Only in packaging/test --long engines.
class TiledProgramTest : public QObject {
    Q_OBJECT
private slots:
    void tiledReadsTheFixturesAlike_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ending");
        auto names = sameMaps();
        std::erase(names, "classes.tmx"); // Debian's Tiled, 1.8, does not know what only 1.9 called so
        for (const auto& name : names)
            for (const char* const ending : {"tmx", "tmj"})
                QTest::addRow("%s to %s", qPrintable(name), ending) << name << QString(ending);
    }
    void tiledReadsTheFixturesAlike() {
        if (!isLong("engines")) return; // it needs Tiled
        QFETCH(QString, name);
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        for (const QString beside : {"cave.png", "cave.tsx", "cave.tsj"})
            QVERIFY(QFile::copy(tiledFile(beside), folder.filePath(beside)));
        QVERIFY(QFile::copy(tiledFile(name), folder.filePath(name)));
        const auto path = folder.filePath("again." + ending);
        QVERIFY(exported(folder.filePath(name), path));
        const auto ours = readWorld(folder.filePath(name));
        const auto theirs = readWorld(path);
        QVERIFY2(ours, qPrintable(ours ? "" : toQString(ours.failure())));
        QVERIFY2(theirs, qPrintable(theirs ? "" : toQString(theirs.failure())));
        QCOMPARE(sourcesOf(theirs->world), sourcesOf(ours->world));
        QVERIFY(*theirs->world.levels.front().things == *ours->world.levels.front().things);
    }
};

DELVE_TEST(TiledProgramTest)
#include "tiled_program_test.moc"
