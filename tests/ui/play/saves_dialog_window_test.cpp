#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/keys.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/play/saves_dialog.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

void playCaves(editor::PlaySession& session, std::uint64_t seed) {
    generation::Workspace workspace;
    auto made =
        generation::generateWorld(generation::builtInRecipes().find("caves")->withSeed(seed), {40, 30}, workspace);
    QVERIFY(made.ok() && session.play(made->world).ok());
    for (const char32_t key : play::keysOf("{walls}dd")) session.type(key);
}

QPushButton* buttonOf(QWidget& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(u'&') == text) return button;
    return nullptr;
}

/// Clicks this answer to the open question; false if there is no such button.
bool answer(SavesDialog& dialog, const QString& text) {
    auto* box = dialog.findChild<QMessageBox*>();
    auto* button = box ? buttonOf(*box, text) : nullptr;
    if (button) button->click();
    return button;
}

bool isAsked(SavesDialog& dialog) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of answered questions
    return dialog.findChild<QMessageBox*>();
}

} // namespace

class SavesDialogWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void whatCannotBeLoadedLeavesTheGameAsItIs() {
        const QTemporaryDir folder;
        editor::PlaySession session(test::pool(), folder.path());
        playCaves(session, 1);
        QVERIFY(session.saveTo(QStringLiteral("one")).ok());
        const auto saved = play::savedGameText(session.shell());
        session.type(U'd');
        QVERIFY(session.saveTo(QStringLiteral("one")).ok());
        playCaves(session, 2);
        const auto running = play::savedGameText(session.shell());
        QVERIFY(QFile::resize(folder.filePath(QStringLiteral("one.delvesave")), 2000));
        QVERIFY(!session.loadFrom({"one"}).ok());
        QVERIFY(!session.loadFrom({"none"}).ok());
        QCOMPARE(play::savedGameText(session.shell()), running);
        QVERIFY(session.canStepBack());

        SavesDialog dialog(session, SavesDialog::Purpose::Load);
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>();
        list->setCurrentRow(list->count() - 1);
        // A sign instead of its picture, on the colour of the window, not a black box.
        const auto sign = list->item(list->count() - 1)->icon().pixmap(list->iconSize()).toImage();
        QCOMPARE(sign.pixelColor(0, 0), QGuiApplication::palette().color(QPalette::Window));
        QVERIFY(sign.pixelColor(sign.width() / 2, sign.height() / 2) != sign.pixelColor(0, 0) ||
                sign.pixelColor(sign.width() / 2, sign.height() / 2 - sign.height() / 8) != sign.pixelColor(0, 0));
        QVERIFY(!buttonOf(dialog, QStringLiteral("Load"))->isEnabled());
        auto* backup = buttonOf(dialog, QStringLiteral("Load the backup"));
        QVERIFY(backup->isVisible());
        backup->click();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(play::savedGameText(session.shell()), saved);
        QVERIFY(!session.messages().empty()); // a message says that this is the backup
    }

    /// A saved game may come from anybody: only small PNG pictures are shown. Decoders of other formats could open
    /// further files, or accept any size.
    void onlySmallPngPicturesAreShown() {
        const QTemporaryDir folder;
        editor::PlaySession session(test::pool(), folder.path());
        playCaves(session, 1);
        const auto shown = [&](QSize size, const char* format) {
            QImage picture(size, QImage::Format_RGB32);
            picture.fill(qRgb(200, 10, 20));
            QByteArray bytes;
            QBuffer buffer(&bytes);
            if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, format)) return QColor();
            play::SaveLabel label;
            label.name = "one";
            label.picture = bytes.toBase64().toStdString();
            QFile file(folder.filePath(QStringLiteral("one.delvesave")));
            if (!file.open(QIODevice::WriteOnly)) return QColor();
            file.write(QByteArray::fromStdString(play::savedGameText(session.shell(), label)));
            file.close();
            const SavesDialog dialog(session, SavesDialog::Purpose::Load);
            const auto* const list = dialog.findChild<QListWidget*>();
            const QSize icon(16, 16);
            return list->count() == 1 ? list->item(0)->icon().pixmap(icon).toImage().pixelColor(0, 0) : QColor();
        };
        QCOMPARE(shown({160, 90}, "png"), QColor(200, 10, 20));
        const QColor none = shown({160, 90}, "bmp");
        QVERIFY(none.isValid() && none != QColor(200, 10, 20));
        QCOMPARE(shown({160, 90}, "jpg"), none);
        QCOMPARE(shown({1025, 90}, "png"), none);
    }

    void whatIsThrownAwayIsAskedFor() {
        const QTemporaryDir folder;
        editor::PlaySession session(test::pool(), folder.path());
        playCaves(session, 1);
        QVERIFY(session.saveTo(QStringLiteral("one")).ok());
        SavesDialog dialog(session, SavesDialog::Purpose::Load);
        buttonOf(dialog, QStringLiteral("Delete"))->click();
        QVERIFY(answer(dialog, QStringLiteral("Cancel")));
        QVERIFY(!isAsked(dialog));
        QCOMPARE(session.savedGames().size(), std::size_t{1});
        buttonOf(dialog, QStringLiteral("Delete"))->click();
        QVERIFY(answer(dialog, QStringLiteral("Delete")));
        QVERIFY(session.savedGames().empty());
    }

    /// Except for the same game that was saved there last.
    void whatIsReplacedIsAskedFor() {
        const QTemporaryDir folder;
        editor::PlaySession first(test::pool(), folder.path());
        playCaves(first, 1);
        QVERIFY(first.saveTo(QStringLiteral("one")).ok());
        const auto before = play::savedGameText(first.shell());
        editor::PlaySession session(test::pool(), folder.path());
        playCaves(session, 2);
        SavesDialog dialog(session, SavesDialog::Purpose::Save);
        dialog.show();
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("one"));
        buttonOf(dialog, QStringLiteral("Save"))->click();
        QVERIFY(isAsked(dialog));
        QVERIFY(answer(dialog, QStringLiteral("Cancel")));
        QVERIFY(!isAsked(dialog) && dialog.isVisible());
        QVERIFY(first.loadFrom({"one"}).ok());
        QCOMPARE(play::savedGameText(first.shell()), before);
        buttonOf(dialog, QStringLiteral("Save"))->click();
        QVERIFY(answer(dialog, QStringLiteral("Replace")));
        QVERIFY(!dialog.isVisible());
        QVERIFY(first.loadFrom({"one"}).ok());
        QCOMPARE(play::savedGameText(first.shell()), play::savedGameText(session.shell()));

        SavesDialog again(session, SavesDialog::Purpose::Save);
        again.show();
        buttonOf(again, QStringLiteral("Save"))->click();
        QVERIFY(!isAsked(again) && !again.isVisible());
    }
};

DELVE_TEST(SavesDialogWindowTest)
#include "saves_dialog_window_test.moc"
