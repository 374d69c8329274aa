#include "editor/document/recovery.h"
#include "generation/files/world_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/dialogs/questions.h"
#include "ui/files/recovery_dialog.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Simulates a crashed program: its recovery file remains.
editor::RecoveredWork leftBehind(const test::WindowAtWork& work, const QString& path = {}, Cell water = {3, 3}) {
    editor::Document document(test::pool());
    World world;
    world.name = "Lost";
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 12}, Tile::Grass);
    world.levels.push_back(level);
    document.restore(world, path);
    const QString folder = work.path(QStringLiteral("data/recovery"));
    {
        editor::Recovery recovery(document, folder, {std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
        QSignalSpy written(&recovery, &editor::Recovery::written);
        Level after = document.level();
        after.tiles.set(water, Tile::Water);
        document.apply(Edit::between(document.level(), after), Text{"", "Paint"});
        if (written.isEmpty()) written.wait();
    }
    const auto found = editor::findRecoveredWork(folder);
    return found.empty() ? editor::RecoveredWork{} : found.front();
}

/// Dates the file a second ahead: file systems count in steps of up to ten milliseconds, and less has passed.
void savedLater(const QString& path) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(1), QFileDevice::FileModificationTime));
}

QPushButton* buttonOf(const QDialog& dialog, const char* text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(u'&') == QString::fromLatin1(text).remove(u'&')) return button;
    return nullptr;
}

} // namespace

/// Unsaved work after a crash, and files that others change.
class RecoveryWindowTest : public QObject {
    Q_OBJECT
private slots:
    void workOfADeadProgramIsOfferedAndTaken() {
        test::WindowAtWork work;
        QVERIFY(!leftBehind(work).file.isEmpty());
        work.openEmpty();
        work.window->begin({});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (!folder.isEmpty()) QVERIFY(dialog->grab().save(folder + QStringLiteral("/recovery.png")));
        const auto files = [&work] {
            return QDir(work.path(QStringLiteral("data/recovery"))).entryList({QStringLiteral("*.delve")}, QDir::Files);
        };
        const auto before = files();
        buttonOf(*dialog, "&Recover")->click();
        QCOMPARE(files(), before); // the file exists at every moment
        QVERIFY(
            editor::findRecoveredWork(work.path(QStringLiteral("data/recovery"))).empty()); // the window owns it by now
        QCOMPARE(work.window->pages().count(), 1);
        QCOMPARE(work.document().level().tiles.at({3, 3}), Tile::Water);
        QVERIFY(work.document().modified());
        work.whereToSave = work.path(QStringLiteral("kept.delve"));
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(files(), QStringList());
    }

