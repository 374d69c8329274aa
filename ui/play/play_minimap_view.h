#pragma once

#include "editor/drawing/play_minimap.h"
#include "editor/play/play_session.h"

#include <QImage>
#include <QWidget>

/// The small map of a play: rooms coloured by kind, only what the players have seen. Beside the map it is a card of its
/// own; over the first person view it is dark and lets the picture through. Owned by the play screen, by that view and
/// by the dock *Mini-map*.
namespace delve::ui {

class PlayMinimapView : public QWidget {
    Q_OBJECT
public:
    explicit PlayMinimapView(const editor::PlaySession& session, QWidget* parent = nullptr,
                             editor::MinimapPlace place = editor::MinimapPlace::Beside);

    /// What it covers: over a picture no more than the cells that were seen.
    [[nodiscard]] QRect shownArea();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintGround(QPainter& painter, const QRect& area) const;
    void drawAgain();
    [[nodiscard]] const QImage& picture();

    const editor::PlaySession& m_session;
    editor::MinimapPlace m_place;
    QImage m_picture; ///< null: to be drawn
    QSize m_fitted;   ///< it was drawn for so many pixels
};

} // namespace delve::ui
