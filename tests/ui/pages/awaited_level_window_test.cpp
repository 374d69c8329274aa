#include "generation/files/world_file.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"

#include <QLineEdit>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Actions on a map while its next level is still being generated, and what happens to them if the generation
/// fails.
class AwaitedLevelWindowTest : public QObject {
    Q_OBJECT

    static constexpr Size size{20, 10};

    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void paint(editor::Document& document, Cell cell) {
        Level after = document.level();
        after.tiles.set(cell, Tile::Water);
        document.apply(Edit::between(document.level(), after), Text{"", "paint"});
    }
    /// A map in this file, whose generation is controlled by the test.
    static editor::Document& openSaved(WindowAtWork& work, const SteeredGeneration& steered, const QString& name) {
        auto made = std::make_unique<editor::Document>(test::pool(), steered.function());
        auto& document = *made;
        work.window->pages().open(std::move(made));
        document.generate(recipeOf("plain", 1), size);
        [&] { QTRY_VERIFY(!document.generating()); }();
        [&] { QVERIFY(document.save(work.path(name)).ok()); }();
        return document;
    }
    static void soon(const std::function<void()>& run) { QTimer::singleShot(0, qApp, run); }

private slots:
    /// The old level is not used in place of the requested one.
    void nothingIsDoneWithoutALevelThatFails_data() {
        QTest::addColumn<QString>("told");
        QTest::newRow("file.save") << QStringLiteral("Not saved: It cannot be done.");
        QTest::newRow("file.save-copy") << QStringLiteral("Not saved: It cannot be done.");
        QTest::newRow("file.export") << QStringLiteral("Not exported: It cannot be done.");
        QTest::newRow("play.start") << QStringLiteral("The game could not start: It cannot be done.");
    }
    void nothingIsDoneWithoutALevelThatFails() {
        QFETCH(const QString, told);
        const QString action = QString::fromLatin1(QTest::currentDataTag());
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& document = openSaved(work, steered, QStringLiteral("map.delve"));
        paint(document, {3, 3});
        const QByteArray before = bytesOf(document.path());
        work.whereToSave = work.path(QStringLiteral("other.txt"));
        if (action == QStringLiteral("file.save-copy")) work.whereToSave = work.path(QStringLiteral("other.delve"));
        steered.hold();
        document.generate(recipeOf("fails", 2), size);
        soon([&] { steered.release(); });
        work.trigger(action);
        QVERIFY(!document.generating());
        QVERIFY2(work.window->messages().text().startsWith(told), qPrintable(work.window->messages().text()));
        QVERIFY(document.modified());
        QCOMPARE(bytesOf(document.path()), before);
        QVERIFY(!QFile::exists(work.whereToSave));
        QCOMPARE(work.window->pages().current()->currentView(), 0);
    }

    /// After the message, the same action again uses the existing level.
    void theSecondTimeWhatIsThereIsSaved() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& document = openSaved(work, steered, QStringLiteral("map.delve"));
        paint(document, {3, 3});
        steered.hold();
        document.generate(recipeOf("fails", 2), size);
        soon([&] { steered.release(); });
        work.trigger(QStringLiteral("file.save"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(!document.modified());
        QCOMPARE(readDelveFile(document.path().toStdString())->levels[0].tiles.at({3, 3}), Tile::Water);
    }

    /// If another generation replaces the failed one during the wait, its level is saved.
    void aLevelThatComesAfterAllIsSaved() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& document = openSaved(work, steered, QStringLiteral("map.delve"));
        steered.hold();
        document.generate(recipeOf("fails", 2), size);
        connect(&document, &editor::Document::generationFailed, &document,
                [&] { document.generate(recipeOf("plain", 3), size); });
        soon([&] { steered.release(); });
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(!document.modified());
        QCOMPARE(seedOf(readDelveFile(document.path().toStdString())->levels[0]), std::uint64_t{3});
        QVERIFY(!work.window->messages().isVisible());
    }

