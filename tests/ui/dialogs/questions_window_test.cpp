#include "editor/formats/format.h"
#include "generation/files/world_file.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/dialogs/export_options.h"
#include "ui/fields/number_field.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"

#include <QImage>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The window with its real dialogs: what it asks before something is lost, and before it writes a file.
class QuestionsWindowTest : public ByHand {
    Q_OBJECT

    Tile tileAt(Cell cell) { return work().document().level().tiles.at(cell); }
    static Tile inFile(const QString& path, Cell cell) {
        const auto world = readDelveFile(path.toStdString());
        return world ? world->levels.front().tiles.at(cell) : Tile::Void;
    }
    void paint(Cell cell) {
        work().key(Qt::Key_B);
        work().click(cell);
        QVERIFY(work().document().modified());
    }
    /// Saves and paints again; then somebody else writes the file.
    QString changedByOthers() {
        const QString path = work().path(QStringLiteral("map.delve"));
        Answers answers;
        answers.nextFile(path);
        menu({QStringLiteral("File"), QStringLiteral("Save")});
        paint({5, 5});
        World other = work().document().world();
        other.levels.front().tiles.set({0, 0}, Tile::Water);
        [&] { QVERIFY(writeDelveFile(other, path.toStdString()).ok()); }();
        return path;
    }

private slots:
    void aMapIsSavedUnderTheNameThatIsTyped() {
        paint({4, 4});
        Answers answers;
        answers.nextFile(work().path(QStringLiteral("mine"))); // without the ending, which the format adds
        menu({QStringLiteral("File"), QStringLiteral("Save as…")});
        QVERIFY(answers.allGiven());
        QCOMPARE(inFile(work().path(QStringLiteral("mine.delve")), {4, 4}), Tile::Floor);
        QVERIFY(!work().document().modified());
        answers.nextFile(work().path(QStringLiteral("second.delve")));
        menu({QStringLiteral("File"), QStringLiteral("Save a copy…")});
        QCOMPARE(work().document().path(), work().path(QStringLiteral("mine.delve")));
        QCOMPARE(inFile(work().path(QStringLiteral("second.delve")), {4, 4}), Tile::Floor);
        answers.nextFile(work().path(QStringLiteral("second.delve")));
        menu({QStringLiteral("File"), QStringLiteral("Open…")});
        QCOMPARE(work().window->pages().count(), 2);
        QCOMPARE(work().document().path(), work().path(QStringLiteral("second.delve")));
    }

