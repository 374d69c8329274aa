#pragma once

#include "playtest/measures/room_graph.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// Of each room: for how many ordered pairs of other rooms it lies on the walk from the one to the other. The walk
/// passes the fewest links; of equal ones each room is entered from the first room in the list that it can be. Of more
/// than `mostSources` rooms, walks begin at every k-th room only, k being the least that leaves so few. Boost.Graph's
/// centrality counts all shortest walks, in fractions, and its Dijkstra sorts what a search in breadth need not: the
/// searches are our own, and a test holds them equal to it.
[[nodiscard]] std::vector<std::int64_t> findRoomsBetween(const RoomGraph& rooms, const std::function<bool()>& stopped);
inline constexpr std::size_t mostSources = 1024;
/// How many rooms walks begin at, of so many.
[[nodiscard]] std::int64_t countSources(std::size_t rooms);

} // namespace delve::play
