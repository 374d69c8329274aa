#include "ui/play/first_person_view.h"

#include "ui/play/play_minimap_view.h"
#include "ui/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::ui {
namespace {

constexpr int frameMilliseconds = 16;
constexpr double stepMilliseconds = 140; ///< duration of a step or a turn
constexpr double farthestStep = 1.9;     ///< cells; a longer move is no walking step
constexpr QSize largestMinimap(32 * gridStep, 23 * gridStep);
constexpr int shareOfMinimap = 3; ///< at most one third of the picture

} // namespace

FirstPersonView::FirstPersonView(const editor::PlaySession& session, QWidget* parent)
    : QWidget(parent), m_session(session),
      m_minimap(new PlayMinimapView(session, this, editor::MinimapPlace::OverPicture)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("First-person view"));
    m_frames.setInterval(frameMilliseconds);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, &FirstPersonView::nextFrame);
}

editor::Eye FirstPersonView::wantedEye() const { return editor::eyeOf(m_session.game()->players.front()); }

void FirstPersonView::refresh() {
    const auto* game = m_session.game();
    if (!game) return;
    m_level = game->players.front().place.level;
    m_from = m_to = wantedEye();
    m_share = 1;
    m_frames.stop();
    update();
}

void FirstPersonView::follow() {
    const auto* game = m_session.game();
    if (!game) return;
    if (game->players.front().place.level != m_level) return refresh();
    const editor::Eye now = editor::between(m_from, m_to, m_share);
    const editor::Eye wanted = wantedEye();
    if (std::hypot(wanted.x - now.x, wanted.y - now.y) > farthestStep || !m_glides) return refresh();
    m_from = now;
    m_to = wanted;
    m_share = 0;
    if (!m_frames.isActive()) m_sinceFrame.start();
    if (!m_frames.isActive()) m_frames.start();
    update();
}

void FirstPersonView::nextFrame() {
    m_share = std::min(1.0, m_share + static_cast<double>(m_sinceFrame.restart()) / stepMilliseconds);
    if (m_share >= 1) m_frames.stop();
    update();
}

void FirstPersonView::resizeEvent(QResizeEvent*) {
    const QSize small = largestMinimap.boundedTo({width() / shareOfMinimap, height() / shareOfMinimap});
    m_minimap->setGeometry(width() - small.width() - 2 * gridStep, 2 * gridStep, small.width(), small.height());
}

void FirstPersonView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto* game = m_session.game();
    if (!game) return painter.fillRect(rect(), Qt::black);
    const QSize pixels = size() * devicePixelRatioF();
    painter.drawImage(
        rect(), m_drawing.draw(*game, 0, editor::between(m_from, m_to, m_share), m_session.view().lights, pixels));
}

} // namespace delve::ui
