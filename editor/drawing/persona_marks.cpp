#include "editor/drawing/persona_marks.h"

#include "editor/drawing/overlay_painting.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::editor {
namespace {

constexpr double minPixelsOfNumbers = 24; ///< of a cell
constexpr double minDiscPixels = 3;       ///< so that a single loss is seen on a map of any size

constexpr QRgb ofUnseen = 0x96201840; ///< dark, so that its hatching is seen on any ground

QBrush hatching() { return {QColor(255, 255, 255, 190), Qt::DiagCrossPattern}; }

void paintDiscSign(QPainter& painter, QPointF centre, double radius) {
    QPen rim(Qt::white, 1.5);
    rim.setCosmetic(true);
    painter.setPen(rim);
    painter.setBrush(QColor(0xd5, 0x20, 0x20, 150));
    painter.drawEllipse(centre, radius, radius);
}

class PersonaMarks : public Overlay {
public:
    PersonaMarks(std::vector<LostGames> lost, BitGrid unseen) : m_lost(std::move(lost)), m_unseen(std::move(unseen)) {
        for (const auto& cell : m_lost) m_most = std::max(m_most, cell.games);
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        paintTints(painter, seen, cellPixels, m_unseen.size(), [this](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                into[i] = m_unseen.at({columns[i], y}) ? qPremultiply(ofUnseen) : 0;
        });
        paintHatching(painter, seen, cellPixels, m_unseen, hatching());
        for (const auto& cell : m_lost) paintDisc(painter, seen, cellPixels, cell);
    }

private:
    /// Its area is in proportion to the games.
    void paintDisc(QPainter& painter, const QRectF& seen, double cellPixels, const LostGames& cell) const {
        constexpr double largest = 1.5; ///< cells
        const double share = static_cast<double>(cell.games) / m_most;
        const double radius = std::max(minDiscPixels / cellPixels, largest * std::sqrt(share));
        const QPointF centre(cell.at.x + 0.5, cell.at.y + 0.5);
        const QRectF disc(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        if (!disc.intersects(seen)) return;
        paintDiscSign(painter, centre, radius);
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

std::vector<LegendRow> legendOfPersonaMarks() {
    return {{[](QPainter& painter, const QRectF& box) {
                 const double most = box.height() / 2 - 1;
                 const QPointF few(box.left() + box.width() / 4, box.center().y());
                 paintDiscSign(painter, few, most / 2);
                 paintDiscSign(painter, few + QPointF(box.width() / 2, 0), most);
             },
             DELVE_TEXT("overlay", "games lost there, larger for more")},
            {[](QPainter& painter, const QRectF& box) {
                 painter.fillRect(box, QColor::fromRgba(ofUnseen));
                 painter.fillRect(box, hatching());
             },
             DELVE_TEXT("overlay", "never seen in any game")}};
}

} // namespace delve::editor
