#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace delve::fuzz {

/// The bytes of a PNG with a matching checksum in each chunk; bytes outside
/// complete chunks stay as they are.
[[nodiscard]] std::string withFittingChecksums(std::string_view bytes);

/// Half of the time mutates as libFuzzer does; otherwise copies a chunk,
/// removes it or replaces it by another of the file, or changes a field of
/// the header.
[[nodiscard]] std::size_t mutatePng(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

} // namespace delve::fuzz
