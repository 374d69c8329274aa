#pragma once

#include "editor/drawing/map_drawing.h"

#include <QGraphicsItem>

#include <vector>

/// A part of the map in the scene: many cells, painted together. Owned by the scene.
namespace delve::ui {

/// Memory that items paint into before the screen; reused for every frame.
using PaintMemory = std::vector<QRgb>;

class ChunkItem : public QGraphicsItem {
public:
    /// `drawing` and `memory` belong to the view and outlive the item.
    ChunkItem(const editor::MapDrawing& drawing, PaintMemory& memory, const Rect& cells);

    /// The side of a chunk in cells: 256, or larger on maps so large that there would be too many chunks.
    [[nodiscard]] static std::int32_t sideFor(Size map);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const editor::MapDrawing& m_drawing;
    PaintMemory& m_memory;
    Rect m_cells;
};

} // namespace delve::ui
