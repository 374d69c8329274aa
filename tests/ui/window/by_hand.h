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

/// Input by mouse and keys, as from a person. Events go to the window on the screen and find their control there as
/// those of the window system do: if it is hidden, covered or scrolled out of view, the test fails.
namespace delve::test {

/// Clicks the middle of a control with the left button, after scrolling to it if necessary.
void clickOn(QWidget& control);
void clickOn(QWidget& control, QPoint place, Qt::MouseButton button = Qt::LeftButton);
/// Sends the key to the widget with the focus.
void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
void typeText(const QString& text);
/// Clicks into a field, replaces its text, and ends with Enter or with Tab to the next control.
void typeInto(QWidget& field, const QString& text, Qt::Key end = Qt::Key_Return);
/// Opens a list by mouse and chooses the entry by keys.
void chooseIn(QComboBox& list, const QString& entry);
/// Chooses from the menu bar by mouse: {"File", "Save as…"}, without ampersands.
void chooseFromMenu(const QMainWindow& window, const QStringList& path);
/// Clicks the tab of a dock that shares its place with others, to bring it to the front.
void clickOnTab(const QMainWindow& window, const QString& title);
/// Finds a button by its text, without ampersands.
[[nodiscard]] QAbstractButton* buttonOf(const QWidget& in, const QString& text);

/// Answers dialogs in the order in which they open, while the code that opens them waits. An unexpected one is closed,
/// and fails the test. Dialogs that were already open are ignored.
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
    /// Types a path into the next file dialog.
    void nextFile(const QString& path);
    /// Types a colour into the next colour dialog: "#c04020".
    void nextColour(const QString& colour);
    /// Clicks a button of the next dialog.
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
