#include "ui/palette/pixel_grid.h"

#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int defaultSide = 48 * gridStep;
constexpr QRgb clear = 0;
const QColor checkerLight(0xc8, 0xc8, 0xc8);
const QColor checkerDark(0xa8, 0xa8, 0xa8);

} // namespace

PixelGrid::PixelGrid(const editor::PixelPicture& picture, QWidget* parent) : QWidget(parent), m_picture(picture) {
    setFocusPolicy(Qt::StrongFocus);
    giveRole(*this, QAccessible::Canvas);
    setProperty(ringShowsFocus, true);
    setCursor(Qt::CrossCursor);
    setMinimumSize(defaultSide / 2, defaultSide / 2);
    setAccessibleName(tr("Pixels of the tile"));
    setAccessibleDescription(tr("Arrows move from pixel to pixel, Space draws, Delete clears, P picks the colour."));
}

QSize PixelGrid::sizeHint() const { return {defaultSide, defaultSide}; }

int PixelGrid::scale() const { return std::max(1, std::min(width(), height()) / m_picture.side()); }

QPoint PixelGrid::pixelAt(QPointF place) const {
    return {static_cast<int>(place.x()) / scale(), static_cast<int>(place.y()) / scale()};
}

QPoint PixelGrid::placeOf(QPoint pixel) const { return pixel * scale() + QPoint(scale() / 2, scale() / 2); }

void PixelGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int side = m_picture.side();
    const int pixel = scale();
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const QRect area(x * pixel, y * pixel, pixel, pixel);
            painter.fillRect(area, (x + y) % 2 == 0 ? checkerLight : checkerDark);
            painter.fillRect(area, QColor::fromRgba(m_picture.image().pixel(x, y)));
        }
    painter.setPen(QColor(0, 0, 0, 40));
    for (int i = 0; i <= side; ++i) {
        painter.drawLine(i * pixel, 0, i * pixel, side * pixel);
        painter.drawLine(0, i * pixel, side * pixel, i * pixel);
    }
    if (m_cursor && hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRect(*m_cursor * pixel, QSize(pixel, pixel)));
    }
}

/// The right button picks a colour with every tool.
void PixelGrid::mousePressEvent(QMouseEvent* event) {
    m_cursor.reset();
    const bool picks = event->button() == Qt::RightButton;
    m_held = event->button() == Qt::LeftButton;
    if (picks || event->button() == Qt::LeftButton) begin(pixelAt(event->position()), picks ? PixelTool::Pick : m_tool);
}

void PixelGrid::mouseMoveEvent(QMouseEvent* event) {
    if (m_held) drawTo(pixelAt(event->position()));
}

void PixelGrid::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) m_held = false;
}

void PixelGrid::begin(QPoint pixel, PixelTool tool) {
    m_stroke = tool;
    m_last = pixel;
    if (tool == PixelTool::Pick) {
        if (m_picture.image().valid(pixel)) emit picked(m_picture.image().pixel(pixel));
        return;
    }
    m_picture.begin();
    if (tool == PixelTool::Fill) return change([&](editor::PixelPicture& picture) { picture.fill(pixel, m_colour); });
    drawTo(pixel);
}

void PixelGrid::drawTo(QPoint pixel) {
    if (m_stroke != PixelTool::Pencil && m_stroke != PixelTool::Eraser) return;
    const QRgb colour = m_stroke == PixelTool::Eraser ? clear : m_colour;
    change([&](editor::PixelPicture& picture) { picture.draw(m_last, pixel, colour, m_mirror); });
    m_last = pixel;
}

void PixelGrid::dropStroke() {
    m_held = false;
    if (m_stroke != PixelTool::Pick) change([](editor::PixelPicture& picture) { picture.drop(); });
}

void PixelGrid::moveCursor(QPoint by) {
    const int last = m_picture.side() - 1;
    const QPoint to = m_cursor ? *m_cursor + by : QPoint(last / 2, last / 2);
    m_cursor = QPoint(std::clamp(to.x(), 0, last), std::clamp(to.y(), 0, last));
    update();
}

void PixelGrid::keyPressEvent(QKeyEvent* event) {
    if (m_held && event->key() == Qt::Key_Escape) return dropStroke();
    switch (event->key()) {
    case Qt::Key_Left: return moveCursor({-1, 0});
    case Qt::Key_Right: return moveCursor({1, 0});
    case Qt::Key_Up: return moveCursor({0, -1});
    case Qt::Key_Down: return moveCursor({0, 1});
    default: break;
    }
    if (!m_cursor) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Space: return begin(*m_cursor, m_tool);
    case Qt::Key_Delete: return begin(*m_cursor, PixelTool::Eraser);
    case Qt::Key_P: return begin(*m_cursor, PixelTool::Pick);
    default: QWidget::keyPressEvent(event);
    }
}

void PixelGrid::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace delve::ui
