#include "ui/map/mini_map.h"

#include "editor/drawing/overlay_painting.h"
#include "editor/drawing/problem_marks.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace delve::ui {

MiniMap::MiniMap(QWidget* parent) : QWidget(parent), m_drawing(0) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Mini-map"));
    giveRole(*this, QAccessible::Canvas);
    setProperty(ringShowsFocus, true);
    m_drawing.setBackground(mapBackdrop(palette()).voidColour);
}

void MiniMap::showLevel(const Level& level, const TileCatalogue& catalogue, const Properties& ofWorld) {
    m_drawing.setWorld(ofWorld);
    showAgain(level, catalogue);
}

void MiniMap::showAgain(const Level& level, const TileCatalogue& catalogue) {
    m_drawing.show(level, catalogue);
    renderPicture(wholeOf(level.size()));
}

void MiniMap::updateLevel(const Level& level, const CellsByChunk& cells) {
    if (level.size() != m_drawing.size() || !m_drawing.hasSkinOf(level))
        return showAgain(level, TileCatalogue(m_drawing.catalogue()));
    m_drawing.update(level, cells);
    for (const auto& area : cells.rectangles())
        renderPicture(area.grown(m_drawing.reach())); // edges reach into neighbours
}

void MiniMap::setVisibleCells(QRectF cells) {
    if (cells == m_visible) return;
    m_visible = cells;
    update();
}

void MiniMap::setChosen(std::vector<Rect> areas) {
    if (areas == m_chosen) return;
    m_chosen = std::move(areas);
    update();
}

void MiniMap::setProblems(const editor::ProblemMarks* problems) {
    m_problems = problems;
    update();
}

double MiniMap::scale() const {
    const auto size = m_drawing.size();
    if (size.area() == 0) return 1;
    const double ratio = devicePixelRatioF();
    const double fits = std::min(double(width()) / size.width, double(height()) / size.height) * ratio;
    return (fits > 1 ? std::floor(fits) : fits) / ratio;
}

QRectF MiniMap::mapRect() const {
    const QSizeF size = QSizeF(m_drawing.size().width, m_drawing.size().height) * scale();
    return {QPointF(std::floor((width() - size.width()) / 2), std::floor((height() - size.height()) / 2)), size};
}

void MiniMap::renderPicture(const Rect& region) {
    if (m_drawing.size().area() == 0) return;
    const double ratio = devicePixelRatioF();
    const double pixels = scale() * ratio;
    if (pixels <= 0) return; // the dock is not laid out yet
    const QSize wanted = editor::MapDrawing::pixelsOf(m_drawing.size(), pixels);
    Rect cells = region.intersected(wholeOf(m_drawing.size()));
    if (m_picture.size() != wanted) {
        m_picture = QImage(wanted, QImage::Format_RGB32);
        cells = wholeOf(m_drawing.size());
    }
    m_picture.setDevicePixelRatio(ratio);
    const QRect changed =
        QRect(QPoint(static_cast<int>(cells.x * pixels) - 1, static_cast<int>(cells.y * pixels) - 1),
              QPoint(static_cast<int>(cells.right() * pixels) + 1, static_cast<int>(cells.bottom() * pixels) + 1)) &
        m_picture.rect();
    if (changed.isEmpty()) return;
    QImage part(m_picture.scanLine(changed.y()) + changed.x() * 4, changed.width(), changed.height(),
                m_picture.bytesPerLine(), m_picture.format());
    m_drawing.paint(part, changed.topLeft(), pixels);
    update();
}

void MiniMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF map = mapRect();
    painter.drawImage(map.topLeft(), m_picture);
    const auto toPixels = QTransform::fromTranslate(map.x(), map.y()).scale(scale(), scale());
    m_drawing.paintSigns(painter, toPixels, editor::toRectF(wholeOf(m_drawing.size())));
    if (!m_chosen.empty()) paintChosen(painter, map);
    if (m_problems) m_problems->paintOnMiniMap(painter, map);
    if (!m_visible.isEmpty()) paintFrame(painter, map);
}

/// Of frames that would cover each other, one.
void MiniMap::paintChosen(QPainter& painter, const QRectF& map) const {
    constexpr double side = editor::MapDrawing::signPixels;
    std::vector<QLineF> lines;
    std::set<std::pair<int, int>> taken;
    for (const auto& area : m_chosen) {
        const QRectF place(map.topLeft() + QPointF(area.x, area.y) * scale(),
                           QSizeF(area.width, area.height) * scale());
        const QRectF frame = editor::atLeast(place, {side, side});
        if (!taken.emplace(int(frame.x() * 2 / side), int(frame.y() * 2 / side)).second) continue;
        lines.insert(lines.end(), {{frame.topLeft(), frame.topRight()},
                                   {frame.topRight(), frame.bottomRight()},
                                   {frame.bottomRight(), frame.bottomLeft()},
                                   {frame.bottomLeft(), frame.topLeft()}});
    }
    editor::paintHaloed(painter, lines, QPen(QColor(0xff, 0xc0, 0x70), 2));
}

/// A light line within a dark one, so that it is seen on every map; never too small to be seen.
void MiniMap::paintFrame(QPainter& painter, const QRectF& map) const {
    constexpr double minSide = 6;
    const QRectF place = QRectF(map.topLeft() + m_visible.topLeft() * scale(), m_visible.size() * scale()) & map;
    const QRectF seen = editor::atLeast(place, {minSide, minSide});
    painter.setPen(QColor(0, 0, 0, 170));
    painter.drawRect(seen.adjusted(0, 0, -1, -1));
    painter.setPen(QColor(255, 250, 235));
    painter.drawRect(seen.adjusted(1, 1, -2, -2));
}

void MiniMap::requestCentre(QPointF at) {
    const QRectF map = mapRect();
    const QPointF inside(std::clamp(at.x(), map.left(), map.right()), std::clamp(at.y(), map.top(), map.bottom()));
    emit centreRequested((inside - map.topLeft()) / scale());
}

void MiniMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) requestCentre(event->position());
}

void MiniMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) requestCentre(event->position());
}

void MiniMap::keyPressEvent(QKeyEvent* event) {
    const QPointF step(m_visible.width() / 4, m_visible.height() / 4);
    const QPointF middle = m_visible.center();
    switch (event->key()) {
    case Qt::Key_Left: emit centreRequested(middle - QPointF(step.x(), 0)); break;
    case Qt::Key_Right: emit centreRequested(middle + QPointF(step.x(), 0)); break;
    case Qt::Key_Up: emit centreRequested(middle - QPointF(0, step.y())); break;
    case Qt::Key_Down: emit centreRequested(middle + QPointF(0, step.y())); break;
    default: QWidget::keyPressEvent(event);
    }
}

void MiniMap::resizeEvent(QResizeEvent*) { renderPicture(wholeOf(m_drawing.size())); }

void MiniMap::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Mini-map"));
    if (event->type() != QEvent::PaletteChange) return;
    m_drawing.setBackground(mapBackdrop(palette()).voidColour);
    renderPicture(wholeOf(m_drawing.size()));
}

} // namespace delve::ui
