#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace delve::editor {
class PlaySession;
}

/// Controls of a replay: a slider for its position, single steps, and playback at any speed; and a button to continue
/// playing from there. Owned by the play screen.
namespace delve::ui {

class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(editor::PlaySession& session, QWidget* parent = nullptr);

    /// Shows the position of the replay; hides if there is none.
    void follow();
    void run(bool on);
    [[nodiscard]] bool running() const { return m_timer.isActive(); }

private:
    void layOut();
    void tick();

    editor::PlaySession& m_session;
    QToolButton* m_run;
    QToolButton* m_step;
    QToolButton* m_stepBack;
    QSlider* m_slider;
    QLabel* m_place;
    QComboBox* m_speed;
    QTimer m_timer;
};

} // namespace delve::ui
