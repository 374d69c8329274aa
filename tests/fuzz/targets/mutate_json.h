#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace delve::fuzz {

/// Half of the time mutates as libFuzzer does; otherwise replaces, duplicates or removes one value of the JSON text,
/// which mostly stays JSON. Mutating bytes alone, hardly any input would be more than a syntax error.
[[nodiscard]] std::size_t mutateJson(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

} // namespace delve::fuzz
