#include "ui/play/play_minimap_view.h"

#include "ui/map/map_backdrop.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QPainter>

namespace delve::ui {
namespace {

// Over a picture: dark glass that is as good to see before snow as in a cave.
constexpr QColor glass(12, 12, 14, 176);
constexpr QColor rim(255, 255, 255, 40);

} // namespace

PlayMinimapView::PlayMinimapView(const editor::PlaySession& session, QWidget* parent, editor::MinimapPlace place)
    : QWidget(parent), m_session(session), m_place(place) {
    setAccessibleName(tr("Mini-map of the game"));
    giveRole(*this, QAccessible::Canvas);
    connect(&session, &editor::PlaySession::stepped, this, &PlayMinimapView::drawAgain);
    connect(&session, &editor::PlaySession::changed, this, &PlayMinimapView::drawAgain);
}

void PlayMinimapView::drawAgain() {
    m_picture = {};
    update();
}

/// It is kept: over the first person view it is painted with each frame of a step.
const QImage& PlayMinimapView::picture() {
    const QSize pixels = (size() - 2 * QSize(gridStep, gridStep)) * devicePixelRatioF();
    if (!m_session.game() || pixels.isEmpty()) m_picture = {};
    else if (m_picture.isNull() || m_fitted != pixels)
        m_picture = editor::drawPlayMinimap(*m_session.game(), 0, pixels, m_place);
    m_fitted = pixels;
    return m_picture;
}

QRect PlayMinimapView::shownArea() {
    if (m_place == editor::MinimapPlace::Beside) return rect();
    QRect area({}, picture().size() / devicePixelRatioF() + 2 * QSize(gridStep, gridStep));
    area.moveTopRight(rect().topRight());
    return area;
}

void PlayMinimapView::paintGround(QPainter& painter, const QRect& area) const {
    if (m_place == editor::MinimapPlace::OverPicture) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(rim);
        painter.setBrush(glass);
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
        return;
    }
    const auto view = m_session.view();
    const bool lights = view.lights && !view.firstPerson; // no bright card beside a dark scene
    painter.fillRect(area, QColor::fromRgb(lights ? mapBackdrop(palette()).voidColour : unseenColour));
}

void PlayMinimapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRect area = shownArea();
    paintGround(painter, area);
    if (!picture().isNull()) painter.drawImage(area.adjusted(gridStep, gridStep, -gridStep, -gridStep), picture());
}

} // namespace delve::ui
