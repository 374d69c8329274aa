#include "editor/drawing/overlay_connections.h"

#include "editor/drawing/box_index.h"
#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "editor/text/level_name.h"
#include "generation/level/locks.h"
#include "generation/level/portal_targets.h"

#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace delve::editor {
namespace {

constexpr double minPixelsOfNames = 10;  ///< of a cell
constexpr double mostPixelsOfName = 140; ///< two overlayReach would be seen
constexpr int textPixels = 12;
constexpr double arrowHalf = 0.3;        ///< in cells
constexpr std::size_t mostOfSome = 32;   ///< things whose lines are drawn because they are chosen
constexpr std::size_t mostLines = 1'000; ///< of these: they are made while a person waits
const QPointF stub(0.9, -0.9);           ///< from the middle of a portal, in cells

enum Style : std::uint8_t { OfKeys, OfPortals };

QPen penOf(Style style) {
    QPen pen(style == OfKeys ? QColor(0xff, 0xe2, 0x7a) : QColor(0x7c, 0xc8, 0xff), 2);
    pen.setDashPattern(style == OfKeys ? QList<qreal>{5, 3} : QList<qreal>{1, 2});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPointF middleOf(Cell cell) { return {cell.x + 0.5, cell.y + 0.5}; }

struct Connection {
    QLineF line;
    Style style;
    std::uint32_t place; ///< among all lines of its style
};

/// A portal to another level.
struct Stub {
    Cell at;
    std::string level; ///< its name as stored: it is translated as it is painted
};

Rect boxOf(const QLineF& line) {
    const QRect box = QRectF(line.p1(), line.p2()).normalized().toAlignedRect();
    return Rect{box.x(), box.y(), box.width(), box.height()}.grown(1);
}

/// At the end of a line that leads somewhere.
std::array<QLineF, 2> headOf(const QLineF& line) {
    const double length = std::max(line.length(), 1e-6);
    const QPointF ahead((line.dx() / length) * arrowHalf, (line.dy() / length) * arrowHalf);
    const QPointF aside(-ahead.y(), ahead.x());
    return {QLineF(line.p2() - ahead + aside, line.p2()), QLineF(line.p2() - ahead - aside, line.p2())};
}

class ConnectionsOverlay : public Overlay {
public:
    void add(Cell from, Cell to, Style style) {
        if (from != to) m_lines.push_back({QLineF(middleOf(from), middleOf(to)), style, m_counts[style]++});
    }
    void add(Stub portal) { m_stubs.push_back(std::move(portal)); }
    [[nodiscard]] bool empty() const { return m_lines.empty() && m_stubs.empty(); }
    void finish() {
        std::vector<Rect> boxes;
        for (const auto& connection : m_lines) boxes.push_back(boxOf(connection.line));
        m_index = BoxIndex(boxes);
    }

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override {
        const Rect seen = linesShown(painter, cells, cellPixels);
        std::array<LineGroups, 2> lines;
        std::vector<QLineF> heads;
        for (const auto i : m_index.near(seen)) {
            const auto& [line, style, place] = m_lines[i];
            if (!boxOf(line).overlaps(seen)) continue;
            lines[style].skipTo(place);
            lines[style].add(line);
            if (style == OfPortals)
                for (const auto& side : headOf(line)) heads.push_back(side);
        }
        for (const auto style : {OfKeys, OfPortals}) paintHaloed(painter, lines[style], penOf(style));
        for (const auto& head : heads) paintHaloed(painter, std::array{head}, QPen(penOf(OfPortals).color(), 2));
        paintStubs(painter, cells, cellPixels);
    }

private:
    void paintStubs(QPainter& painter, const QRectF& cells, double cellPixels) const {
        const QRectF seen = shownOf(painter, cells, cellPixels, overlayReach);
        QFont font;
        font.setPixelSize(textPixels);
        const QFontMetricsF metrics(font);
        for (const auto& portal : m_stubs) {
            const QPointF at = middleOf(portal.at);
            if (!seen.adjusted(-2, -2, 2, 2).contains(at)) continue;
            const QLineF line(at, at + stub);
            paintHaloed(painter, std::array{line}, penOf(OfPortals));
            for (const auto& head : headOf(line))
                paintHaloed(painter, std::array{head}, QPen(penOf(OfPortals).color(), 2));
            if (cellPixels < minPixelsOfNames) continue;
            const auto name = metrics.elidedText(shownLevelName(portal.level), Qt::ElideRight, mostPixelsOfName);
            paintLabel(painter, line.p2() - QPointF(0, (textPixels - 2) / cellPixels), name, textPixels);
        }
    }

    std::vector<Connection> m_lines;
    std::array<std::uint32_t, 2> m_counts{};
    BoxIndex m_index;
    std::vector<Stub> m_stubs;
};

/// The name of the level that a portal leads to: its id where no world is known.
std::optional<std::string> otherLevel(const Thing& portal, const OverlaySubject& subject, const LevelPlaces* levels) {
    const auto id = levelNamedBy(portal);
    if (id.empty() || id == subject.level.id) return {};
    if (!subject.world) return std::string(id);
    const auto* const level = levels ? levels->find(id) : subject.world->find(id);
    return level ? std::optional(level->name.empty() ? level->id : level->name) : std::nullopt;
}

void addPortal(const Thing& portal, const OverlaySubject& subject, const LevelPlaces* levels,
               ConnectionsOverlay& overlay) {
    if (const auto to = destinationWithin(subject.level, subject.tiles, portal))
        return overlay.add(portal.at, *to, OfPortals);
    if (auto level = otherLevel(portal, subject, levels)) overlay.add(Stub{portal.at, *std::move(level)});
}

} // namespace

std::unique_ptr<Overlay> makeConnectionsOverlay(const OverlaySubject& subject) {
    auto overlay = std::make_unique<ConnectionsOverlay>();
    for (const auto& pair : keysWithLocks(*subject.level.things)) overlay->add(pair.key->at, pair.lock->at, OfKeys);
    const auto levels = subject.world ? std::make_unique<LevelPlaces>(*subject.world) : nullptr;
    for (const auto& thing : *subject.level.things) {
        if (subject.stopped()) break;
        if (thing.kind == ThingKind::Portal) addPortal(thing, subject, levels.get(), *overlay);
    }
    overlay->finish();
    return overlay;
}

std::unique_ptr<Overlay> makeConnectionsOf(const OverlaySubject& subject, std::span<const Thing* const> things) {
    auto overlay = std::make_unique<ConnectionsOverlay>();
    std::size_t lines = 0;
    for (const auto* const thing : things.first(std::min(things.size(), mostOfSome))) {
        for (const auto* const partner : partnersOf(*thing, *subject.level.things)) {
            if (++lines > mostLines) break;
            overlay->add(thing->kind == ThingKind::Key ? thing->at : partner->at,
                         thing->kind == ThingKind::Key ? partner->at : thing->at, OfKeys);
        }
        if (thing->kind == ThingKind::Portal) addPortal(*thing, subject, nullptr, *overlay);
    }
    if (overlay->empty()) return nullptr;
    overlay->finish();
    return overlay;
}

std::vector<LegendRow> legendOfConnections() {
    return {{[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, penOf(OfKeys)); },
             DELVE_TEXT("overlay", "from a key to a lock that it opens")},
            {[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, penOf(OfPortals)); },
             DELVE_TEXT("overlay", "from a portal to where it leads")}};
}

} // namespace delve::editor
