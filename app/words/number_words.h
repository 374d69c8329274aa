#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace delve::app {

/// A whole number in digits, as a person types it on the command line.
[[nodiscard]] std::optional<std::uint64_t> numberFrom(std::string_view word);

} // namespace delve::app
