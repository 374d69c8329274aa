#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// The most similar word of the list: few letters changed, added, left out or swapped. Empty if none is similar.
[[nodiscard]] std::string nearestWord(std::string_view typed, const std::vector<std::string>& words);

} // namespace delve
