#include "generation/stages/pivot_halls.h"

#include "generation/level/pieces.h"

#include <algorithm>
#include <array>
#include <vector>

namespace delve {
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

struct Pivot {
    Cell cell;
    Cell towardFirst;
    Cell towardSecond;
};

Cell between(Stream& random, const Rect& area) {
    const auto x = random.between(area.x, area.right() - 1);
    const auto y = random.between(area.y, area.bottom() - 1);
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

Rect sharedColumns(const Rect& a, const Rect& b) { return a.intersected({b.x, a.y, b.width, a.height}); }
Rect sharedRows(const Rect& a, const Rect& b) { return a.intersected({a.x, b.y, a.width, b.height}); }

class Digger {
public:
    Digger(Draft& draft, Stream& random) : m_draft(draft), m_random(random), m_owners(draft) {}

    bool run() {
        if (!m_owners.clear()) return false;
        rankLeaves();
        auto& nodes = m_draft.partition;
        for (auto i = nodes.size(); i-- > 0;) { // children stand behind their parents
            if (m_draft.stopped()) return false;
            const auto& node = nodes[i];
            if (node.leaf() || nodes[node.children[0]].box.empty() || nodes[node.children[1]].box.empty()) continue;
            if (!join(node)) ++m_unjoined;
        }
        if (m_unjoined > 0)
            m_draft.note({DELVE_TEXT_N("stage", "%n pair(s) of siblings could not be joined past the pinned cells."),
                          m_unjoined,
                          {}});
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

    bool join(const PartitionNode& node) {
        static constexpr int tries = 16;
        const auto& nodes = m_draft.partition;
        const Ranks& first = m_ranks[node.children[0]];
        const Ranks& second = m_ranks[node.children[1]];
        for (int i = 0; i < tries; ++i) {
            const Pivot pivot = drawPivot(nodes[node.children[0]], nodes[node.children[1]]);
            const auto toFirst = leg(pivot.cell, pivot.towardFirst, first);
            const auto toSecond = leg(pivot.cell, pivot.towardSecond, second);
            if (!toFirst || !toSecond) continue;
            dig(pivot, *toFirst, *toSecond);
            return true;
        }
        return false;
    }

    /// Between the two where they face each other, else at one of the two corners.
    [[nodiscard]] Pivot drawPivot(const PartitionNode& a, const PartitionNode& b) {
        const bool besides = a.box.right() <= b.box.x || b.box.right() <= a.box.x;
        const bool above = a.box.bottom() <= b.box.y || b.box.bottom() <= a.box.y;
        if (besides && above) return drawCorner(a.box, b.box);
        if (besides) return drawBeside(a.box, b.box);
        if (above) return drawAbove(a.box, b.box);
        return drawCorner(roomUnder(a), roomUnder(b));
    }

    [[nodiscard]] Pivot drawBeside(const Rect& a, const Rect& b) {
        const bool aIsLeft = a.x < b.x;
        const auto left = aIsLeft ? a.right() : b.right();
        const auto right = aIsLeft ? b.x : a.x;
        const Rect rows = sharedRows(a, b);
        const Cell step{aIsLeft ? -1 : 1, 0};
        return {between(m_random, {left, rows.y, right - left, rows.height}), step, {-step.x, 0}};
    }

    [[nodiscard]] Pivot drawAbove(const Rect& a, const Rect& b) {
        const bool aIsTop = a.y < b.y;
        const auto top = aIsTop ? a.bottom() : b.bottom();
        const auto bottom = aIsTop ? b.y : a.y;
        const Rect columns = sharedColumns(a, b);
        const Cell step{0, aIsTop ? -1 : 1};
        return {between(m_random, {columns.x, top, columns.width, bottom - top}), step, {0, -step.y}};
    }

    [[nodiscard]] Pivot drawCorner(const Rect& a, const Rect& b) {
        const Rect underA{a.x, b.y, a.width, b.height};
        const Rect underB{b.x, a.y, b.width, a.height};
        const auto drawn = m_random.below(static_cast<std::uint64_t>(underA.area() + underB.area()));
        const bool useA = drawn < static_cast<std::uint64_t>(underA.area());
        const Cell pivot = between(m_random, useA ? underA : underB);
        const Cell across{(useA ? b.x : a.x) < pivot.x ? -1 : 1, 0};
        const Cell along{0, (useA ? a.y : b.y) < pivot.y ? -1 : 1};
        return useA ? Pivot{pivot, along, across} : Pivot{pivot, across, along};
    }

    /// Where boxes overlap, which only rooms that no partition made can do, two rooms stand for them.
    [[nodiscard]] const Rect& roomUnder(const PartitionNode& node) const {
        const auto* at = &node;
        while (!at->leaf())
            at = &m_draft.partition[at->children[m_draft.partition[at->children[0]].box.empty() ? 1 : 0]];
        return at->box;
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

    void dig(const Pivot& pivot, const Leg& toFirst, const Leg& toSecond) {
        std::vector<Run> runs{runBetween(pivot.cell, toFirst.last), runBetween(pivot.cell, toSecond.last)};
        m_owned.clear();
        for (const auto& run : runs)
            for (std::int32_t i = 0; i < run.length; ++i) {
                const Cell cell = run.at + (run.down ? Cell{0, i} : Cell{i, 0});
                if (!m_draft.walkable(cell)) m_owned.push_back(cell);
            }
        m_draft.addHall(m_roomOfRank[toFirst.touched], m_roomOfRank[toSecond.touched], std::move(runs),
                        LinkKind::Sibling);
        for (const Cell cell : m_owned) m_owners.give(cell, toFirst.touched);
        if (m_draft.tracing()) m_pivots.push_back(pivot.cell);
    }

    [[nodiscard]] static Run runBetween(Cell a, Cell b) {
        const Cell start = std::min(a, b);
        return {start, steps(a, b) + 1, a.x == b.x && a.y != b.y};
    }

    Draft& m_draft;
    Stream& m_random;
    Owners m_owners;
    std::vector<Ranks> m_ranks;
    std::vector<RoomId> m_roomOfRank;
    std::vector<Cell> m_owned;
    std::vector<Cell> m_pivots;
    std::int64_t m_unjoined = 0;
};

} // namespace

Done pivotHalls(Draft& draft, Stream& random, const PivotHallsParameters&) {
    return Digger(draft, random).run() ? done() : Done(cancelled());
}

Stage pivotHallsStage() {
    Stage stage;
    stage.name = "pivot-halls";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Pivot halls");
    stage.help =
        DELVE_TEXT("stage", "Joins each pair of siblings by a hall from a pivot between them, or at their corner.");
    stage.needs = Part::Rooms | Part::Partition;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.run = runWith<PivotHallsParameters>(pivotHalls, {});
    return stage;
}

} // namespace delve
