#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {

/// Cells from which a lamp should be seen, and which of them see one.
class LampTargets {
public:
    /// The cells are in order, each once. `seeThrough` outlives this.
    LampTargets(const BitGrid& seeThrough, std::vector<Cell> cells, std::int32_t sight)
        : m_seeThrough(seeThrough), m_cells(std::move(cells)), m_lit(m_cells.size()), m_sight(sight) {}

    [[nodiscard]] std::size_t size() const { return m_cells.size(); }
    [[nodiscard]] Cell at(std::size_t target) const { return m_cells[target]; }
    [[nodiscard]] bool isLit(std::size_t target) const { return m_lit[target]; }
    [[nodiscard]] std::size_t lit() const { return m_litCount; }
    void addLamp(Cell lamp);
    /// The cell nearest to a target that takes a lamp and from which it is seen; of equals the lowest.
    [[nodiscard]] std::optional<Cell> placeFor(const Draft& draft, std::size_t target) const;

private:
    const BitGrid& m_seeThrough;
    std::vector<Cell> m_cells;
    std::vector<bool> m_lit;
    std::int32_t m_sight;
    std::size_t m_litCount = 0;
};

} // namespace delve::generation
