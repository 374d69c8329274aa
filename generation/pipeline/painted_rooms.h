#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <functional>

namespace delve::generation {

/// A level in which every piece of pinned floor that belongs to no room and no hall, and is wider than a line and
/// touches no room, is a room: what somebody painted, to which halls are to lead. The level itself where there is none,
/// or where `stopped` said so.
[[nodiscard]] Level withPaintedRooms(const Level& level, const TileCatalogue& tiles,
                                     const std::function<bool()>& stopped);

} // namespace delve::generation
