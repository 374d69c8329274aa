#include "ui/palette/tileset_view.h"

#include "editor/tilesets/tileset.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr int smallPicture = 256; ///< smaller ones are shown twice as large
const QColor shade(0, 0, 0, 130);

} // namespace

TilesetView::TilesetView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    giveRole(*this, QAccessible::Canvas);
    setProperty(ringShowsFocus, true);
    setAccessibleName(tr("Tiles of the picture"));
    setAccessibleDescription(tr("Arrows move from tile to tile, Space chooses."));
}

void TilesetView::showPieces(const QImage& picture, std::vector<QRect> pieces) {
    m_picture = picture;
    m_scale = std::max(picture.width(), picture.height()) <= smallPicture ? 2 : 1;
    m_pieces = std::move(pieces);
    m_chosen.assign(m_pieces.size(), false);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) m_chosen[i] = !editor::isEmptyPiece(m_picture, m_pieces[i]);
    m_cursor = none;
    setFixedSize(m_picture.size() * m_scale);
    update();
    emit chosenChanged();
}

void TilesetView::chooseAll(bool chosen) {
    m_chosen.assign(m_pieces.size(), chosen);
    update();
    emit chosenChanged();
}

std::vector<QRect> TilesetView::chosen() const {
    std::vector<QRect> chosen;
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        if (m_chosen[i]) chosen.push_back(m_pieces[i]);
    return chosen;
}

QPoint TilesetView::placeOf(std::size_t piece) const { return m_pieces[piece].center() * m_scale; }

void TilesetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    painter.drawImage(rect(), m_picture);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const QRect area(m_pieces[i].topLeft() * m_scale, m_pieces[i].size() * m_scale);
        if (!m_chosen[i]) painter.fillRect(area, shade);
        painter.setPen(m_chosen[i] ? palette().color(QPalette::Highlight) : QColor(255, 255, 255, 60));
        painter.drawRect(area.adjusted(0, 0, -1, -1));
        if (i != m_cursor || !hasFocus()) continue;
        painter.setPen(QPen(Qt::white, 2, Qt::DotLine));
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
}

std::size_t TilesetView::pieceAt(QPointF place) const {
    const QPointF at = place / m_scale;
    const QPoint pixel(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y())));
    const auto found =
        std::find_if(m_pieces.begin(), m_pieces.end(), [pixel](const QRect& piece) { return piece.contains(pixel); });
    return found == m_pieces.end() ? none : static_cast<std::size_t>(found - m_pieces.begin());
}

void TilesetView::set(std::size_t piece, bool chosen) {
    if (piece == none || m_chosen[piece] == chosen) return;
    m_chosen[piece] = chosen;
    update();
    emit chosenChanged();
}

void TilesetView::mousePressEvent(QMouseEvent* event) {
    const auto piece = pieceAt(event->position());
    if (piece == none) return;
    m_drags = !m_chosen[piece];
    set(piece, m_drags);
}

void TilesetView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) set(pieceAt(event->position()), m_drags);
}

void TilesetView::keyPressEvent(QKeyEvent* event) {
    if (m_pieces.empty()) return QWidget::keyPressEvent(event);
    const auto perRow = static_cast<std::size_t>(
        std::max<std::ptrdiff_t>(1, std::count_if(m_pieces.begin(), m_pieces.end(), [this](const QRect& piece) {
                                     return piece.top() == m_pieces.front().top();
                                 })));
    const auto go = [this](std::size_t to) {
        m_cursor = to < m_pieces.size() ? to : m_cursor == none ? 0 : m_cursor;
        update();
    };
    const std::size_t here = m_cursor;
    switch (event->key()) {
    case Qt::Key_Left: return go(here == none ? 0 : here - 1);
    case Qt::Key_Right: return go(here + 1);
    case Qt::Key_Up: return go(here == none ? 0 : here - perRow);
    case Qt::Key_Down: return go(here == none ? 0 : here + perRow);
    case Qt::Key_Space: return here == none ? go(0) : set(here, !m_chosen[here]);
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace delve::ui
