#pragma once

#include "generation/graph/regions.h"

#include <functional>
#include <vector>

namespace delve::play {

/// By region: can two players who are in it get to any two of its cells, each to either? So they can unless it is a
/// path: where three cells border on one, or cells form a ring, they change places. Once `stopped` returns true, the
/// rest count as paths.
[[nodiscard]] std::vector<bool> wideRegions(const Regions& regions, const std::function<bool()>& stopped);

} // namespace delve::play
