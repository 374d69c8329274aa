#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <functional>

namespace delve::generation {

/// A level in which every piece of painted floor becomes a room for halls to lead to: pinned floor that belongs to no
/// room and no hall, is wider than a line and touches no room. The level itself if there is none, or if `stopped`
/// returned true.
[[nodiscard]] Level withPaintedRooms(const Level& level, const TileCatalogue& tiles,
                                     const std::function<bool()>& stopped);

} // namespace delve::generation
