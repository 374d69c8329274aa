#include "editor/drawing/marks.h"

#include "editor/drawing/overlay_painting.h"

#include <QPen>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

/// Colours that colour-blind people can tell apart (Okabe and Ito), on light and dark ground.
constexpr std::array<QRgb, 5> colours = {0xffe69f00, 0xff56b4e9, 0xff009e73, 0xffcc79a7, 0xfff0e442};
constexpr std::array<Qt::PenStyle, 4> dashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

QPointF middleOf(Cell cell) { return {cell.x + 0.5, cell.y + 0.5}; }

/// A disc, a square or a diamond, in turn.
void paintPoint(QPainter& painter, QPointF at, double radius, std::size_t shape) {
    const QRectF box(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    if (shape % 3 == 0) painter.drawEllipse(box);
    else if (shape % 3 == 1) painter.drawRect(box);
    else
        painter.drawPolygon(
            QPolygonF{{at.x(), box.top()}, {box.right(), at.y()}, {at.x(), box.bottom()}, {box.left(), at.y()}});
}

void paintPoints(QPainter& painter, const generation::Mark& mark, const QRectF& cells, double cellPixels,
                 std::size_t shape) {
    const double radius = std::clamp(0.28, 2 / cellPixels, 8 / cellPixels);
    for (const auto cell : mark.cells)
        if (cells.contains(middleOf(cell))) paintPoint(painter, middleOf(cell), radius, shape);
}

void paintLines(QPainter& painter, const generation::Mark& mark, const QRectF& cells, const QPen& pen) {
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i + 1 < mark.cells.size(); i += 2) {
        const QLineF line(middleOf(mark.cells[i]), middleOf(mark.cells[i + 1]));
        if (QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(cells)) lines.push_back(line);
    }
    paintHaloed(painter, lines, pen);
}

void paintBoxes(QPainter& painter, const generation::Mark& mark, const QRectF& cells, const QPen& pen) {
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i + 1 < mark.cells.size(); i += 2) {
        const auto from = mark.cells[i], to = mark.cells[i + 1];
        const QRectF box(from.x, from.y, to.x - from.x + 1, to.y - from.y + 1);
        if (!box.adjusted(-1, -1, 1, 1).intersects(cells)) continue;
        lines.insert(lines.end(), {{box.topLeft(), box.topRight()},
                                   {box.topRight(), box.bottomRight()},
                                   {box.bottomRight(), box.bottomLeft()},
                                   {box.bottomLeft(), box.topLeft()}});
    }
    paintHaloed(painter, lines, pen);
}

} // namespace

void paintMarks(QPainter& painter, std::span<const generation::Mark> marks, const QRectF& cells, double cellPixels) {
    const QRectF seen = cells.adjusted(-1, -1, 1, 1);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const QColor colour = QColor::fromRgb(colours[i % colours.size()]);
        const QPen pen(colour, 2, dashes[i % dashes.size()]);
        if (marks[i].shape == generation::Mark::Shape::Lines) paintLines(painter, marks[i], seen, pen);
        else if (marks[i].shape == generation::Mark::Shape::Boxes) paintBoxes(painter, marks[i], seen, pen);
        else if (marks[i].shape == generation::Mark::Shape::Points) {
            QPen rim(QColor(0, 0, 0, 170), 1);
            rim.setCosmetic(true);
            painter.setPen(rim);
            painter.setBrush(colour);
            paintPoints(painter, marks[i], seen, cellPixels, i);
        }
    }
}

} // namespace delve::editor
