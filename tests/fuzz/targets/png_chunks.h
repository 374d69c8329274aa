#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace delve::fuzz {

/// The bytes of a PNG, each chunk with a checksum that fits; what is no chunk
/// any more stays as it is.
[[nodiscard]] std::string withFittingChecksums(std::string_view bytes);

/// Half of the time as libFuzzer would; else a whole chunk stands twice, goes
/// or comes from elsewhere in the file, or a field of the header becomes
/// another.
[[nodiscard]] std::size_t mutatePng(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

} // namespace delve::fuzz
