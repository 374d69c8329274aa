#pragma once

#include "tests/ui/window/window_at_work.h"

#include <QFileDialog>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

class QAbstractButton;
class QComboBox;

/// What a person does with mouse and keys. Events go to the window that lies on the screen, and find their control
/// there as those of the window system do: what is hidden, covered or out of sight is not reached, and the test fails.
namespace delve::test {

/// With the left button, in the middle of a control; one in a panel that scrolls is scrolled to.
void clickOn(QWidget& control);
void clickOn(QWidget& control, QPoint place, Qt::MouseButton button = Qt::LeftButton);
/// To whatever has the keyboard.
void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
void typeText(const QString& text);
/// Clicks into a field, types in place of what stands there, and ends with Enter or by going on to the next control.
void typeInto(QWidget& field, const QString& text, Qt::Key end = Qt::Key_Return);
/// Opens a list by the mouse and goes to the entry by keys.
void chooseIn(QComboBox& list, const QString& entry);
/// From the menu bar, by the mouse: {"File", "Save as…"}, without ampersands.
void chooseFromMenu(const QMainWindow& window, const QStringList& path);
/// Brings a dock forward that shares its place with others, by its tab.
void clickOnTab(const QMainWindow& window, const QString& title);
/// By its text, without ampersands.
[[nodiscard]] QAbstractButton* buttonOf(const QWidget& in, const QString& text);

/// Answers dialogs in the order in which they open, while that which opens them waits for it. One that nobody expects
/// is closed, and fails the test. What was open before is none of them.
class Answers : public QObject {
public:
    Answers();

    template <class Dialog>
    void next(std::function<void(Dialog&)> give) {
        m_answers.push_back([give = std::move(give)](QWidget& shown) {
            auto* dialog = qobject_cast<Dialog*>(&shown);
            if (dialog) give(*dialog);
            return dialog != nullptr;
        });
    }
    /// A path is typed into a dialog for files.
    void nextFile(const QString& path);
    /// A colour is typed into a dialog for colours: "#c04020".
    void nextColour(const QString& colour);
    /// A button of the next dialog is clicked.
    void nextButton(const QString& text);
    [[nodiscard]] bool allGiven() const { return m_answers.empty(); }
    /// The words of the dialogs that nextButton() answered.
    [[nodiscard]] const QStringList& questions() const { return m_questions; }

private:
    void look();
    void answer(QWidget& dialog);

    QTimer m_timer;
    std::deque<std::function<bool(QWidget&)>> m_answers;
    std::vector<QPointer<QWidget>> m_seen;
    QStringList m_questions;
};

/// Tests that each start with a blank map in a window with its real dialogs.
class ByHand : public QObject {
    Q_OBJECT
protected:
    [[nodiscard]] WindowAtWork& work() { return *m_work; }
    [[nodiscard]] editor::Document& document() { return m_work->document(); }
    [[nodiscard]] const Level& level() { return document().level(); }
    void menu(const QStringList& path) { chooseFromMenu(*work().window, path); }

protected slots:
    void init();
    void cleanup() { m_work.reset(); }

private:
    std::unique_ptr<WindowAtWork> m_work;
};

} // namespace delve::test
