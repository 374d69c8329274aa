#pragma once

#include <QObject>

class QEvent;
class QKeyEvent;
class QWidget;

/// Signals when a person starts and stops holding a control: from a press of the mouse or of a key that steps it, to
/// the release. All changes meanwhile are one undo step. Owned by the control.
namespace delve::ui {

class HeldControl : public QObject {
    Q_OBJECT
public:
    enum class By { Mouse, Key };
    explicit HeldControl(QWidget* control);

signals:
    void held(delve::ui::HeldControl::By by); ///< before the control gets the press, since it may change at once
    void released();                          ///< after the control got the release, since it may change once more

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hold(By by, int key = 0);
    void endHold();
    void keyEvent(const QKeyEvent& event);
    /// Passes the release to the control first; true, since it is handled.
    bool passRelease(QEvent* event);
    /// The mouse moves with no button down: the release was missed, and is sent to the control now. True if so.
    bool makeUpRelease(const QEvent& event);

    QWidget* m_control;
    bool m_held = false;
    By m_by = By::Mouse;
    int m_key = 0; ///< the held key
};

} // namespace delve::ui
