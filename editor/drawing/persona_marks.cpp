#include "editor/drawing/persona_marks.h"

#include "editor/drawing/overlay_painting.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::editor {
namespace {

constexpr double minPixelsOfCrosses = 6;  ///< of a cell
constexpr double minPixelsOfNumbers = 24; ///< likewise
constexpr double minDiscPixels = 3;       ///< so that a single loss is seen on a map of any size

class PersonaMarks : public Overlay {
public:
    PersonaMarks(std::vector<LostGames> lost, BitGrid unseen) : m_lost(std::move(lost)), m_unseen(std::move(unseen)) {
        for (const auto& cell : m_lost) m_most = std::max(m_most, cell.games);
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        paintTints(painter, seen, cellPixels, m_unseen.size(), [this](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                into[i] = m_unseen.at({columns[i], y}) ? qPremultiply(qRgba(0x20, 0x18, 0x40, 150)) : 0;
        });
        if (cellPixels >= minPixelsOfCrosses)
            paintHaloed(painter, crosses(cellsIn(seen, m_unseen.size())), QPen(Qt::white, 1));
        for (const auto& cell : m_lost) paintDisc(painter, seen, cellPixels, cell);
    }

private:
    [[nodiscard]] LineGroups crosses(const Rect& cells) const {
        constexpr std::size_t linesOfCell = 2;
        LineGroups lines;
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x) {
                if (!m_unseen.at({x, y})) continue;
                const auto group = (static_cast<std::size_t>(y) << 32) +
                                   static_cast<std::size_t>(x) / (LineGroups::together / linesOfCell);
                lines.add(QLineF(x + 0.3, y + 0.3, x + 0.7, y + 0.7), group);
                lines.add(QLineF(x + 0.7, y + 0.3, x + 0.3, y + 0.7), group);
            }
        return lines;
    }

    /// Its area is in proportion to the games.
    void paintDisc(QPainter& painter, const QRectF& seen, double cellPixels, const LostGames& cell) const {
        constexpr double largest = 1.5; ///< cells
        const double share = static_cast<double>(cell.games) / m_most;
        const double radius = std::max(minDiscPixels / cellPixels, largest * std::sqrt(share));
        const QPointF centre(cell.at.x + 0.5, cell.at.y + 0.5);
        const QRectF disc(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        if (!disc.intersects(seen)) return;
        QPen rim(Qt::white, 1.5);
        rim.setCosmetic(true);
        painter.setPen(rim);
        painter.setBrush(QColor(0xd5, 0x20, 0x20, 150));
        painter.drawEllipse(disc);
        if (cellPixels >= minPixelsOfNumbers) paintLabel(painter, centre, QString::number(cell.games), 10);
    }

    std::vector<LostGames> m_lost;
    BitGrid m_unseen;
    std::uint32_t m_most = 1;
};

} // namespace

std::unique_ptr<Overlay> makePersonaMarks(std::vector<LostGames> lost, BitGrid unseen) {
    return std::make_unique<PersonaMarks>(std::move(lost), std::move(unseen));
}

} // namespace delve::editor
