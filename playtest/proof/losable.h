#pragma once

#include "playtest/proof/least_states.h"
#include "playtest/proof/outlook.h"

#include <optional>
#include <vector>

namespace delve::play {

/// Is there one of these states from which nobody can come to any of these parts any more? Nothing if the search gave
/// up.
[[nodiscard]] std::optional<bool> isLosable(StrongPartsByHeld& strong, const LeastStates& all, std::vector<bool> parts);

} // namespace delve::play
