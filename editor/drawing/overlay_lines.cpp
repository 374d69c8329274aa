#include "editor/drawing/overlay_lines.h"

#include "editor/drawing/box_index.h"
#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "generation/level/bit_grid.h"

#include <QPen>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

QPen roomPen() { return QPen(QColor(255, 255, 255, 235), 1.5); }

/// The edges of a room of any shape at the cells of `seen`.
void addOutline(const Room& room, const Rect& seen, LineGroups& lines) {
    const Rect around = room.box.grown(1);
    const Rect cells = around.intersected(seen);
    const Rect known = cells.grown(1).intersected(around);
    if (cells.empty()) return;
    BitGrid bits({known.width, known.height});
    for (const auto& run : room.shape) {
        const Rect part = run.area().intersected(known);
        for (auto y = part.y; y < part.bottom(); ++y) bits.setRun(y - known.y, part.x - known.x, part.width);
    }
    const auto has = [&](std::int32_t x, std::int32_t y) {
        return known.contains(Cell{x, y}) && bits.at({x - known.x, y - known.y});
    };
    for (auto y = cells.y; y < cells.bottom(); ++y)
        for (auto x = cells.x; x < cells.right(); ++x) {
            if (has(x, y) != has(x, y - 1)) lines.add(QLineF(x, y, x + 1, y), groupAt(x, y, 2));
            if (has(x, y) != has(x - 1, y)) lines.add(QLineF(x, y, x, y + 1), groupAt(x, y, 2));
        }
}

/// With the lines around them.
std::vector<Rect> boxesOf(const std::vector<Room>& rooms) {
    std::vector<Rect> boxes;
    boxes.reserve(rooms.size());
    for (const auto& room : rooms) boxes.push_back(room.box.grown(1));
    return boxes;
}

/// Outlines are found as they are painted: a large map has hundreds of thousands of rooms, few of which are seen.
class RoomsOverlay : public Overlay {
public:
    explicit RoomsOverlay(const Level& level) : m_rooms(level.rooms), m_index(boxesOf(*m_rooms)) {}

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override {
        const Rect seen = linesShown(painter, cells, cellPixels);
        LineGroups lines;
        for (const std::size_t i : m_index.near(seen)) {
            const auto& room = (*m_rooms)[i];
            if (!room.box.grown(1).overlaps(seen)) continue;
            if (!room.shape.empty()) {
                addOutline(room, seen, lines);
                continue;
            }
            const QRectF box = toRectF(room.box);
            for (const auto& side :
                 {QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
                  QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())})
                lines.add(side, ~i); // a group of its own
        }
        paintHaloed(painter, lines, roomPen());
    }

    [[nodiscard]] bool shows(const Level& level) const override { return m_rooms.sameAs(level.rooms); }

private:
    Shared<std::vector<Room>> m_rooms;
    BoxIndex m_index;
};

/// How a link is drawn. Dashes and width tell the kinds apart without the colour.
struct LinkStyle {
    QRgb colour;
    double width;
    QList<qreal> dashes; ///< in widths; empty: one stroke
};

constexpr std::size_t linkStyleCount = 7;

/// In the order of LinkKind.
const std::array<LinkStyle, linkStyleCount>& linkStyles() {
    static const std::array<LinkStyle, linkStyleCount> styles{{
        {0xffb8bcc4, 1, {1, 4}},             // candidate: sparse dots
        {0xffffd24a, 3, {}},                 // tree: a strong stroke
        {0xff7cc8ff, 2, {5, 3}},             // extra: dashes
        {0xff7be0b0, 2, {1, 2}},             // near: close dots
        {0xffffa3d1, 2, {8, 3, 1, 3}},       // sibling: dash and dot
        {0xffffffff, 1.5, {}},               // hall: a fine stroke
        {0xffff7a45, 3, {3, 2, 1, 2, 1, 2}}, // repair: dash and two dots
    }};
    return styles;
}

QPen penOf(LinkKind kind) {
    const auto& style = linkStyles()[static_cast<std::size_t>(kind)];
    QPen pen(QColor::fromRgb(style.colour), style.width);
    pen.setCapStyle(Qt::FlatCap);
    if (!style.dashes.isEmpty()) pen.setDashPattern(style.dashes);
    return pen;
}

template <LinkKind kind>
void paintLinkSign(QPainter& painter, const QRectF& box) {
    paintLineSign(painter, box, penOf(kind));
}

QPointF middleOf(const Room& room) { return QPointF(room.box.centre().x + 0.5, room.box.centre().y + 0.5); }

QLineF middleLineOf(const Run& run) {
    const QRectF area = toRectF(run.area());
    if (run.down) return QLineF(run.at.x + 0.5, area.top(), run.at.x + 0.5, area.bottom());
    return QLineF(area.left(), run.at.y + 0.5, area.right(), run.at.y + 0.5);
}

/// A line of the overlay, and the place among all lines of its kind.
struct LinkLine {
    QLineF line;
    LinkKind kind;
    std::uint32_t place;
};

