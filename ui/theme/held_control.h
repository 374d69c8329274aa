#pragma once

#include <QObject>

class QEvent;
class QKeyEvent;
class QWidget;

/// Tells when a person begins to hold a control and when they stop: from a press of the mouse, or of a key that steps
/// it, to the release. Whatever the control changes meanwhile is one undo step. Owned by the control.
namespace delve::ui {

class HeldControl : public QObject {
    Q_OBJECT
public:
    enum class By { Mouse, Key };
    explicit HeldControl(QWidget* control);

signals:
    void held(delve::ui::HeldControl::By by); ///< before the control itself has the press: it may change at once
    void released();                          ///< after the control has had the release: it may change once more

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hold(By by, int key = 0);
    void endHold();
    void keyEvent(const QKeyEvent& event);
    /// Gives the control its release first; true, since it has had it.
    bool passRelease(QEvent* event);
    /// The mouse moves and no button is down: the release went elsewhere, and the control has it late. True if so.
    bool makeUpRelease(const QEvent& event);

    QWidget* m_control;
    bool m_held = false;
    By m_by = By::Mouse;
    int m_key = 0; ///< that is held
};

} // namespace delve::ui
