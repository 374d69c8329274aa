#include "editor/document/recovery.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/map/map_view.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/seeds/recent_seeds.h"
#include "ui/seeds/seed_row.h"

#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSlider>
#include <QTabBar>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Which changes count as unsaved work when a map has no file; and that the seed is kept even if the map is closed.
class UnsavedWindowTest : public QObject {
    Q_OBJECT

    enum Close { ByKey, ByCross, ByWindow, ByQuit, AllMaps, BySession };

    static void addWaysToClose() {
        QTest::addColumn<int>("way");
        QTest::newRow("Ctrl+W") << int(ByKey);
        QTest::newRow("the cross of its tab") << int(ByCross);
        QTest::newRow("the window") << int(ByWindow);
        QTest::newRow("Ctrl+Q") << int(ByQuit);
        QTest::newRow("all maps") << int(AllMaps);
        QTest::newRow("the session ends") << int(BySession);
    }
    static void close(const WindowAtWork& work, Close way) {
        switch (way) {
        case ByKey: return pressKey(Qt::Key_W, Qt::ControlModifier);
        case ByCross:
            for (const auto* tabs : work.window->pages().findChildren<QTabBar*>())
                if (auto* cross = tabs->tabsClosable() ? tabs->tabButton(0, QTabBar::RightSide) : nullptr)
                    return clickOn(*cross);
            return;
        case ByWindow: work.window->close(); return;
        case ByQuit: return pressKey(Qt::Key_Q, Qt::ControlModifier);
        case AllMaps: return pressKey(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        case BySession: (void)work.window->mayEndSession(true); return;
        }
    }
    static void typeSeed(const WindowAtWork& work, const QString& seed) {
        typeInto(*work.recipePanel().seed().field(), seed);
        work.settle();
    }

    /// As the desktop asks a running program to quit.
    static void quit() {
        QTimer::singleShot(0, qApp, [] {
            QEvent order(QEvent::Quit);
            QApplication::sendEvent(qApp, &order);
            QCoreApplication::exit(); // even if the window stays open
        });
        QApplication::exec();
    }
    static int recoveryFiles(const WindowAtWork& work) {
        const QDir folder(editor::recoveryFolderIn(work.path(QStringLiteral("data"))));
        return static_cast<int>(folder.entryList({QStringLiteral("*.delve")}, QDir::Files).size());
    }
    /// Creates unsaved work, and its recovery file.
    static void makeAndKeep(WindowAtWork& work) {
        make(work, ByDice);
        work.window->pages().keepAllNow();
        QCOMPARE(recoveryFiles(work), 1);
    }

    enum Made { ByG, ByDice, ByTypedSeed, ByParameter, ByAlgorithmOfBlank, ByUndoneDice };

    static void make(WindowAtWork& work, Made made) {
        if (made == ByAlgorithmOfBlank) work.openBlank();
        else work.open();
        QVERIFY(!work.document().modified());
        auto& panel = work.recipePanel();
        work.window->mapView().setFocus();
        switch (made) {
        case ByG: pressKey(Qt::Key_G); break;
        case ByDice: clickOn(*panel.findChild<QWidget*>(QStringLiteral("seed-dice"))); break;
        case ByTypedSeed: typeSeed(work, QStringLiteral("castle")); break;
        case ByParameter: {
            auto* slider = panel.findChild<QSlider*>();
            slider->setFocus();
            pressKey(Qt::Key_Right);
            break;
        }
        case ByAlgorithmOfBlank: {
            auto& list = *panel.findChild<AlgorithmChooser*>();
            chooseIn(list, list.itemText(list.findData(QStringLiteral("rooms-and-mazes"))));
            QTRY_VERIFY(work.document().level().recipe.has_value());
            break;
        }
        case ByUndoneDice:
            pressKey(Qt::Key_G, Qt::ShiftModifier);
            work.settle();
            pressKey(Qt::Key_Z, Qt::ControlModifier);
            break;
        }
        work.settle();
    }

private slots:
    void whatAPersonMadeIsAskedAbout_data() {
        QTest::addColumn<int>("made");
        QTest::newRow("G") << int(ByG);
        QTest::newRow("dice") << int(ByDice);
        QTest::newRow("a typed seed") << int(ByTypedSeed);
        QTest::newRow("a parameter") << int(ByParameter);
        QTest::newRow("an algorithm for a blank map") << int(ByAlgorithmOfBlank);
        QTest::newRow("dice, and undone") << int(ByUndoneDice);
    }
    void whatAPersonMadeIsAskedAbout() {
        QFETCH(const int, made);
        WindowAtWork work;
        make(work, static_cast<Made>(made));
        QVERIFY(work.window->isWindowModified());
        work.unsaved = Unsaved::Cancel;
        close(work, ByKey);
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 1);
        work.unsaved = Unsaved::Save;
        work.whereToSave = work.path(QStringLiteral("kept.delve"));
        close(work, ByKey);
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(QFile::exists(work.whereToSave));
    }

