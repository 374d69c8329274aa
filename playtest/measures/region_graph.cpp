#include "playtest/measures/region_graph.h"

#include "playtest/measures/patience.h"

#include <algorithm>

namespace delve::play {

RegionGraph::RegionGraph(const CellMap& map, const std::function<bool()>& stopped) {
    if (findCells(map, stopped) && findNeighbours(stopped)) return;
    m_cells.assign(1, Cell{}); // who goes on for a while finds numbers that fit
    m_neighbours.assign(1, {1, 1, 1, 1});
    m_rowStart.assign(static_cast<std::size_t>(map.size().height) + 1, 0);
}

/// False if it was stopped.
bool RegionGraph::findCells(const CellMap& map, const std::function<bool()>& stopped) {
    Patience patience(stopped);
    m_rowStart.push_back(0);
    for (std::int32_t y = 0; y < map.size().height; ++y) {
        for (std::int32_t x = 0; x < map.size().width; ++x) {
            if (patience.ended()) return false;
            if (map.is(map.indexOf({x, y}), CellMap::mainRegion)) m_cells.push_back({x, y});
        }
        m_rowStart.push_back(count());
    }
    return true;
}

/// Likewise. The cells are in reading order: the one above is not before that of the cell before.
bool RegionGraph::findNeighbours(const std::function<bool()>& stopped) {
    constexpr std::size_t north = 0, west = 1, east = 2, south = 3;
    Patience patience(stopped);
    m_neighbours.assign(m_cells.size(), {count(), count(), count(), count()});
    const auto join = [this](Number first, std::size_t toSecond, Number second, std::size_t toFirst) {
        m_neighbours[first][toSecond] = second;
        m_neighbours[second][toFirst] = first;
    };
    Number above = 0;
    for (Number number = 0; number < count(); ++number) {
        if (patience.ended()) return false;
        const Cell cell = m_cells[number];
        if (number > 0 && m_cells[number - 1] == cell - Cell{1, 0}) join(number - 1, east, number, west);
        const Cell aboveIt = cell - Cell{0, 1};
        while (m_cells[above] < aboveIt) ++above;
        if (m_cells[above] == aboveIt) join(above, south, number, north);
    }
    return true;
}

RegionGraph::Number RegionGraph::at(Cell cell) const {
    const auto* const first = m_cells.data() + m_rowStart[static_cast<std::size_t>(cell.y)];
    const auto* const last = m_cells.data() + m_rowStart[static_cast<std::size_t>(cell.y) + 1];
    return static_cast<Number>(std::lower_bound(first, last, cell) - m_cells.data());
}

RegionGraph::Number RegionGraph::findSteps(Number from, std::vector<std::uint32_t>& steps,
                                           std::vector<Number>& queue) const {
    constexpr std::uint32_t unknown = 0xffffffff;
    steps.assign(m_cells.size() + 1, unknown);
    steps.back() = 0; // the neighbour that is not there counts as reached
    queue.resize(m_cells.size() + 4);
    steps[from] = 0;
    queue[0] = from;
    std::size_t end = 1;
    for (std::size_t next = 0; next < end; ++next) {
        const auto further = steps[queue[next]] + 1;
        for (const auto neighbour : m_neighbours[queue[next]]) {
            // Written first and then counted, as no processor can predict which of the four is new.
            const bool isNew = steps[neighbour] == unknown;
            queue[end] = neighbour;
            end += isNew ? 1 : 0;
            steps[neighbour] = isNew ? further : steps[neighbour];
        }
    }
    return queue[end - 1];
}

} // namespace delve::play
