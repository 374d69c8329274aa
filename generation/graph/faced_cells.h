#pragma once

#include "generation/graph/unvisited.h"
#include "generation/level/bit_grid.h"

#include <cstdint>
#include <functional>
#include <vector>

/// Cells that one can walk up to but not onto, such as walls, ordered by walking distance.
namespace delve {

/// Found breadth first. A large map has millions of open cells, so only these are listed, one number each; bits mark
/// the cells beside them. Reuse the list for many searches: it keeps its memory.
class FacedCells {
public:
    /// Both outlive this object. Once `stopped`, called now and then, returns true, the results are invalid.
    FacedCells(std::vector<std::uint32_t>& list, const std::function<bool()>& stopped)
        : m_list(list), m_stopped(stopped) {}

    /// Finds the cells of `closed` beside an open cell that can be reached from `start`. No cell may be both, and
    /// `closed` must not change while the results are in use. False if stopped.
    bool find(const BitGrid& open, const BitGrid& closed, Cell start);

    [[nodiscard]] std::int64_t count() const { return m_count; }
    /// The `wanted` farthest of them (at least 1, at most all), and all that are equally far. There must be one. False
    /// if stopped.
    bool findFarthest(std::int64_t wanted, BitGrid& into);

private:
    [[nodiscard]] bool reach(const BitGrid& open, Cell start);
    void moveTo(std::size_t wave);
    [[nodiscard]] std::int64_t countBeside() const;
    [[nodiscard]] bool mustStop() const { return m_stopped && m_stopped(); }

    const BitGrid* m_closed = nullptr;
    std::vector<std::uint32_t>& m_list; ///< what was reached, by rising number of steps
    const std::function<bool()>& m_stopped;
    std::vector<std::size_t> m_waves; ///< where in the list each number of steps begins, and where the last ends
    Unvisited m_near;                 ///< what was reached in less than `m_wave` steps
    std::size_t m_wave = 0;
    std::int64_t m_count = 0;
};

} // namespace delve
