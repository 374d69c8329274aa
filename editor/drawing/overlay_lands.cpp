#include "editor/drawing/overlay_lands.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "editor/text/level_name.h"
#include "generation/graph/nearest_place.h"
#include "generation/level/portal_targets.h"

#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string>

namespace delve::editor {
namespace {

constexpr double minPixelsOfBorders = 2; ///< of a cell
constexpr double minPixelsOfNames = 60;  ///< of a site's land, about

/// The land of a site from a column on, up to the next one of its row.
struct LandRun {
    std::int32_t x = 0;
    std::uint32_t site = 0;
};

struct Site {
    Rect box;
    std::string name; ///< as stored: it is translated as it is painted
};

QPen borderPen() {
    QPen pen(QColor(0xff, 0xff, 0xff), 1.5);
    pen.setDashPattern({3, 3});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}
QPen sitePen() { return QPen(QColor(0xff, 0xe2, 0x7a), 2.5); }
QPen barrierPen() { return QPen(QColor(0xff, 0x7a, 0x45), 2.5); }

constexpr std::array<QRgb, 6> colours{0xff56b4e9, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xfff0e442, 0xff0072b2};
constexpr int landAlpha = 70;

std::string nameOf(const Room& room, const OverlaySubject& subject) {
    if (subject.world)
        for (const auto& thing : *subject.level.things) {
            if (thing.kind != ThingKind::Portal || !room.box.contains(thing.at)) continue;
            const auto* const town = portalTarget(thing, subject.level, *subject.world);
            if (town && town != &subject.level && !town->name.empty()) return town->name;
        }
    return room.id;
}

/// Two bars across a road.
void paintBars(QPainter& painter, QPointF at, double half) {
    const std::array lines{QLineF(at + QPointF(-half, -half / 2), at + QPointF(half, -half / 2)),
                           QLineF(at + QPointF(-half, half / 2), at + QPointF(half, half / 2))};
    paintHaloed(painter, lines, barrierPen());
}

void paintBox(QPainter& painter, const QRectF& box, const QPen& pen) {
    const std::array sides{QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
                           QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())};
    paintHaloed(painter, sides, pen);
}

class LandsOverlay : public Overlay {
public:
    explicit LandsOverlay(const OverlaySubject& subject) : m_size(subject.level.size()) {
        std::vector<Cell> centres;
        for (const auto& room : *subject.level.rooms) {
            if (room.kind != RoomKind::Site) continue;
            centres.push_back(room.box.centre());
            m_sites.push_back({room.box, nameOf(room, subject)});
        }
        if (m_sites.empty()) return;
        for (const auto& thing : *subject.level.things)
            if (thing.kind == ThingKind::Barrier) m_barriers.push_back(thing.at);
        std::vector<std::uint32_t> nearest;
        if (findNearestPlaces(m_size, centres, nearest, [&] { return subject.stopped(); })) keepRuns(nearest);
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        if (m_rowStarts.empty()) return;
        paintTints(painter, seen, cellPixels, m_size, [this](std::int32_t y, auto columns, auto into) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                into[i] = tinted(colours[siteAt({columns[i], y}) % colours.size()], landAlpha);
        });
        if (cellPixels >= minPixelsOfBorders) paintHaloed(painter, borders(cellsIn(seen, m_size)), borderPen());
        const QRectF around = seen.adjusted(-2, -2, 2, 2);
        for (const Cell cell : m_barriers) {
            const QPointF middle(cell.x + 0.5, cell.y + 0.5);
            if (around.contains(middle)) paintBars(painter, middle, std::max(0.5, 5 / cellPixels));
        }
        paintSites(painter, around, cellPixels);
    }

private:
    void keepRuns(const std::vector<std::uint32_t>& nearest) {
        for (std::int32_t y = 0; y < m_size.height; ++y) {
            m_rowStarts.push_back(m_runs.size());
            const auto* const row = nearest.data() + static_cast<std::ptrdiff_t>(y) * m_size.width;
            for (std::int32_t x = 0; x < m_size.width; ++x)
                if (x == 0 || row[x] != row[x - 1]) m_runs.push_back({x, row[x]});
        }
        m_rowStarts.push_back(m_runs.size());
    }

    [[nodiscard]] std::uint32_t siteAt(Cell cell) const {
        const auto row = static_cast<std::size_t>(cell.y);
        const auto first = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rowStarts[row]);
        const auto last = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rowStarts[row + 1]);
        return std::prev(std::ranges::upper_bound(first, last, cell.x, {}, &LandRun::x))->site;
    }

    [[nodiscard]] LineGroups borders(const Rect& cells) const {
        LineGroups lines;
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x) {
                const auto site = siteAt({x, y});
                if (y > 0 && siteAt({x, y - 1}) != site) lines.add(QLineF(x, y, x + 1, y), groupAt(x, y, 2));
                if (x > 0 && siteAt({x - 1, y}) != site) lines.add(QLineF(x, y, x, y + 1), groupAt(x, y, 2));
            }
        return lines;
    }

    void paintSites(QPainter& painter, const QRectF& seen, double cellPixels) const {
        const double cellsOfLand = static_cast<double>(m_size.width + m_size.height) / 2 /
                                   std::max(1.0, std::sqrt(static_cast<double>(m_sites.size())));
        const bool named = cellsOfLand * cellPixels >= minPixelsOfNames;
        const QRectF reach = seen.adjusted(-100 / cellPixels, -100 / cellPixels, 100 / cellPixels, 100 / cellPixels);
        for (const auto& site : m_sites) {
            const QRectF box = toRectF(site.box);
            if (!reach.intersects(box)) continue;
            paintBox(painter, box, sitePen());
            const QPointF below(box.center().x(), box.bottom() + 9 / cellPixels);
            if (named) paintLabel(painter, below, shownLevelName(site.name), 12);
        }
    }

    Size m_size;
    std::vector<Site> m_sites;
    std::vector<Cell> m_barriers;
    std::vector<LandRun> m_runs; ///< row by row
    std::vector<std::size_t> m_rowStarts;
};

} // namespace

std::unique_ptr<Overlay> makeLandsOverlay(const OverlaySubject& subject) {
    return std::make_unique<LandsOverlay>(subject);
}

/// The nearest site of each cell.
std::int64_t bytesOfLandsOverlay(const Level& level, const TileCatalogue&) {
    if (std::ranges::find(*level.rooms, RoomKind::Site, &Room::kind) == level.rooms->end()) return 0;
    return level.size().area() * static_cast<std::int64_t>(sizeof(std::uint32_t));
}

std::vector<LegendRow> legendOfLands() {
    return {{[](QPainter& painter, const QRectF& box) {
                 for (int i = 0; i < 3; ++i)
                     painter.fillRect(
                         QRectF(box.left() + box.width() * i / 3, box.top(), box.width() / 3, box.height()),
                         QColor::fromRgb(colours[static_cast<std::size_t>(i)]));
                 const std::array lines{QLineF(box.center().x(), box.top(), box.center().x(), box.bottom())};
                 paintHaloed(painter, lines, borderPen());
             },
             DELVE_TEXT("overlay", "lands, with their borders")},
            {[](QPainter& painter, const QRectF& box) { paintBox(painter, box.adjusted(4, 1, -4, -1), sitePen()); },
             DELVE_TEXT("overlay", "site")},
            {[](QPainter& painter, const QRectF& box) { paintBars(painter, box.center(), box.height() / 2); },
             DELVE_TEXT("overlay", "barrier")}};
}

} // namespace delve::editor
