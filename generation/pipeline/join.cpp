#include "generation/pipeline/join.h"

#include "generation/pipeline/components.h"
#include "generation/pipeline/hall_search.h"
#include "generation/pipeline/places.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve {
namespace {

/// So many cells are named in a failure at most.
constexpr std::size_t mostNamed = 1000;

/// Joins the regions of a draft, round by round: in each round every component but the one with the largest region is
/// joined with another, so there are no more rounds than the number of regions has binary digits, and each costs what
/// the small components and the gaps around them hold.
class Joining {
public:
    Joining(Draft& draft, JoinWay way, Stream* random)
        : m_draft(draft), m_way(way), m_random(random),
          m_components(draft.workspace().regions, draft.anyPins() ? &draft.pinnedCells() : nullptr), m_search(draft),
          m_joinedInRound(m_components.count(), 0) {}

    Done all() {
        for (m_round = 1; m_components.count() > 1; ++m_round) {
            if (m_draft.stopped()) return cancelled();
            if (auto ended = round(); !ended) return ended;
        }
        addHalls();
        return m_draft.stopped() ? Done(cancelled()) : done();
    }

private:
    using Node = Components::Node;

    Done round() {
        for (const auto head : m_components.heads()) {
            // What was joined in this round already gets its turn in the next, if it still needs one.
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

    /// A region that nothing leads to: what a stage made in a pocket between pins is taken away again.
    Done fillUp(Node head) {
        std::vector<Cell> pinned;
        m_components.forEachRun(head, [&](const Run& run) {
            for (auto x = run.area().x; x < run.area().right(); ++x)
                for (auto y = run.area().y; y < run.area().bottom(); ++y)
                    if (m_draft.pinned({x, y}) && pinned.size() < mostNamed) pinned.push_back({x, y});
        });
        if (pinned.empty()) {
            m_components.forEachRun(head, [&](const Run& run) { m_draft.setRun(run, Tile::Void); });
            m_components.remove(head);
            m_joinedInRound[head] = m_round;
            return done();
        }
        std::ranges::sort(pinned);
        const Cell first = pinned.front();
        return impossible(
            {DELVE_TEXT("generation", "The pinned ground at (%1, %2) cannot be joined with the rest of the "
                                      "map: other pins are in the way. Unpin some of the cells around it."),
             {std::to_string(first.x), std::to_string(first.y)}},
            std::move(pinned));
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
    Components m_components;
    HallSearch m_search;
    std::uint32_t m_round = 0;
    std::vector<std::uint32_t> m_joinedInRound; ///< of each region that heads a component
    std::vector<NewHall> m_halls;
};

} // namespace

Done joinRegions(Draft& draft, JoinWay way, Stream* random) {
    if (!findRegions(draft.walkableCells(), draft.workspace().regions, [&] { return draft.stopped(); }))
        return cancelled();
    if (draft.workspace().regions.count() <= 1) return done();
    return Joining(draft, way, random).all();
}

} // namespace delve
