#include "editor/drawing/overlay_routes.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "generation/level/rules.h"
#include "playtest/measures/measured.h"
#include "playtest/measures/proof_walk.h"
#include "playtest/proof/proof.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace delve::editor {
namespace {

constexpr double minPixelsOfNumbers = 8; ///< of a cell

/// Cells that somebody comes to one after another, as straight lines between the middles of cells.
class Route {
public:
    void add(Cell cell) {
        const QPointF middle(cell.x + 0.5, cell.y + 0.5);
        const bool goesOn = !m_empty && std::abs(cell.x - m_last.x) + std::abs(cell.y - m_last.y) == 1;
        const Cell way{cell.x - m_last.x, cell.y - m_last.y};
        if (goesOn && m_way == way) m_lines.back().setP2(middle);
        else if (goesOn) m_lines.emplace_back(QPointF(m_last.x + 0.5, m_last.y + 0.5), middle);
        m_way = goesOn ? way : Cell{0, 0};
        if (m_empty) m_first = middle;
        m_last = cell;
        m_empty = false;
    }
    void leave() { m_way = {0, 0}; } ///< the next cell is not reached from the last one by a step

    [[nodiscard]] bool empty() const { return m_empty; }
    [[nodiscard]] QPointF first() const { return m_first; }
    [[nodiscard]] QPointF last() const { return {m_last.x + 0.5, m_last.y + 0.5}; }

    void paint(QPainter& painter, const QRectF& seen, const QPen& pen) const {
        LineGroups lines;
        for (const auto& line : m_lines)
            if (QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(seen)) lines.add(line);
            else lines.skip(1);
        paintHaloed(painter, lines, pen);
    }
    /// Small arrows in the middle of longer lines.
    void paintArrows(QPainter& painter, const QRectF& seen, const QPen& pen) const {
        constexpr double shortest = 3;
        constexpr double wing = 0.3;
        LineGroups lines;
        for (const auto& line : m_lines) {
            const QPointF middle = line.center();
            if (line.length() < shortest || !seen.contains(middle)) {
                lines.skip(2);
                continue;
            }
            const QPointF ahead = (line.p2() - line.p1()) / line.length() * wing;
            const QPointF aside(-ahead.y(), ahead.x());
            lines.add(QLineF(middle - ahead + aside, middle + ahead));
            lines.add(QLineF(middle - ahead - aside, middle + ahead));
        }
        paintHaloed(painter, lines, pen);
    }

private:
    std::vector<QLineF> m_lines;
    QPointF m_first;
    Cell m_last;
    Cell m_way{0, 0};
    bool m_empty = true;
};

void paintEnd(QPainter& painter, QPointF at, double cellPixels, QColor colour, bool filled) {
    const double radius = std::clamp(0.35, 4 / cellPixels, 9 / cellPixels);
    QPen rim(QColor(0, 0, 0, 200), 2);
    rim.setCosmetic(true);
    painter.setPen(rim);
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::white));
    painter.drawEllipse(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
}

QPen pathPen() { return QPen(QColor(0xff, 0xc4, 0x2e), 3.5); }

QPen proofPen(std::size_t player) {
    QPen pen(player == 0 ? QColor(0x7d, 0xe3, 0xff) : QColor(0xff, 0xa3, 0xd1), 2.5);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(player == 0 ? QList<qreal>{4, 2} : QList<qreal>{1, 2});
    return pen;
}

class PathOverlay : public Overlay {
public:
    explicit PathOverlay(const OverlaySubject& subject) {
        if (!subject.world) return;
        const auto& world = *subject.world;
        const auto chosen = play::chosenObjective(*world.rules, play::builtInObjectives());
        const play::Measured measured(world, subject.number, chosen ? chosen->info : nullptr, nullptr,
                                      subject.feedback);
        const auto* const path = measured.criticalPath();
        if (!path || measured.stopped()) return;
        for (const Cell cell : path->cells) m_route.add(cell);
        m_steps = path->steps;
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        if (m_route.empty()) return;
        m_route.paint(painter, seen, pathPen());
        paintEnd(painter, m_route.first(), cellPixels, pathPen().color(), false);
        paintEnd(painter, m_route.last(), cellPixels, pathPen().color(), true);
        const QPointF label = m_route.last() + QPointF(0, 14 / cellPixels);
        if (cellPixels >= minPixelsOfNumbers) paintLabel(painter, label, QString::number(m_steps), 12);
    }

private:
    Route m_route;
    std::int64_t m_steps = 0;
};

class ProofOverlay : public Overlay {
public:
    explicit ProofOverlay(const OverlaySubject& subject) {
        if (!subject.world) return;
        const auto proof = play::prove(subject.world, {.feedback = subject.feedback});
        if (!proof || proof->verdict != play::Verdict::Winnable) return;
        const auto walk = play::walkOfProof(*subject.world, *proof, [&subject] { return subject.stopped(); });
        if (!walk) return;
        for (const auto& places : walk->players) m_routes.push_back(routeOn(subject.number, places));
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        for (std::size_t player = 0; player < m_routes.size(); ++player) {
            const auto& route = m_routes[player];
            if (route.empty()) continue;
            const QPen pen = proofPen(player);
            route.paint(painter, seen, pen);
            if (cellPixels >= minPixelsOfNumbers) route.paintArrows(painter, seen, QPen(pen.color(), 2));
            paintEnd(painter, route.first(), cellPixels, pen.color(), false);
            paintEnd(painter, route.last(), cellPixels, pen.color(), true);
        }
    }

private:
    static Route routeOn(std::uint32_t level, const std::vector<play::Place>& places) {
        Route route;
        for (const auto& place : places)
            if (place.level == level) route.add(place.at);
            else route.leave();
        return route;
    }

    std::vector<Route> m_routes; ///< of each player
};

} // namespace

std::unique_ptr<Overlay> makePathOverlay(const OverlaySubject& subject) {
    return std::make_unique<PathOverlay>(subject);
}

/// The steps from the start to each cell, and what can be walked on.
std::int64_t bytesOfPathOverlay(const Level& level, const TileCatalogue&) {
    return level.size().area() * static_cast<std::int64_t>(sizeof(std::uint32_t)) + level.size().area() / 8;
}

std::vector<LegendRow> legendOfPath() {
    return {{[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, pathPen()); },
             DELVE_TEXT("overlay", "critical path, with its steps")},
            {[](QPainter& painter, const QRectF& box) { paintEnd(painter, box.center(), 1, pathPen().color(), false); },
             DELVE_TEXT("overlay", "start")},
            {[](QPainter& painter, const QRectF& box) { paintEnd(painter, box.center(), 1, pathPen().color(), true); },
             DELVE_TEXT("overlay", "goal")}};
}

std::unique_ptr<Overlay> makeProofOverlay(const OverlaySubject& subject) {
    return std::make_unique<ProofOverlay>(subject);
}

/// The proof searches distances and keeps what was seen.
std::int64_t bytesOfProofOverlay(const Level& level, const TileCatalogue&) { return level.size().area() * 6; }

std::vector<LegendRow> legendOfProof() {
    return {{[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, proofPen(0)); },
             DELVE_TEXT("overlay", "way of player 1 in the game that was won")},
            {[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, proofPen(1)); },
             DELVE_TEXT("overlay", "way of player 2")}};
}

} // namespace delve::editor
