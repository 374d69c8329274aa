#include "generation/pipeline/join.h"

#include "generation/pipeline/components.h"
#include "generation/pipeline/hall_search.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/places.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// Joins the regions of a draft, round by round: in each round every component but the one with the largest region is
/// joined with another, so there are no more rounds than the number of regions has binary digits, and each costs what
/// the small components and the gaps around them hold.
class Joining {
public:
    Joining(Draft& draft, JoinWay way, Stream* random, const JoinedBefore* before)
        : m_draft(draft), m_way(way), m_random(random), m_before(before),
          m_components(draft.workspace().regions, draft.anyPins() ? &draft.pinnedCells() : nullptr),
          m_search(draft, before ? &before->leftAlone() : nullptr), m_joinedInRound(m_components.count(), 0) {}

    Done all() {
        for (m_round = 1; m_components.count() > 1; ++m_round) {
            if (m_draft.stopped()) return cancelled();
            if (auto ended = round(); !ended) return ended;
        }
        if (!m_apart.empty())
            if (auto allowed = checkApart(); !allowed) return allowed;
        addHalls();
        return m_draft.stopped() ? Done(cancelled()) : done();
    }

private:
    using Node = Components::Node;

    Done round() {
        for (const auto head : m_components.heads()) {
            // A component that was joined in this round gets its turn in the next, if it still needs one.
            const auto now = m_components.find(head);
            if (m_components.isMain(now) || m_joinedInRound[now] == m_round) continue;
            const auto gap = search(now);
            if (m_draft.stopped()) return cancelled();
            if (!gap.cells.empty()) carve(now, gap);
            else if (auto filled = fillUp(now); !filled) return filled;
        }
        return done();
    }

    HallSearch::Gap search(Node head) {
        if (m_way == JoinWay::Random && m_random)
            if (auto gap = m_search.random(m_components, head, *m_random); !gap.cells.empty()) return gap;
        return m_search.shortest(m_components, head);
    }

    void carve(Node head, const HallSearch::Gap& gap) {
        auto runs = runsOf(gap.cells);
        // The hall's last cell may touch more than one other component: all of them are one from now on.
        const auto touched = m_search.foreignAround(m_components, head, gap.cells.back());
        for (const auto& run : runs) m_draft.setRun(run, Tile::Hall);
        m_components.addHall(head, runs);
        for (const auto node : touched) m_components.unite(head, node);
        m_joinedInRound[m_components.find(head)] = m_round;
        m_halls.push_back({std::move(runs), gap.from, gap.to});
    }

    /// A region that nothing can reach: what a stage made in a pocket between pins is removed.
    Done fillUp(Node head) {
        auto pinned = pinnedCellsOf(head);
        if (!pinned.empty() && !m_before) {
            const auto message = cannotBeJoined(pinned.front());
            return impossible(message, std::move(pinned));
        }
        if (pinned.empty()) m_components.forEachRun(head, [&](const Run& run) { m_draft.setRun(run, Tile::Void); });
        else m_apart.push_back(head);
        m_components.remove(head);
        m_joinedInRound[head] = m_round;
        return done();
    }

    [[nodiscard]] std::vector<Cell> pinnedCellsOf(Node head) const {
        std::vector<Cell> pinned;
        m_components.forEachRun(head, [&](const Run& run) {
            for (auto x = run.area().x; x < run.area().right(); ++x)
                for (auto y = run.area().y; y < run.area().bottom(); ++y)
                    if (m_draft.pinned({x, y}) && pinned.size() < maxCellsNamed) pinned.push_back({x, y});
        });
        std::ranges::sort(pinned);
        return pinned;
    }

    static Message cannotBeJoined(Cell first) {
        return {DELVE_TEXT("generation",
                           "The pinned ground at (%1, %2) cannot be connected to the rest of the map: other "
                           "pins are in the way. Unpin some cells around it."),
                {std::to_string(first.x), std::to_string(first.y)}};
    }

