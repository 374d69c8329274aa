#include "playtest/measures/region_graph.h"

#include "generation/level/patience.h"
#include "generation/level/pieces.h"

#include <algorithm>

namespace delve::play {

RegionGraph::RegionGraph(const CellMap& map, const std::function<bool()>& stopped) {
    std::vector<Number> numbers;
    if (findCells(map, numbers, stopped) && findNeighbours(map, numbers, stopped)) return;
    m_cells.assign(1, Cell{}); // who goes on for a while finds numbers that fit
    m_neighbours.assign(1, {1, 1, 1, 1});
    m_rowStart.assign(static_cast<std::size_t>(map.size().height) + 1, 0);
}

/// False if it was stopped.
bool RegionGraph::findCells(const CellMap& map, std::vector<Number>& numbers, const std::function<bool()>& stopped) {
    if (!assignInPieces(numbers, map.area(), Number{0}, [&] { return stopped && stopped(); })) return false;
    Patience patience(stopped);
    m_rowStart.push_back(0);
    for (std::int32_t y = 0; y < map.size().height; ++y) {
        if (patience.ended(static_cast<std::size_t>(map.size().width))) return false;
        for (std::int32_t x = 0; x < map.size().width; ++x) {
            const auto index = map.indexOf({x, y});
            if (!map.is(index, CellMap::mainRegion)) continue;
            numbers[index] = count();
            m_cells.push_back({x, y});
        }
        m_rowStart.push_back(count());
    }
    return true;
}

/// Likewise.
bool RegionGraph::findNeighbours(const CellMap& map, const std::vector<Number>& numbers,
                                 const std::function<bool()>& stopped) {
    Patience patience(stopped);
    m_neighbours.reserve(m_cells.size());
    for (const Cell cell : m_cells) {
        if (patience.ended()) return false;
        const auto index = map.indexOf(cell);
        auto& neighbours = m_neighbours.emplace_back();
        for (std::size_t i = 0; const auto side : map.sides()) {
            const auto next = beside(index, side);
            neighbours[i++] = map.is(next, CellMap::mainRegion) ? numbers[next] : count();
        }
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
