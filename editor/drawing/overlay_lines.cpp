#include "editor/drawing/overlay_lines.h"

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

/// Outlines are found as they are painted: a large map has hundreds of thousands of rooms, few of which are seen.
class RoomsOverlay : public Overlay {
public:
    explicit RoomsOverlay(const Level& level) : m_rooms(level.rooms) {}

    void paint(QPainter& painter, const QRectF& cells, double) const override {
        const QRect aligned = cells.toAlignedRect();
        const Rect seen = Rect{aligned.x(), aligned.y(), aligned.width(), aligned.height()}.grown(1);
        LineGroups lines;
        for (std::size_t i = 0; i < m_rooms->size(); ++i) {
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

private:
    Shared<std::vector<Room>> m_rooms;
};

/// How a link is drawn. Dashes and width tell the kinds apart without the colour.
struct LinkStyle {
    QRgb colour;
    double width;
    QList<qreal> dashes; ///< in widths; empty: one stroke
};

/// In the order of LinkKind.
const std::array<LinkStyle, 7>& linkStyles() {
    static const std::array<LinkStyle, 7> styles{{
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

class LinksOverlay : public Overlay {
public:
    explicit LinksOverlay(const Level& level) : m_rooms(level.rooms), m_links(level.links), m_halls(level.halls) {}

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override {
        const QRectF seen = cells.adjusted(-1, -1, 1, 1);
        for (std::size_t kind = 0; kind < linkStyles().size(); ++kind) {
            const auto each = static_cast<LinkKind>(kind);
            paintHaloed(painter, linesOf(each, seen), penOf(each));
        }
        paintNodes(painter, seen, cellPixels);
    }

private:
    [[nodiscard]] LineGroups linesOf(LinkKind kind, const QRectF& seen) const {
        LineGroups lines;
        for (const auto& link : *m_links) {
            if (link.kind != kind || link.a >= m_rooms->size() || link.b >= m_rooms->size()) continue;
            const QLineF line(middleOf((*m_rooms)[link.a]), middleOf((*m_rooms)[link.b]));
            if (QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(seen)) lines.add(line);
            else lines.skip(1);
        }
        if (kind == LinkKind::Repair) addRepairsBetweenNoRooms(lines, seen);
        return lines;
    }

    /// A repair between two mazes, or two parts of one room, has no link: its hall is drawn instead.
    void addRepairsBetweenNoRooms(LineGroups& lines, const QRectF& seen) const {
        for (const auto& hall : *m_halls) {
            const bool linked = hall.a < m_rooms->size() && hall.b < m_rooms->size() && hall.a != hall.b;
            if (hall.kind != LinkKind::Repair || linked) continue;
            for (const auto& run : hall.runs) {
                const QRectF area = toRectF(run.area());
                if (!area.intersects(seen)) lines.skip(1);
                else
                    lines.add(run.down ? QLineF(run.at.x + 0.5, area.top(), run.at.x + 0.5, area.bottom())
                                       : QLineF(area.left(), run.at.y + 0.5, area.right(), run.at.y + 0.5));
            }
        }
    }

    void paintNodes(QPainter& painter, const QRectF& seen, double cellPixels) const {
        QPen rim(QColor(0, 0, 0, 170), 1);
        rim.setCosmetic(true);
        painter.setPen(rim);
        painter.setBrush(Qt::white);
        const double radius = std::clamp(0.3, 2 / cellPixels, 6 / cellPixels);
        for (const auto& room : *m_rooms)
            if (seen.contains(middleOf(room))) painter.drawEllipse(middleOf(room), radius, radius);
        painter.setBrush(Qt::NoBrush);
    }

    Shared<std::vector<Room>> m_rooms;
    Shared<std::vector<Link>> m_links;
    Shared<std::vector<Hall>> m_halls;
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
