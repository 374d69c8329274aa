#include "ui/map/guide_lines.h"

#include "editor/drawing/overlay_painting.h"
#include "editor/tools/symmetry.h"

#include <utility>

namespace delve::ui {
namespace {

const QColor axisColour(0xff, 0xc0, 0x70);

} // namespace

void GuideLines::setGuides(editor::Guides guides, Size map) {
    m_guides = std::move(guides);
    m_map = map;
}

void GuideLines::setAxes(bool across, bool down, editor::SymmetryAxis axis) {
    m_across = across;
    m_down = down;
    m_axis = axis;
}

void GuideLines::paint(QPainter& painter, const QRectF& cells, double) const {
    const QRectF seen = cells & editor::toRectF(wholeOf(m_map));
    if (seen.isEmpty()) return;
    const auto down = [&seen](double x) { return QLineF(x, seen.top(), x, seen.bottom()); };
    const auto across = [&seen](double y) { return QLineF(seen.left(), y, seen.right(), y); };
    std::vector<QLineF> lines;
    for (const auto column : m_guides.columns)
        if (column <= m_map.width) lines.push_back(down(column));
    for (const auto row : m_guides.rows)
        if (row <= m_map.height) lines.push_back(across(row));
    editor::paintHaloed(painter, lines, QPen(guideColour, 1));
    lines.clear();
    const QPointF place = editor::placeOf(m_axis);
    if (m_across) lines.push_back(down(place.x()));
    if (m_down) lines.push_back(across(place.y()));
    editor::paintHaloed(painter, lines, QPen(axisColour, 2));
}

} // namespace delve::ui
