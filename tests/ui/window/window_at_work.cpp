#include "tests/ui/window/window_at_work.h"

#include "ui/actions/action_list.h"

#include <QAction>
#include <QApplication>
#include <QtTest>

namespace delve::test {

WindowAtWork::WindowAtWork()
    : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      theme(*qApp, settings, QDBusConnection(QStringLiteral("no such bus"))) {}

WindowAtWork::~WindowAtWork() = default;

WindowContext WindowAtWork::context() {
    Questions questions;
    questions.whichFile = [this](QWidget*, const QString&, const QStringList&) { return fileToOpen; };
    questions.whereTo = [this](QWidget*, const QString&, const QString&, const QStringList&) { return whereToSave; };
    questions.unsaved = [this](QWidget*, const QStringList& documents) {
        ++askedAboutUnsaved;
        unsavedDocuments = documents;
        return unsaved;
    };
    return {theme, settings, questions, [this] { return nextSeed++; },
            [this](const QString& code) { spoken.append(code); }};
}

void WindowAtWork::openEmpty() {
    window = std::make_unique<MainWindow>(context());
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    window->activateWindow();
    QTRY_VERIFY(window->isActiveWindow());
}

void WindowAtWork::openBlank() {
    openEmpty();
    trigger(QStringLiteral("file.new-blank"));
}

void WindowAtWork::open() {
    openEmpty();
    window->beginNew();
    QTRY_VERIFY(document().level().recipe.has_value());
    settle();
}

void WindowAtWork::settle() const { QTRY_VERIFY(!window->document().generating()); }

void WindowAtWork::trigger(const QString& action) const {
    auto* found = window->actionList().find(action);
    QVERIFY2(found, qPrintable(action));
    QVERIFY2(found->isEnabled(), qPrintable(action));
    found->trigger();
}

} // namespace delve::test
