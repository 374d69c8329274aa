#pragma once

#include "editor/drawing/first_person.h"
#include "editor/play/play_session.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

/// A play as player one sees it, with smooth walking and turning, and the mini-map in a corner of the picture. Owned by
/// the play screen.
namespace delve::ui {

class PlayMinimapView;

class FirstPersonView : public QWidget {
    Q_OBJECT
public:
    explicit FirstPersonView(const editor::PlaySession& session, QWidget* parent = nullptr);

    /// Jumps to the current state.
    void refresh();
    /// Animates what happened.
    void follow();
    [[nodiscard]] bool moving() const { return m_frames.isActive(); }
    void setGlides(bool glides) { m_glides = glides; } ///< else it jumps from cell to cell
    [[nodiscard]] PlayMinimapView& minimap() const { return *m_minimap; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] editor::Eye wantedEye() const;
    void nextFrame();

    const editor::PlaySession& m_session;
    PlayMinimapView* m_minimap;
    editor::FirstPerson m_drawing;
    editor::Eye m_from;
    editor::Eye m_to;
    bool m_glides = true;
    double m_share = 1; ///< of the way between them
    std::uint32_t m_level = 0;
    QTimer m_frames;
    QElapsedTimer m_sinceFrame;
};

} // namespace delve::ui
