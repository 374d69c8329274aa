#include "editor/drawing/overlay_areas.h"

#include "editor/drawing/box_index.h"
#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "editor/drawing/step_counts.h"
#include "generation/graph/region_numbers.h"
#include "generation/level/tile_cells.h"
#include "playtest/measures/ledge_steps.h"

#include <QPen>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr double minPixelsOfText = 10;    ///< of a cell, for a region's number
constexpr double minPixelsOfNumbers = 24; ///< of a cell, for its distance
constexpr double minPixelsOfSigns = 6;    ///< of a cell, for outlines and crosses in it

/// The edges between set and clear bits, within these cells.
LineGroups edgesOf(const BitGrid& bits, const Rect& cells) {
    const auto has = [&bits](std::int32_t x, std::int32_t y) { return bits.has({x, y}); };
    LineGroups lines;
    for (auto y = cells.y; y <= cells.bottom(); ++y)
        for (auto x = cells.x; x <= cells.right(); ++x) {
            if (has(x, y) != has(x, y - 1)) lines.add(QLineF(x, y, x + 1, y), groupAt(x, y, 2));
            if (has(x, y) != has(x - 1, y)) lines.add(QLineF(x, y, x, y + 1), groupAt(x, y, 2));
        }
    return lines;
}

constexpr QRgb pinColour = 0xff2f7fe0;
const QColor hallColour(0x1f, 0xb5, 0xa6, 90);
QPen pinPen() { return QPen(QColor(0x9c, 0xcb, 0xff), 1.5); }
QPen keptPen() { return QPen(Qt::white, 1.5); }
QPen hallPen() { return QPen(QColor(0x8f, 0xf0, 0xe2), 1.5); }

class PinsOverlay : public Overlay {
public:
    explicit PinsOverlay(const Level& level) : m_size(level.size()), m_pins(level.pinned), m_kept(level.keptEmpty) {
        const auto& pinned = *level.pinnedThings;
        for (const auto& thing : *level.things)
            if (std::ranges::binary_search(pinned, thing.id)) m_things.push_back(thing.at);
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        const Rect cells = cellsIn(seen, m_size);
        if (m_pins->size() == m_size) {
            paintTints(painter, seen, cellPixels, m_size, [this](std::int32_t y, auto columns, auto into) {
                for (std::size_t i = 0; i < columns.size(); ++i)
                    into[i] = m_pins->at({columns[i], y}) ? tinted(pinColour, 80) : 0;
            });
            if (cellPixels >= minPixelsOfSigns) paintHaloed(painter, edgesOf(*m_pins, cells), pinPen());
        }
        if (m_kept->size() == m_size && cellPixels >= minPixelsOfSigns) paintHaloed(painter, crosses(cells), keptPen());
        paintThings(painter, seen);
    }

private:
    [[nodiscard]] LineGroups crosses(const Rect& cells) const {
        LineGroups lines;
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x) {
                if (!m_kept->at({x, y})) continue;
                lines.add(QLineF(x + 0.3, y + 0.3, x + 0.7, y + 0.7), groupAt(x, y, 2));
                lines.add(QLineF(x + 0.7, y + 0.3, x + 0.3, y + 0.7), groupAt(x, y, 2));
            }
        return lines;
    }

    void paintThings(QPainter& painter, const QRectF& seen) const {
        QPen pen(QColor(0x9c, 0xcb, 0xff), 2);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        for (const auto at : m_things)
            if (seen.intersects(QRectF(at.x, at.y, 1, 1))) painter.drawEllipse(QRectF(at.x, at.y, 1, 1));
    }

    Size m_size;
    Shared<BitGrid> m_pins;
    Shared<BitGrid> m_kept;
    std::vector<Cell> m_things;
};

std::vector<Run> runsOf(const std::vector<Hall>& halls) {
    std::vector<Run> runs;
    for (const auto& hall : halls) runs.insert(runs.end(), hall.runs.begin(), hall.runs.end());
    return runs;
}

std::vector<Rect> areasOf(const std::vector<Run>& runs) {
    std::vector<Rect> areas;
    areas.reserve(runs.size());
    for (const auto& run : runs) areas.push_back(run.area());
    return areas;
}

class HallsOverlay : public Overlay {
public:
    explicit HallsOverlay(const Level& level)
        : m_halls(level.halls), m_areas(areasOf(runsOf(*level.halls))), m_index(m_areas) {}

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override {
        const Rect seen = linesShown(painter, cells, cellPixels);
        LineGroups lines;
        for (const auto i : m_index.near(seen)) {
            if (!m_areas[i].overlaps(seen)) continue;
            const QRectF area = toRectF(m_areas[i]);
            painter.fillRect(area, hallColour);
            const QPointF half(0.5, 0.5);
            lines.skipTo(i);
            lines.add(QLineF(area.topLeft() + half, area.bottomRight() - half));
        }
        paintHaloed(painter, lines, hallPen());
    }

    [[nodiscard]] bool shows(const Level& level) const override { return m_halls.sameAs(level.halls); }

private:
    Shared<std::vector<Hall>> m_halls;
    std::vector<Rect> m_areas; ///< of all runs of all halls
    BoxIndex m_index;
};

constexpr std::array<QRgb, 7> regionColours = {0xff56b4e9, 0xffe69f00, 0xff009e73, 0xffcc79a7,
                                               0xfff0e442, 0xffd55e00, 0xff0072b2};

