#include "editor/formats/formats.h"
#include "generation/files/world_file.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/actions/action_list.h"
#include "ui/pages/message_bar.h"
#include "ui/window/work_notice.h"

#include <QAction>
#include <QLabel>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

World smallWorld() {
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 12}, Tile::Floor);
    World world;
    world.name = "Keep";
    world.levels.push_back(std::move(level));
    return world;
}

} // namespace

/// Opening, saving and exporting in the background: progress, cancellation, and what a person may do in the
/// meantime.
class BackgroundFilesWindowTest : public QObject {
    Q_OBJECT

    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Tile inFile(const QString& path, Cell cell) {
        return readDelveFile(path.toStdString())->levels.at(0).tiles.at(cell);
    }
    static void paint(editor::Document& document, Cell cell) {
        Level after = document.level();
        after.tiles.set(cell, Tile::Water);
        document.apply(Edit::between(document.level(), after), Text{"", "paint"});
    }
    /// Opens a window with a saved map that was changed since.
    static QString openChanged(WindowAtWork& work) {
        const QString path = work.path(QStringLiteral("map.delve"));
        [&] { QVERIFY(editor::writeWorld(smallWorld(), path).ok()); }();
        work.openEmpty();
        [&] { QVERIFY(work.window->openPath(path)); }();
        paint(work.document(), {3, 3});
        return path;
    }
    static bool canStop(const WindowAtWork& work) {
        return work.window->actionList().find(QStringLiteral("recipe.stop"))->isEnabled();
    }
    static void soon(const std::function<void()>& run) { QTimer::singleShot(0, qApp, run); }

private slots:
    void openingIsStoppedByEsc() {
        WindowAtWork work;
        const QString path = work.path(QStringLiteral("map.delve"));
        QVERIFY(editor::writeWorld(smallWorld(), path).ok());
        work.openEmpty();
        const HeldPool held(work.pool);
        bool asked = false;
        soon([&] {
            asked = canStop(work);
            pressKey(Qt::Key_Escape);
        });
        QVERIFY(!work.window->openPath(path));
        QVERIFY(asked);
        QVERIFY(!canStop(work));
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(!work.window->messages().isVisible()); // no message for the person who stopped it
    }

    void afterwardsItCanBeOpened() {
        WindowAtWork work;
        const QString path = work.path(QStringLiteral("map.delve"));
        QVERIFY(editor::writeWorld(smallWorld(), path).ok());
        work.openEmpty();
        {
            const HeldPool held(work.pool);
            soon([] { pressKey(Qt::Key_Escape); });
            QVERIFY(!work.window->openPath(path));
        }
        QVERIFY(work.window->openPath(path));
        QVERIFY(!work.document().modified());
        QCOMPARE(work.document().path(), path);
    }