/// The lines of all links. A repair between two mazes, or two parts of one room, has no link: the runs of its hall are
/// lines instead.
std::vector<LinkLine> linesOf(const Level& level) {
    std::vector<LinkLine> lines;
    std::array<std::uint32_t, linkStyleCount> counts{};
    const auto add = [&](const QLineF& line, LinkKind kind) {
        lines.push_back({line, kind, counts[static_cast<std::size_t>(kind)]++});
    };
    const auto& rooms = *level.rooms;
    const auto known = [&rooms](const auto& ends) { return ends.a < rooms.size() && ends.b < rooms.size(); };
    for (const auto& link : *level.links)
        if (known(link)) add(QLineF(middleOf(rooms[link.a]), middleOf(rooms[link.b])), link.kind);
    for (const auto& hall : *level.halls)
        if (hall.kind == LinkKind::Repair && (!known(hall) || hall.a == hall.b))
            for (const auto& run : hall.runs) add(middleLineOf(run), LinkKind::Repair);
    return lines;
}

Rect boxOf(const LinkLine& line) {
    const QRect box = QRectF(line.line.p1(), line.line.p2()).normalized().toAlignedRect();
    return Rect{box.x(), box.y(), box.width(), box.height()}.grown(1);
}

std::vector<Rect> boxesOf(const std::vector<LinkLine>& lines) {
    std::vector<Rect> boxes;
    boxes.reserve(lines.size());
    for (const auto& line : lines) boxes.push_back(boxOf(line));
    return boxes;
}

class LinksOverlay : public Overlay {
public:
    explicit LinksOverlay(const Level& level)
        : m_rooms(level.rooms), m_links(level.links), m_halls(level.halls), m_lines(linesOf(level)),
          m_indexOfRooms(boxesOf(*m_rooms)), m_indexOfLines(boxesOf(m_lines)) {}

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override {
        const Rect seen = linesShown(painter, cells, cellPixels);
        std::array<LineGroups, linkStyleCount> kinds;
        for (const auto i : m_indexOfLines.near(seen)) {
            const auto& [line, kind, place] = m_lines[i];
            if (!boxOf(m_lines[i]).overlaps(seen)) continue;
            auto& lines = kinds[static_cast<std::size_t>(kind)];
            lines.skipTo(place);
            lines.add(line);
        }
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            paintHaloed(painter, kinds[kind], penOf(static_cast<LinkKind>(kind)));
        paintNodes(painter, shownOf(painter, cells, cellPixels, maxNodePixels), cellPixels);
    }

    [[nodiscard]] bool shows(const Level& level) const override {
        return m_rooms.sameAs(level.rooms) && m_links.sameAs(level.links) && m_halls.sameAs(level.halls);
    }

private:
    static constexpr double maxNodePixels = 6; ///< of the radius

    void paintNodes(QPainter& painter, const QRectF& cells, double cellPixels) const {
        const QRectF seen = cells.adjusted(-1, -1, 1, 1);
        QPen rim(QColor(0, 0, 0, 170), 1);
        rim.setCosmetic(true);
        painter.setPen(rim);
        painter.setBrush(Qt::white);
        const double radius = std::clamp(0.3, 2 / cellPixels, maxNodePixels / cellPixels);
        const QRect around = seen.toAlignedRect();
        for (const auto i : m_indexOfRooms.near({around.x(), around.y(), around.width(), around.height()}))
            if (const auto middle = middleOf((*m_rooms)[i]); seen.contains(middle))
                painter.drawEllipse(middle, radius, radius);
        painter.setBrush(Qt::NoBrush);
    }

    Shared<std::vector<Room>> m_rooms;
    Shared<std::vector<Link>> m_links;
    Shared<std::vector<Hall>> m_halls;
    std::vector<LinkLine> m_lines;
    BoxIndex m_indexOfRooms;
    BoxIndex m_indexOfLines;
};

} // namespace

std::unique_ptr<Overlay> makeRoomsOverlay(const OverlaySubject& subject) {
    return std::make_unique<RoomsOverlay>(subject.level);
}

std::unique_ptr<Overlay> makeLinksOverlay(const OverlaySubject& subject) {
    return std::make_unique<LinksOverlay>(subject.level);
}

std::vector<LegendRow> legendOfRooms() {
    return {{[](QPainter& painter, const QRectF& box) { paintLineSign(painter, box, roomPen()); },
             DELVE_TEXT("overlay", "outline of a room")}};
}

std::vector<LegendRow> legendOfLinks() {
    return {{paintLinkSign<LinkKind::Candidate>, DELVE_TEXT("overlay", "candidate")},
            {paintLinkSign<LinkKind::Tree>, DELVE_TEXT("overlay", "tree")},
            {paintLinkSign<LinkKind::Extra>, DELVE_TEXT("overlay", "extra")},
            {paintLinkSign<LinkKind::Near>, DELVE_TEXT("overlay", "near")},
            {paintLinkSign<LinkKind::Sibling>, DELVE_TEXT("overlay", "sibling")},
            {paintLinkSign<LinkKind::Hall>, DELVE_TEXT("overlay", "link of a hall")},
            {paintLinkSign<LinkKind::Repair>, DELVE_TEXT("overlay", "repair")}};
}

} // namespace delve::editor
