#include "editor/drawing/signs.h"

#include <cmath>
#include <set>
#include <utility>

namespace delve::editor {
namespace {

const QColor ground(20, 18, 16, 220);

class SignPainter {
public:
    SignPainter(QPainter& painter, const QTransform& toPixels, const QRectF& cells, SpriteSheet& sheet)
        : m_painter(painter), m_toPixels(toPixels), m_sheet(sheet), m_ratio(painter.device()->devicePixelRatioF()),
          m_side(sheet.pixels() / m_ratio) {
        const double reach = (m_side / 2 + signRim) / toPixels.m11();
        m_near = cells.adjusted(-reach, -reach, reach, reach);
    }

    /// Is there room for a sign at a cell that is in sight?
    [[nodiscard]] bool takes(Cell cell) {
        if (!m_near.contains(cell.x + 0.5, cell.y + 0.5)) return false;
        const double apart = m_side / 2 / m_toPixels.m11(); // in cells
        return m_taken.insert({std::floor(cell.x / apart), std::floor(cell.y / apart)}).second;
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
    double m_side; ///< of a sign, in device-independent pixels
    QRectF m_near;
    std::set<std::pair<double, double>> m_taken;
};

} // namespace

void paintSigns(QPainter& painter, const QTransform& toPixels, const QRectF& cells, const Standing& standing,
                const Exits& exits, SpriteSheet& sheet) {
    painter.save();
    painter.setWorldTransform({});
    painter.setRenderHint(QPainter::Antialiasing, false);
    SignPainter signs(painter, toPixels, cells, sheet);
    for (const auto& thing : standing.landmarks())
        if (signs.takes(thing.at))
            signs.paint(thing.at, sheet.thing(standing.looks()[thing.look]), QImage::Format_ARGB32_Premultiplied);
    for (const auto& [chunk, some] : exits.byChunk())
        for (const auto& exit : some)
            if (signs.takes(exit.at)) signs.paint(exit.at, sheet.tile({exit.tile, 0, 0}), QImage::Format_RGB32);
    painter.restore();
}

} // namespace delve::editor
