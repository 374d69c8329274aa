#pragma once

#include "generation/level/result.h"

#include <cstdint>
#include <string>

/// Seeds as a person types them on the command line.
namespace delve::app {

/// The seed that a person typed: a whole number of 64 bits or a word. A refusal says what is one, and for a number in
/// another notation, which to write: as a word it would silently be a seed that nobody meant.
[[nodiscard]] Result<std::uint64_t> seedFromWord(const std::string& word);

} // namespace delve::app
