#include "editor/drawing/overlay_areas.h"

#include <algorithm>
#include <cmath>

namespace delve {
namespace {

class PinsOverlay : public Overlay {
public:
    explicit PinsOverlay(const Level& level) : m_pins(level.pinned) {}

    void paint(QPainter& painter, const QRectF& cells, double) const override {
        const Rect all = wholeOf(m_pins->size());
        const Rect seen = Rect{static_cast<int>(std::floor(cells.x())), static_cast<int>(std::floor(cells.y())),
                               static_cast<int>(std::ceil(cells.width())) + 2,
                               static_cast<int>(std::ceil(cells.height())) + 2}
                              .intersected(all);
        for (auto y = seen.y; y < seen.bottom(); ++y)
            for (auto x = seen.x; x < seen.right(); ++x)
                if (m_pins->at({x, y})) painter.fillRect(QRectF(x, y, 1, 1), QColor(40, 110, 220, 90));
    }

private:
    Shared<BitGrid> m_pins;
};

} // namespace

std::unique_ptr<Overlay> makePinsOverlay(const Level& level, const TileCatalogue&) {
    return std::make_unique<PinsOverlay>(level);
}

} // namespace delve
