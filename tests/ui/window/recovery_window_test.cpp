#include "editor/work/recovery.h"
#include "generation/level/delve_file.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/window/message_bar.h"
#include "ui/window/recovery_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QtTest>

using namespace delve;

namespace {

/// A program that ends without a word: its recovery file stays.
RecoveredWork leftBehind(const test::WindowAtWork& work) {
    Document document;
    World world;
    world.name = "Lost";
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 12}, Tile::Grass);
    world.levels.push_back(level);
    document.restore(world, {});
    const QString folder = work.path(QStringLiteral("data/recovery"));
    {
        Recovery recovery(document, folder, {std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
        QSignalSpy written(&recovery, &Recovery::written);
        Level after = document.level();
        after.tiles.set({3, 3}, Tile::Water);
        document.apply(Edit::between(document.level(), after), QStringLiteral("Paint"));
        if (written.isEmpty()) written.wait();
    }
    const auto found = findRecoveredWork(folder);
    return found.empty() ? RecoveredWork{} : found.front();
}

QPushButton* buttonOf(const QDialog& dialog, const char* text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QString::fromLatin1(text)) return button;
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
        buttonOf(*dialog, "&Recover")->click();
        QCOMPARE(work.window->pages().count(), 1);
        QCOMPARE(work.document().level().tiles.at({3, 3}), Tile::Water);
        QVERIFY(work.document().modified());
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
            QVERIFY(label->text() != QStringLiteral("As it was saved")); // none of them was
        buttonOf(*dialog, "Recover &all")->click();
        QCOMPARE(work.window->pages().count(), 6);
        QVERIFY(!dialog->isVisible());
    }

    void givenUpItIsGone() {
        test::WindowAtWork work;
        leftBehind(work);
        work.openEmpty();
        work.window->begin({});
        auto* dialog = work.window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        buttonOf(*dialog, "&Give up")->click();
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(findRecoveredWork(work.path(QStringLiteral("data/recovery"))).empty());
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
