#include "editor/drawing/overlay_ground.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "generation/graph/choke_cells.h"
#include "generation/graph/region_numbers.h"
#include "generation/level/bit_runs.h"
#include "generation/level/tile_cells.h"
#include "playtest/measures/dead_ends.h"
#include "playtest/measures/measured.h"

#include <QPen>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr double minPixelsOfSigns = 4;    ///< of a cell, for hatching in it
constexpr double minPixelsOfNumbers = 20; ///< of a cell, for a number in it

/// The world of the level, or one that holds nothing else.
std::shared_ptr<const World> worldOf(const OverlaySubject& subject) {
    if (subject.world) return subject.world;
    auto world = std::make_shared<World>();
    world->levels.push_back(subject.level);
    world->tiles = subject.tiles;
    return world;
}

/// From so much of the ground on, in percent, a choke has the next larger sign.
constexpr std::array<int, 2> shares{10, 25};
/// A larger map would take too long.
constexpr std::int64_t mostGround = 4096 * 4096;
constexpr std::array<QRgb, 3> colours{0xffffe08a, 0xffff9f45, 0xffff4f4f};

/// A small square, which is quick to draw many times, or a diamond with a rim.
void paintChoke(QPainter& painter, QPointF at, double radius, std::size_t size) {
    if (size == 0) {
        const double half = radius * 0.35;
        painter.fillRect(QRectF(at - QPointF(half, half), at + QPointF(half, half)), QColor::fromRgb(colours[0]));
        return;
    }
    QPen rim(QColor(0, 0, 0, 200), 1);
    rim.setCosmetic(true);
    painter.setPen(rim);
    painter.setBrush(QColor::fromRgb(colours[size]));
    const double r = radius * (0.4 + 0.3 * static_cast<double>(size));
    const std::array corners{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)};
    painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
    painter.setBrush(Qt::NoBrush);
}

/// In little memory: bits for the chokes, and a byte for what hangs on each of the larger ones.
class ChokesOverlay : public Overlay {
public:
    explicit ChokesOverlay(const OverlaySubject& subject) {
        const auto stopped = [&subject] { return subject.stopped(); };
        auto open = walkableCells(subject.level.tiles, subject.tiles);
        if (open.count() > mostGround) return;
        const auto region = RegionNumbers(std::move(open), stopped).largest();
        m_small.reset(region.size());
        m_large.reset(region.size());
        m_percents.resize(static_cast<std::size_t>(region.size().height));
        const auto all = region.count();
        const auto take = [this, all](Cell cell, std::uint32_t others) {
            const auto percent = static_cast<std::uint8_t>(std::int64_t{others} * 100 / all);
            if (percent < shares[0]) return m_small.set(cell);
            m_large.set(cell);
            m_percents[static_cast<std::size_t>(cell.y)].push_back(percent);
        };
        (void)forEachChokeCell(region, take, stopped);
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        const QRectF around = seen.adjusted(-2, -2, 2, 2);
        const Rect cells = cellsIn(around, m_large.size());
        const double radius = std::max(0.5, 2.5 / cellPixels);
        for (auto y = cells.y; y < cells.bottom() && cellPixels >= minPixelsOfSigns; ++y)
            forEachBit(m_small.row(y), [&](std::int32_t x) {
                const QPointF middle(x + 0.5, y + 0.5);
                if (around.contains(middle)) paintChoke(painter, middle, radius, 0);
            });
        for (auto y = cells.y; y < cells.bottom(); ++y) {
            auto percent = m_percents[static_cast<std::size_t>(y)].begin();
            forEachBit(m_large.row(y), [&](std::int32_t x) {
                const int cutOff = *percent++;
                const QPointF middle(x + 0.5, y + 0.5);
                if (!around.contains(middle)) return;
                const auto size = std::ranges::count_if(shares, [&](int share) { return cutOff >= share; });
                paintChoke(painter, middle, radius, static_cast<std::size_t>(size));
                if (cellPixels >= minPixelsOfNumbers) paintLabel(painter, middle, QString::number(cutOff), 10);
            });
        }
    }

private:
    BitGrid m_small; ///< smaller than all of `shares`
    BitGrid m_large;
    std::vector<std::vector<std::uint8_t>> m_percents; ///< of the large ones of each row, from left to right
};

constexpr QRgb deadColour = 0xffd070ff;

QPen hatchPen() { return QPen(QColor(0xe6, 0xb3, 0xff), 1.5); }

