#pragma once

#include "generation/stages/mission/mission_plan.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::generation {

/// Doorways without which no way leads from the start to a place.
struct Cut {
    std::vector<std::uint32_t> doorways;
    std::size_t roomsBefore = 0;
};

/// The fewest such doorways between some places and another, at most `most`; of several such cuts the nearest to the
/// first. Empty where there is none.
[[nodiscard]] std::vector<std::uint32_t> cutFrom(const MissionPlan& plan, const std::vector<std::uint32_t>& from,
                                                 std::uint32_t to, std::size_t most);

/// One behind the other, the first one first.
[[nodiscard]] std::vector<Cut> cutsBefore(const MissionPlan& plan, std::uint32_t to, std::size_t most);

} // namespace delve::generation
