#include "playtest/measures/found_rooms.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace delve::play {
namespace {

/// The parts of the main region that squares of 2 x 2 cells cover, one after the other.
class Search {
public:
    Search(const CellMap& map, const std::function<bool()>& stopped)
        : m_map(map), m_patience(stopped), m_part(map.area()) {
        map.forEach(CellMap::mainRegion, [&](std::size_t index) {
            const std::array square{index, index + 1, beside(index, map.down()), beside(index, map.down() + 1)};
            if (std::ranges::any_of(square, [&](std::size_t i) { return !map.is(i, CellMap::mainRegion); })) return;
            for (const auto i : square) m_part[i] = waiting;
        });
    }

    FoundRooms run() {
        m_map.forEach(CellMap::mainRegion, [&](std::size_t index) {
            if (m_part[index] != waiting || m_patience.ended()) return;
            collect(index);
            if (static_cast<std::int64_t>(m_cells.size()) >= FoundRooms::fewest) add();
        });
        std::ranges::sort(m_found.sizes);
        std::ranges::sort(m_shapes);
        m_found.shapes = std::unique(m_shapes.begin(), m_shapes.end()) - m_shapes.begin();
        return std::move(m_found);
    }

private:
    static constexpr std::uint32_t waiting = 1; ///< a cell of a part that was not visited; parts count from 2

    void collect(std::size_t first) {
        ++m_number;
        m_cells.assign(1, first);
        m_part[first] = m_number;
        for (std::size_t i = 0; i < m_cells.size() && !m_patience.ended(); ++i)
            for (const auto side : m_map.sides()) {
                const auto next = beside(m_cells[i], side);
                if (m_part[next] != waiting) continue;
                m_part[next] = m_number;
                m_cells.push_back(next);
            }
    }
    void add() {
        std::ranges::sort(m_cells);
        const auto down = static_cast<std::size_t>(m_map.down());
        auto left = down, right = std::size_t{0};
        for (const auto cell : m_cells) {
            left = std::min(left, cell % down);
            right = std::max(right, cell % down);
            countOutline(cell);
        }
        const auto rows = m_cells.back() / down - m_cells.front() / down + 1;
        const auto size = static_cast<std::int64_t>(m_cells.size());
        m_found.sizes.push_back(size);
        m_found.cells += size;
        if (rows * (right - left + 1) == m_cells.size()) m_found.cellsInRectangles += size;
        const auto first = m_cells.front();
        for (auto& cell : m_cells) cell -= first; // the lowest cell of a shape stays the lowest one when it is moved
        m_shapes.push_back(m_cells);
    }
    [[nodiscard]] bool isSame(std::size_t cell) const { return m_part[cell] == m_number; }
    /// The sides of a cell at which its room ends, and the corners of the outline at it: outward, where it ends at two
    /// sides that meet; inward, where it ends between two sides at which it goes on.
    void countOutline(std::size_t cell) {
        for (const auto side : m_map.sides()) m_found.edges += isSame(beside(cell, side)) ? 0 : 1;
        for (const std::ptrdiff_t across : {-1, 1})
            for (const auto along : {-m_map.down(), m_map.down()}) {
                const bool one = isSame(beside(cell, across)), other = isSame(beside(cell, along));
                const bool inward = one && other && !isSame(beside(cell, across + along));
                if (inward || (!one && !other)) ++m_found.corners;
            }
    }

    const CellMap& m_map;
    Patience m_patience;
    std::vector<std::uint32_t> m_part; ///< by index of the map
    std::uint32_t m_number = waiting;
    std::vector<std::size_t> m_cells; ///< of the part at hand
    std::vector<std::vector<std::size_t>> m_shapes;
    FoundRooms m_found;
};

} // namespace

FoundRooms findRooms(const CellMap& map, const std::function<bool()>& stopped) { return Search(map, stopped).run(); }

} // namespace delve::play
