#pragma once

#include <QObject>

#include <functional>

class QWidget;

/// Hears what becomes of a session whose end the person agreed to. Its end comes as an order to quit; nothing comes
/// where another program stops the desktop from logging out. So whoever types, clicks or closes the window without that
/// order goes on with the session, and their agreement holds no more. Watches over the application; owned by the
/// window.
namespace delve::ui {

class SessionEnd : public QObject {
    Q_OBJECT
public:
    /// `goesOn` is called before the window hears of what says so.
    SessionEnd(QWidget& window, std::function<void()> goesOn);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    std::function<void()> m_goesOn;
    bool m_quits = false; ///< the order is being obeyed
};

} // namespace delve::ui
