#include "editor/work/file_claim.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/history/history_panel.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/message_bar.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/tools/tool_strip.h"

#include <QAction>
#include <QSpinBox>
#include <QTabBar>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

QTabBar* tabsOf(const test::WindowAtWork& work) {
    for (auto* bar : work.window->pages().findChildren<QTabBar*>())
        if (bar->tabsClosable()) return bar;
    return nullptr;
}

/// Saves the map in front under this name.
void saveAs(test::WindowAtWork& work, const QString& name) {
    work.whereToSave = work.path(name);
    work.trigger(QStringLiteral("file.save-as"));
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Opens a saved map in the first tab, and a blank one that was painted on in the second. Returns the file.
QString openTwo(test::WindowAtWork& work) {
    work.openBlank();
    saveAs(work, QStringLiteral("one.delve"));
    work.trigger(QStringLiteral("file.new-blank"));
    work.key(Qt::Key_B);
    work.click({5, 5});
    [&] { QVERIFY(work.document().modified()); }();
    return work.path(QStringLiteral("one.delve"));
}

void change(const test::WindowAtWork& work) {
    work.trigger(QStringLiteral("recipe.new-seed"));
    work.settle();
    QVERIFY(work.document().modified());
}

} // namespace

/// Several documents in one window.
class DocumentsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void newMapsHaveNumbersAndTheOneThatIsAskedAboutIsInFront() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("file.new-blank"));
        work.trigger(QStringLiteral("file.new-blank"));
        auto& pages = work.window->pages();
        const QString first = pages.at(0).document().title();
        QCOMPARE(pages.at(1).document().title(), first + QStringLiteral(" 2"));
        QCOMPARE(pages.at(2).document().title(), first + QStringLiteral(" 3"));
        pages.setCurrent(0);
        work.key(Qt::Key_B);
        work.click({5, 5});
        pages.setCurrent(2);
        work.trigger(QStringLiteral("file.save-all")); // asks only where to save the first, and is cancelled
        QCOMPARE(work.titleWhenAsked, first);
        QCOMPARE(pages.current(), &pages.at(0));
        QVERIFY(!pages.at(1).document().modified());
    }

    void everyDocumentHasATabAndItsPanels() {
        test::WindowAtWork work;
        work.open();
        const auto first = fingerprint(work.document().level());
        work.window->beginNew();
        work.settle();
        QCOMPARE(tabsOf(work)->count(), 2);
        QCOMPARE(tabsOf(work)->currentIndex(), 1);
        QVERIFY(fingerprint(work.document().level()) != first);
        change(work);
        auto* history = work.window->pages().current()->panel<HistoryPanel>();
        bringForward(*history);
        QTRY_VERIFY(history->isVisible());
        QCOMPARE(history->model()->rowCount(), 2);

        QTest::mouseClick(tabsOf(work), Qt::LeftButton, {}, tabsOf(work)->tabRect(0).center());
        QCOMPARE(fingerprint(work.window->mapView().level()), first);
        QVERIFY(!history->isVisible());
        QVERIFY(work.window->pages().current()->panel<HistoryPanel>()->isVisible());
        QVERIFY(!work.window->actionList().find(QStringLiteral("edit.undo"))->isEnabled());
        QTest::keyClick(work.window.get(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabsOf(work)->currentIndex(), 1);
        QVERIFY(work.window->actionList().find(QStringLiteral("edit.undo"))->isEnabled());
    }

    void aMapThatComesUnderAStillMouseKnowsItsCell() {
        test::WindowAtWork work;
        work.open();
        const auto* first = &work.window->mapView();
        work.pointAt({9, 7});
        work.window->beginNew();
        work.settle();
        QVERIFY(&work.window->mapView() != first);
        QTRY_COMPARE(work.window->mapView().hoveredCell(), std::optional(Cell{9, 7}));
        QVERIFY(!first->hoveredCell());
        QTest::keyClick(work.window.get(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_COMPARE(first->hoveredCell(), std::optional(Cell{9, 7}));
    }

    void aTabIsClosedByItsCross() {
        test::WindowAtWork work;
        work.open();
        work.window->beginNew();
        work.settle();
        auto* cross = tabsOf(work)->tabButton(0, QTabBar::RightSide);
        QVERIFY(cross);
        QTest::mouseClick(cross, Qt::LeftButton);
        QTRY_COMPARE(tabsOf(work)->count(), 1);
        QCOMPARE(work.askedAboutUnsaved, 0);
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{101});
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(!work.window->actionList().find(QStringLiteral("file.save"))->isEnabled());
        QVERIFY(work.window->actionList().find(QStringLiteral("file.open"))->isEnabled());
    }

    void closingAsksOnceForAll() {
        test::WindowAtWork work;
        work.open();
        saveAs(work, QStringLiteral("one.delve"));
        change(work);
        work.window->beginNew();
        work.settle();
        saveAs(work, QStringLiteral("two.delve"));
        change(work);
        work.window->beginNew();
        work.settle();
        work.unsaved = Unsaved::Cancel;
        QVERIFY(!work.window->close());
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.unsavedDocuments, (QStringList{QStringLiteral("one.delve"), QStringLiteral("two.delve")}));
        work.unsaved = Unsaved::Save;
        QVERIFY(work.window->close());
        QCOMPARE(work.askedAboutUnsaved, 2);
        for (int i = 0; i < 2; ++i) QVERIFY(!work.window->pages().at(i).document().modified());
    }

    void saveAllSavesEveryChangedMap() {
        test::WindowAtWork work;
        for (const auto* name : {"one.delve", "two.delve"}) {
            if (work.window) work.window->beginNew();
            else work.open();
            work.settle();
            saveAs(work, QString::fromLatin1(name));
            change(work);
        }
        work.trigger(QStringLiteral("file.save-all"));
        for (int i = 0; i < 2; ++i) QVERIFY(!work.window->pages().at(i).document().modified());
        QVERIFY(!tabsOf(work)->tabText(0).contains(u'*'));
    }

    void theSessionComesBack() {
        test::WindowAtWork work;
        work.open();
        saveAs(work, QStringLiteral("one.delve"));
        work.window->mapView().setCellPixels(40);
        work.window->mapView().centreOn(Cell{30, 20});
        const auto place = work.window->mapView().place();
        work.window->beginNew();
        work.settle();
        saveAs(work, QStringLiteral("two.delve"));
        work.window->pages().setCurrent(0);
        QVERIFY(work.window->close());

        work.openEmpty();
        work.window->begin({});
        QCOMPARE(work.window->pages().count(), 2);
        QCOMPARE(tabsOf(work)->currentIndex(), 0);
        QCOMPARE(work.document().path(), work.path(QStringLiteral("one.delve")));
        QTRY_COMPARE(work.window->mapView().place().cellPixels, place.cellPixels);
        QVERIFY((work.window->mapView().place().centre - place.centre).manhattanLength() < 1);
    }

    void whatIsSetForAToolWaitsForAMap() {
        test::WindowAtWork work;
        work.openEmpty();
        const auto* const options =
            work.window->findChild<ToolStrip*>()->findChild<QSpinBox*>(QStringLiteral("brush-size"));
        QVERIFY(options && !options->isEnabled());
        work.window->beginNew();
        QVERIFY(options->isEnabled());
        work.mayDrop = true;
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(!options->isEnabled());
    }

    /// The session survives a kill: files are stored as they are opened, saved and closed.
    void theSessionIsKeptBeforeTheEnd() {
        test::WindowAtWork work;
        work.open();
        saveAs(work, QStringLiteral("one.delve"));
        work.window->beginNew();
        work.settle();
        saveAs(work, QStringLiteral("two.delve"));
        const auto kept = [&work] {
            auto& settings = work.settings;
            QStringList paths;
            const int count = settings.beginReadArray(QStringLiteral("session/documents"));
            for (int i = 0; i < count; ++i) {
                settings.setArrayIndex(i);
                paths << QFileInfo(settings.value(QStringLiteral("path")).toString()).fileName();
            }
            settings.endArray();
            return paths;
        };
        QCOMPARE(kept(), (QStringList{QStringLiteral("one.delve"), QStringLiteral("two.delve")}));
        work.window->pages().close(work.window->pages().at(1));
        QCOMPARE(kept(), QStringList{QStringLiteral("one.delve")});
    }

    void aFileIsReloaded() {
        test::WindowAtWork work;
        work.open();
        QVERIFY(!work.window->actionList().find(QStringLiteral("file.reload"))->isEnabled());
        saveAs(work, QStringLiteral("one.delve"));
        const auto saved = fingerprint(work.document().level());
        change(work);
        work.mayDrop = false;
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(work.dropped.size(), 1);
        QVERIFY(fingerprint(work.document().level()) != saved);
        work.mayDrop = true;
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(fingerprint(work.window->mapView().level()), saved);
        QVERIFY(!work.document().modified());
    }

    /// A copy to the map's own file is an ordinary save.
    void aCopyOntoItsOwnFileSaves() {
        test::WindowAtWork work;
        work.openBlank();
        work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        for (const auto* action : {"file.save-copy", "file.export"}) {
            work.key(Qt::Key_B);
            work.click({4 + int(work.document().history().position()), 4});
            QVERIFY(work.document().modified());
            work.trigger(QString::fromLatin1(action));
            QVERIFY2(!work.document().modified(), action);
            work.window->pages().checkFiles();
            QVERIFY(!work.window->messages().isVisible());
        }
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(work.overwritten.isEmpty());
    }

    /// Otherwise the file would overwrite the map that is open in the other tab.
    void nothingIsWrittenOntoTheFileOfAnotherTab_data() {
        QTest::addColumn<QString>("action");
        for (const auto* action : {"file.save-as", "file.save-copy", "file.export"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }
    void nothingIsWrittenOntoTheFileOfAnotherTab() {
        QFETCH(const QString, action);
        test::WindowAtWork work;
        const QString path = openTwo(work);
        const QByteArray before = bytesOf(path);
        auto& pages = work.window->pages();
        work.whereToSave = path;
        work.trigger(action);
        QCOMPARE(work.takenFiles, QStringList{path});
        QVERIFY(work.takenInThisWindow);
        QCOMPARE(pages.current(), &pages.at(1));
        work.taken = Taken::ShowIt;
        work.trigger(action);
        QCOMPARE(pages.current(), &pages.at(0));
        pages.setCurrent(1);
        work.taken = Taken::OtherName;
        work.otherPlace = work.path(QStringLiteral("two.delve"));
        work.trigger(action);
        QVERIFY(QFile::exists(work.otherPlace));
        QCOMPARE(bytesOf(path), before);
        pages.setCurrent(0);
        pages.checkFiles();
        QVERIFY(!work.window->messages().isVisible());
        QVERIFY(!work.document().modified());
    }

    /// The file of the last export may be open by now.
    void anExportIsNotRepeatedOntoAMapThatIsOpen() {
        test::WindowAtWork work;
        work.openBlank();
        work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.export"));
        work.fileToOpen = work.whereToSave;
        work.trigger(QStringLiteral("file.open"));
        QCOMPARE(work.window->pages().count(), 2);
        const QByteArray before = bytesOf(work.whereToSave);
        work.window->pages().setCurrent(0);
        work.key(Qt::Key_B);
        work.click({5, 5});
        work.trigger(QStringLiteral("file.export-again"));
        QCOMPARE(work.takenFiles, QStringList{work.whereToSave});
        QCOMPARE(bytesOf(work.whereToSave), before);
        work.taken = Taken::OtherName;
        work.otherPlace = work.path(QStringLiteral("another.delve"));
        work.trigger(QStringLiteral("file.export-again"));
        QVERIFY(QFile::exists(work.otherPlace));
    }

    void nothingIsWrittenOntoTheFileOfAnotherWindow() {
        test::WindowAtWork work;
        const QString path = openTwo(work);
        auto& pages = work.window->pages();
        pages.close(pages.at(0));
        const QByteArray before = bytesOf(path);
        editor::FileClaim other(editor::claimFolderIn(work.path(QStringLiteral("data"))));
        QVERIFY(!other.take(path));
        saveAs(work, QStringLiteral("one.delve"));
        QCOMPARE(work.takenFiles, QStringList{path});
        QVERIFY(!work.takenInThisWindow);
        QCOMPARE(bytesOf(path), before);
        QVERIFY(work.document().modified());
        other.letGo();
        saveAs(work, QStringLiteral("one.delve"));
        QCOMPARE(work.takenFiles.size(), 1);
        QVERIFY(!work.document().modified());
    }

    /// A file that is moved away and back unchanged leads to no question.
    void aFileThatWasAwayIsNoChange() {
        test::WindowAtWork work;
        work.openBlank();
        work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(QFile::rename(work.whereToSave, work.path(QStringLiteral("away"))));
        work.window->pages().checkFiles();
        QVERIFY(work.document().modified() && work.window->messages().isVisible());
        QVERIFY(QFile::rename(work.path(QStringLiteral("away")), work.whereToSave));
        work.window->pages().checkFiles();
        QVERIFY(!work.document().modified() && !work.window->messages().isVisible());
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.askedAboutUnsaved, 0);
    }

    void aCopyLeavesTheDocumentWhereItWas() {
        test::WindowAtWork work;
        work.open();
        saveAs(work, QStringLiteral("one.delve"));
        change(work);
        work.whereToSave = work.path(QStringLiteral("copy.delve"));
        work.trigger(QStringLiteral("file.save-copy"));
        QVERIFY(QFile::exists(work.whereToSave));
        QCOMPARE(work.document().path(), work.path(QStringLiteral("one.delve")));
        QVERIFY(work.document().modified());
    }

    void aMapIsExportedAgain() {
        test::WindowAtWork work;
        work.open();
        QVERIFY(!work.window->actionList().find(QStringLiteral("file.export-again"))->isEnabled());
        work.whereToSave = work.path(QStringLiteral("map.txt"));
        work.trigger(QStringLiteral("file.export"));
        QVERIFY(QFile::remove(work.whereToSave));
        QTest::keyClick(work.window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(QFile::exists(work.whereToSave));
    }
};

DELVE_TEST(DocumentsWindowTest)
#include "documents_window_test.moc"
