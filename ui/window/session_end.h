#pragma once

#include <QObject>

#include <functional>

class QWidget;

/// Watches what follows after the person agreed to the end of the session. If it ends, the program gets a quit
/// request; if another program prevents the logout, it gets nothing. So typing, clicking or closing the window without
/// that request means that the session continues, and the agreement expires. Watches the application; owned by the
/// window.
namespace delve::ui {

class SessionEnd : public QObject {
    Q_OBJECT
public:
    /// Calls `goesOn` before the window gets the event that shows this.
    SessionEnd(QWidget& window, std::function<void()> goesOn);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    std::function<void()> m_goesOn;
    bool m_quits = false; ///< the quit request is being handled
};

} // namespace delve::ui
