#include "editor/drawing/overlay_painting.h"

#include "generation/level/bit_runs.h"

#include <QFont>
#include <QImage>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace delve::editor {
namespace {

/// Cells along an axis, at most one per pixel.
struct SampledCells {
    double begin = 0; ///< where the first pixel begins
    std::vector<std::int32_t> cells;
};

/// Those from one position to another. Which cell a pixel shows depends on its place on the map alone, so that what is
/// painted in parts fits together.
SampledCells sampled(std::int32_t from, std::int32_t to, double step) {
    const double first = std::floor(from / step);
    SampledCells sampled{first * step, {}};
    for (double number = first + 0.5; number * step < to; ++number)
        sampled.cells.push_back(static_cast<std::int32_t>(number * step));
    return sampled;
}

/// How many pixels of a picture, enlarged this much, can be drawn at a time so that each becomes a square of its own:
/// the painter steps through the picture in 65,536ths of a pixel, and beyond that the rounding errors exceed half a
/// pixel on screen.
int exactPiece(double enlarged) {
    constexpr double unit = 65536;
    const double lacking = unit / enlarged - std::floor(unit / enlarged);
    if (enlarged <= 1 || lacking == 0) return std::numeric_limits<int>::max();
    return std::max(1, static_cast<int>(unit / 2 / enlarged / lacking / enlarged) - 1);
}

/// Where a pattern begins, so that it moves with the map.
QPoint originOfPattern(const QTransform& toPixels) {
    constexpr int side = 8; // of Qt's patterns
    const QPointF origin = toPixels.map(QPointF(0, 0));
    return {static_cast<int>(std::lround(origin.x())) % side, static_cast<int>(std::lround(origin.y())) % side};
}

void hatchRuns(QPainter& painter, const Rect& area, const BitGrid& cells, const QBrush& pattern) {
    const QTransform toPixels = painter.worldTransform();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setWorldTransform({});
    painter.setBrushOrigin(originOfPattern(toPixels));
    for (auto y = area.y; y < area.bottom(); ++y)
        forEachRun(cells.row(y), cells.size().width, [&](std::int32_t from, std::int32_t to) {
            const auto left = std::max(from, area.x), right = std::min(to, area.right());
            if (left < right) painter.fillRect(toPixels.mapRect(QRectF(left, y, right - left, 1)), pattern);
        });
}

/// Small cells are too many to be hatched one by one: a picture of them is hatched instead.
void hatchPicture(QPainter& painter, const QRectF& seen, double cellPixels, const BitGrid& cells,
                  const QBrush& pattern) {
    const QTransform toPixels = painter.worldTransform();
    const QRectF inside = seen & QRectF(0, 0, cells.size().width, cells.size().height);
    const QRect box = toPixels.mapRect(inside).toAlignedRect();
    QImage picture(box.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter into(&picture);
    into.setWorldTransform(toPixels * QTransform::fromTranslate(-box.x(), -box.y()));
    paintTints(into, inside, cellPixels, cells.size(), [&cells](std::int32_t y, auto columns, auto row) {
        for (std::size_t i = 0; i < columns.size(); ++i) row[i] = cells.at({columns[i], y}) ? 0xffffffff : 0;
    });
    into.setWorldTransform({});
    into.setCompositionMode(QPainter::CompositionMode_SourceIn);
    into.setBrushOrigin(originOfPattern(toPixels) - box.topLeft());
    into.fillRect(picture.rect(), pattern);
    into.end();
    painter.setWorldTransform({});
    painter.drawImage(box.topLeft(), picture);
}

BitGrid bitsOf(std::span<const Run> runs, const Rect& box) {
    BitGrid bits({box.width, box.height});
    for (const auto& run : runs) {
        const Rect area = run.area();
        for (auto y = area.y; y < area.bottom(); ++y) bits.setRun(y - box.y, area.x - box.x, area.width);
    }
    return bits;
}

} // namespace

QRectF shownOf(const QPainter& painter, const QRectF& seen, double cellPixels, double reach) {
    if (!painter.hasClipping()) return seen;
    const double cells = reach / cellPixels;
    return seen & painter.clipBoundingRect().adjusted(-cells, -cells, cells, cells);
}

Rect linesShown(const QPainter& painter, const QRectF& seen, double cellPixels) {
    constexpr double reachOfLines = 4; // half of the widest pen and its dark rim, and what smoothing adds
    const QRect aligned = shownOf(painter, seen, cellPixels, reachOfLines).toAlignedRect();
    return Rect{aligned.x(), aligned.y(), aligned.width(), aligned.height()}.grown(1);
}

Rect cellsIn(const QRectF& seen, Size size) {
    const QRectF inside = seen & QRectF(0, 0, size.width, size.height);
    if (inside.isEmpty()) return {};
    const Cell from{static_cast<std::int32_t>(std::floor(inside.left())),
                    static_cast<std::int32_t>(std::floor(inside.top()))};
    return {from.x, from.y, static_cast<std::int32_t>(std::ceil(inside.right())) - from.x,
            static_cast<std::int32_t>(std::ceil(inside.bottom())) - from.y};
}

QRgb heatColour(double share) {
    struct Stop {
        double at;
        int red, green, blue;
    };
    static constexpr std::array<Stop, 5> ramp{
        {{0, 68, 1, 84}, {0.25, 59, 82, 139}, {0.5, 33, 145, 140}, {0.75, 94, 201, 98}, {1.0001, 253, 231, 37}}};
    const auto above = std::ranges::find_if(ramp, [share](const Stop& stop) { return share < stop.at; });
    if (above == ramp.begin()) return qRgb(ramp[0].red, ramp[0].green, ramp[0].blue);
    const auto below = above - 1;
    const double part = (share - below->at) / (above->at - below->at);
    const auto mix = [part](int a, int b) { return static_cast<int>(a + (b - a) * part); };
    return qRgb(mix(below->red, above->red), mix(below->green, above->green), mix(below->blue, above->blue));
}

void paintTints(QPainter& painter, const QRectF& seen, double cellPixels, Size size, const TintRow& tint) {
    const Rect cells = cellsIn(shownOf(painter, seen, cellPixels, 1), size);
    if (cells.empty()) return;
    const double step = std::max(1.0, 1 / cellPixels);
    const auto [left, columns] = sampled(cells.x, cells.right(), step);
    const auto [top, rows] = sampled(cells.y, cells.bottom(), step);
    if (columns.empty() || rows.empty()) return;
    QImage tints(static_cast<int>(columns.size()), static_cast<int>(rows.size()), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < tints.height(); ++y)
        tint(rows[static_cast<std::size_t>(y)], columns, {reinterpret_cast<QRgb*>(tints.scanLine(y)), columns.size()});
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int piece = exactPiece(cellPixels);
    for (int y = 0; y < tints.height(); y += piece)
        for (int x = 0; x < tints.width(); x += piece) {
            const QRect part(x, y, std::min(piece, tints.width() - x), std::min(piece, tints.height() - y));
            painter.drawImage(QRectF(left + x * step, top + y * step, part.width() * step, part.height() * step), tints,
                              part);
        }
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

void paintHatching(QPainter& painter, const QRectF& seen, double cellPixels, const BitGrid& cells,
                   const QBrush& pattern) {
    constexpr double minPixelsOfRuns = 6; // of a cell
    const Rect area = cellsIn(seen, cells.size());
    if (area.empty()) return;
    painter.save();
    if (cellPixels >= minPixelsOfRuns) hatchRuns(painter, area, cells, pattern);
    else hatchPicture(painter, seen, cellPixels, cells, pattern);
    painter.restore();
}

void paintHatching(QPainter& painter, std::span<const Rect> areas, const QBrush& pattern) {
    painter.save();
    const QTransform toPixels = painter.worldTransform();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setWorldTransform({});
    painter.setBrushOrigin(originOfPattern(toPixels));
    for (const auto& area : areas) painter.fillRect(toPixels.mapRect(toRectF(area)), pattern);
    painter.restore();
}

void LineGroups::add(const QLineF& line, std::size_t group) {
    if (m_firsts.empty() || group != m_last) m_firsts.push_back(m_lines.size());
    m_last = group;
    m_lines.push_back(line);
}

QRectF atLeast(const QRectF& area, QSizeF size) {
    const double across = std::max(0.0, size.width() - area.width()) / 2;
    const double down = std::max(0.0, size.height() - area.height()) / 2;
    return area.adjusted(-across, -down, across, down);
}

void paintHaloed(QPainter& painter, const LineGroups& lines, QPen pen) {
    pen.setCosmetic(true);
    QPen halo(QColor(0, 0, 0, 130), pen.widthF() + 2);
    halo.setCosmetic(true);
    halo.setCapStyle(Qt::RoundCap);
    for (const auto& each : {halo, pen}) {
        painter.setPen(each);
        for (std::size_t i = 0; i < lines.count(); ++i)
            painter.drawLines(lines.group(i).data(), static_cast<int>(lines.group(i).size()));
    }
}

void paintHaloed(QPainter& painter, std::span<const QLineF> lines, const QPen& pen) {
    LineGroups groups;
    for (const auto& line : lines) groups.add(line);
    paintHaloed(painter, groups, pen);
}

void paintLabel(QPainter& painter, QPointF place, const QString& text, int textPixels) {
    const QPointF at = painter.worldTransform().map(place);
    painter.save();
    painter.setWorldTransform({});
    QFont font;
    font.setPixelSize(textPixels);
    painter.setFont(font);
    const QRectF box(at.x() - 200, at.y() - 50, 400, 100);
    painter.setPen(QColor(0, 0, 0, 180));
    painter.drawText(box.translated(1, 1), Qt::AlignCenter, text);
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

std::vector<QLineF> outlineOf(std::span<const Run> runs) {
    Rect box;
    for (const auto& run : runs) box = box.united(run.area());
    if (box.empty()) return {};
    const BitGrid bits = bitsOf(runs, box);
    const auto has = [&bits](std::int32_t x, std::int32_t y) { return bits.has({x, y}); };
    std::vector<QLineF> lines;
    for (std::int32_t y = 0; y <= box.height; ++y)
        for (std::int32_t x = 0; x <= box.width; ++x) {
            const double left = box.x + x, top = box.y + y;
            if (has(x, y) != has(x, y - 1)) lines.emplace_back(left, top, left + 1, top);
            if (has(x, y) != has(x - 1, y)) lines.emplace_back(left, top, left, top + 1);
        }
    return lines;
}

} // namespace delve::editor
