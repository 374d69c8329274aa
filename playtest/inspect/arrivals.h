#pragma once

#include "playtest/rules/prepared_world.h"

#include <functional>
#include <vector>

/// Where players arrive who come from elsewhere.
namespace delve::play {

/// The cells of each level to which a portal or a chasm leads, in order. Incomplete once `stopped` returns true.
[[nodiscard]] std::vector<std::vector<Cell>> findArrivals(const PreparedWorld& prepared,
                                                          const std::function<bool()>& stopped);

} // namespace delve::play
