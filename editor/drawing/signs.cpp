#include "editor/drawing/signs.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <utility>

namespace delve::editor {
namespace {

const QColor ground(20, 18, 16, 220);

class SignPainter {
public:
    SignPainter(QPainter& painter, const QTransform& toPixels, const QRectF& cells, SpriteSheet& sheet)
        : m_painter(painter), m_toPixels(toPixels), m_sheet(sheet), m_ratio(painter.device()->devicePixelRatioF()),
          m_side(sheet.pixels() / m_ratio), m_apart(m_side / 2 / toPixels.m11()) {
        const double reach = (m_side / 2 + signRim + 1) / toPixels.m11(); // signs are moved to whole pixels
        m_near = cells.adjusted(-reach, -reach, reach, reach);
        m_around = m_near.adjusted(-m_apart, -m_apart, m_apart, m_apart);
    }

    /// In cells, beyond which no sign matters: whole squares, since one out of sight may take the square of another.
    [[nodiscard]] const QRectF& around() const { return m_around; }
    /// Is a cell in sight, and the first of its square?
    [[nodiscard]] bool takes(Cell cell) {
        const QPointF middle(cell.x + 0.5, cell.y + 0.5);
        if (!m_around.contains(middle)) return false;
        const bool first = m_taken.insert({std::floor(cell.x / m_apart), std::floor(cell.y / m_apart)}).second;
        return first && m_near.contains(middle);
    }
    void paint(Cell cell, const QRgb* sprite, QImage::Format format) {
        const QPointF middle = m_toPixels.map(QPointF(cell.x + 0.5, cell.y + 0.5));
        const QPointF at(std::round((middle.x() - m_side / 2) * m_ratio) / m_ratio,
                         std::round((middle.y() - m_side / 2) * m_ratio) / m_ratio);
        const QRectF place(at, QSizeF(m_side, m_side));
        m_painter.fillRect(place.adjusted(-signRim, -signRim, signRim, signRim), ground);
        m_painter.drawImage(place,
                            QImage(reinterpret_cast<const uchar*>(sprite), m_sheet.pixels(), m_sheet.pixels(), format));
    }

private:
    QPainter& m_painter;
    const QTransform& m_toPixels;
    SpriteSheet& m_sheet;
    double m_ratio;
    double m_side;  ///< of a sign, in device-independent pixels
    double m_apart; ///< side of a square, in cells
    QRectF m_near;
    QRectF m_around;
    std::set<std::pair<double, double>> m_taken;
};

} // namespace

void paintSigns(QPainter& painter, const QTransform& toPixels, const QRectF& cells, const Standing& standing,
                const Exits& exits, SpriteSheet& sheet) {
    painter.save();
    painter.setWorldTransform({});
    painter.setRenderHint(QPainter::Antialiasing, false);
    SignPainter signs(painter, toPixels, cells, sheet);
    const QRect around = signs.around().toAlignedRect();
    const auto landmarks = standing.landmarks(); // row by row
    const auto rowOf = [](const StandingThing& thing) { return thing.at.y; };
    const auto from = std::ranges::lower_bound(landmarks, around.top(), {}, rowOf);
    for (const auto& thing : std::span(from, std::ranges::upper_bound(landmarks, around.bottom(), {}, rowOf)))
        if (signs.takes(thing.at))
            signs.paint(thing.at, sheet.thing(standing.looks()[thing.look]), QImage::Format_ARGB32_Premultiplied);
    for (const auto& exit : exits.near({around.x(), around.y(), around.width(), around.height()}))
        if (signs.takes(exit.at)) signs.paint(exit.at, sheet.tile({exit.tile, 0, 0}), QImage::Format_RGB32);
    painter.restore();
}

} // namespace delve::editor
