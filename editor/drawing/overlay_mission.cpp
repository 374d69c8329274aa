#include "editor/drawing/overlay_mission.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"
#include "generation/level/mission_places.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"

#include <QBrush>
#include <QPen>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr double minPixelsOfNumbers = 16; ///< of a room
constexpr std::size_t mostNumbers = 3;    ///< of the cycles of one room; a mark says that there are more

/// Hatching and colour of a pattern. The hatching tells them apart without the colour.
struct PatternStyle {
    QRgb colour;
    Qt::BrushStyle hatching;
};

/// In the order of MissionPattern.
constexpr std::array<PatternStyle, 6> styles{{{0xffe69f00, Qt::BDiagPattern},
                                              {0xff56b4e9, Qt::FDiagPattern},
                                              {0xffcc79a7, Qt::DiagCrossPattern},
                                              {0xff009e73, Qt::HorPattern},
                                              {0xfff0e442, Qt::VerPattern},
                                              {0xffd55e00, Qt::CrossPattern}}};
constexpr int tintAlpha = 70;
constexpr int hatchAlpha = 170;

QColor withAlpha(QRgb colour, int alpha) { return {qRed(colour), qGreen(colour), qBlue(colour), alpha}; }

QPen keyPen() {
    QPen pen(QColor(0xff, 0xe2, 0x7a), 2);
    pen.setDashPattern({5, 3});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}
QPen signPen() { return QPen(Qt::white, 2); }

QPointF middleOf(Cell cell) { return {cell.x + 0.5, cell.y + 0.5}; }

// Signs, of `half` to each side of a place

void paintLock(QPainter& painter, QPointF at, double half) {
    const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
    const std::array sides{QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
                           QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())};
    paintHaloed(painter, sides, QPen(keyPen().color(), 2));
}

void paintKey(QPainter& painter, QPointF at, double half) {
    const QPointF right(half, 0), down(0, half);
    const std::array sides{QLineF(at - right, at - down), QLineF(at - down, at + right), QLineF(at + right, at + down),
                           QLineF(at + down, at - right)};
    paintHaloed(painter, sides, QPen(keyPen().color(), 2));
}

void paintLedge(QPainter& painter, QPointF at, double half, Direction direction) {
    const Cell step = towards(direction);
    const QPointF ahead(step.x * half, step.y * half), aside(-ahead.y(), ahead.x());
    const std::array arrow{QLineF(at - ahead, at + ahead), QLineF(at + aside, at + ahead),
                           QLineF(at - aside, at + ahead)};
    paintHaloed(painter, arrow, signPen());
}

/// A door that is not all there.
void paintSecretDoor(QPainter& painter, QPointF at, double half) {
    const double edge = half * 0.4;
    std::vector<QLineF> corners;
    for (const double x : {-1.0, 1.0})
        for (const double y : {-1.0, 1.0}) {
            const QPointF corner = at + QPointF(x * half, y * half);
            corners.emplace_back(corner, corner - QPointF(x * edge, 0));
            corners.emplace_back(corner, corner - QPointF(0, y * edge));
        }
    corners.emplace_back(at - QPointF(edge / 2, 0), at + QPointF(edge / 2, 0));
    paintHaloed(painter, corners, signPen());
}

void paintGrate(QPainter& painter, QPointF at, double half) {
    std::vector<QLineF> bars;
    for (const double place : {-0.5, 0.5}) {
        bars.emplace_back(at + QPointF(place * half, -half), at + QPointF(place * half, half));
        bars.emplace_back(at + QPointF(-half, place * half), at + QPointF(half, place * half));
    }
    paintHaloed(painter, bars, signPen());
}

/// A room of the mission. One that many cycles name is painted once for each of their patterns.
struct MarkedRoom {
    RoomId room = noRoom;
    std::array<bool, styles.size()> patterns{};
    std::size_t cycles = 0;
    QString numbers; ///< of the first of them
};

struct MarkedCell {
    Cell at;
    MissionSign sign = MissionSign::Ledge;
    Direction ledge = Direction::North;
};

class MissionOverlay : public Overlay {
public:
    explicit MissionOverlay(const OverlaySubject& subject) : m_rooms(subject.level.rooms) {
        const auto cycles = cyclesOf(subject.level);
        for (std::size_t i = 0; i < cycles.size() && !subject.stopped(); ++i) {
            for (const auto room : cycles[i].rooms) mark(room, i + 1, cycles[i].cycle->pattern);
            addPairs(cycles[i]);
            addCells(cycles[i].cycle->cells, subject);
        }
    }

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        for (const auto& marked : m_marked)
            if (seen.intersects(toRectF(boxOf(marked)))) paintRoom(painter, marked);
        paintPairs(painter, seen, cellPixels);
        paintCells(painter, seen, cellPixels);
        for (const auto& marked : m_marked) {
            const Rect box = boxOf(marked);
            const QPointF middle = toRectF(box).center();
            if (seen.contains(middle) && std::min(box.width, box.height) * cellPixels >= minPixelsOfNumbers)
                paintLabel(painter, middle, marked.numbers, 12);
        }
    }

