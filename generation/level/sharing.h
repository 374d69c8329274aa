#pragma once

#include "generation/level/level.h"

namespace delve {

/// `level`, but sharing with `other` whatever is the same in both.
[[nodiscard]] Level sharing(const Level& other, const Level& level);

} // namespace delve
