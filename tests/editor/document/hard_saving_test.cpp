#include "editor/document/document.h"
#include "editor/document/file_watch.h"
#include "editor/text/message_text.h"
#include "generation/files/world_file.h"
#include "generation/random/stream.h"
#include "tests/support/hard_disks.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// Saving where it fails: a full disk, a read-only or missing folder, another program that writes the file. The old
/// file stays intact, the document modified, and saving elsewhere works.
class HardSavingTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    Document& document() { return *m_document; }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    /// So many different cells that the file is larger than the disk.
    void paintMuch() {
        Level level = document().level();
        level.tiles = Grid({400, 300});
        Stream random(1);
        for (std::int32_t y = 0; y < 300; ++y)
            for (std::int32_t x = 0; x < 400; ++x)
                level.tiles.set({x, y}, random.chance(1, 2) ? Tile::Floor : Tile::Wall);
        document().apply(Edit::between(document().level(), level), Text{"", "paint"});
    }
    void paintLittle() {
        Level level = document().level();
        level.tiles.set({1, 1}, Tile::Floor);
        document().apply(Edit::between(document().level(), level), Text{"", "paint"});
    }
    static QByteArray bytesOf(const QString& file) {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    /// Saving fails with a message, and nothing is lost.
    void refusedAt(const QString& file) {
        const Done saved = document().save(file);
        QVERIFY(!saved.ok());
        QCOMPARE(saved.failure().kind, Failure::Kind::FileAccess);
        QVERIFY(toQString(saved.failure()).size() > 20);
        QVERIFY(document().modified());
    }
    void savesElsewhere() {
        const QString other = path(QStringLiteral("elsewhere.delve"));
        const Done saved = document().save(other);
        QVERIFY2(saved.ok(), saved.ok() ? "" : qPrintable(toQString(saved.failure())));
        QVERIFY(!document().modified());
        const auto read = readDelveFile(other.toStdString());
        QVERIFY(read.ok() && read->levels[0].tiles == document().level().tiles);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_document = std::make_unique<Document>(test::pool());
    }

    void aFullDisk() {
        const SmallDisk disk(path(QStringLiteral("disk")));
        const QString file = path(QStringLiteral("disk/map.delve"));
        paintLittle();
        QVERIFY(document().save(file).ok());
        const QByteArray before = bytesOf(file);
        paintMuch();
        refusedAt(file);
        if (disk.isReal())
            QVERIFY(toQString(document().save(file).failure()).contains(QStringLiteral("no space left")));
        QCOMPARE(bytesOf(file), before);
        QCOMPARE(QDir(path(QStringLiteral("disk"))).entryList(QDir::Files), QStringList{QStringLiteral("map.delve")});
        disk.makeRoomElsewhere();
        savesElsewhere();
    }

    void aReadOnlyFolder() {
        QDir().mkpath(path(QStringLiteral("closed")));
        const QString file = path(QStringLiteral("closed/map.delve"));
        paintLittle();
        QVERIFY(document().save(file).ok());
        const QByteArray before = bytesOf(file);
        paintMuch();
        {
            const ReadOnlyFolder closed(path(QStringLiteral("closed")));
            refusedAt(file);
        }
        QCOMPARE(bytesOf(file), before);
        savesElsewhere();
    }

    void aVanishedFolder() {
        QDir().mkpath(path(QStringLiteral("gone")));
        const QString file = path(QStringLiteral("gone/map.delve"));
        paintLittle();
        QVERIFY(document().save(file).ok());
        QVERIFY(QDir(path(QStringLiteral("gone"))).removeRecursively());
        paintMuch();
        refusedAt(file);
        savesElsewhere();
    }

    void anotherProgramWritesTheFile() {
        const QString file = path(QStringLiteral("map.delve"));
        paintLittle();
        QVERIFY(document().save(file).ok());
        FileWatch watch(document());
        const QSignalSpy told(&watch, &FileWatch::changedOnDisk);
        paintMuch();
        QFile other(file);
        QVERIFY(other.open(QIODevice::Append) && other.write("\n") == 1);
        other.close();
        watch.check();
        QTRY_VERIFY(!told.isEmpty());
        QVERIFY(document().modified());
        savesElsewhere();
        QVERIFY(bytesOf(file).endsWith("\n"));
    }
};

DELVE_TEST(HardSavingTest)
#include "hard_saving_test.moc"
