#pragma once

#include "generation/level/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Seeds as a person types them on the command line.
namespace delve {

/// The seed that a person typed: a whole number of 64 bits or a word. A refusal says what is one, and for a number in
/// another notation, which to write: as a word it would silently be a seed that nobody meant.
[[nodiscard]] Result<std::uint64_t> seedFromWord(const std::string& word);

/// A number that is not written in digits alone: 0x10, 1e3, 7.0, 1'000, +7, or one with spaces around it.
struct ForeignNumber {
    std::string digits; ///< the same number in digits; empty where it is no whole one, or very large
};
[[nodiscard]] std::optional<ForeignNumber> foreignNumber(std::string_view text);

} // namespace delve
