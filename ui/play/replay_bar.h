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

/// How a replay is watched: to and fro on a slider, step by step, or by itself at any speed; and to go on playing from
/// where it is. Owned by the play screen.
namespace delve::ui {

class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(editor::PlaySession& session, QWidget* parent = nullptr);

    /// Shows where the replay is, or goes where there is none.
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
