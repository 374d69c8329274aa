#include "editor/drawing/overlay_sight.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "generation/level/tile_cells.h"
#include "playtest/sight/sight.h"

#include <QPen>

#include <array>

namespace delve::editor {
namespace {

constexpr QRgb seenColour = 0xfffff2a0;
constexpr int seenAlpha = 75;
constexpr double minPixelsOfRim = 4; ///< of a cell

QPen rimPen() { return QPen(QColor(0xff, 0xf2, 0xa0), 2); }

class SightOverlay : public Overlay {
public:
    explicit SightOverlay(const OverlaySubject& subject) : m_seeThrough(subject.level.size()) {
        const auto& tiles = subject.tiles;
        forEachCellWhere(
            subject.level.tiles, [&](Tile tile) { return tiles.seeThrough(tile); },
            [&](Cell cell) { m_seeThrough.set(cell); });
    }

    Rect pointAt(std::optional<Cell> cell) override {
        if (cell && !m_seeThrough.size().contains(*cell)) cell.reset();
        if (cell == m_from) return {};
        const Rect before = m_from ? m_seen.area() : Rect{};
        m_from = cell;
        if (!cell) return before;
        m_sight.look(m_seeThrough, *cell, radiusOfSightOverlay, m_seen);
        return before.united(m_seen.area());
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        if (!m_from) return;
        paintTints(painter, seen, cellPixels, m_seeThrough.size(), [this](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                into[i] = m_seen.at({columns[i], y}) ? tinted(seenColour, seenAlpha) : 0;
        });
        if (cellPixels >= minPixelsOfRim) paintHaloed(painter, rim(cellsIn(seen, m_seeThrough.size())), rimPen());
    }

private:
    /// Around what is seen.
    [[nodiscard]] LineGroups rim(Rect cells) const {
        cells = cells.intersected(m_seen.area().grown(1));
        LineGroups lines;
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x) {
                const bool here = m_seen.at({x, y});
                if (m_seen.at({x, y - 1}) != here) lines.add(QLineF(x, y, x + 1, y), groupAt(x, y, 2));
                if (m_seen.at({x - 1, y}) != here) lines.add(QLineF(x, y, x, y + 1), groupAt(x, y, 2));
            }
        return lines;
    }

    BitGrid m_seeThrough;
    play::Sight m_sight;
    play::SeenCells m_seen;
    std::optional<Cell> m_from;
};

} // namespace

std::unique_ptr<Overlay> makeSightOverlay(const OverlaySubject& subject) {
    return std::make_unique<SightOverlay>(subject);
}

std::vector<LegendRow> legendOfSight() {
    return {
        {[](QPainter& painter, const QRectF& box) {
             painter.fillRect(box, QColor::fromRgba(qUnpremultiply(tinted(seenColour, 160))));
             const std::array lines{QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight())};
             paintHaloed(painter, lines, rimPen());
         },
         DELVE_TEXT("overlay", "seen from the cell under the mouse, up to 30 cells away")}};
}

} // namespace delve::editor
