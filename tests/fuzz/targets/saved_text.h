#pragma once

#include <string>
#include <string_view>

namespace delve::fuzz {

/// The text of a saved game with a matching checksum, whether it had one or not.
[[nodiscard]] std::string withFittingSum(std::string_view bytes);

} // namespace delve::fuzz
