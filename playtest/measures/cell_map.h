#pragma once

#include "generation/graph/regions.h"
#include "generation/level/grid.h"
#include "generation/level/tile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// The cells of a level as bytes, row by row, with a border of cells that are nothing: what lies within two steps of a
/// cell on the map can be read without a check.
class CellMap {
public:
    static constexpr std::uint8_t walkable = 1;
    static constexpr std::uint8_t seeThrough = 2;
    static constexpr std::uint8_t mainRegion = 4; ///< of the largest region

    CellMap() = default;
    /// Once `stopped`, called now and then, returns true, the rest of the cells are nothing.
    CellMap(const Grid& tiles, const TileCatalogue& catalogue, const std::function<bool()>& stopped = {});

    [[nodiscard]] Size size() const { return m_size; }
    /// How far the next row is.
    [[nodiscard]] std::ptrdiff_t down() const { return m_down; }
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>((cell.y + border) * m_down + cell.x + border);
    }
    [[nodiscard]] Cell cellAt(std::size_t index) const {
        const auto i = static_cast<std::ptrdiff_t>(index);
        return {static_cast<std::int32_t>(i % m_down) - border, static_cast<std::int32_t>(i / m_down) - border};
    }
    [[nodiscard]] std::size_t area() const { return m_cells.size(); } ///< with the border
    [[nodiscard]] std::uint8_t operator[](std::size_t index) const { return m_cells[index]; }
    [[nodiscard]] std::uint8_t at(Cell cell) const { return m_cells[indexOf(cell)]; }
    [[nodiscard]] bool is(std::size_t index, std::uint8_t kind) const { return (m_cells[index] & kind) != 0; }
    /// From an index to those of its neighbours: N, W, E, S, the lowest cell first.
    [[nodiscard]] std::array<std::ptrdiff_t, 4> sides() const { return {-m_down, -1, 1, m_down}; }

    /// Marks the cells of a region as the main region.
    void markMainRegion(const Regions& regions, std::uint32_t region);

    /// Calls visit(index) for each cell of the map that is of this kind, row by row.
    template <class Visit>
    void forEach(std::uint8_t kind, Visit visit) const {
        for (std::int32_t y = 0; y < m_size.height; ++y) {
            const auto first = indexOf({0, y});
            for (auto i = first; i < first + static_cast<std::size_t>(m_size.width); ++i)
                if (is(i, kind)) visit(i);
        }
    }

private:
    static constexpr std::int32_t border = 2;
    Size m_size;
    std::ptrdiff_t m_down = 0;
    std::vector<std::uint8_t> m_cells;
};

/// An index of the map plus a step.
[[nodiscard]] inline std::size_t beside(std::size_t index, std::ptrdiff_t step) {
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(index) + step);
}

} // namespace delve::play