    void everyWayToCloseAsks_data() { addWaysToClose(); }
    void everyWayToCloseAsks() {
        QFETCH(const int, way);
        WindowAtWork work;
        make(work, ByAlgorithmOfBlank);
        work.unsaved = Unsaved::Cancel;
        close(work, static_cast<Close>(way));
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 1);
        QVERIFY(work.window->isVisible());
        work.unsaved = Unsaved::Discard;
    }

    void whatNobodyTouchedIsNotAskedAbout_data() { addWaysToClose(); }
    void whatNobodyTouchedIsNotAskedAbout() {
        QFETCH(const int, way);
        WindowAtWork work;
        work.open(); // the first map of a start
        close(work, static_cast<Close>(way));
        QCOMPARE(work.askedAboutUnsaved, 0);
    }

    void allAreAskedAboutOnce() {
        WindowAtWork work;
        make(work, ByDice);
        work.window->beginNew(); // stays unchanged
        work.settle();
        work.trigger(QStringLiteral("file.new-blank"));
        work.key(Qt::Key_B);
        work.click({5, 5});
        work.unsaved = Unsaved::Cancel;
        QVERIFY(!work.window->close());
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.unsavedDocuments.size(), 2);
        work.unsaved = Unsaved::Discard;
    }

    /// A level still being generated on closing is part of the saved map.
    void whatIsOnItsWayIsAskedAboutAndSaved() {
        WindowAtWork work;
        work.open();
        work.whereToSave = work.path(QStringLiteral("large.delve"));
        work.trigger(QStringLiteral("file.save"));
        work.document().generate(work.document().recipe(), {900, 900});
        QVERIFY(!work.document().modified());
        work.unsaved = Unsaved::Save;
        close(work, ByKey);
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(work.window->openPath(work.whereToSave));
        QCOMPARE(work.document().level().size(), (Size{900, 900}));
    }

    /// A map that was closed unchanged can be opened again by its seed, in this session and the next.
    void theSeedOfAClosedMapComesBack() {
        WindowAtWork work;
        work.open();
        const auto before = fingerprint(work.document().level());
        const QString seed = QString::number(work.document().level().recipe->seed);
        close(work, ByKey);
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(work.window->close());
        work.openEmpty();
        QMenu* menu = nullptr;
        for (auto* found : work.window->menuBar()->findChildren<QMenu*>())
            if (found->title() == QStringLiteral("New from recent see&d")) menu = found;
        QVERIFY(menu);
        emit menu->aboutToShow();
        QVERIFY2(menu->actions().front()->text().startsWith(seed + QStringLiteral(" · ")),
                 qPrintable(menu->actions().front()->text()));
        menu->actions().front()->trigger();
        QTRY_VERIFY(work.document().level().recipe.has_value());
        work.settle();
        QCOMPARE(fingerprint(work.document().level()), before);
        QVERIFY(!work.document().modified());
    }

    void seedsAreKeptOnceEachAndNotForEver() {
        WindowAtWork work;
        RecentSeeds seeds(work.settings);
        Recipe recipe;
        recipe.name = "grown-rooms";
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            recipe.seed = seed;
            seeds.add(recipe, {80, 45});
        }
        seeds.add(recipe, {90, 45});
        const auto kept = seeds.list();
        QCOMPARE(kept.size(), std::size_t{RecentSeeds::maxEntries});
        QCOMPARE(kept.front().size, (Size{90, 45}));
        QCOMPARE(kept[1].recipe.seed, std::uint64_t{29});
        work.settings.setValue(QStringLiteral("recipe/recentSeeds"),
                               QStringList{QStringLiteral("nonsense"), QStringLiteral("0 5 {}"), QString()});
        QVERIFY(seeds.list().empty());
    }

    /// If the session ends and no question is allowed, the next start offers the work.
    void aSessionThatEndsWithoutAWordKeepsTheWork() {
        WindowAtWork work;
        make(work, ByAlgorithmOfBlank);
        const QString folder = editor::recoveryFolderIn(work.path(QStringLiteral("data")));
        QVERIFY(work.window->mayEndSession(false));
        QCOMPARE(work.askedAboutUnsaved, 0);
        const auto files = QDir(folder).entryInfoList({QStringLiteral("*.delve")}, QDir::Files);
        QCOMPARE(files.size(), 1);
        const auto kept = editor::readRecoveredWork({files.front().filePath(), {}, {}, {}});
        QVERIFY(kept.ok());
        QCOMPARE(fingerprint(kept.value().levels.front()), fingerprint(work.document().level()));
        work.unsaved = Unsaved::Discard;
    }

    /// The person is asked once when the session ends, and not again when the program quits; only then is the
    /// discarded work deleted.
    void aSessionThatEndsAsksOnce() {
        WindowAtWork work;
        makeAndKeep(work);
        work.unsaved = Unsaved::Discard;
        QVERIFY(work.window->mayEndSession(true));
        QCOMPARE(recoveryFiles(work), 1);
        quit();
        QVERIFY(!work.window->isVisible());
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(recoveryFiles(work), 0);
    }

    /// Another program may stop the logout, without notice: the work is kept, and closing asks about it
    /// again.
    void aSessionThatGoesOnKeepsTheWork_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("the window") << int(ByWindow);
        QTest::newRow("Ctrl+Q") << int(ByQuit);
        QTest::newRow("quit, after a key") << -1;
    }
    void aSessionThatGoesOnKeepsTheWork() {
        QFETCH(const int, way);
        WindowAtWork work;
        makeAndKeep(work);
        work.unsaved = Unsaved::Discard;
        QVERIFY(work.window->mayEndSession(true));
        QCOMPARE(recoveryFiles(work), 1);
        work.unsaved = Unsaved::Cancel;
        if (way >= 0) close(work, static_cast<Close>(way));
        else {
            pressKey(Qt::Key_Shift);
            quit();
        }
        QCOMPARE(work.askedAboutUnsaved, 2);
        QVERIFY(work.window->isVisible());
        QCOMPARE(recoveryFiles(work), 1);
        work.unsaved = Unsaved::Discard;
    }
};

DELVE_TEST(UnsavedWindowTest)
#include "unsaved_window_test.moc"
