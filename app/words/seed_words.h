#pragma once

#include "generation/level/result.h"

#include <cstdint>
#include <string>

/// Seeds as a person types them on the command line.
namespace delve::app {

/// Parses a seed: a whole number of 64 bits or a word. The error says what is valid, and for a number in another
/// notation, which to write: as a word it would silently be a seed that nobody meant.
[[nodiscard]] Result<std::uint64_t> seedFromWord(const std::string& word);

} // namespace delve::app
