#include "editor/formats/formats.h"
#include "editor/link/watched_map.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// A file that is read again whenever it is saved.
class WatchedMapTest : public QObject {
    Q_OBJECT

    JobPool m_pool{4};
    QTemporaryDir m_folder;
    QStringList m_names; ///< of the maps that were read
    int m_failures = 0;

    [[nodiscard]] QString path() const { return m_folder.filePath("map.delve"); }
    void save(const char* name) {
        World world = worldOfTiles();
        world.name = name;
        QVERIFY(writeWorld(world, path())); // replaces the file
    }
    /// As editors do that keep the file, and write into it.
    void saveInPlace(const char* name) {
        save("another");
        const QString other = m_folder.filePath("other.delve");
        World world = worldOfTiles();
        world.name = name;
        QVERIFY(writeWorld(world, other));
        const auto bytes = readFile(other);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(bytes);
        file.resize(bytes.size());
    }

private slots:
    void itIsReadAgainWheneverItIsSaved() {
        save("first");
        WatchedMap map(m_pool, path(), nullptr);
        connect(&map, &WatchedMap::read, this,
                [this](const Imported& read) { m_names << QString::fromStdString(read.world.name); });
        connect(&map, &WatchedMap::failed, this, [this](const Failure&) { ++m_failures; });
        map.start();
        QTRY_COMPARE(m_names, QStringList{"first"});
        QSignalSpy again(&map, &WatchedMap::read);
        QVERIFY(!again.wait(4 * SettledFile::lookEach)); // not without a reason
        save("second");
        QTRY_COMPARE(m_names.last(), "second");
        saveInPlace("third");
        QTRY_COMPARE(m_names.last(), "third");
        QCOMPARE(m_failures, 0);

        writeFile(path(), "{ \"delvewright\": 1, "); // a save that is not whole
        QTRY_COMPARE(m_failures, 1);
        save("fourth");
        QTRY_COMPARE(m_names.last(), "fourth");

        QVERIFY(QFile::remove(path()));
        QSignalSpy failed(&map, &WatchedMap::failed);
        QVERIFY(!failed.wait(3 * SettledFile::lookEach)); // it may come back
        save("fifth");
        QTRY_COMPARE(m_names.last(), "fifth");
    }

    void aFileThatIsNotThereIsSaid() {
        WatchedMap map(m_pool, m_folder.filePath("gone.delve"), nullptr);
        int failures = 0;
        connect(&map, &WatchedMap::failed, this, [&](const Failure&) { ++failures; });
        map.start();
        QTRY_COMPARE(failures, 1);
    }

    void itMayGoWhileItReads() {
        save("first");
        for (int i = 0; i < 5; ++i) {
            WatchedMap map(m_pool, path(), nullptr);
            map.start();
            for (int turn = 0; turn < i; ++turn) QCoreApplication::processEvents();
        }
    }
};

DELVE_TEST(WatchedMapTest)
#include "watched_map_test.moc"
