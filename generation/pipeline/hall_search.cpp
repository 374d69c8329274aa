#include "generation/pipeline/hall_search.h"

#include "generation/level/bit_rects.h"
#include "generation/level/sides.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// How often another cell is drawn if the first is the component's own, before the attempt fails.
constexpr int maxDraws = 64;

} // namespace

HallSearch::HallSearch(Draft& draft, const BitGrid* barred)
    : m_draft(draft), m_visited(draft.workspace().bits[0]), m_queue(draft.workspace().cells[0]),
      m_parents(draft.workspace().numbers[0]) {
    if (barred) m_visited = *barred; // as if the search had visited them already
    else m_visited.reset(draft.size());
}

bool HallSearch::lookAround(Cell cell, std::uint32_t place) {
    for (const auto side : sidesClockwise) {
        const Cell next = cell + side;
        if (!m_draft.size().contains(next) || m_visited.at(next)) continue;
        if (m_draft.walkable(next)) {
            // A cell of the component itself is marked as visited, so this one is another's.
            m_found = next;
            m_last = place;
            return true;
        }
        if (!m_draft.mayCarve(next)) continue;
        m_visited.set(next);
        m_queue.push_back(next);
        m_parents.push_back(place);
    }
    return false;
}

bool HallSearch::walk() {
    for (std::uint32_t i = 0; i < m_queue.size(); ++i) {
        if (i % 4096 == 0 && m_draft.stopped()) return false;
        if (lookAround(m_queue[i], i)) return true;
    }
    return false;
}

void HallSearch::setVisited(const Components& components, Components::Node head, bool on) {
    components.forEachRun(head, [&](const Run& run) { setRect(m_visited, run.area(), on); });
}

HallSearch::Gap HallSearch::shortest(Components& components, Components::Node head) {
    m_queue.clear();
    m_parents.clear();
    setVisited(components, head, true);
    components.forEachRun(head, [&](const Run& run) {
        const Rect area = run.area();
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) (void)lookAround({x, y}, noParent);
    });
    const bool found = walk();
    setVisited(components, head, false);
    for (const auto cell : m_queue) m_visited.clear(cell);
    return found ? pathBack(components, head) : Gap{};
}

HallSearch::Gap HallSearch::pathBack(Components& components, Components::Node head) const {
    Gap gap;
    gap.to = m_found;
    for (auto place = m_last; place != noParent; place = m_parents[place]) gap.cells.push_back(m_queue[place]);
    std::ranges::reverse(gap.cells);
    for (const auto side : sidesClockwise)
        if (isOf(components, head, gap.cells.front() + side)) gap.from = gap.cells.front() + side;
    return gap;
}

bool HallSearch::isOf(Components& components, Components::Node head, Cell cell) const {
    if (!m_draft.size().contains(cell) || !m_draft.walkable(cell)) return false;
    const auto node = components.at(cell);
    return node != Components::none && components.find(node) == components.find(head);
}

std::vector<Components::Node> HallSearch::foreignAround(Components& components, Components::Node head,
                                                        Cell cell) const {
    std::vector<Components::Node> foreign;
    for (const auto side : sidesClockwise) {
        const Cell next = cell + side;
        if (!m_draft.size().contains(next) || !m_draft.walkable(next)) continue;
        const auto node = components.at(next);
        if (node != Components::none && components.find(node) != components.find(head)) foreign.push_back(node);
    }
    return foreign;
}

Cell HallSearch::drawOwnCell(const Components& components, Components::Node head, Stream& random) const {
    std::int64_t cells = 0;
    components.forEachRun(head, [&](const Run& run) { cells += run.length; });
    auto left = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(cells)));
    Cell drawn;
    components.forEachRun(head, [&](const Run& run) {
        if (left >= 0 && left < run.length)
            drawn = run.at +
                    (run.down ? Cell{0, static_cast<std::int32_t>(left)} : Cell{static_cast<std::int32_t>(left), 0});
        left -= run.length;
    });
    return drawn;
}

std::optional<Cell> HallSearch::drawOtherCell(Components& components, Components::Node head, Stream& random) const {
    const auto& regions = m_draft.workspace().regions;
    for (int i = 0; i < maxDraws; ++i) {
        const auto place = static_cast<std::uint32_t>(random.below(regions.runs.size()));
        const auto& run = regions.runs[place];
        const auto row = std::ranges::upper_bound(regions.rowStart, place) - regions.rowStart.begin() - 1;
        const auto along = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(run.length)));
        const Cell cell{run.x + along, static_cast<std::int32_t>(row)};
        if (m_draft.walkable(cell) && !isOf(components, head, cell)) return cell;
    }
    return {};
}

HallSearch::Gap HallSearch::random(Components& components, Components::Node head, Stream& random) {
    const Cell from = drawOwnCell(components, head, random);
    const auto to = drawOtherCell(components, head, random);
    const bool rowFirst = random.chance(1, 2);
    if (!to) return {};
    const Cell corner = rowFirst ? Cell{to->x, from.y} : Cell{from.x, to->y};
    Gap gap;
    Cell cell = from;
    for (const auto& goal : {corner, *to}) {
        const Cell step{(goal.x > cell.x) - (goal.x < cell.x), (goal.y > cell.y) - (goal.y < cell.y)};
        for (; cell != goal; cell = cell + step)
            if (const auto end = tread(components, head, cell, gap); end != Tread::On)
                return end == Tread::Arrived ? gap : Gap{};
    }
    return {};
}

HallSearch::Tread HallSearch::tread(Components& components, Components::Node head, Cell cell, Gap& gap) const {
    if (isOf(components, head, cell)) {
        gap.from = cell;
        gap.cells.clear();
        return Tread::On;
    }
    if (!m_draft.mayCarve(cell)) return Tread::Blocked;
    gap.cells.push_back(cell);
    for (const auto side : sidesClockwise) {
        const Cell next = cell + side;
        if (!m_draft.size().contains(next) || !m_draft.walkable(next) || isOf(components, head, next)) continue;
        if (m_visited.at(next)) continue; // barred: between two searches nothing else is visited
        gap.to = next;
        return Tread::Arrived;
    }
    return Tread::On;
}

} // namespace delve::generation
