#include "ui/map/tool_preview.h"

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlay_painting.h"
#include "editor/text/message_text.h"

#include <QPalette>

#include <algorithm>
#include <array>
#include <utility>

namespace delve::ui {

namespace {

constexpr double minOutlinePixels = 3;    ///< cell size for outlines; smaller cells are only tinted
constexpr QRgb selectedTint = 0x50402a0c; ///< the accent, premultiplied
constexpr QRgb reachedTint = 0x38383838;  ///< white, likewise
const QColor accent(0xff, 0xc0, 0x70);
const QColor refusal(0xff, 0x7a, 0x66);

QRectF boundsOf(const editor::Preview& preview) {
    QRectF bounds;
    for (const auto& outline : preview.outlines)
        bounds |= QRectF(outline.at.x, outline.at.y, outline.cells.size().width, outline.cells.size().height);
    for (const auto& frame : preview.frames) bounds |= editor::toRectF(frame);
    for (const auto& cell : preview.path) bounds |= QRectF(cell.x, cell.y, 1, 1);
    return bounds;
}

bool isSet(const BitGrid& cells, Cell cell) { return cells.size().contains(cell) && cells.at(cell); }

/// The edges between set and unset cells within `area`.
std::vector<QLineF> edgesOf(const BitGrid& cells, const Rect& area, Cell origin) {
    std::vector<QLineF> lines;
    for (auto y = area.y; y < area.bottom(); ++y) {
        for (auto x = area.x; x < area.right(); ++x) {
            if (!cells.at({x, y})) continue;
            const double left = origin.x + x;
            const double top = origin.y + y;
            if (!isSet(cells, {x, y - 1})) lines.emplace_back(left, top, left + 1, top);
            if (!isSet(cells, {x, y + 1})) lines.emplace_back(left, top + 1, left + 1, top + 1);
            if (!isSet(cells, {x - 1, y})) lines.emplace_back(left, top, left, top + 1);
            if (!isSet(cells, {x + 1, y})) lines.emplace_back(left + 1, top, left + 1, top + 1);
        }
    }
    return lines;
}

std::array<QLineF, 4> sidesOf(const QRectF& rect) {
    return {QLineF(rect.topLeft(), rect.topRight()), QLineF(rect.topRight(), rect.bottomRight()),
            QLineF(rect.bottomRight(), rect.bottomLeft()), QLineF(rect.bottomLeft(), rect.topLeft())};
}

std::vector<QLineF> linesOf(const editor::Preview& preview, const QRectF& seen) {
    std::vector<QLineF> lines;
    for (const auto& outline : preview.outlines) {
        const auto size = outline.cells.size();
        const Rect area = editor::cellsIn(seen.translated(-outline.at.x, -outline.at.y), size);
        const auto edges = edgesOf(outline.cells, area, outline.at);
        lines.insert(lines.end(), edges.begin(), edges.end());
    }
    for (const auto& frame : preview.frames) {
        const auto sides = sidesOf(editor::toRectF(frame));
        lines.insert(lines.end(), sides.begin(), sides.end());
    }
    for (std::size_t i = 1; i < preview.path.size(); ++i) {
        const auto [from, to] = std::pair(preview.path[i - 1], preview.path[i]);
        lines.emplace_back(from.x + 0.5, from.y + 0.5, to.x + 0.5, to.y + 0.5);
    }
    return lines;
}

void paintCells(QPainter& painter, const QRectF& seen, double cellPixels, const BitGrid& cells, QRgb tint,
                const QPen& outline) {
    editor::paintTints(painter, seen, cellPixels, cells.size(),
                       [&cells, tint](std::int32_t y, std::span<const std::int32_t> columns, std::span<QRgb> into) {
                           for (std::size_t i = 0; i < columns.size(); ++i)
                               into[i] = cells.at({columns[i], y}) ? tint : 0;
                       });
    if (cellPixels < minOutlinePixels) return;
    editor::paintHaloed(painter, edgesOf(cells, editor::cellsIn(seen, cells.size()), {0, 0}), outline);
}

} // namespace

void ToolPreview::show(const editor::Preview& preview) {
    m_preview = preview;
    m_changesMap = preview.level.has_value();
    m_preview.level.reset(); // the map draws it
    m_bounds = boundsOf(m_preview);
}

void ToolPreview::paint(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const {
    paintSelection(painter, seen, cellPixels, map);
    paintReach(painter, seen, cellPixels, map);
    paintChosen(painter, seen, cellPixels);
    const auto lines = linesOf(m_preview, seen);
    editor::paintHaloed(painter, lines, QPen(m_preview.refused ? refusal : Qt::white, 1.5));
}

void ToolPreview::paintSelection(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const {
    const BitGrid& cells = m_preview.selection ? **m_preview.selection : *m_selection;
    QPen pen(accent, 1.5);
    pen.setDashPattern({4, 3});
    if (cells.size() == map) paintCells(painter, seen, cellPixels, cells, selectedTint, pen);
}

void ToolPreview::paintReach(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const {
    const BitGrid& cells = *m_preview.reach;
    if (cells.size() == map) paintCells(painter, seen, cellPixels, cells, reachedTint, QPen(Qt::white, 1.5));
}

/// Solid frames in the accent colour, slightly outside the chosen areas; never too small to be seen.
void ToolPreview::paintChosen(QPainter& painter, const QRectF& seen, double cellPixels) const {
    if (m_changesMap) return;
    constexpr double outside = 0.06;
    const double least = editor::MapDrawing::signPixels / cellPixels;
    const double reach = std::max(1.0, least);
    const QRectF near = seen.adjusted(-reach, -reach, reach, reach);
    for (const auto& area : m_chosen) {
        const QRectF frame =
            editor::atLeast(editor::toRectF(area).adjusted(-outside, -outside, outside, outside), {least, least});
        if (frame.intersects(near)) editor::paintHaloed(painter, sidesOf(frame), QPen(accent, 2.5));
    }
}

void ToolPreview::paintLabel(QPainter& painter, QPointF mouse, const QRectF& within, const QPalette& palette) const {
    if (!m_preview.label) return;
    const QString text = editor::toQString(*m_preview.label);
    constexpr double margin = 6;
    constexpr double distance = 18;
    QRectF box(mouse + QPointF(distance, distance), QSizeF(painter.fontMetrics().size(0, text)));
    box.adjust(0, 0, 2 * margin, margin);
    if (box.right() > within.right()) box.moveRight(mouse.x() - distance);
    if (box.bottom() > within.bottom()) box.moveBottom(mouse.y() - distance);
    box.moveLeft(std::max(box.left(), within.left()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.color(m_preview.refused ? QPalette::BrightText : QPalette::Mid));
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette.color(QPalette::ToolTipText));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace delve::ui
