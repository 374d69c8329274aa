#include "editor/formats/formats.h"
#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/each_language.h"
#include "ui/actions/action_list.h"
#include "ui/dialogs/dialog_manners.h"
#include "ui/dialogs/export_options.h"
#include "ui/files/recovery_dialog.h"
#include "ui/menus/tables.h"
#include "ui/palette/pixel_editor.h"
#include "ui/palette/tile_dialog.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"
#include "ui/window/preferences.h"

#include <QAction>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>
#include <QTabWidget>
#include <QtTest>

#include <functional>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

/// The faults in the mnemonics of visible controls: buttons without one, and duplicates.
QStringList faultsIn(const QDialog& dialog) {
    QStringList faults;
    QHash<QString, QString> owners;
    const auto hear = [&](const QString& text, bool needed) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (letter.isEmpty()) {
            if (needed) faults.append(QStringLiteral("“%1” has no letter").arg(text));
            return;
        }
        if (owners.contains(letter)) faults.append(QStringLiteral("“%1” and “%2”").arg(owners[letter], text));
        owners.insert(letter, text);
    };
    for (const auto* button : dialog.findChildren<QPushButton*>())
        if (button->isVisible() && !button->text().isEmpty()) hear(button->text(), true);
    for (const auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible() && !qobject_cast<const QPushButton*>(button)) hear(button->text(), false);
    for (const auto* box : dialog.findChildren<QGroupBox*>())
        if (box->isVisible()) hear(box->title(), false);
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy()) hear(label->text(), false);
    for (const auto* tabs : dialog.findChildren<QTabBar*>())
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) hear(tabs->tabText(i), false);
    return faults;
}

const editor::RecoveredWork recovered{
    QStringLiteral("/tmp/a.delve"), QStringLiteral("/tmp/b.delve"), QStringLiteral("b"), {}};

/// Each question, asked as the program does.
std::vector<std::pair<const char*, std::function<void(QWidget*)>>> allQuestions() {
    const Questions ask = askByDialogs();
    const QString path = QStringLiteral("/tmp/b.delve");
    return {{"unsaved", [ask](QWidget* parent) { (void)ask.unsaved(parent, {QStringLiteral("one")}); }},
            {"unsaved, several",
             [ask](QWidget* parent) {
                 (void)ask.unsaved(parent, {QStringLiteral("one"), QStringLiteral("two")});
             }},
            {"overwrite", [ask, path](QWidget* parent) { (void)ask.overwrite(parent, path); }},
            {"drop", [ask, path](QWidget* parent) { (void)ask.drop(parent, path); }},
            {"taken here", [ask, path](QWidget* parent) { (void)ask.taken(parent, path, true); }},
            {"taken elsewhere", [ask, path](QWidget* parent) { (void)ask.taken(parent, path, false); }},
            {"replace files", [ask](QWidget* parent) { (void)ask.replaceFiles(parent, {QStringLiteral("a.png")}); }},
            {"give up", [ask](QWidget* parent) { (void)ask.giveUp(parent, recovered); }}};
}

} // namespace

/// Rules for all dialogs: each button has a mnemonic, and no two share one, in each language; and no dialog is larger
/// than the screen.
class DialogMannersWindowTest : public QObject {
    Q_OBJECT

    static void look(const QDialog& dialog, const char* name) {
        const auto faults = faultsIn(dialog);
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1String(name) + QStringLiteral(": ") + faults.join(u';')));
    }
    /// Checks its pages one by one.
    static void lookAtShown(QDialog& dialog, const char* name) {
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto* pages = dialog.findChild<QTabWidget*>();
        for (int i = 0; i < (pages ? pages->count() : 1); ++i) {
            if (pages) const_cast<QTabWidget*>(pages)->setCurrentIndex(i);
            look(dialog, name);
        }
        dialog.close();
    }
    static void showAndLook(QDialog& dialog, const char* name) {
        dialog.show();
        lookAtShown(dialog, name);
    }

    /// The letters and the names that two entries of one menu share, in all of its submenus as well.
    static QStringList sharedByEntries(const QMenu& menu) {
        QStringList faults;
        QHash<QString, QString> owners;
        for (const auto* action : menu.actions()) {
            if (action->menu()) faults += sharedByEntries(*action->menu());
            const QString name = QString(action->text()).remove(u'&');
            if (!name.isEmpty() && owners.contains(name)) faults << name;
            owners.insert(name, action->text());
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (letter.isEmpty()) continue;
            if (owners.contains(letter)) faults << owners[letter] + QStringLiteral(" / ") + action->text();
            owners.insert(letter, action->text());
        }
        return faults;
    }