    /// These parts around the regenerated one are separate now. Were they separate before, too?
    Done checkApart() {
        const auto cutOff = findCutOff();
        if (!cutOff) return done();
        auto cells = pinnedCellsOf(*cutOff);
        const Cell first = cells.front();
        return impossible(
            {DELVE_TEXT("generation", "The ground at (%1, %2) would be cut off: nothing regenerated leads "
                                      "there. Choose another seed, or select more."),
             {std::to_string(first.x), std::to_string(first.y)}},
            std::move(cells));
    }

    /// A component with a part of an old region whose other cells are now in another one; or any that is separate, if
    /// all else is new: that replaced what it was joined with.
    [[nodiscard]] std::optional<Node> findCutOff() {
        std::vector<Node> holders(m_before->regionCount(), Components::none);
        bool mainIsOld = false;
        const auto& regions = m_draft.workspace().regions;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y)
            for (const auto& run : regions.row(y))
                for (Cell cell{run.x, y}; cell.x < run.x + run.length; ++cell.x) {
                    if (!m_draft.pinned(cell)) continue;
                    const auto component = m_components.find(run.region);
                    const bool isMain = m_components.isMain(component);
                    mainIsOld = mainIsOld || isMain;
                    auto& holder = holders[m_before->regionAt(cell)];
                    if (holder != Components::none && holder != component) return isMain ? holder : component;
                    holder = component;
                }
        return mainIsOld ? std::nullopt : std::optional(m_apart.front());
    }

    /// The halls are listed at the end, when the rooms at all their ends are found in one go.
    void addHalls() {
        std::vector<Cell> ends;
        for (const auto& hall : m_halls) {
            ends.push_back(hall.from);
            ends.push_back(hall.to);
        }
        const auto rooms = roomsAt(m_draft, ends);
        if (m_draft.stopped()) return;
        m_draft.reserveHalls(m_halls.size());
        const auto firstOfOurs = m_draft.halls().size();
        // An end that lies on a hall made here takes that one's room; it was made before.
        const auto roomAt = [&](std::size_t end) {
            const auto node = rooms[end] == noRoom ? m_components.at(ends[end]) : Components::none;
            if (node == Components::none || !m_components.isHall(node)) return rooms[end];
            return m_draft.halls()[firstOfOurs + m_components.hallIndex(node)].a;
        };
        for (std::size_t i = 0; i < m_halls.size(); ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return;
            const auto a = roomAt(2 * i);
            const auto b = roomAt(2 * i + 1);
            m_draft.addHall(a, b, std::move(m_halls[i].runs), LinkKind::Repair);
            if (a != noRoom && b != noRoom && a != b) m_draft.addLink(a, b, LinkKind::Repair);
        }
    }

    struct NewHall {
        std::vector<Run> runs;
        Cell from;
        Cell to;
    };

    Draft& m_draft;
    JoinWay m_way;
    Stream* m_random;
    const JoinedBefore* m_before;
    Components m_components;
    HallSearch m_search;
    std::uint32_t m_round = 0;
    std::vector<std::uint32_t> m_joinedInRound; ///< of each region that heads a component
    std::vector<NewHall> m_halls;
    std::vector<Node> m_apart; ///< with pinned cells, and nothing leads there
};

/// The ground that must become one region.
BitGrid groundToJoin(const Draft& draft, const JoinedBefore& before) {
    BitGrid ground = draft.walkableCells();
    ground.remove(before.leftAlone());
    return ground;
}

} // namespace

Done joinRegions(Draft& draft, JoinWay way, Stream* random, const JoinedBefore* before) {
    auto& regions = draft.workspace().regions;
    const auto stopped = [&] { return draft.stopped(); };
    const bool found = before ? findRegions(groundToJoin(draft, *before), regions, stopped)
                              : findRegions(draft.walkableCells(), regions, stopped);
    if (!found) return cancelled();
    if (regions.count() <= 1) return done();
    return Joining(draft, way, random, before).all();
}

} // namespace delve::generation