class RegionsOverlay : public Overlay {
public:
    explicit RegionsOverlay(const OverlaySubject& subject)
        : m_regions(walkableCells(subject.level.tiles, subject.tiles), [&subject] { return subject.stopped(); }) {}

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        paintTints(painter, seen, cellPixels, m_regions.size(),
                   [this](std::int32_t y, auto columns, auto into) { tintRow(y, columns, into); });
        if (cellPixels < minPixelsOfText) return;
        const Rect cells = cellsIn(seen, m_regions.size());
        for (auto y = cells.y; y < cells.bottom(); ++y)
            m_regions.forEachRun(y, [&](const RegionNumbers::Run& run) {
                const QPointF middle(run.from + 0.5, y + 0.5);
                if (run.isFirst && seen.contains(middle))
                    paintLabel(painter, middle, QString::number(std::int64_t{run.region} + 1), 12);
            });
    }

private:
    void tintRow(std::int32_t y, std::span<const std::int32_t> columns, std::span<QRgb> into) const {
        std::ranges::fill(into, 0);
        std::size_t i = 0;
        m_regions.forEachRun(y, [&](const RegionNumbers::Run& run) {
            while (i < columns.size() && columns[i] < run.from) ++i;
            for (; i < columns.size() && columns[i] < run.to; ++i)
                into[i] = tinted(regionColours[run.region % regionColours.size()], 120);
        });
    }

    RegionNumbers m_regions;
};

class DistanceOverlay : public Overlay {
public:
    DistanceOverlay(const Level& level, const TileCatalogue& catalogue) {
        std::vector<Cell> starts;
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Start) starts.push_back(thing.at);
        m_steps =
            StepCounts(walkableCells(level.tiles, catalogue), starts, play::stepsDownLedges(level.tiles, catalogue));
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        const double farthest = std::max(m_steps.max(), 1u);
        paintTints(painter, seen, cellPixels, m_steps.size(), [&](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const auto steps = m_steps.at({columns[i], y});
                into[i] = steps ? tinted(heatColour(*steps / farthest), 165) : 0;
            }
        });
        if (cellPixels < minPixelsOfNumbers) return;
        const Rect cells = cellsIn(seen, m_steps.size());
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x)
                if (const auto steps = m_steps.at({x, y}))
                    paintLabel(painter, {x + 0.5, y + 0.5}, QString::number(*steps), 10);
    }

private:
    StepCounts m_steps;
};

} // namespace

std::unique_ptr<Overlay> makePinsOverlay(const OverlaySubject& subject) {
    return std::make_unique<PinsOverlay>(subject.level);
}

std::unique_ptr<Overlay> makeHallsOverlay(const OverlaySubject& subject) {
    return std::make_unique<HallsOverlay>(subject.level);
}

std::unique_ptr<Overlay> makeRegionsOverlay(const OverlaySubject& subject) {
    return std::make_unique<RegionsOverlay>(subject);
}

std::unique_ptr<Overlay> makeDistanceOverlay(const OverlaySubject& subject) {
    return std::make_unique<DistanceOverlay>(subject.level, subject.tiles);
}

std::int64_t bytesOfRegionsOverlay(const Level& level, const TileCatalogue& catalogue) {
    return RegionNumbers::bytes(walkableCells(level.tiles, catalogue));
}

std::int64_t bytesOfDistanceOverlay(const Level& level, const TileCatalogue&) {
    return level.size().area() * StepCounts::bytesOfCell;
}

std::vector<LegendRow> legendOfDistance() {
    return {{paintHeatSign, DELVE_TEXT("overlay", "near the start … farthest from it")}};
}

std::vector<LegendRow> legendOfRegions() {
    return {{[](QPainter& painter, const QRectF& box) {
                 for (int i = 0; i < 3; ++i)
                     painter.fillRect(
                         QRectF(box.left() + box.width() * i / 3, box.top(), box.width() / 3, box.height()),
                         QColor::fromRgb(regionColours[static_cast<std::size_t>(i)]));
             },
             DELVE_TEXT("overlay", "connected parts, by their numbers")}};
}

std::vector<LegendRow> legendOfHalls() {
    return {{[](QPainter& painter, const QRectF& box) {
                 painter.fillRect(box, hallColour);
                 paintLineSign(painter, box, hallPen());
             },
             DELVE_TEXT("overlay", "hall")}};
}

std::vector<LegendRow> legendOfPins() {
    return {
        {[](QPainter& painter, const QRectF& box) {
             painter.fillRect(box, QColor::fromRgba(qUnpremultiply(tinted(pinColour, 80))));
             const std::array rim{QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight())};
             paintHaloed(painter, rim, pinPen());
         },
         DELVE_TEXT("overlay", "pinned")},
        {[](QPainter& painter, const QRectF& box) {
             const QPointF arm(box.height() * 0.3, box.height() * 0.3);
             const QPointF other(arm.x(), -arm.y());
             const std::array cross{QLineF(box.center() - arm, box.center() + arm),
                                    QLineF(box.center() - other, box.center() + other)};
             paintHaloed(painter, cross, keptPen());
         },
         DELVE_TEXT("overlay", "kept empty")}};
}

} // namespace delve::editor
