#include "editor/drawing/problem_marks.h"

#include "editor/drawing/overlay_painting.h"

#include <QBrush>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <set>

namespace delve::editor {
namespace {

// Colours that colour-blind people can tell apart, on light and dark ground.
const QColor ofErrors(213, 54, 45);
const QColor ofWarnings(240, 178, 30);
constexpr double minPixelsOfHatching = 6; ///< of a cell; smaller ones are tinted
constexpr double miniMapPixels = 9;       ///< width of a sign on the mini-map

/// A disc with a cross for an error, a triangle with a stroke for a warning; `box` is in pixels.
void paintSign(QPainter& painter, const QRectF& box, bool error) {
    const QPointF centre = box.center();
    const double reach = box.width() / 2;
    painter.setPen(QPen(QColor(20, 20, 20), 1.2));
    painter.setBrush(error ? ofErrors : ofWarnings);
    if (error) {
        painter.drawEllipse(box);
        const double arm = reach * 0.42;
        painter.setPen(QPen(Qt::white, std::max(1.4, reach * 0.26), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
        painter.drawLine(centre + QPointF(arm, -arm), centre + QPointF(-arm, arm));
    } else {
        painter.drawPolygon(QPolygonF{{centre.x(), box.top()}, box.bottomRight(), box.bottomLeft()});
        painter.setPen(QPen(QColor(20, 20, 20), std::max(1.4, reach * 0.26), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(centre.x(), centre.y() - reach * 0.25), QPointF(centre.x(), centre.y() + reach * 0.3));
        painter.drawPoint(QPointF(centre.x(), centre.y() + reach * 0.72));
    }
}

/// Calls paint(place) for the middle of each sign; of those that would cover each other, for the first.
template <class Paint>
void eachApart(std::span<const Cell> signs, double unitsOfCell, double unitsOfSign, const Paint& paint) {
    const double apart = std::max(1.0, unitsOfSign * 0.75 / unitsOfCell); // in cells
    std::set<std::pair<std::int32_t, std::int32_t>> taken;
    for (const Cell cell : signs) {
        const std::pair place(static_cast<std::int32_t>(cell.x / apart), static_cast<std::int32_t>(cell.y / apart));
        if (taken.insert(place).second) paint(QPointF(cell.x + 0.5, cell.y + 0.5));
    }
}

} // namespace

ProblemMarks::ProblemMarks(Size size, std::span<const ProblemMark> marks) : m_size(size) {
    std::size_t hatched = 0;
    for (const auto& mark : marks) add(mark, hatched);
    for (auto* kind : {&m_errors, &m_warnings})
        std::ranges::sort(kind->signs, {}, [](Cell cell) { return std::pair(cell.y, cell.x); });
}

void ProblemMarks::add(const ProblemMark& mark, std::size_t& hatched) {
    auto& kind = mark.error ? m_errors : m_warnings;
    if (mark.cells.empty() || !m_size.contains(mark.cells.front())) return;
    kind.signs.push_back(mark.cells.front());
    if (kind.cells.size() != m_size) kind.cells.reset(m_size);
    for (const Cell cell : mark.cells) {
        if (++hatched > mostHatched) return;
        if (m_size.contains(cell)) kind.cells.set(cell);
    }
}

void ProblemMarks::paint(QPainter& painter, const QRectF& cells, double cellPixels) const {
    for (const auto* kind : {&m_warnings, &m_errors}) hatch(painter, *kind, cells, cellPixels);
    for (const auto* kind : {&m_warnings, &m_errors}) paintSigns(painter, *kind, cells, cellPixels);
}

void ProblemMarks::hatch(QPainter& painter, const OfKind& kind, const QRectF& seen, double cellPixels) const {
    if (kind.cells.size() != m_size) return;
    const bool errors = &kind == &m_errors;
    QColor colour = errors ? ofErrors : ofWarnings;
    if (cellPixels < minPixelsOfHatching) {
        const QRgb tint = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), 150));
        paintTints(painter, seen, cellPixels, m_size,
                   [&](std::int32_t y, std::span<const std::int32_t> columns, std::span<QRgb> into) {
                       for (std::size_t i = 0; i < columns.size(); ++i)
                           into[i] = kind.cells.at({columns[i], y}) ? tint : 0;
                   });
        return;
    }
    colour.setAlpha(220);
    paintHatching(painter, seen, cellPixels, kind.cells, QBrush(colour, errors ? Qt::BDiagPattern : Qt::FDiagPattern));
}

/// Beside what stands in the cell, if there is room.
void ProblemMarks::paintSigns(QPainter& painter, const OfKind& kind, const QRectF& seen, double cellPixels) const {
    const double reach = 1 + signPixels / cellPixels;
    const QRectF near = seen.adjusted(-reach, -reach, reach, reach);
    const QTransform toPixels = painter.worldTransform();
    const double aside = cellPixels >= 2 * signPixels ? (cellPixels - signPixels) / 2 - 1 : 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setWorldTransform({});
    eachApart(kind.signs, cellPixels, signPixels, [&](QPointF middle) {
        if (!near.contains(middle)) return;
        const QPointF at = toPixels.map(middle) + QPointF(aside, -aside);
        paintSign(painter, QRectF(at.x() - signPixels / 2, at.y() - signPixels / 2, signPixels, signPixels),
                  &kind == &m_errors);
    });
    painter.restore();
}

void ProblemMarks::paintOnMiniMap(QPainter& painter, const QRectF& map) const {
    if (m_size.area() == 0) return;
    const double unitsOfCell = map.width() / m_size.width;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto* kind : {&m_warnings, &m_errors})
        eachApart(kind->signs, unitsOfCell, miniMapPixels, [&](QPointF middle) {
            const QPointF at = map.topLeft() + middle * unitsOfCell;
            paintSign(painter,
                      QRectF(at.x() - miniMapPixels / 2, at.y() - miniMapPixels / 2, miniMapPixels, miniMapPixels),
                      kind == &m_errors);
        });
    painter.restore();
}

} // namespace delve::editor