    /// The status line shows and names long-running work.
    void theStatusLineSaysWhatIsDone() {
        WindowAtWork work;
        const QString path = work.path(QStringLiteral("map.delve"));
        QVERIFY(editor::writeWorld(smallWorld(), path).ok());
        work.openEmpty();
        auto* notice = work.window->findChild<WorkNotice*>();
        QVERIFY(!notice->isVisible());
        HeldPool held(work.pool);
        QString shown;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (!notice->isVisible()) return;
            shown = notice->findChild<QLabel*>()->text();
            held.letGo();
        });
        look.start(10);
        QVERIFY(work.window->openPath(path));
        QCOMPARE(shown, QStringLiteral("Opening “map.delve”"));
        QTRY_VERIFY(!notice->isVisible());
    }

    void aSecondClickOpensNothingTwice() {
        WindowAtWork work;
        const QString path = work.path(QStringLiteral("map.delve"));
        QVERIFY(editor::writeWorld(smallWorld(), path).ok());
        work.openEmpty();
        HeldPool held(work.pool);
        soon([&] {
            QVERIFY(!work.window->openPath(path));
            held.letGo();
        });
        QVERIFY(work.window->openPath(path));
        QCOMPARE(work.window->pages().count(), 1);
    }

    void savingIsStoppedByEsc() {
        WindowAtWork work;
        const QString path = openChanged(work);
        const QByteArray before = bytesOf(path);
        {
            const HeldPool held(work.pool);
            soon([] { pressKey(Qt::Key_Escape); });
            work.trigger(QStringLiteral("file.save"));
        }
        QVERIFY(work.document().modified());
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(work.document().level().tiles.at({3, 3}), Tile::Water);
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(!work.document().modified());
        QCOMPARE(inFile(path, {3, 3}), Tile::Water);
    }

    void whatIsPaintedWhileItIsSavedIsNotLost() {
        WindowAtWork work;
        const QString path = openChanged(work);
        HeldPool held(work.pool);
        soon([&] {
            paint(work.document(), {4, 4});
            held.letGo();
        });
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(work.window->isWindowModified());
        QCOMPARE(inFile(path, {3, 3}), Tile::Water);
        QCOMPARE(inFile(path, {4, 4}), Tile::Floor);
    }

    void savingWhileItIsSavedSavesTheNewest() {
        WindowAtWork work;
        const QString path = openChanged(work);
        HeldPool held(work.pool);
        soon([&] {
            paint(work.document(), {4, 4});
            soon([&] { held.letGo(); });
            work.trigger(QStringLiteral("file.save"));
        });
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(!work.document().modified());
        QCOMPARE(inFile(path, {4, 4}), Tile::Water);
    }

    void whatIsBeingSavedIsSavedBeforeItsTabCloses() {
        WindowAtWork work;
        const QString path = openChanged(work);
        HeldPool held(work.pool);
        soon([&] {
            soon([&] {
                QCOMPARE(work.window->pages().count(), 1);
                held.letGo();
            });
            work.trigger(QStringLiteral("file.close"));
        });
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(work.askedAboutUnsaved, 0);
        QCOMPARE(work.window->pages().count(), 0);
        QCOMPARE(inFile(path, {3, 3}), Tile::Water);
    }

    void theWindowClosesOnceAllIsSavedAndExported() {
        WindowAtWork work;
        const QString path = openChanged(work);
        work.whereToSave = work.path(QStringLiteral("map.txt"));
        HeldPool held(work.pool);
        soon([&] {
            soon([&] {
                soon([&] {
                    QVERIFY(work.window->isVisible());
                    held.letGo();
                });
                QVERIFY(work.window->close());
            });
            work.trigger(QStringLiteral("file.export"));
        });
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(work.askedAboutUnsaved, 0);
        QCOMPARE(inFile(path, {3, 3}), Tile::Water);
        QVERIFY(!bytesOf(work.whereToSave).isEmpty());
    }

    /// Stopping the save while closing leads to the question about unsaved work.
    void aSaveThatIsStoppedOnTheWayOutIsAskedAbout() {
        WindowAtWork work;
        openChanged(work);
        work.unsaved = Unsaved::Cancel;
        {
            const HeldPool held(work.pool);
            soon([&] {
                soon([] { pressKey(Qt::Key_Escape); });
                QVERIFY(!work.window->close());
            });
            work.trigger(QStringLiteral("file.save"));
        }
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 1);
        work.unsaved = Unsaved::Discard;
    }

    void anExportIsStoppedByEsc() {
        WindowAtWork work;
        openChanged(work);
        work.whereToSave = work.path(QStringLiteral("map.png"));
        {
            const HeldPool held(work.pool);
            soon([] { pressKey(Qt::Key_Escape); });
            work.trigger(QStringLiteral("file.export"));
        }
        QVERIFY(!QFile::exists(work.whereToSave));
        QVERIFY(!work.window->messages().isVisible());
        QVERIFY(!work.window->actionList().find(QStringLiteral("file.export-again"))->isEnabled());
        work.trigger(QStringLiteral("file.export"));
        QVERIFY(QFile::exists(work.whereToSave));
    }

    /// An export contains the map at the time of the request.
    void whatIsPaintedMeanwhileIsNotExported() {
        WindowAtWork work;
        openChanged(work);
        work.whereToSave = work.path(QStringLiteral("map.delve.txt"));
        QByteArray expected;
        {
            work.trigger(QStringLiteral("file.export"));
            expected = bytesOf(work.whereToSave);
            HeldPool held(work.pool);
            soon([&] {
                paint(work.document(), {4, 4});
                held.letGo();
            });
            work.trigger(QStringLiteral("file.export-again"));
        }
        QVERIFY(!expected.isEmpty());
        QCOMPARE(bytesOf(work.whereToSave), expected);
    }

    void whatIsPaintedWhileTheFileIsReadAgainStays() {
        WindowAtWork work;
        openChanged(work);
        HeldPool held(work.pool);
        soon([&] {
            paint(work.document(), {4, 4});
            held.letGo();
        });
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(work.dropped.size(), 1);
        QCOMPARE(work.document().level().tiles.at({4, 4}), Tile::Water);
        QVERIFY(work.window->messages().text().contains(QStringLiteral("not reloaded")));
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(work.document().level().tiles.at({4, 4}), Tile::Floor);
        QVERIFY(!work.document().modified());
    }
};

DELVE_TEST(BackgroundFilesWindowTest)
#include "background_files_window_test.moc"
