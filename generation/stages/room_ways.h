#pragma once

#include "generation/pipeline/draft.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The ways that lead out of the rooms of a draft.
namespace delve::generation {

struct RoomWays {
    static constexpr std::uint32_t none = 0xffffffff; ///< no room
    static constexpr std::uint32_t many = 0xfffffffe; ///< more than one

    /// Of each room: how many places there are where its ground goes on outside, those that lie side by side as one.
    std::vector<std::uint32_t> exits;
    /// Of each room: the one room that it is linked with, none or many. Halls are contracted: each of their cells
    /// belongs to the room with the fewest steps to it, of equals to the first, and two rooms are linked if a cell of
    /// one is beside a cell of the other.
    std::vector<std::uint32_t> neighbour;

    [[nodiscard]] bool isDeadEnd(RoomId room) const { return exits[room] == 1 || neighbour[room] < many; }
};

/// Uses the workspace's last numbers, second cells, and bits from the second to the last but one. A cell of several
/// rooms belongs to the first. Nothing if the draft was stopped.
[[nodiscard]] std::optional<RoomWays> findRoomWays(Draft& draft);
/// Their exits alone.
[[nodiscard]] std::optional<RoomWays> countExits(Draft& draft);

} // namespace delve::generation
