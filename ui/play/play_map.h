#pragma once

#include "editor/play/game_painter.h"
#include "editor/play/motion.h"
#include "editor/play/play_session.h"
#include "editor/play/played_level.h"
#include "ui/map/map_surface.h"

#include <QElapsedTimer>
#include <QTimer>

/// A play from above: the map as the editor draws it, limited to what the players know, and a camera that follows them
/// smoothly and keeps both visible. Repaints only what moved or changed. Owned by the play screen.
namespace delve::ui {

class PlayMap : public MapSurface {
    Q_OBJECT
public:
    explicit PlayMap(const editor::PlaySession& session, QWidget* parent = nullptr);

    /// The background of the title, while there is no game.
    void showBehindTitle(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld);
    /// Shows the whole game in its current state, and places the camera.
    void refresh();
    /// Animates what happened.
    void follow(const std::vector<play::Event>& events);
    void setLetters(bool letters);
    [[nodiscard]] bool letters() const { return m_letters; }
    void setGlides(bool glides) { m_glides = glides; } ///< else players, enemies and camera jump from cell to cell
    /// The level shown: that of the player who moved last.
    [[nodiscard]] std::uint32_t shownLevel() const { return m_shown; }
    /// What the mouse points at, as the players know it; empty: nothing.
    [[nodiscard]] QString nameUnderMouse() const;
    [[nodiscard]] bool moving() const { return m_frames.isActive(); }

signals:
    void cellPressed(delve::Cell cell);
    void pointedAt(const QString& name);

protected:
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void chooseLevel(const std::vector<play::Event>& events);
    void takeGround();
    void animate();
    void jump();
    void nextFrame();
    void updateMovingThings();
    /// The bounding rectangle, in cells, of the players on the shown level.
    [[nodiscard]] QRectF players() const;
    void chooseZoom();
    [[nodiscard]] QPointF wantedScroll() const;
    void moveCamera(double share);

    const editor::PlaySession& m_session;
    editor::PlayedLevel m_ground;
    editor::Motion m_motion;
    play::Knowledge m_known;
    editor::GamePainter m_painter;
    play::NumberSet m_gone; ///< removed things, when they were last drawn
    std::uint32_t m_shown = 0;
    double m_zoom = 28; ///< pixels a cell, as the person set it
    bool m_letters = false;
    bool m_glides = true;
    QPointF m_camera; ///< target of the view's top left, in pixels, with fractions
    QTimer m_frames;
    QElapsedTimer m_sinceFrame;
};

} // namespace delve::ui
