#pragma once

#include "generation/graph/links.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace delve::play {

/// What the loss of single rooms and links cuts off, by Boost.Graph's biconnected components.
struct RoomCuts {
    /// By room: how many others of its part cannot reach the largest rest any more once it is lost. 0: none.
    std::vector<std::uint32_t> byRoom;
    std::vector<std::uint32_t> byBridge; ///< of each link that is the only way: the rooms on its smaller side
};
[[nodiscard]] RoomCuts findRoomCuts(std::size_t rooms, std::span<const Edge> links);

} // namespace delve::play
