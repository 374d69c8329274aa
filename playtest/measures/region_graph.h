#pragma once

#include "generation/level/geometry.h"
#include "playtest/measures/cell_map.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// The cells of the main region by number, in reading order, each with its neighbours: what is searched many times.
class RegionGraph {
public:
    using Number = std::uint32_t;

    RegionGraph() = default;
    /// Takes memory by the cells of the region, however large the map. Once `stopped`, called now and then, returns
    /// true, the graph has one cell, which at() gives for all.
    explicit RegionGraph(const CellMap& map, const std::function<bool()>& stopped = {});

    [[nodiscard]] Number count() const { return static_cast<Number>(m_cells.size()); }
    [[nodiscard]] Cell cell(Number number) const { return m_cells[number]; }
    /// N, W, E, S; count() where there is none.
    [[nodiscard]] const std::array<Number, 4>& neighbours(Number number) const { return m_neighbours[number]; }
    /// The number of a cell of the main region.
    [[nodiscard]] Number at(Cell cell) const;

    /// Steps from one cell to each, by number, and one entry more. Gives the one that is reached last.
    Number findSteps(Number from, std::vector<std::uint32_t>& steps, std::vector<Number>& queue) const;

private:
    [[nodiscard]] bool findCells(const CellMap& map, const std::function<bool()>& stopped);
    [[nodiscard]] bool findNeighbours(const std::function<bool()>& stopped);

    std::vector<Cell> m_cells;
    std::vector<std::array<Number, 4>> m_neighbours;
    std::vector<Number> m_rowStart; ///< the first number of each row; one entry more
};

} // namespace delve::play
