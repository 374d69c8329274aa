#pragma once

#include "playtest/inspect/fix.h"
#include "playtest/inspect/inspected.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Finds the shortest halls that would lead from the reached ground of a level to what cannot be reached.
namespace delve::play {

class Digging {
public:
    Digging(const Inspected& inspected, std::uint32_t level);

    /// The cells from the reached ground, which comes first, to the nearest of these, which comes last. Nothing if only
    /// the edge of the map, an exit, a ledge, a lock or a barrier would let one through.
    [[nodiscard]] std::optional<std::vector<Cell>> wayTo(std::span<const Cell> ends) const;
    /// The edit that digs it, up to its last cell: a hall, with walls where it passes void.
    [[nodiscard]] Fix fix(const std::vector<Cell>& way) const;

private:
    [[nodiscard]] bool mayDig(Cell cell) const;
    void spread();

    const Inspected& m_inspected;
    std::uint32_t m_level;
    Size m_size;
    BitGrid m_barred;
    std::vector<std::uint32_t> m_steps;   ///< from the reached ground, row by row
    std::vector<std::uint8_t> m_cameFrom; ///< number of the side on which the cell before lies
};

} // namespace delve::play
