#include "ui/play/play_minimap_view.h"

#include "editor/drawing/play_minimap.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QPainter>

namespace delve::ui {

PlayMinimapView::PlayMinimapView(const editor::PlaySession& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
    setAccessibleName(tr("Mini-map of the game"));
}

void PlayMinimapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto view = m_session.view();
    const bool lights = view.lights && !view.firstPerson; // no bright card beside a dark scene
    painter.fillRect(rect(), QColor::fromRgb(lights ? mapBackdrop(palette()).voidColour : unseenColour));
    if (!m_session.game()) return;
    const QRect inside = rect().adjusted(gridStep, gridStep, -gridStep, -gridStep);
    const QSize pixels = inside.size() * devicePixelRatioF();
    if (pixels.isEmpty()) return;
    painter.drawImage(inside, editor::drawPlayMinimap(*m_session.game(), 0, pixels));
}

} // namespace delve::ui
