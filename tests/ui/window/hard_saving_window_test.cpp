#include "generation/files/world_file.h"
#include "generation/random/stream.h"
#include "tests/support/hard_disks.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Saving where it is impossible: the message bar says so, nothing is lost, closing asks, and saving elsewhere
/// works.
class HardSavingWindowTest : public ByHand {
    Q_OBJECT

    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Saves a small map to this file, then paints so much that it no longer fits on a small disk.
    QString savedAndPainted(const QString& name) {
        const QString path = work().path(name);
        Answers answers;
        answers.nextFile(path);
        pressKey(Qt::Key_S, Qt::ControlModifier);
        [&] { QVERIFY(QFile::exists(path)); }();
        Level level = document().level();
        level.tiles = Grid({400, 300});
        Stream random(1);
        for (std::int32_t y = 0; y < 300; ++y)
            for (std::int32_t x = 0; x < 400; ++x)
                level.tiles.set({x, y}, random.chance(1, 2) ? Tile::Floor : Tile::Wall);
        document().apply(Edit::between(document().level(), level), Text{"", "paint"});
        return path;
    }
    /// Checks that Ctrl+S fails, says why, and changes nothing.
    void refuses(const QString& why) {
        const Level before = document().level();
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(work().window->messages().isVisible());
        const QString told = work().window->messages().text();
        QVERIFY2(told.contains(why), qPrintable(told));
        QVERIFY(document().modified());
        QVERIFY(work().window->isWindowModified());
        QVERIFY(document().level() == before);
        Answers answers; // closing therefore asks
        answers.nextButton(QStringLiteral("Cancel"));
        pressKey(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answers.allGiven());
        QCOMPARE(work().window->pages().count(), 1);
        answers.nextButton(QStringLiteral("Save")); // a failed save keeps the map open, too
        pressKey(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answers.allGiven());
        QCOMPARE(work().window->pages().count(), 1);
        QVERIFY(document().modified());
    }
    void savesElsewhere() {
        const QString other = work().path(QStringLiteral("elsewhere.delve"));
        Answers answers;
        answers.nextFile(other);
        pressKey(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(!document().modified());
        QVERIFY(!work().window->messages().isVisible());
        const auto read = readDelveFile(other.toStdString());
        QVERIFY(read.ok() && read->levels.front().tiles == document().level().tiles);
    }

private slots:
    void aFullDisk() {
        const SmallDisk disk(work().path(QStringLiteral("disk")));
        const QString path = savedAndPainted(QStringLiteral("disk/map.delve"));
        const QByteArray before = bytesOf(path);
        refuses(QStringLiteral("map.delve"));
        QCOMPARE(bytesOf(path), before);
        disk.makeRoomElsewhere();
        savesElsewhere();
        pressKey(Qt::Key_W, Qt::ControlModifier); // releases the disk
    }

    void aReadOnlyFolder() {
        QDir().mkpath(work().path(QStringLiteral("closed")));
        const QString path = savedAndPainted(QStringLiteral("closed/map.delve"));
        const QByteArray before = bytesOf(path);
        {
            const ReadOnlyFolder closed(work().path(QStringLiteral("closed")));
            refuses(QStringLiteral("closed"));
        }
        QCOMPARE(bytesOf(path), before);
        savesElsewhere();
    }

    void aVanishedFolder() {
        QDir().mkpath(work().path(QStringLiteral("gone")));
        const QString path = savedAndPainted(QStringLiteral("gone/map.delve"));
        QVERIFY(QDir(work().path(QStringLiteral("gone"))).removeRecursively());
        refuses(QStringLiteral("gone"));
        QVERIFY(!QFile::exists(path));
        savesElsewhere();
    }

    /// An unchanged map is modified when its folder is deleted: no file holds it any more.
    void aFolderVanishesUnderASavedMap() {
        QDir().mkpath(work().path(QStringLiteral("gone")));
        (void)savedAndPainted(QStringLiteral("gone/map.delve"));
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!document().modified());
        QVERIFY(QDir(work().path(QStringLiteral("gone"))).removeRecursively());
        QTRY_VERIFY(document().modified());
        refuses(QStringLiteral("gone"));
        savesElsewhere();
    }

    void anotherProgramWritesTheFile() {
        const QString path = savedAndPainted(QStringLiteral("map.delve"));
        QFile other(path);
        QVERIFY(other.open(QIODevice::Append) && other.write("\n") == 1);
        other.close();
        QTRY_VERIFY(work().window->messages().isVisible());
        QVERIFY(work().window->messages().text().contains(QStringLiteral("map.delve")));
        QVERIFY(document().modified());
        {
            Answers answers;
            answers.nextButton(QStringLiteral("Cancel")); // to the question whether to overwrite it
            pressKey(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(answers.allGiven());
        }
        QVERIFY(bytesOf(path).endsWith("\n"));
        QVERIFY(document().modified());
        savesElsewhere();
        QVERIFY(bytesOf(path).endsWith("\n"));
    }

    /// An export or a copy that cannot be written shows a message, too, and loses nothing.
    void anExportAndACopyAreRefused() {
        (void)savedAndPainted(QStringLiteral("map.delve"));
        QDir().mkpath(work().path(QStringLiteral("closed")));
        const ReadOnlyFolder closed(work().path(QStringLiteral("closed")));
        for (const auto& [entry, name] :
             {std::pair("Save a copy…", "closed/copy.delve"), std::pair("Export…", "closed/copy.txt")}) {
            Answers answers;
            answers.nextFile(work().path(QString::fromLatin1(name)));
            menu({QStringLiteral("File"), QString::fromUtf8(entry)});
            QVERIFY(answers.allGiven());
            QVERIFY(work().window->messages().isVisible());
            QVERIFY(work().window->messages().text().contains(QStringLiteral("closed")));
            QVERIFY(document().modified());
            work().window->messages().dismiss();
        }
    }
};

DELVE_TEST(HardSavingWindowTest)
#include "hard_saving_window_test.moc"
