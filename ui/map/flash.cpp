#include "ui/map/flash.h"

#include "editor/drawing/overlay_painting.h"

#include <QPainter>
#include <QPen>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace delve::ui {
namespace {

constexpr int interval = 220;                ///< milliseconds; less than three blinks a second
constexpr std::size_t mostOutlined = 10'000; ///< cells; of more, the box around them
const QColor light(255, 226, 120);

Rect boxAround(const std::vector<Cell>& cells) {
    Rect box;
    for (const Cell cell : cells) box = box.united({cell.x, cell.y, 1, 1});
    return box;
}

std::vector<QLineF> frameOf(const std::vector<Cell>& cells) {
    std::vector<Run> runs;
    for (const Cell cell : cells) runs.push_back({cell, 1});
    if (cells.size() <= mostOutlined && boxAround(cells).area() <= std::int64_t{1} << 20)
        return editor::outlineOf(runs);
    const QRectF box = editor::toRectF(boxAround(cells));
    return {{box.topLeft(), box.topRight()},
            {box.topRight(), box.bottomRight()},
            {box.bottomRight(), box.bottomLeft()},
            {box.bottomLeft(), box.topLeft()}};
}

} // namespace

Flash::Flash(QWidget& canvas) : m_canvas(canvas) {
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &Flash::tick);
}

void Flash::begin(const std::vector<Cell>& cells) {
    m_frame = frameOf(cells);
    m_left = 2 * blinks - 1;
    m_timer.start();
    m_canvas.update();
}

void Flash::tick() {
    if (--m_left <= 0) m_timer.stop();
    m_canvas.update();
}

void Flash::paint(QPainter& painter, const QRectF& cells) const {
    if (m_steady ? m_left <= 0 : m_left % 2 == 0) return;
    std::vector<QLineF> seen;
    const QRectF near = cells.adjusted(-1, -1, 1, 1);
    std::ranges::copy_if(m_frame, std::back_inserter(seen), [&near](const QLineF& line) {
        return near.intersects(QRectF(line.p1(), line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1));
    });
    editor::paintHaloed(painter, seen, QPen(light, 3));
}

} // namespace delve::ui
