#include "generation/stages/pivot_halls.h"

#include "generation/level/pieces.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/undug_links.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// The leaves of a subtree, by their rank in the tree's order: every subtree is a range of ranks.
struct Ranks {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    [[nodiscard]] bool has(std::uint32_t rank) const { return rank - first < count; }
};

constexpr std::uint32_t nobody = 0xffffffff;

/// Whose floor a cell is: the rank of a leaf in the smallest subtree that holds it. Only said of walkable cells.
class Owners {
public:
    explicit Owners(Draft& draft) : m_draft(draft), m_owner(draft.workspace().numbers[0]) {}

    /// Ground that is in no leaf, of another stage or pinned, has no owner. False where the draft was stopped.
    [[nodiscard]] bool clear() {
        const auto area = static_cast<std::size_t>(m_draft.size().area());
        return assignInPieces(m_owner, area, nobody, [this] { return m_draft.stopped(); });
    }

    void give(const Rect& area, std::uint32_t rank) {
        for (auto y = area.y; y < area.bottom(); ++y)
            std::fill_n(m_owner.begin() + static_cast<std::ptrdiff_t>(index({area.x, y})), area.width, rank);
    }
    void give(Cell cell, std::uint32_t rank) { m_owner[index(cell)] = rank; }

    [[nodiscard]] std::uint32_t of(Cell cell) const { return m_draft.walkable(cell) ? m_owner[index(cell)] : nobody; }

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }
    Draft& m_draft;
    std::vector<std::uint32_t>& m_owner;
};

/// A way from a pivot in one direction, up to the cell that touches what it looked for.
struct Leg {
    Cell last;
    std::uint32_t touched = nobody; ///< the owner there
};

/// The cells from which a pair of siblings could be joined, and along which axis each of the two lies from there.
struct PivotArea {
    Rect cells;
    bool firstDown = false;
    bool secondDown = false;
};

/// The box of a pair, and where a pivot between them may lie: in one area, or in two corners.
struct Pair {
    Rect first;
    Rect second;
    std::array<PivotArea, 2> areas;

    [[nodiscard]] std::int64_t count() const { return areas[0].cells.area() + areas[1].cells.area(); }
    /// The n-th of all the cells, and its area.
    [[nodiscard]] std::pair<Cell, const PivotArea*> at(std::int64_t n) const {
        const auto& area = n < areas[0].cells.area() ? areas[0] : areas[1];
        if (&area == &areas[1]) n -= areas[0].cells.area();
        const auto row = static_cast<std::int32_t>(n / area.cells.width);
        const auto column = static_cast<std::int32_t>(n % area.cells.width);
        return {{area.cells.x + column, area.cells.y + row}, &area};
    }
};

/// One step along an axis toward a box.
Cell stepToward(const Rect& box, Cell from, bool down) {
    return down ? Cell{0, box.y < from.y ? -1 : 1} : Cell{box.x < from.x ? -1 : 1, 0};
}

std::int64_t squaredGap(const Rect& a, const Rect& b) {
    const std::int64_t across = std::max({0, b.x - a.right(), a.x - b.right()});
    const std::int64_t down = std::max({0, b.y - a.bottom(), a.y - b.bottom()});
    return across * across + down * down;
}

/// Between the two where they face each other, else at one of their two corners. They must not overlap.
Pair pairOf(const Rect& a, const Rect& b) {
    Pair pair{a, b, {}};
    const auto right = std::min(a.right(), b.right());
    const auto bottom = std::min(a.bottom(), b.bottom());
    const auto left = std::max(a.x, b.x);
    const auto top = std::max(a.y, b.y);
    if (left < right) {
        pair.areas[0] = {{left, bottom, right - left, top - bottom}, true, true};
    } else if (top < bottom) {
        pair.areas[0] = {{right, top, left - right, bottom - top}, false, false};
    } else {
        pair.areas[0] = {{a.x, b.y, a.width, b.height}, true, false};
        pair.areas[1] = {{b.x, a.y, b.width, a.height}, false, true};
    }
    return pair;
}

/// Two rooms that a hall could join, in the order of how near they lie.
struct RoomPair {
    std::int64_t squaredGap = 0;
    RoomId first = noRoom;
    RoomId second = noRoom;
    friend auto operator<=>(const RoomPair&, const RoomPair&) = default;
};

