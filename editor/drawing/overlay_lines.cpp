#include "editor/drawing/overlay_lines.h"

#include <QPen>

namespace delve {
namespace {

class RoomsOverlay : public Overlay {
public:
    explicit RoomsOverlay(const Level& level) : m_rooms(level.rooms) {}

    void paint(QPainter& painter, const QRectF& cells, double) const override {
        QPen pen(QColor(255, 255, 255, 220), 2);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        for (const auto& room : *m_rooms) {
            const QRectF box(room.box.x, room.box.y, room.box.width, room.box.height);
            if (box.intersects(cells)) painter.drawRect(box);
        }
    }

private:
    Shared<std::vector<Room>> m_rooms;
};

} // namespace

std::unique_ptr<Overlay> makeRoomsOverlay(const Level& level, const TileCatalogue&) {
    return std::make_unique<RoomsOverlay>(level);
}

} // namespace delve
