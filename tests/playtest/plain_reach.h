#pragma once

#include "playtest/rules/reachable.h"

#include <span>
#include <vector>

namespace delve::test {

/// The same as play::reachableCells(), found by trying every step again and again until nothing is new.
[[nodiscard]] std::vector<BitGrid> plainReach(const play::PreparedWorld& prepared, std::span<const play::Place> starts,
                                              const play::Leniency& leniency);

} // namespace delve::test
