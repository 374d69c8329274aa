#include "editor/drawing/edge_outline.h"

#include "editor/drawing/looks.h"

#include <QTransform>

#include <array>
#include <vector>

namespace delve::editor {
namespace {

constexpr double side = 32;
constexpr double beyond = 6; ///< how far outlines reach out of the cell

/// From -1 to 1.
double noise(int place, unsigned quarter, std::uint8_t variant) {
    return mixed(place, static_cast<std::int32_t>(quarter), variant + 11u) % 2001 / 1000.0 - 1;
}

struct Drawing {
    const TileEdge& edge;
    unsigned quarter; ///< turns to the right of what is drawn for the north
    std::uint8_t variant;
};

/// The rim of a band along the north, from the east to the west, from (32, depth) to (0, depth).
void addSmoothRim(QPainterPath& path, const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    constexpr int waves = 4;
    constexpr double width = side / waves;
    for (int i = waves - 1; i >= 0; --i) {
        const double bulge =
            depth + drawing.edge.rough * (0.7 * noise(i, drawing.quarter, drawing.variant) + (i % 2 == 0 ? 0.6 : -0.6));
        path.cubicTo((i + 0.67) * width, bulge, (i + 0.33) * width, bulge, i * width, depth);
    }
}

void addTuftedRim(QPainterPath& path, const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    constexpr int blades = 8;
    constexpr double width = side / blades;
    for (int i = blades - 1; i >= 0; --i) {
        const double long_ = depth + drawing.edge.rough * (1 + 0.6 * noise(i, drawing.quarter, drawing.variant));
        const double lean = 0.25 * noise(i + 20, drawing.quarter, drawing.variant);
        path.lineTo((i + 0.5 + lean) * width, long_);
        path.lineTo(i * width, i == 0 ? depth : depth + 0.4 * noise(i + 40, drawing.quarter, drawing.variant));
    }
}

void addLeafyRim(QPainterPath& path, const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    constexpr std::array<double, 5> joints{0, 7, 16, 25, side};
    for (std::size_t i = joints.size() - 1; i-- > 0;) {
        const double bulge = depth + drawing.edge.rough * (2 + 0.7 * noise(int(i), drawing.quarter, drawing.variant));
        const double third = (joints[i + 1] - joints[i]) / 4;
        path.cubicTo(joints[i + 1] - third, bulge, joints[i] + third, bulge, joints[i], depth);
    }
}

void addJaggedRim(QPainterPath& path, const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    constexpr int teeth = 6;
    constexpr double width = side / teeth;
    for (int i = teeth - 1; i >= 0; --i) {
        const double along = i == 0 ? 0 : (i + 0.35 * noise(i + 20, drawing.quarter, drawing.variant)) * width;
        path.lineTo(along, i == 0 ? depth : depth + drawing.edge.rough * noise(i, drawing.quarter, drawing.variant));
    }
}

/// A band along the north.
QPainterPath bandOf(const Drawing& drawing) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.moveTo(-beyond, -beyond);
    path.lineTo(side + beyond, -beyond);
    path.lineTo(side + beyond, drawing.edge.depth);
    path.lineTo(side, drawing.edge.depth);
    switch (drawing.edge.form) {
    case EdgeForm::Smooth: addSmoothRim(path, drawing); break;
    case EdgeForm::Tufted: addTuftedRim(path, drawing); break;
    case EdgeForm::Leafy: addLeafyRim(path, drawing); break;
    case EdgeForm::Jagged: addJaggedRim(path, drawing); break;
    }
    path.lineTo(-beyond, drawing.edge.depth);
    path.closeSubpath();
    return path;
}

/// A corner in the north-east, from (32, depth) to (32 - depth, 0).
QPainterPath cornerOf(const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    const double out = depth * (0.72 + 0.06 * noise(1, drawing.quarter, drawing.variant));
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.moveTo(side - depth, -beyond);
    path.lineTo(side + beyond, -beyond);
    path.lineTo(side + beyond, depth);
    path.lineTo(side, depth);
    if (drawing.edge.form == EdgeForm::Jagged) {
        path.lineTo(side - out * 0.6, out * 1.05);
        path.lineTo(side - out, out * 0.55);
        path.lineTo(side - depth, 0);
    } else {
        path.cubicTo(side - depth * 0.55, depth, side - depth, depth * 0.55, side - depth, 0);
    }
    path.closeSubpath();
    return path;
}

/// What rounds the inner corner between bands in the north and the east, so that steps become slopes.
QPainterPath filletOf(const Drawing& drawing) {
    const double depth = drawing.edge.depth;
    const double radius = drawing.edge.fillet;
    const double bend = 0.4 * radius + noise(2, drawing.quarter, drawing.variant);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.moveTo(side - depth - radius, depth - 1);
    path.lineTo(side - depth + 1, depth - 1);
    path.lineTo(side - depth + 1, depth + radius);
    path.lineTo(side - depth, depth + radius);
    if (drawing.edge.form == EdgeForm::Jagged) path.lineTo(side - depth - bend, depth + bend);
    else path.quadTo(side - depth - bend * 0.5, depth + bend * 0.5, side - depth - radius, depth);
    path.closeSubpath();
    return path;
}

QTransform turned(unsigned quarter) {
    QTransform turn;
    turn.translate(side / 2, side / 2);
    turn.rotate(90.0 * quarter);
    turn.translate(-side / 2, -side / 2);
    return turn;
}

} // namespace

QPainterPath edgeOutline(std::uint8_t piece, const TileEdge& edge, std::uint8_t variant) {
    constexpr std::array sides{North, East, South, West};
    constexpr std::array corners{NorthEast, SouthEast, SouthWest, NorthWest};
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        const Drawing drawing{edge, quarter, variant};
        const bool here = piece & sides[quarter];
        const bool next = piece & sides[(quarter + 1) % 4];
        const QTransform turn = turned(quarter);
        if (here) path.addPath(turn.map(bandOf(drawing)));
        if (here && next) path.addPath(turn.map(filletOf(drawing)));
        if (!here && !next && (piece & corners[quarter])) path.addPath(turn.map(cornerOf(drawing)));
    }
    return path;
}

} // namespace delve::editor