    /// Another tab comes to the front while the question is open, or while the level is being generated.
    void aCopyIsOfTheMapForWhichItWasAsked_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("name");
        QTest::newRow("a copy") << QStringLiteral("Save a copy…") << QStringLiteral("copy.delve");
        QTest::newRow("an export") << QStringLiteral("Export…") << QStringLiteral("copy.txt");
    }
    void aCopyIsOfTheMapForWhichItWasAsked() {
        QFETCH(const QString, entry);
        QFETCH(const QString, name);
        SteeredGeneration steered;
        WindowAtWork work;
        work.asksByDialogs = true;
        work.openBlank();
        openSaved(work, steered, QStringLiteral("map.delve"));
        const QString place = work.path(name);
        Answers answers;
        answers.next<QFileDialog>([&](QFileDialog& dialog) {
            work.window->pages().setCurrent(0);
            auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            field->setCompleter(nullptr);
            typeInto(*field, place);
        });
        chooseFromMenu(*work.window, {QStringLiteral("File"), entry});
        QVERIFY(answers.allGiven());
        QVERIFY(QFile::exists(place));
        if (name.endsWith(QStringLiteral(".txt"))) QVERIFY(bytesOf(place).contains('#'));
        else QCOMPARE(seedOf(readDelveFile(place.toStdString())->levels[0]), std::uint64_t{1});
    }

    void aCopyWaitsForItsOwnLevel() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openBlank();
        auto& document = openSaved(work, steered, QStringLiteral("map.delve"));
        work.whereToSave = work.path(QStringLiteral("copy.delve"));
        steered.hold();
        document.generate(recipeOf("plain", 2), size);
        soon([&] {
            work.window->pages().setCurrent(0);
            steered.release();
        });
        work.trigger(QStringLiteral("file.save-copy"));
        QCOMPARE(seedOf(readDelveFile(work.whereToSave.toStdString())->levels[0]), std::uint64_t{2});
    }

    /// The closed one was to be saved next, and no longer exists by then.
    void aTabIsClosedWhileAnotherWaits() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& waits = openSaved(work, steered, QStringLiteral("one.delve"));
        paint(openSaved(work, steered, QStringLiteral("two.delve")), {3, 3});
        const QByteArray before = bytesOf(work.path(QStringLiteral("two.delve")));
        auto& pages = work.window->pages();
        steered.hold();
        waits.generate(recipeOf("plain", 2), size);
        soon([&] {
            pages.close(pages.at(1));
            steered.release();
        });
        work.unsaved = Unsaved::Save;
        QVERIFY(work.window->close());
        QCOMPARE(work.unsavedDocuments.size(), 2);
        QCOMPARE(seedOf(readDelveFile(work.path(QStringLiteral("one.delve")).toStdString())->levels[0]),
                 std::uint64_t{2});
        QCOMPARE(bytesOf(work.path(QStringLiteral("two.delve"))), before);
    }

    /// The tab whose level fails comes to the front and shows the reason.
    void aTabBehindThatIsNotSavedComesInFront() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& fails = openSaved(work, steered, QStringLiteral("one.delve"));
        openSaved(work, steered, QStringLiteral("two.delve"));
        paint(fails, {3, 3});
        auto& pages = work.window->pages();
        pages.setCurrent(1);
        steered.hold();
        fails.generate(recipeOf("fails", 2), size);
        soon([&] { steered.release(); });
        work.unsaved = Unsaved::Save;
        QVERIFY(!work.window->close());
        QCOMPARE(&pages.current()->document(), &fails);
        QVERIFY2(work.window->messages().text().startsWith(QStringLiteral("Not saved: ")),
                 qPrintable(work.window->messages().text()));
    }

    /// A reload would lose the requested level as well as changes.
    void readingAgainAsksWhileALevelIsOnItsWay() {
        SteeredGeneration steered;
        WindowAtWork work;
        work.openEmpty();
        auto& document = openSaved(work, steered, QStringLiteral("map.delve"));
        steered.hold();
        document.generate(recipeOf("plain", 2), size);
        QVERIFY(!document.modified());
        work.mayDrop = false;
        work.trigger(QStringLiteral("file.reload"));
        QCOMPARE(work.dropped.size(), 1);
        steered.release();
        QTRY_VERIFY(!document.generating());
        QCOMPARE(seedOf(document.level()), std::uint64_t{2});
    }
};

DELVE_TEST(AwaitedLevelWindowTest)
#include "awaited_level_window_test.moc"
