#pragma once

#include "generation/level/bit_grid.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// Cells that one can walk up to but not onto, such as walls, by how far one has to walk.
namespace delve {

/// Found breadth first. A large map has millions, so a cell is one number here, and numbers rise as cells do. Keep one
/// for many searches: it keeps its memory, and `list` may be lent to it.
class FacedCells {
public:
    explicit FacedCells(std::vector<std::uint32_t>& list) : m_list(list) {}

    /// Those of `closed` that lie beside an open cell that can be reached from `start`; no cell may be both. False, and
    /// what was found of no use, where `stopped`, which is asked now and then, is true.
    bool find(const BitGrid& open, const BitGrid& closed, Cell start, const std::function<bool()>& stopped);

    [[nodiscard]] std::size_t count() const { return m_list.size(); }
    /// The `wanted` farthest of them, at least 1 and at most all, and with them all that are as far. There must be one.
    [[nodiscard]] std::span<std::uint32_t> farthest(std::size_t wanted);
    [[nodiscard]] Cell cellOf(std::uint32_t faced) const {
        return {static_cast<std::int32_t>(faced & (m_down - 1)), static_cast<std::int32_t>(faced / m_down) - 1};
    }

private:
    std::vector<std::uint32_t>& m_list; ///< by rising number of steps
    std::vector<std::size_t> m_waves;   ///< where in the list each number of steps begins
    std::uint32_t m_down = 1;           ///< how far apart two rows are
};

} // namespace delve