/// What a hall is to join, and the link that it carries.
struct Joint {
    Ranks first;
    Ranks second;
    std::uint32_t link = nobody;
    LinkKind kind = LinkKind::Sibling;
};

/// What lies beside a cell that is to be dug.
struct Touch {
    std::uint32_t wanted = nobody; ///< an owner of the wanted subtree
    bool other = false;            ///< ground of anybody else
};

/// A hall that is still to be dug.
struct Way {
    Cell pivot;
    Leg toFirst;
    Leg toSecond;
};

Run runBetween(Cell a, Cell b) {
    const Cell start = std::min(a, b);
    return {start, steps(a, b) + 1, a.x == b.x && a.y != b.y};
}

class Digger {
public:
    Digger(Draft& draft, Stream& random, bool firstTouch)
        : m_draft(draft), m_random(random), m_wantsFirstTouch(firstTouch), m_owners(draft) {}

    bool run() {
        if (!m_owners.clear()) return false;
        rankLeaves();
        if (m_draft.stopped()) return false;
        findLinks();
        const HallCount before(m_wantsFirstTouch ? std::span(m_draft.halls()) : std::span<const Hall>());
        auto& nodes = m_draft.partition;
        for (auto i = nodes.size(); i-- > 0;) { // children stand behind their parents
            if (m_draft.stopped()) return false;
            const auto& node = nodes[i];
            if (node.leaf() || nodes[node.children[0]].box.empty() || nodes[node.children[1]].box.empty()) continue;
            if (!joinChildren(i)) leaveApart(i);
        }
        if (m_wantsFirstTouch) joinExtras(before);
        if (m_draft.stopped()) return false;
        noteUnjoined();
        m_draft.setLinks(withoutUndug(std::move(m_links), m_undug));
        m_draft.mark({"pivots", Mark::Shape::Points, std::move(m_pivots)});
        return true;
    }

private:
    void rankLeaves() {
        const auto& nodes = m_draft.partition;
        m_ranks.assign(nodes.size(), {});
        for (auto i = nodes.size(); i-- > 0;)
            m_ranks[i].count =
                nodes[i].leaf() ? 1 : m_ranks[nodes[i].children[0]].count + m_ranks[nodes[i].children[1]].count;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].leaf()) continue;
            const auto [first, second] = std::pair(nodes[i].children[0], nodes[i].children[1]);
            m_ranks[first].first = m_ranks[i].first;
            m_ranks[second].first = m_ranks[i].first + m_ranks[first].count;
        }
        m_roomOfRank.assign(nodes.empty() ? 0 : m_ranks[0].count, noRoom);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (!nodes[i].leaf() || nodes[i].room == noRoom) continue;
            m_roomOfRank[m_ranks[i].first] = nodes[i].room;
            give(m_draft.rooms()[nodes[i].room], m_ranks[i].first);
        }
    }

    void give(const Room& room, std::uint32_t rank) {
        if (room.shape.empty()) m_owners.give(room.box, rank);
        for (const auto& run : room.shape) m_owners.give(run.area(), rank);
    }

    /// Finds the link for the two children of each inner node: the one whose rooms part at that node.
    void findLinks() {
        const auto& nodes = m_draft.partition;
        m_linkOfNode.assign(nodes.size(), nobody);
        m_links = m_draft.links();
        m_rankOfRoom.assign(m_draft.rooms().size(), nobody);
        for (std::uint32_t rank = 0; rank < m_roomOfRank.size(); ++rank)
            if (m_roomOfRank[rank] != noRoom) m_rankOfRoom[m_roomOfRank[rank]] = rank;
        for (std::uint32_t i = 0; i < m_links.size(); ++i) {
            const auto a = m_rankOfRoom[m_links[i].a];
            const auto b = m_rankOfRoom[m_links[i].b];
            if (m_links[i].kind != LinkKind::Sibling || a == nobody || b == nobody || a == b) continue;
            m_linkOfNode[parting(a, b)] = i;
        }
    }

    [[nodiscard]] std::uint32_t parting(std::uint32_t rankA, std::uint32_t rankB) const {
        std::uint32_t at = 0;
        for (;;) {
            const auto& children = m_draft.partition[at].children;
            const bool inSecond = m_ranks[children[1]].has(rankA);
            if (m_ranks[children[1]].has(rankB) != inSecond) return at;
            at = children[inSecond ? 1 : 0];
        }
    }

    bool joinChildren(std::size_t index) {
        m_firstTouch = m_wantsFirstTouch;
        if (join(jointAt(index), pairFor(index)) || joinRooms(index)) return true;
        if (!m_firstTouch) return false;
        m_firstTouch = false;
        return join(jointAt(index), pairFor(index)) || joinRooms(index);
    }

    [[nodiscard]] Joint jointAt(std::size_t index) const {
        const auto& node = m_draft.partition[index];
        return {m_ranks[node.children[0]], m_ranks[node.children[1]], m_linkOfNode[index]};
    }

    bool join(const Joint& joint, const Pair& pair) {
        static constexpr int tries = 16;
        for (int i = 0; i < tries && pair.count() > 0; ++i) {
            const auto n = m_random.below(static_cast<std::uint64_t>(pair.count()));
            const auto way = wayFrom(pair, static_cast<std::int64_t>(n), joint);
            if (way) return dig(*way, joint);
        }
        const auto possible = allWays(pair, joint);
        return !possible.empty() && dig(possible[static_cast<std::size_t>(m_random.below(possible.size()))], joint);
    }

    /// Halls for the extra links that have none, where their rooms can be joined past those of the siblings; the others
    /// are dropped.
    void joinExtras(const HallCount& before) {
        m_firstTouch = true;
        for (std::uint32_t i = 0; i < m_links.size() && !m_draft.stopped(); ++i) {
            const RoomId a = m_links[i].a;
            const RoomId b = m_links[i].b;
            if (m_links[i].kind != LinkKind::Extra || a == b || before.any(a, b)) continue;
            const Rect& first = m_draft.rooms()[a].box;
            const Rect& second = m_draft.rooms()[b].box;
            const Joint joint{{m_rankOfRoom[a], 1}, {m_rankOfRoom[b], 1}, i, LinkKind::Extra};
            const bool known = joint.first.first != nobody && joint.second.first != nobody;
            if (!known || first.overlaps(second) || !join(joint, pairOf(first, second))) m_undug.push_back(i);
        }
    }

    /// The second try, from pivots between two rooms, one of either subtree, the nearest first: rooms that no partition
    /// made may lie so that no leg from between their boxes meets what it looks for.
    bool joinRooms(std::size_t index) {
        const auto& node = m_draft.partition[index];
        const Rect& beyond = m_draft.partition[node.children[1]].box;
        std::vector<RoomPair> pairs;
        for (const auto first : roomsNear(beyond, m_ranks[node.children[0]])) {
            const Rect& box = m_draft.rooms()[first].box;
            for (const auto second : roomsNear(box, m_ranks[node.children[1]]))
                pairs.push_back({squaredGap(box, m_draft.rooms()[second].box), first, second});
        }
        std::ranges::sort(pairs);
        return std::ranges::any_of(pairs, [&](const RoomPair& pair) {
            const Rect& a = m_draft.rooms()[pair.first].box;
            const Rect& b = m_draft.rooms()[pair.second].box;
            return !m_draft.stopped() && !a.overlaps(b) && join(jointAt(index), pairOf(a, b));
        });
    }

    /// Of the rooms of a subtree the few that are nearest to a box.
    [[nodiscard]] std::vector<RoomId> roomsNear(const Rect& box, const Ranks& subtree) const {
        static constexpr std::size_t few = 6;
        std::vector<std::pair<std::int64_t, RoomId>> rooms;
        for (auto rank = subtree.first; rank < subtree.first + subtree.count; ++rank)
            if (const auto room = m_roomOfRank[rank]; room != noRoom)
                rooms.emplace_back(squaredGap(m_draft.rooms()[room].box, box), room);
        const auto end = rooms.begin() + static_cast<std::ptrdiff_t>(std::min(few, rooms.size()));
        std::partial_sort(rooms.begin(), end, rooms.end());
        std::vector<RoomId> nearest;
        std::transform(rooms.begin(), end, std::back_inserter(nearest), [](const auto& room) { return room.second; });
        return nearest;
    }

    void leaveApart(std::size_t index) {
        ++m_unjoined;
        if (m_linkOfNode[index] != nobody) m_undug.push_back(m_linkOfNode[index]);
    }

    void noteUnjoined() {
        if (m_unjoined == 0) return;
        if (m_draft.anyPins())
            m_draft.note({DELVE_TEXT_N("stage", "%n pair(s) of siblings could not be connected past the pinned cells."),
                          m_unjoined,
                          {}});
        else
            m_draft.note(
                {DELVE_TEXT_N("stage", "%n pair(s) of siblings could not be connected from a pivot; the shortest "
                                       "hall connects what is still apart."),
                 m_unjoined,
                 {}});
    }

    /// Where boxes overlap or leave no cell between them, which only rooms that no partition made can do, two rooms
    /// stand for them.
    [[nodiscard]] Pair pairFor(std::size_t index) const {
        const auto& node = m_draft.partition[index];
        const auto& a = m_draft.partition[node.children[0]];
        const auto& b = m_draft.partition[node.children[1]];
        if (const Pair boxes = pairOf(a.box, b.box); !a.box.overlaps(b.box) && boxes.count() > 0) return boxes;
        if (m_linkOfNode[index] == nobody) return pairOf(roomUnder(a), roomUnder(b));
        const auto& link = m_links[m_linkOfNode[index]];
        return pairOf(m_draft.rooms()[link.a].box, m_draft.rooms()[link.b].box);
    }

    [[nodiscard]] const Rect& roomUnder(const PartitionNode& node) const {
        const auto* at = &node;
        while (!at->leaf())
            at = &m_draft.partition[at->children[m_draft.partition[at->children[0]].box.empty() ? 1 : 0]];
        return at->box;
    }

    [[nodiscard]] std::optional<Way> wayFrom(const Pair& pair, std::int64_t n, const Joint& joint) const {
        const auto [pivot, area] = pair.at(n);
        const auto toFirst = legTo(joint.first, joint.second, pivot, stepToward(pair.first, pivot, area->firstDown));
        if (!toFirst) return {};
        const auto toSecond = legTo(joint.second, joint.first, pivot, stepToward(pair.second, pivot, area->secondDown));
        if (!toSecond) return {};
        return Way{pivot, *toFirst, *toSecond};
    }

    /// From every pivot from which there is one; what draws did not find soon enough, pins leave only few of.
    [[nodiscard]] std::vector<Way> allWays(const Pair& pair, const Joint& joint) const {
        std::vector<Way> ways;
        for (std::int64_t n = 0; n < pair.count(); ++n) {
            if (n % 256 == 0 && m_draft.stopped()) return {};
            if (const auto way = wayFrom(pair, n, joint)) ways.push_back(*way);
        }
        return ways;
    }

    [[nodiscard]] std::optional<Leg> legTo(const Ranks& wanted, const Ranks& other, Cell pivot, Cell step) const {
        return m_firstTouch ? legToFirstTouch(pivot, step, wanted, other) : leg(pivot, step, wanted);
    }

    /// Up to the first cell with ground beside it, which must be the wanted one's. That of the other one may lie beside
    /// the pivot itself: there the hall ends for that one.
    [[nodiscard]] std::optional<Leg> legToFirstTouch(Cell pivot, Cell step, const Ranks& wanted,
                                                     const Ranks& other) const {
        const Rect inside = m_draft.inside();
        for (Cell cell = pivot; inside.contains(cell); cell = cell + step) {
            if (m_draft.walkable(cell) || !m_draft.mayCarve(cell)) return {};
            const auto touch = touchBeside(cell, wanted, cell == pivot ? other : Ranks{});
            if (touch.other) return {};
            if (touch.wanted != nobody) return Leg{cell, touch.wanted};
        }
        return {};
    }

    [[nodiscard]] Touch touchBeside(Cell cell, const Ranks& wanted, const Ranks& allowed) const {
        Touch touch;
        for (const Cell side : sidesInReadingOrder) {
            if (!m_draft.walkable(cell + side)) continue;
            const auto owner = m_owners.of(cell + side);
            if (owner != nobody && wanted.has(owner)) touch.wanted = std::min(touch.wanted, owner);
            else if (owner == nobody || !allowed.has(owner)) touch.other = true;
        }
        return touch;
    }

    [[nodiscard]] std::optional<Leg> leg(Cell from, Cell step, const Ranks& wanted) const {
        const Rect inside = m_draft.inside();
        for (Cell cell = from; inside.contains(cell); cell = cell + step) {
            if (!m_draft.walkable(cell) && !m_draft.mayCarve(cell)) return {};
            if (const auto owner = touchedAt(cell, wanted); owner != nobody) return Leg{cell, owner};
        }
        return {};
    }

    /// An owner of the wanted subtree at the cell or beside it.
    [[nodiscard]] std::uint32_t touchedAt(Cell cell, const Ranks& wanted) const {
        static constexpr std::array<Cell, 5> around{{{0, 0}, {0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
        for (const Cell offset : around) {
            const auto owner = m_owners.of(cell + offset);
            if (owner != nobody && wanted.has(owner)) return owner;
        }
        return nobody;
    }

    bool dig(const Way& way, const Joint& joint) {
        m_dug.clear();
        std::vector<Run> runs{runBetween(way.pivot, way.toFirst.last), runBetween(way.pivot, way.toSecond.last)};
        willBeOwned(runs[0], way.toFirst.touched);
        willBeOwned(runs[1], way.toSecond.touched);
        const RoomId a = m_roomOfRank[way.toFirst.touched];
        const RoomId b = m_roomOfRank[way.toSecond.touched];
        if (!m_draft.addHall(a, b, std::move(runs), joint.kind)) return false;
        for (const auto& [cell, rank] : m_dug) m_owners.give(cell, rank);
        if (joint.link != nobody) {
            m_links[joint.link].a = std::min(a, b);
            m_links[joint.link].b = std::max(a, b);
        }
        if (m_draft.tracing()) m_pivots.push_back(way.pivot);
        return true;
    }

    /// What a leg digs belongs to the room that it leads to.
    void willBeOwned(const Run& run, std::uint32_t rank) {
        for (std::int32_t i = 0; i < run.length; ++i) {
            const Cell cell = run.at + (run.down ? Cell{0, i} : Cell{i, 0});
            if (!m_draft.walkable(cell)) m_dug.emplace_back(cell, rank);
        }
    }

    Draft& m_draft;
    Stream& m_random;
    bool m_wantsFirstTouch;
    bool m_firstTouch = false; ///< while some pivot allows it
    Owners m_owners;
    std::vector<Ranks> m_ranks;
    std::vector<RoomId> m_roomOfRank;
    std::vector<std::uint32_t> m_rankOfRoom;
    std::vector<std::uint32_t> m_linkOfNode;
    std::vector<Link> m_links; ///< those of siblings come to name the rooms that their halls join
    std::vector<std::pair<Cell, std::uint32_t>> m_dug; ///< by one hall, and whose it is
    std::vector<Cell> m_pivots;
    std::vector<std::uint32_t> m_undug; ///< places of links that no hall carries
    std::int64_t m_unjoined = 0;
};

} // namespace

Done pivotHalls(Draft& draft, Stream& random, const PivotHallsParameters& parameters) {
    return Digger(draft, random, parameters.firstTouch).run() ? done() : Done(cancelled());
}

/// Some halls run along a room with no wall between, and some run on past the first floor that they touch.
StageInfo pivotHalls1Stage() {
    StageInfo stage;
    stage.name = "pivot-halls";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Pivot halls");
    stage.help =
        DELVE_TEXT("stage", "Connects each pair of siblings, the two halves of a split, by a hall from a pivot between "
                            "them or at their corner.");
    stage.needs = Part::Rooms | Part::Partition;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.run = runWith<PivotHallsParameters>(pivotHalls, {});
    return stage;
}

StageInfo pivotHallsStage() {
    using P = PivotHallsParameters;
    StageInfo stage = pivotHalls1Stage();
    stage.version = 2;
    stage.parameters = {withDefault(
        parameter("first-touch", &P::firstTouch, yesOrNo(), DELVE_TEXT("stage", "Stop at first touch"),
                  DELVE_TEXT("stage", "Halls end where they first touch other ground, and run along no room without a "
                                      "wall between. Extra links get halls, too.")),
        true)};
    stage.run = runWith<P>(pivotHalls, stage.parameters);
    return stage;
}

} // namespace delve::generation
