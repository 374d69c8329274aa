#include "editor/document/file_watch.h"
#include "generation/files/world_file.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

void paint(Scene& scene, Cell cell, Tile tile) {
    Level after = scene.level();
    after.tiles.set(cell, tile);
    scene.document.apply(Edit::between(scene.level(), after), Text{"", "paint"});
}

/// A saved map, and the signals about its file.
struct Watched {
    QTemporaryDir folder;
    QString path = folder.filePath("map.delve");
    Scene scene{"....\n"};
    bool saved = scene.document.save(path).ok();
    FileWatch watch{scene.document};
    QSignalSpy changed{&watch, &FileWatch::changedOnDisk};
    QSignalSpy gone{&watch, &FileWatch::goneFromDisk};
    QSignalSpy back{&watch, &FileWatch::backOnDisk};
};

} // namespace

/// Files that other programs touch, and places that cannot be written to.
class FileWatchTest : public QObject {
    Q_OBJECT
private slots:
    void ourOwnSavesAreNotTold() {
        Watched file;
        QVERIFY(file.saved);
        paint(file.scene, {0, 0}, Tile::Water);
        QVERIFY(file.scene.document.save(file.path).ok());
        file.watch.check();
        QCOMPARE(file.changed.size(), 0);
    }

    void whatAnotherProgramDoesIsTold() {
        Watched file;
        QVERIFY(file.saved);
        World other = file.scene.document.world();
        other.levels[0].tiles = Grid({40, 40});
        QVERIFY(writeDelveFile(other, file.path.toStdString()).ok()); // by renaming
        QTRY_COMPARE(file.changed.size(), 1);
        writeFile(file.path, "written over in place");
        QTRY_COMPARE(file.changed.size(), 2);
        QVERIFY(QFile::remove(file.path));
        QTRY_COMPARE(file.gone.size(), 1);
        writeFile(file.path, "back again");
        QTRY_COMPARE(file.changed.size(), 3);
        QCOMPARE(file.scene.map(), plain("....\n")); // it only notifies
    }

    /// A network share that is unavailable for a moment has changed nothing.
    void aFileThatComesBackAsItWasIsToldAsThat() {
        Watched file;
        QVERIFY(file.saved);
        QVERIFY(QFile::rename(file.path, file.folder.filePath("away")));
        QTRY_COMPARE(file.gone.size(), 1);
        QVERIFY(QFile::rename(file.folder.filePath("away"), file.path));
        QTRY_COMPARE(file.back.size(), 1);
        QCOMPARE(file.changed.size(), 0);
        QVERIFY(!file.watch.changedBeneath());
        writeFile(file.path, "another map");
        QTRY_COMPARE(file.changed.size(), 1);
        QVERIFY(file.watch.changedBeneath());
    }

    void whileItsFileIsAwayADocumentIsModified() {
        Scene scene("....\n");
        scene.document.setFileAway(true);
        QVERIFY(scene.document.modified());
        paint(scene, {0, 0}, Tile::Water);
        scene.document.undo();
        QVERIFY(scene.document.modified());
        scene.document.setFileAway(false);
        QVERIFY(!scene.document.modified());
    }

    void aDocumentWithoutAFileHasNothingToWatch() {
        Scene scene("....\n");
        FileWatch watch(scene.document);
        const QSignalSpy changed(&watch, &FileWatch::changedOnDisk);
        watch.check();
        QCOMPARE(changed.size(), 0);
    }

    void whereSavingFailsTheWorkStaysAndGoesElsewhere_data() {
        QTest::addColumn<QString>("trouble");
        for (const char* trouble : {"full disk", "read-only folder", "vanished folder"})
            QTest::newRow(trouble) << trouble;
    }
    void whereSavingFailsTheWorkStaysAndGoesElsewhere() {
        QFETCH(QString, trouble);
        QTemporaryDir folder;
        QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x7777)));
        QVERIFY(QDir(folder.path()).mkdir("maps"));
        QVERIFY(QDir(folder.path()).mkdir("elsewhere"));
        QVERIFY(QFile::setPermissions(folder.filePath("elsewhere"), QFile::Permissions(0x7777)));
        const QString path = folder.filePath("maps/map.delve");
        Scene scene("....\n");
        QVERIFY(scene.document.save(path).ok());
        const QByteArray before = readFile(path);
        paint(scene, {0, 0}, Tile::Water);
        const auto save = [&]() -> Done {
            if (trouble == "full disk") {
                const FileSizeLimit limit(16);
                return scene.document.save(path);
            }
            if (trouble == "vanished folder") {
                if (!QDir(folder.filePath("maps")).removeRecursively()) return done();
                return scene.document.save(path);
            }
            if (!QFile::setPermissions(folder.filePath("maps"), QFile::ReadUser | QFile::ExeUser)) return done();
            const OrdinaryUser user;
            return scene.document.save(path);
        };
        const Done saved = save();
        QVERIFY(!saved.ok());
        QCOMPARE(saved.failure().kind, Failure::Kind::FileAccess);
        QVERIFY(!inEnglish(saved.failure().message).empty());
        QVERIFY(scene.document.modified());
        QCOMPARE(scene.document.path(), path);
        if (trouble != "vanished folder") QCOMPARE(readFile(path), before);
        QVERIFY(scene.document.save(folder.filePath("elsewhere/map.delve")).ok());
        QVERIFY(!scene.document.modified());
        QVERIFY(readDelveFile(folder.filePath("elsewhere/map.delve").toStdString()).ok());
        (void)QFile::setPermissions(folder.filePath("maps"), QFile::Permissions(0x7777));
    }
};

DELVE_TEST(FileWatchTest)
#include "file_watch_test.moc"
