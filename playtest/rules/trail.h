#pragma once

#include "playtest/rules/numbers.h"
#include "playtest/state/joined_bits.h"

#include <cstdint>
#include <span>
#include <vector>

/// The steps to one cell from those around it, by the shortest path, as far as an enemy can follow it. Breadth first,
/// in a window around the cell, until every enemy that asks is reached.
namespace delve::play {

class Trail {
public:
    static constexpr std::int32_t lost = 1'000'000;

    void follow(const JoinedBits& open, Cell to, std::span<const Cell> hunters);
    /// Clears all steps: every cell is `lost`.
    void forget() { m_window = {}; }
    /// `lost` if it is too far, or was not needed.
    [[nodiscard]] std::int32_t stepsFrom(Cell cell) const {
        if (!m_window.contains(cell)) return lost;
        const auto steps = m_steps[indexOf(cell)];
        return steps == unknown ? lost : steps;
    }

private:
    static constexpr std::uint8_t unknown = 255;
    static_assert(playNumbers.hunt < unknown);

    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y - m_window.y) * static_cast<std::size_t>(m_window.width) +
               static_cast<std::size_t>(cell.x - m_window.x);
    }
    [[nodiscard]] std::size_t askedIn(std::span<const Cell> hunters) const;

    Rect m_window;
    std::vector<std::uint8_t> m_steps;
    std::vector<Cell> m_queue;
};

} // namespace delve::play