    void closingAMapAsks_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<int>("left");
        QTest::newRow("cancel") << QStringLiteral("Cancel") << 1;
        QTest::newRow("discard") << QStringLiteral("Discard") << 0;
        QTest::newRow("save") << QStringLiteral("Save") << 0;
    }
    void closingAMapAsks() {
        QFETCH(const QString, button);
        QFETCH(const int, left);
        paint({4, 4});
        Answers answers;
        answers.nextButton(button);
        const QString path = work().path(QStringLiteral("kept.delve"));
        if (button == QStringLiteral("Save")) answers.nextFile(path);
        menu({QStringLiteral("File"), QStringLiteral("Close")});
        QVERIFY(answers.allGiven());
        QVERIFY(answers.questions().join(u' ').contains(QStringLiteral("Untitled")));
        QCOMPARE(work().window->pages().count(), left);
        QCOMPARE(QFile::exists(path), button == QStringLiteral("Save"));
    }

    /// Escape in the file dialog keeps the map open, although Save was chosen before.
    void whoThinksBetterOfTheNameLosesNothing() {
        paint({4, 4});
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox&) { pressKey(Qt::Key_Return); }); // Enter chooses Save
        answers.next<QFileDialog>([](QFileDialog&) { pressKey(Qt::Key_Escape); });
        pressKey(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answers.allGiven());
        QCOMPARE(work().window->pages().count(), 1);
        QVERIFY(work().document().modified());
        QCOMPARE(tileAt({4, 4}), Tile::Floor);
    }

    void closingTheWindowAsksOnceForAll() {
        paint({4, 4});
        menu({QStringLiteral("File"), QStringLiteral("New blank map")});
        paint({6, 6});
        menu({QStringLiteral("File"), QStringLiteral("New blank map")}); // the empty map needs no question
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        QVERIFY(!work().window->close());
        const QString asked = answers.questions().join(u' ');
        QVERIFY2(asked.contains(QStringLiteral("Untitled\nUntitled 2\n")), qPrintable(asked));
        QVERIFY(!asked.contains(QStringLiteral("Untitled 3")));
        answers.nextButton(QStringLiteral("Save All"));
        answers.nextFile(work().path(QStringLiteral("one.delve")));
        answers.nextFile(work().path(QStringLiteral("two.delve")));
        QVERIFY(work().window->close());
        QVERIFY(answers.allGiven());
        QCOMPARE(inFile(work().path(QStringLiteral("one.delve")), {4, 4}), Tile::Floor);
        QCOMPARE(inFile(work().path(QStringLiteral("two.delve")), {6, 6}), Tile::Floor);
    }

    void aTabIsClosedByItsCross() {
        paint({4, 4});
        Answers answers;
        answers.nextButton(QStringLiteral("Discard"));
        QWidget* cross = nullptr;
        for (const auto* tabs : work().window->pages().findChildren<QTabBar*>())
            if (tabs->isVisible() && tabs->tabButton(0, QTabBar::RightSide))
                cross = tabs->tabButton(0, QTabBar::RightSide);
        QVERIFY(cross);
        clickOn(*cross);
        QVERIFY(answers.allGiven());
        QTRY_COMPARE(work().window->pages().count(), 0);
    }

    void aFileChangedByOthersIsOverwrittenOnlyWhenToldTo() {
        const QString path = changedByOthers();
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox& box) {
            QVERIFY(box.text().contains(QStringLiteral("map.delve")));
            pressKey(Qt::Key_Return);
        });
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answers.allGiven());
        QCOMPARE(inFile(path, {0, 0}), Tile::Water);
        QVERIFY(work().document().modified());
        const QString other = work().path(QStringLiteral("both.delve")); // keeps both
        answers.nextFile(other);
        pressKey(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(inFile(other, {5, 5}), Tile::Floor);
        QCOMPARE(inFile(path, {0, 0}), Tile::Water);
        QVERIFY(!work().document().modified());
    }

    void aFileThatIsOpenInAnotherTabIsNotWrittenOnto() {
        const QString path = work().path(QStringLiteral("map.delve"));
        Answers answers;
        answers.nextFile(path);
        menu({QStringLiteral("File"), QStringLiteral("Save")});
        menu({QStringLiteral("File"), QStringLiteral("New blank map")});
        paint({4, 4});
        answers.nextFile(path);
        answers.nextButton(QStringLiteral("Replace"));
        answers.next<QMessageBox>([](QMessageBox&) { pressKey(Qt::Key_Return); }); // back to the name
        answers.nextFile(work().path(QStringLiteral("free.delve")));
        menu({QStringLiteral("File"), QStringLiteral("Save as…")});
        QVERIFY(answers.allGiven());
        QCOMPARE(inFile(path, {4, 4}), Tile::Void);
        QCOMPARE(inFile(work().path(QStringLiteral("free.delve")), {4, 4}), Tile::Floor);
        answers.nextFile(path);
        answers.nextButton(QStringLiteral("Replace"));
        answers.nextButton(QStringLiteral("Show that tab"));
        menu({QStringLiteral("File"), QStringLiteral("Save a copy…")});
        QVERIFY(answers.allGiven());
        QVERIFY(answers.questions().join(u' ').contains(QStringLiteral("“map.delve” is open in another tab")));
        QCOMPARE(document().path(), path);
        QCOMPARE(inFile(path, {4, 4}), Tile::Void);
    }

    void overwriteOverwrites() {
        const QString path = changedByOthers();
        Answers answers;
        answers.nextButton(QStringLiteral("Overwrite"));
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answers.allGiven());
        QCOMPARE(inFile(path, {0, 0}), Tile::Void);
        QCOMPARE(inFile(path, {5, 5}), Tile::Floor);
    }

    void reloadAsksAndReads() {
        (void)changedByOthers();
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        menu({QStringLiteral("File"), QStringLiteral("Reload")});
        QCOMPARE(tileAt({5, 5}), Tile::Floor);
        answers.nextButton(QStringLiteral("Reload"));
        QTRY_VERIFY(work().window->messages().isVisible());
        auto* reload = work().window->messages().findChild<QPushButton*>(); // in the bar that reports it
        QVERIFY(reload);
        clickOn(*reload);
        QVERIFY(answers.allGiven());
        QCOMPARE(tileAt({0, 0}), Tile::Water);
        QVERIFY(!work().document().modified());
    }

    void aPictureIsExportedAsItsDialogSays() {
        paint({4, 4});
        const QString picture = work().path(QStringLiteral("map.png"));
        Answers answers;
        answers.nextFile(picture);
        answers.next<ExportOptions>([](ExportOptions& dialog) {
            auto* pixels = dialog.findChild<NumberField*>();
            typeInto(*pixels, QStringLiteral("8"), Qt::Key_Tab);
            clickOn(*buttonOf(dialog, QStringLiteral("Export")));
        });
        menu({QStringLiteral("File"), QStringLiteral("Export…")});
        QVERIFY(answers.allGiven());
        const Size size = work().document().level().size();
        QCOMPARE(QImage(picture).size(), QSize(size.width * 8, size.height * 8));
        QVERIFY(work().document().modified()); // an export does not count as a save
        QVERIFY(QFile::remove(picture));
        menu({QStringLiteral("File"), QStringLiteral("Export again")});
        QCOMPARE(QImage(picture).size(), QSize(size.width * 8, size.height * 8));
        answers.nextFile(work().path(QStringLiteral("other.png")));
        answers.next<ExportOptions>([](ExportOptions& dialog) {
            QCOMPARE(dialog.findChild<NumberField*>()->number(), Decimal::of(8)); // as last time
            pressKey(Qt::Key_Escape);
        });
        menu({QStringLiteral("File"), QStringLiteral("Export…")});
        QVERIFY(answers.allGiven());
        QVERIFY(!QFile::exists(work().path(QStringLiteral("other.png"))));
    }
};

DELVE_TEST(QuestionsWindowTest)
#include "questions_window_test.moc"
