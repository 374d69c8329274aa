#pragma once

#include "generation/level/level.h"

#include <cstdint>
#include <vector>

namespace delve::generation {

/// A link that no hall carries is no link of the level: the list without those at these places.
[[nodiscard]] std::vector<Link> withoutUndug(std::vector<Link> links, const std::vector<std::uint32_t>& undug);

} // namespace delve::generation
