#include "tests/ui/window/by_hand.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollArea>
#include <QTabBar>
#include <QWindow>
#include <QtTest>

#include <algorithm>

namespace delve::test {

namespace {

QString bare(QString text) { return text.remove(u'&'); }

void scrollTo(QWidget& control) {
    for (auto* parent = control.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent)) area->ensureWidgetVisible(&control);
    QCoreApplication::processEvents();
}

/// A window manager restores the focus when a dialog is closed; without one, this does.
QWindow* windowWithKeyboard() {
    if (auto* window = QGuiApplication::focusWindow()) return window;
    for (auto* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && !widget->windowHandle()->transientParent()) widget->activateWindow();
    [] { QTRY_VERIFY(QGuiApplication::focusWindow()); }();
    return QGuiApplication::focusWindow();
}

QAction* actionOf(const QWidget& menu, const QString& text) {
    for (auto* action : menu.actions())
        if (bare(action->text()) == text) return action;
    return nullptr;
}

void clickOnEntry(QMenu& menu, QAction& entry) {
    const QPoint at = menu.actionGeometry(&entry).center();
    QTest::mouseMove(menu.windowHandle(), at);
    QTest::mouseClick(menu.windowHandle(), Qt::LeftButton, {}, at);
}

} // namespace

void clickOn(QWidget& control) {
    scrollTo(control);
    const bool ticks = qobject_cast<QCheckBox*>(&control) != nullptr; // the area beside its text is not clickable
    clickOn(control, ticks ? QPoint(8, control.height() / 2) : control.rect().center());
}

void clickOn(QWidget& control, QPoint place, Qt::MouseButton button) {
    auto* window = control.window();
    if (window->windowType() != Qt::Popup && !window->isActiveWindow()) { // as a window manager does with a click
        window->activateWindow();
        QTRY_VERIFY(window->isActiveWindow());
    }
    const QPoint at = control.mapTo(window, place);
    auto* there = window->childAt(at);
    const bool reached = control.isVisible() && (there == &control || (there && control.isAncestorOf(there)) ||
                                                 (!there && window == &control));
    const QString name = control.metaObject()->className() + QStringLiteral(" ") + control.accessibleName();
    QVERIFY2(reached, qPrintable(name + QStringLiteral(" is not to be seen")));
    QTest::mouseMove(window->windowHandle(), at);
    QTest::mouseClick(window->windowHandle(), button, {}, at);
}

void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    if (auto* window = windowWithKeyboard()) QTest::keyClick(window, key, modifiers);
}

void typeText(const QString& text) {
    for (const auto letter : text)
        if (auto* window = windowWithKeyboard()) QTest::keyClick(window, letter.toLatin1());
}

void typeInto(QWidget& field, const QString& text, Qt::Key end) {
    clickOn(field);
    QTRY_VERIFY(field.hasFocus() || field.isAncestorOf(QApplication::focusWidget()));
    QTRY_COMPARE(QGuiApplication::focusObject(), QApplication::focusWidget()); // else typed letters would choose tools
    pressKey(Qt::Key_End); // not Ctrl+A: before the focus arrives, that selects the map
    pressKey(Qt::Key_Home, Qt::ShiftModifier);
    typeText(text);
    pressKey(end);
}

void chooseIn(QComboBox& list, const QString& entry) {
    clickOn(list);
    QTRY_VERIFY(list.view()->isVisible());
    const int wanted = list.findText(entry);
    QVERIFY2(wanted >= 0, qPrintable(entry));
    auto* popup = list.view()->window()->windowHandle();
    QTest::keyClick(popup, Qt::Key_Home);
    for (int i = 0; i < wanted; ++i) QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
}

void chooseFromMenu(const QMainWindow& window, const QStringList& path) {
    auto* bar = window.menuBar();
    auto* entry = actionOf(*bar, path.front());
    QVERIFY2(entry, qPrintable(path.front()));
    clickOn(*bar, bar->actionGeometry(entry).center());
    for (const auto& text : path.mid(1)) {
        auto* menu = entry->menu();
        QTRY_VERIFY(menu->isVisible());
        entry = actionOf(*menu, text);
        QVERIFY2(entry && entry->isEnabled(), qPrintable(text));
        clickOnEntry(*menu, *entry);
    }
}

void clickOnTab(const QMainWindow& window, const QString& title) {
    for (auto* tabs : window.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i)
            if (bare(tabs->tabText(i)) == title && tabs->isVisible()) return clickOn(*tabs, tabs->tabRect(i).center());
    QFAIL(qPrintable(title));
}

QAbstractButton* buttonOf(const QWidget& in, const QString& text) {
    for (auto* button : in.findChildren<QAbstractButton*>())
        if (bare(button->text()) == text && button->isVisible()) return button;
    return nullptr;
}

Answers::Answers() {
    if (auto* open = QApplication::activeModalWidget()) m_seen.emplace_back(open);
    connect(&m_timer, &QTimer::timeout, this, &Answers::look);
    m_timer.start(5);
}

void Answers::look() {
    auto* dialog = QApplication::activeModalWidget();
    if (!dialog || !dialog->windowHandle() || !dialog->windowHandle()->isExposed() || !dialog->isActiveWindow()) return;
    if (std::find(m_seen.begin(), m_seen.end(), dialog) != m_seen.end()) return;
    m_seen.emplace_back(dialog);
    // Not within the timer's signal: the timer would not fire while a further dialog is open.
    QMetaObject::invokeMethod(
        this,
        [this, shown = QPointer(dialog)] {
            if (shown) answer(*shown);
        },
        Qt::QueuedConnection);
}

void Answers::answer(QWidget& dialog) {
    if (m_answers.empty()) {
        QTest::qFail(qPrintable(QStringLiteral("nobody expects ") + dialog.windowTitle()), __FILE__, __LINE__);
        dialog.close();
        return;
    }
    const auto give = m_answers.front();
    m_answers.pop_front();
    if (give(dialog)) return;
    QTest::qFail(qPrintable(QStringLiteral("another dialog is expected than ") + dialog.windowTitle()), __FILE__,
                 __LINE__);
    dialog.close();
}

void Answers::nextFile(const QString& path) {
    next<QFileDialog>([path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setCompleter(nullptr); // its list appears whenever the disk responds
        typeInto(*name, path);
    });
}

void Answers::nextColour(const QString& colour) {
    next<QColorDialog>([colour](QColorDialog& dialog) {
        for (auto* line : dialog.findChildren<QLineEdit*>())
            if (!qobject_cast<QAbstractSpinBox*>(line->parentWidget())) return typeInto(*line, colour);
        QFAIL("no line for a colour");
    });
}

void Answers::nextButton(const QString& text) {
    next<QDialog>([this, text](QDialog& dialog) {
        for (const auto* label : dialog.findChildren<QLabel*>()) m_questions.append(label->text());
        auto* button = buttonOf(dialog, text);
        if (button) return clickOn(*button);
        QTest::qFail(qPrintable(QStringLiteral("no button ") + text), __FILE__, __LINE__);
        dialog.close();
    });
}

void ByHand::init() {
    m_work = std::make_unique<WindowAtWork>();
    work().asksByDialogs = true;
    work().openBlank();
}

} // namespace delve::test

#include "moc_by_hand.cpp"
