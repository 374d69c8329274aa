#pragma once

#include "playtest/inspect/fix.h"
#include "playtest/inspect/inspected.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Finds the shortest halls from the reached ground of a level to what cannot be reached: those for which the fewest
/// cells must be dug, however far one walks between them.
namespace delve::play {

class Digging {
public:
    /// From the ground that can be reached, or where nobody comes to the level without further keys, with all of them.
    Digging(const Inspected& inspected, std::uint32_t level);

    /// The cells of the hall to the nearest of these: from the reached ground, which comes first, to the first cell of
    /// the ground that it leads to, or to the one of these that is dug itself. Between them lies what must be dug, and
    /// other ground that nobody reaches. Nothing if only the edge of the map, an exit, a chasm, a ledge, a lock or a
    /// barrier would let one through.
    [[nodiscard]] std::optional<std::vector<Cell>> wayTo(std::span<const Cell> ends) const;
    /// How many cells must be dug to get there.
    [[nodiscard]] std::uint32_t digsTo(Cell cell) const;
    static constexpr std::uint32_t unreachable = 0xffffffff;
    /// The edit that digs it: a hall, with walls where it passes void. Doors that would divide nothing any more become
    /// hall, too.
    [[nodiscard]] Fix fix(const std::vector<Cell>& way) const;

private:
    [[nodiscard]] bool mayWalk(Cell cell) const;
    [[nodiscard]] bool mayDig(Cell cell) const;
    [[nodiscard]] std::vector<Cell> uselessDoorsBeside(const std::vector<Cell>& dug) const;
    [[nodiscard]] std::size_t indexOf(Cell cell) const;
    [[nodiscard]] std::vector<Cell> reachedGround();
    void spread(std::vector<Cell> from);

    const Inspected& m_inspected;
    std::uint32_t m_level;
    Size m_size;
    BitGrid m_barred;
    std::vector<std::uint32_t> m_digs;    ///< from the reached ground, row by row
    std::vector<std::uint8_t> m_cameFrom; ///< number of the side on which the cell before lies; none: it is reached
};

} // namespace delve::play
