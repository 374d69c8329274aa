#pragma once

#include "editor/drawing/first_person.h"
#include "editor/play/play_session.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

/// A play as player one sees it, who goes and turns smoothly. Owned by the play screen.
namespace delve {

class FirstPersonView : public QWidget {
    Q_OBJECT
public:
    explicit FirstPersonView(const PlaySession& session, QWidget* parent = nullptr);

    /// As it is now, at once.
    void showAnew();
    /// Goes along with what happened.
    void follow();
    [[nodiscard]] bool moving() const { return m_frames.isActive(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] Eye wantedEye() const;
    void nextFrame();

    const PlaySession& m_session;
    FirstPerson m_drawing;
    Eye m_from;
    Eye m_to;
    double m_share = 1; ///< of the way between them
    std::uint32_t m_level = 0;
    QTimer m_frames;
    QElapsedTimer m_sinceFrame;
};

} // namespace delve