private:
    void mark(RoomId room, std::size_t number, MissionPattern pattern) {
        if (m_places.empty()) m_places.assign(m_rooms->size(), noRoom);
        auto& place = m_places[room];
        if (place == noRoom) {
            place = static_cast<RoomId>(m_marked.size());
            m_marked.emplace_back().room = room;
        }
        auto& marked = m_marked[place];
        marked.patterns[static_cast<std::size_t>(pattern)] = true;
        ++marked.cycles;
        if (marked.cycles > mostNumbers + 1) return;
        if (marked.cycles > 1) marked.numbers += QStringLiteral(", ");
        marked.numbers += marked.cycles > mostNumbers ? QStringLiteral("…") : QString::number(number);
    }

    void addPairs(const CyclePlaces& places) {
        for (const auto& pair : pairsIn(places))
            if (pair.lock && pair.key) m_pairs.emplace_back(middleOf(pair.lock->at), middleOf(pair.key->at));
        for (const auto* const lock : places.locks) m_locks.push_back(middleOf(lock->at));
        for (const auto* const key : places.keys) m_keys.push_back(middleOf(key->at));
    }

    void addCells(const std::vector<Cell>& cells, const OverlaySubject& subject) {
        for (const Cell cell : cells) {
            const auto sign = signAt(cell, subject.level, subject.tiles);
            if (!sign) continue;
            MarkedCell marked{cell, *sign, Direction::North};
            if (*sign == MissionSign::Ledge) marked.ledge = subject.tiles.ledgeDirection(subject.level.tiles.at(cell));
            m_cells.push_back(marked);
        }
    }

    [[nodiscard]] const Rect& boxOf(const MarkedRoom& marked) const { return (*m_rooms)[marked.room].box; }

    void paintRoom(QPainter& painter, const MarkedRoom& marked) const {
        const auto all = generation::piecesOf((*m_rooms)[marked.room]);
        const std::vector<Rect> pieces(all.begin(), all.end());
        for (std::size_t i = 0; i < styles.size(); ++i) {
            if (!marked.patterns[i]) continue;
            for (const auto& piece : pieces) painter.fillRect(toRectF(piece), withAlpha(styles[i].colour, tintAlpha));
            paintHatching(painter, pieces, QBrush(withAlpha(styles[i].colour, hatchAlpha), styles[i].hatching));
        }
    }

    void paintPairs(QPainter& painter, const QRectF& seen, double cellPixels) const {
        LineGroups lines;
        for (const auto& line : m_pairs)
            if (QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(seen)) lines.add(line);
            else lines.skip(1);
        paintHaloed(painter, lines, keyPen());
        const double half = std::max(0.45, 4 / cellPixels);
        for (const auto& lock : m_locks)
            if (seen.contains(lock)) paintLock(painter, lock, half);
        for (const auto& key : m_keys)
            if (seen.contains(key)) paintKey(painter, key, half);
    }

    void paintCells(QPainter& painter, const QRectF& seen, double cellPixels) const {
        const double half = std::max(0.4, 4 / cellPixels);
        for (const auto& marked : m_cells) {
            const QPointF at = middleOf(marked.at);
            if (!seen.contains(at)) continue;
            switch (marked.sign) {
            case MissionSign::Ledge: paintLedge(painter, at, half, marked.ledge); break;
            case MissionSign::SecretDoor: paintSecretDoor(painter, at, half); break;
            case MissionSign::Grate: paintGrate(painter, at, half); break;
            }
        }
    }

    Shared<std::vector<Room>> m_rooms;
    std::vector<RoomId> m_places; ///< of each room among those that are marked; empty: none is
    std::vector<MarkedRoom> m_marked;
    std::vector<QLineF> m_pairs; ///< from the lock to the key
    std::vector<QPointF> m_locks;
    std::vector<QPointF> m_keys;
    std::vector<MarkedCell> m_cells;
};

template <MissionPattern pattern>
LegendRow rowOf() {
    return {[](QPainter& painter, const QRectF& box) {
                const auto& style = styles[static_cast<std::size_t>(pattern)];
                painter.fillRect(box, withAlpha(style.colour, tintAlpha));
                painter.fillRect(box, QBrush(withAlpha(style.colour, hatchAlpha), style.hatching));
            },
            labelOf(pattern)};
}

} // namespace

std::unique_ptr<Overlay> makeMissionOverlay(const OverlaySubject& subject) {
    return std::make_unique<MissionOverlay>(subject);
}

std::optional<Message> whyNoMission(const Level& level) {
    if (!level.mission->cycles.empty()) return {};
    return Message{DELVE_TEXT("overlay", "This level has no mission: no stage of its recipe planned one.")};
}

std::vector<LegendRow> legendOfMission() {
    return {rowOf<MissionPattern::LockAndKey>(),
            rowOf<MissionPattern::TwoWays>(),
            rowOf<MissionPattern::HiddenShortcut>(),
            rowOf<MissionPattern::OneWay>(),
            rowOf<MissionPattern::Foreshadowing>(),
            rowOf<MissionPattern::GuardedTreasure>(),
            {[](QPainter& painter, const QRectF& box) {
                 const double half = box.height() * 0.35;
                 const std::array line{
                     QLineF(box.left() + half, box.center().y(), box.right() - half, box.center().y())};
                 paintHaloed(painter, line, keyPen());
                 paintLock(painter, {box.left() + half + 1, box.center().y()}, half);
                 paintKey(painter, {box.right() - half - 1, box.center().y()}, half);
             },
             DELVE_TEXT("overlay", "from a lock to its key")},
            {[](QPainter& painter, const QRectF& box) {
                 paintLedge(painter, box.center(), box.height() * 0.4, Direction::East);
             },
             DELVE_TEXT("overlay", "ledge")},
            {[](QPainter& painter, const QRectF& box) { paintSecretDoor(painter, box.center(), box.height() * 0.4); },
             DELVE_TEXT("overlay", "secret door")},
            {[](QPainter& painter, const QRectF& box) { paintGrate(painter, box.center(), box.height() * 0.4); },
             DELVE_TEXT("overlay", "grate")}};
}

} // namespace delve::editor
