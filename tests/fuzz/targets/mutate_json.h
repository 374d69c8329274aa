#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace delve::fuzz {

/// Half of the time as libFuzzer would; else one value of the JSON text becomes another, stands twice or goes, and the
/// text is JSON as before. By bytes alone, hardly any input would be more than a fault of syntax.
[[nodiscard]] std::size_t mutateJson(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

} // namespace delve::fuzz
