#include "ui/map/chunk_item.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace delve::ui {
namespace {

/// Cells to device pixels, rounded like the picture of the whole map, so that chunks meet exactly.
QRect pixelsOf(const Rect& cells, double scale) {
    const auto at = [scale](std::int32_t cell) { return static_cast<int>(std::lround(cell * scale)); };
    return {QPoint(at(cells.x), at(cells.y)), QPoint(at(cells.right()) - 1, at(cells.bottom()) - 1)};
}

QRect pixelsOf(const QRectF& cells, double scale) {
    return {
        QPoint(static_cast<int>(std::floor(cells.left() * scale)), static_cast<int>(std::floor(cells.top() * scale))),
        QPoint(static_cast<int>(std::ceil(cells.right() * scale)),
               static_cast<int>(std::ceil(cells.bottom() * scale)))};
}

} // namespace

ChunkItem::ChunkItem(const editor::MapDrawing& drawing, PaintMemory& memory, const Rect& cells)
    : m_drawing(drawing), m_memory(memory), m_cells(cells) {
    setFlag(ItemUsesExtendedStyleOption); // gives the exposed rectangle: only that is painted
}

std::int32_t ChunkItem::sideFor(Size map) {
    std::int32_t side = 256;
    while (std::max(map.width, map.height) > 16 * side) side *= 2;
    return side;
}

QRectF ChunkItem::boundingRect() const { return QRectF(m_cells.x, m_cells.y, m_cells.width, m_cells.height); }

void ChunkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
    const double ratio = painter->device()->devicePixelRatioF();
    const QTransform world = painter->worldTransform();
    const double scale = editor::MapDrawing::fitting(world.m11() * ratio);
    const QRect window = pixelsOf(m_cells, scale) & pixelsOf(option->exposedRect, scale);
    if (window.isEmpty()) return;

    m_memory.resize(std::max(m_memory.size(),
                             static_cast<std::size_t>(window.width()) * static_cast<std::size_t>(window.height())));
    QImage image(reinterpret_cast<uchar*>(m_memory.data()), window.width(), window.height(), window.width() * 4,
                 QImage::Format_RGB32);
    m_drawing.paint(image, window.topLeft(), scale);
    image.setDevicePixelRatio(ratio);
    painter->setWorldTransform(QTransform::fromTranslate(world.dx(), world.dy()));
    painter->drawImage(QPointF(window.topLeft()) / ratio, image);
    painter->setWorldTransform(world);
}

} // namespace delve::ui