private slots:
    void everyEntryOfAMenuIsItsOwn_data() { addEachLanguage(); }
    void everyEntryOfAMenuIsItsOwn() {
        QFETCH(const QString, language);
        editor::Translations translations;
        translations.use(language);
        test::WindowAtWork work;
        work.openBlank();
        QStringList shared;
        for (const auto& entries : {mapMenuEntries(MapPlace::Thing), mapMenuEntries(MapPlace::Selection),
                                    mapMenuEntries(MapPlace::Cell), tabMenuEntries()}) {
            QMenu menu;
            work.window->actionList().fillMenu(menu, entries);
            shared += sharedByEntries(menu);
        }
        for (const auto* menu : work.window->menuBar()->actions()) shared += sharedByEntries(*menu->menu());
        QCOMPARE(shared.join(u'\n'), QString());
    }

    void everyButtonOfEveryDialogHasALetter_data() { addEachLanguage(); }
    void everyButtonOfEveryDialogHasALetter() {
        QFETCH(const QString, language);
        editor::Translations translations;
        translations.use(language);
        WindowAtWork work;
        work.openBlank();
        for (const auto* action :
             {"file.new-map", "program.preferences", "help.keys", "help.search", "world.tables", "level.skin"}) {
            work.trigger(QString::fromLatin1(action));
            QDialog* shown = nullptr;
            for (auto* dialog : work.window->findChildren<QDialog*>())
                if (dialog->isVisible()) shown = dialog;
            QVERIFY2(shown, action);
            lookAtShown(*shown, action);
        }
        for (const auto& format : editor::builtInFormats()) {
            if (!format.canWrite() || format.writeOptions.empty()) continue;
            ExportOptions dialog(format, {40, 30}, {});
            showAndLook(dialog, "export");
        }
        TileKind moss;
        moss.name = "moss";
        TileDialog tile(moss);
        showAndLook(tile, "tile");
        PixelEditor pixels(moss);
        showAndLook(pixels, "pixels");
        RecoveryDialog recovery({recovered, recovered}, {});
        showAndLook(recovery, "recovery");
        work.window->pages().current()->viewOf<PlayView>()->screen().showSlots(false);
        for (auto* dialog : work.window->findChildren<QDialog*>())
            if (dialog->isVisible()) lookAtShown(*dialog, "saved games");
    }

    void everyQuestionHasLetters_data() { addEachLanguage(); }
    void everyQuestionHasLetters() {
        QFETCH(const QString, language);
        editor::Translations translations;
        translations.use(language);
        WindowAtWork work;
        work.openBlank();
        for (const auto& [name, ask] : allQuestions()) {
            Answers answers;
            answers.next<QMessageBox>([name = name](QMessageBox& box) {
                look(box, name);
                box.reject();
            });
            ask(work.window.get());
            QVERIFY(answers.allGiven());
        }
    }

    /// Alt with the letter presses the button.
    void aLetterAnswersTheQuestion() {
        WindowAtWork work;
        work.openBlank();
        Unsaved answer = Unsaved::Save;
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox&) { pressKey(Qt::Key_D, Qt::AltModifier); });
        answer = askByDialogs().unsaved(work.window.get(), {QStringLiteral("one")});
        QCOMPARE(answer, Unsaved::Discard);
    }

    void lettersAreGivenWhereTheyAreFree() {
        QDialog dialog;
        QPushButton taken(QStringLiteral("&Save"), &dialog);
        QPushButton first(QStringLiteral("Stop"), &dialog);
        QPushButton second(QStringLiteral("Top"), &dialog);
        QPushButton none(QStringLiteral("…"), &dialog);
        giveMnemonics(dialog);
        QCOMPARE(taken.text(), QStringLiteral("&Save"));
        QCOMPARE(first.text(), QStringLiteral("S&top"));
        QCOMPARE(second.text(), QStringLiteral("T&op"));
        QCOMPARE(none.text(), QStringLiteral("…"));
    }

    /// In a process of its own: the scale is fixed when a program starts.
    void nothingIsLargerThanAScreenOfTwiceTheSize() {
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_SCALED")) return openAll();
        QProcess scaled;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        environment.insert(QStringLiteral("DELVEWRIGHT_SCALED"), QStringLiteral("1"));
        scaled.setProcessEnvironment(environment);
        scaled.setProcessChannelMode(QProcess::MergedChannels);
        scaled.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("DialogMannersWindowTest"), QStringLiteral("nothingIsLargerThanAScreenOfTwiceTheSize")});
        QVERIFY(scaled.waitForFinished(120'000));
        QVERIFY2(scaled.exitCode() == 0, scaled.readAll().constData());
    }

private:
    static void fits(const QWidget& window, const char* name) {
        const QSize room = window.screen()->availableSize();
        const QSize size = window.frameSize();
        QVERIFY2(size.width() <= room.width() && size.height() <= room.height(),
                 qPrintable(QStringLiteral("%1 takes %2 x %3 of %4 x %5")
                                .arg(QLatin1String(name))
                                .arg(size.width())
                                .arg(size.height())
                                .arg(room.width())
                                .arg(room.height())));
    }
    static void openAll() {
        WindowAtWork work;
        work.open();
        QCOMPARE(work.window->devicePixelRatioF(), 2.0);
        fits(*work.window, "the window");
        for (const auto* action : {"file.new-map", "program.preferences", "help.keys", "world.tables", "level.skin"}) {
            work.trigger(QString::fromLatin1(action));
            for (auto* dialog : work.window->findChildren<QDialog*>()) {
                if (!dialog->isVisible()) continue;
                fits(*dialog, action);
                dialog->close();
            }
        }
        auto& view = *work.window->pages().current()->viewOf<PlayView>();
        view.setOwnWindow(true);
        fits(*view.screen().window(), "the play");
    }
};

DELVE_TEST(DialogMannersWindowTest)
#include "dialog_manners_window_test.moc"