    /// Recovered, changed further, and killed again: the next start offers the newest version.
    void whatWasTakenIsKeptFurther() {
        test::WindowAtWork work;
        leftBehind(work);
        const auto found = editor::findRecoveredWork(work.path(QStringLiteral("data/recovery")));
        QCOMPARE(found.size(), std::size_t{1});
        {
            editor::Document document(test::pool());
            document.restore(*editor::readRecoveredWork(found.front()), {});
            editor::Recovery recovery(document, work.path(QStringLiteral("data/recovery")),
                                      {std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
            recovery.takeOver(found.front());
            QSignalSpy written(&recovery, &editor::Recovery::written);
            Level after = document.level();
            after.tiles.set({5, 5}, Tile::Water);
            document.apply(Edit::between(document.level(), after), Text{"", "Paint"});
            QVERIFY(written.wait());
        }
        const auto again = editor::findRecoveredWork(work.path(QStringLiteral("data/recovery")));
        QCOMPARE(again.size(), std::size_t{1});
        const auto world = editor::readRecoveredWork(again.front());
        QCOMPARE(world->levels.front().tiles.at({5, 5}), Tile::Water);
        QCOMPARE(world->levels.front().tiles.at({3, 3}), Tile::Water);
    }

    /// To go back to an older copy is for the person to decide, by itself: "Recover all" leaves it.
    void aCopyOlderThanItsFileIsTakenOnlyByItself() {
        test::WindowAtWork work;
        const QString path = work.path(QStringLiteral("saved.delve"));
        leftBehind(work);
        leftBehind(work, path);
        World saved;
        saved.levels.emplace_back().tiles = Grid({20, 12}, Tile::Grass);
        saved.levels.front().id = "one";
        QVERIFY(writeDelveFile(saved, path.toStdString()).ok());
        savedLater(path);
        work.openEmpty();
        work.window->begin({});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](auto* label) { return label->text() == "Saved version, newer"; }));
        buttonOf(*dialog, "Recover &all")->click();
        QCOMPARE(work.window->pages().count(), 1);
        QVERIFY(dialog->isVisible());
        dialog->findChild<QPushButton*>("recover-older")->click();
        QCOMPARE(work.window->pages().count(), 2);
        QVERIFY(!dialog->isVisible());
    }

    void manyWorksFitOnTheScreenAndAreTakenAtOnce() {
        test::WindowAtWork work;
        for (int i = 0; i < 6; ++i) leftBehind(work);
        work.openEmpty();
        work.window->begin({});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY2(dialog->height() <= dialog->screen()->availableSize().height(),
                 qPrintable(QString::number(dialog->height())));
        auto* later = buttonOf(*dialog, "Decide &later");
        QVERIFY(dialog->rect().contains(QRect(later->mapTo(dialog, QPoint()), later->size())));
        for (const auto* label : dialog->findChildren<QLabel*>())
            QVERIFY(label->text() != QStringLiteral("Saved version")); // none of them was ever saved
        buttonOf(*dialog, "Recover &all")->click();
        QCOMPARE(work.window->pages().count(), 6);
        QVERIFY(!dialog->isVisible());
    }

    /// Two programs crashed with the same file open: neither work replaces the other, or takes its file.
    void twoWorksOnOneFileAreBothKept_data() {
        QTest::addColumn<bool>("gone");
        QTest::newRow("the file is there") << false;
        QTest::newRow("the file is gone") << true;
    }
    void twoWorksOnOneFileAreBothKept() {
        QFETCH(const bool, gone);
        test::WindowAtWork work;
        const QString path = work.path(QStringLiteral("shared.delve"));
        World saved;
        saved.name = "Shared";
        Level level;
        level.id = "one";
        level.tiles = Grid({20, 12}, Tile::Grass);
        saved.levels.push_back(level);
        QVERIFY(writeDelveFile(saved, path.toStdString()).ok());
        leftBehind(work, path, {1, 1});
        leftBehind(work, path, {2, 2});
        const QString folder = work.path(QStringLiteral("data/recovery"));
        QCOMPARE(editor::findRecoveredWork(folder).size(), std::size_t{2});
        if (gone) QVERIFY(QFile::remove(path));
        work.openEmpty();
        work.window->begin(gone ? QStringList() : QStringList{path});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        buttonOf(*dialog, "Recover &all")->click();
        auto& pages = work.window->pages();
        QCOMPARE(pages.count(), 2);
        QCOMPARE(work.document().title(), QStringLiteral("Lost (2)"));
        QVERIFY(work.window->messages().text().contains(QStringLiteral("shared.delve")));
        int water = 0;
        QStringList paths;
        for (int i = 0; i < pages.count(); ++i) {
            const auto& document = pages.at(i).document();
            QVERIFY(document.modified());
            water += (document.level().tiles.at({1, 1}) == Tile::Water) +
                     10 * (document.level().tiles.at({2, 2}) == Tile::Water);
            paths.append(document.path());
        }
        QCOMPARE(water, 11);
        QVERIFY(paths.contains(path) && paths.contains(QString()));
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.delve")}, QDir::Files).size(), 2);
    }

    /// A generation requested for the open map counts as work, too, although its level has not arrived yet.
    void workIsTakenBesideAMapWhoseLevelIsOnItsWay() {
        test::WindowAtWork work;
        const QString path = work.path(QStringLiteral("open.delve"));
        World saved;
        saved.name = "Open";
        saved.levels.emplace_back();
        saved.levels.front().id = "one";
        saved.levels.front().tiles = Grid({20, 12}, Tile::Grass);
        QVERIFY(writeDelveFile(saved, path.toStdString()).ok());
        leftBehind(work, path);
        work.openEmpty();
        work.window->begin({path});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        auto& open = work.document();
        open.generate(generation::builtInRecipes().find("caves")->withSeed(1), {900, 900});
        QVERIFY(!open.modified());
        buttonOf(*dialog, "&Recover")->click();
        QCOMPARE(work.window->pages().count(), 2);
        QCOMPARE(&work.window->pages().at(0).document(), &open);
        open.cancelGeneration();
    }

    void givenUpItIsGone() {
        test::WindowAtWork work;
        const auto left = leftBehind(work);
        work.openEmpty();
        work.window->begin({});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        work.mayGiveUp = false;
        buttonOf(*dialog, "&Discard")->click();
        QCOMPARE(work.givenUp, QStringList{left.file});
        QVERIFY(dialog->isVisible());
        QCOMPARE(editor::findRecoveredWork(work.path(QStringLiteral("data/recovery"))).size(), std::size_t{1});
        work.mayGiveUp = true;
        buttonOf(*dialog, "&Discard")->click();
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(editor::findRecoveredWork(work.path(QStringLiteral("data/recovery"))).empty());
    }

    /// The question names both files, and Enter deletes nothing.
    void theQuestionNamesTheFiles() {
        const editor::RecoveredWork left{
            QStringLiteral("/kept/1.delve"), QStringLiteral("/maps/Keep.delve"), QStringLiteral("Keep"), {}};
        for (const bool deletes : {false, true}) {
            QTimer::singleShot(0, [deletes] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box && box->text().contains(QStringLiteral("Keep")));
                QVERIFY(box->informativeText().contains(QStringLiteral("/kept/1.delve")));
                QVERIFY(box->informativeText().contains(QStringLiteral("/maps/Keep.delve")));
                if (deletes) buttonOf(*box, "&Discard")->click();
                else QTest::keyClick(box, Qt::Key_Return);
            });
            QCOMPARE(askByDialogs().giveUp(nullptr, left), deletes);
        }
    }

    /// Neither Save nor Reload loses one of the two versions without a question.
    void aFileChangedByOthersIsNotOverwrittenUnasked() {
        test::WindowAtWork work;
        work.openBlank();
        const auto path = work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        const auto paint = [&work](Cell cell) {
            Level after = work.document().level();
            after.tiles.set(cell, Tile::Grass);
            work.document().apply(Edit::between(work.document().level(), after), Text{"", "Paint"});
        };
        const auto inFile = [&path](Cell cell) {
            return readDelveFile(path.toStdString())->levels.front().tiles.at(cell);
        };
        paint({1, 1});
        World other = work.document().world();
        other.levels.front().tiles.set({0, 0}, Tile::Water);
        QVERIFY(writeDelveFile(other, path.toStdString()).ok());
        work.mayOverwrite = false;
        work.mayDrop = false;
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(work.overwritten, QStringList{path});
        QCOMPARE(inFile({0, 0}), Tile::Water);
        QVERIFY(work.document().modified());
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(work.dropped, QStringList{path});
        QCOMPARE(work.askedAboutUnsaved, 0);
        QCOMPARE(inFile({0, 0}), Tile::Water);
        QVERIFY(work.document().modified());
        QCOMPARE(work.document().level().tiles.at({1, 1}), Tile::Grass);
        work.mayOverwrite = true;
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(inFile({1, 1}), Tile::Grass);
        work.trigger(QStringLiteral("file.save"));
        QCOMPARE(work.overwritten.size(), 2); // not asked again
    }

    /// If the file no longer exists, the window has the only copy.
    void aFileThatIsGoneIsNotClosedUnasked() {
        test::WindowAtWork work;
        work.openBlank();
        const auto path = work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(!work.document().modified());
        QVERIFY(QFile::remove(path));
        work.window->pages().checkFiles();
        QVERIFY(work.document().modified());
        work.unsaved = Unsaved::Cancel;
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 1);
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(QFile::exists(path) && !work.document().modified());
    }

    /// The message about the missing file disappears; a later message stays, since it has not been read.
    void whatElseWasToldStaysWhenAFileComesBack() {
        test::WindowAtWork work;
        work.openBlank();
        const auto path = work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(QFile::rename(path, work.path(QStringLiteral("away"))));
        work.window->pages().checkFiles();
        auto& bar = work.window->messages();
        QVERIFY(bar.text().contains(QStringLiteral("no longer exists")));
        bar.tellPassing(QStringLiteral("For now."));
        QVERIFY(QFile::rename(work.path(QStringLiteral("away")), path));
        work.window->pages().checkFiles();
        QCOMPARE(bar.text(), QStringLiteral("For now."));
        bar.endPassing();
        QVERIFY(!bar.isVisible());
    }

    /// The dialogs themselves: what they name, and that Enter loses nothing.
    void theQuestionsAreAskedInWords() {
        const auto answer = [](const QStringList& named, const char* button) {
            QTimer::singleShot(0, [named, button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                for (const auto& name : named)
                    QVERIFY2((box->text() + box->informativeText()).contains(name), qPrintable(name));
                if (button) buttonOf(*box, button)->click();
                else QTest::keyClick(box, Qt::Key_Return);
            });
        };
        const auto questions = askByDialogs();
        const auto path = QStringLiteral("/maps/Keep.delve");
        for (const auto* button : {static_cast<const char*>(nullptr), "&Overwrite"}) {
            answer({QStringLiteral("Keep.delve"), path}, button);
            QCOMPARE(questions.overwrite(nullptr, path), button != nullptr);
        }
        for (const auto* button : {static_cast<const char*>(nullptr), "&Reload"}) {
            answer({QStringLiteral("Keep.delve")}, button);
            QCOMPARE(questions.drop(nullptr, path), button != nullptr);
        }
        const QStringList both{QStringLiteral("Keep"), QStringLiteral("Caves")};
        for (const auto& [button, unsaved] : {std::pair<const char*, Unsaved>{nullptr, Unsaved::Save},
                                              {"Save All", Unsaved::Save},
                                              {"Discard", Unsaved::Discard},
                                              {"Cancel", Unsaved::Cancel}}) {
            answer(both, button);
            QCOMPARE(questions.unsaved(nullptr, both), unsaved);
        }
    }

    void aFileChangedByOthersIsReloadedFromTheBar() {
        test::WindowAtWork work;
        work.open();
        work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save"));
        World other = work.document().world();
        other.levels.front().tiles.set({0, 0}, Tile::Water);
        QVERIFY(writeDelveFile(other, work.whereToSave.toStdString()).ok());
        QTRY_VERIFY(work.window->messages().isVisible());
        QVERIFY(work.window->messages().text().contains(QStringLiteral("map.delve")));
        work.window->messages().findChild<QPushButton*>()->click();
        QCOMPARE(work.document().level().tiles.at({0, 0}), Tile::Water);
        QVERIFY(!work.document().modified());
    }
};

DELVE_TEST(RecoveryWindowTest)
#include "recovery_window_test.moc"