class DeadEndsOverlay : public Overlay {
public:
    explicit DeadEndsOverlay(const OverlaySubject& subject) : m_cells(subject.level.size()) {
        const auto world = worldOf(subject);
        const play::Measured measured(*world, subject.world ? subject.number : 0, nullptr, nullptr, subject.feedback);
        if (measured.stopped()) return;
        const auto& map = measured.cells();
        map.forEach(play::CellMap::mainRegion, [&](std::size_t index) {
            if (play::countWaysOut(map, index) != 1) return;
            const auto cells = play::deadEndFrom(map, index);
            for (const auto cell : cells) m_cells.set(map.cellAt(cell));
            m_ends.push_back({map.cellAt(index), static_cast<std::uint32_t>(cells.size())});
        });
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        paintTints(painter, seen, cellPixels, m_cells.size(), [this](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                into[i] = m_cells.at({columns[i], y}) ? tinted(deadColour, 90) : 0;
        });
        if (cellPixels < minPixelsOfSigns) return;
        paintHaloed(painter, hatching(cellsIn(seen, m_cells.size())), hatchPen());
        const QRectF around = seen.adjusted(-2, -2, 2, 2);
        for (const auto& [cell, steps] : m_ends) {
            const QPointF middle(cell.x + 0.5, cell.y + 0.5);
            if (!around.contains(middle)) continue;
            paintDeadEnd(painter, middle, 0.3);
            if (cellPixels >= minPixelsOfNumbers) paintLabel(painter, middle, QString::number(steps), 11);
        }
    }

    static void paintDeadEnd(QPainter& painter, QPointF at, double arm) {
        const std::array lines{QLineF(at + QPointF(-arm, -arm), at + QPointF(arm, arm)),
                               QLineF(at + QPointF(-arm, arm), at + QPointF(arm, -arm))};
        paintHaloed(painter, lines, QPen(Qt::white, 2));
    }

private:
    struct End {
        Cell cell;
        std::uint32_t steps = 0;
    };

    [[nodiscard]] LineGroups hatching(const Rect& cells) const {
        LineGroups lines;
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x)
                if (m_cells.at({x, y})) lines.add(QLineF(x + 0.15, y + 0.85, x + 0.85, y + 0.15), groupAt(x, y, 1));
        return lines;
    }

    BitGrid m_cells;
    std::vector<End> m_ends;
};

template <std::size_t size>
void paintChokeSign(QPainter& painter, const QRectF& box) {
    paintChoke(painter, box.center(), box.height() / 2, size);
}

} // namespace

std::unique_ptr<Overlay> makeChokesOverlay(const OverlaySubject& subject) {
    return std::make_unique<ChokesOverlay>(subject);
}

/// First the regions are found, and then the chokes of the largest: with a byte for each large one.
std::int64_t bytesOfChokesOverlay(const Level& level, const TileCatalogue& catalogue) {
    const auto open = walkableCells(level.tiles, catalogue);
    if (open.count() > mostGround) return open.size().area() / 8;
    const auto ofRegions = 2 * RegionNumbers::bytes(open);
    const auto ofChokes = bytesOfChokeCells(open) * 5 / 4 + open.size().area() * 3 / 8;
    return std::max(ofRegions, ofChokes);
}

std::vector<LegendRow> legendOfChokes() {
    return {{paintChokeSign<2>, DELVE_TEXT("overlay", "cuts off 25 % of the ground or more")},
            {paintChokeSign<1>, DELVE_TEXT("overlay", "cuts off 10 % or more")},
            {paintChokeSign<0>, DELVE_TEXT("overlay", "cuts off less")}};
}

std::unique_ptr<Overlay> makeDeadEndsOverlay(const OverlaySubject& subject) {
    return std::make_unique<DeadEndsOverlay>(subject);
}

std::int64_t bytesOfDeadEndsOverlay(const Level& level, const TileCatalogue& catalogue) {
    constexpr std::int64_t numbersOfRun = 4;
    return level.size().area() * 2 + numbersOfRun * RegionNumbers::bytes(walkableCells(level.tiles, catalogue));
}

std::vector<LegendRow> legendOfDeadEnds() {
    return {{[](QPainter& painter, const QRectF& box) {
                 painter.fillRect(box, QColor::fromRgba(qUnpremultiply(tinted(deadColour, 90))));
                 const std::array lines{QLineF(box.bottomLeft(), box.topRight())};
                 paintHaloed(painter, lines, hatchPen());
             },
             DELVE_TEXT("overlay", "dead end")},
            {[](QPainter& painter, const QRectF& box) {
                 DeadEndsOverlay::paintDeadEnd(painter, box.center(), box.height() * 0.3);
             },
             DELVE_TEXT("overlay", "length in steps")}};
}

} // namespace delve::editor
