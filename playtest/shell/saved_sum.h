#pragma once

#include "generation/level/result.h"

#include <string>
#include <string_view>

/// The sum at the end of a saved game: of all the text before it, so that a byte that changed is found whatever it
/// stands for.
namespace delve::play {

/// The last member and the end of the object, for a text that ends before them.
[[nodiscard]] std::string sumOf(std::string_view text);
/// So many bytes it has.
[[nodiscard]] std::size_t lengthOfSum();
/// Refused where the text does not end in the form of a sum, whatever it says; only the last bytes are looked at.
[[nodiscard]] Done checkEnd(std::string_view text);
/// Refused where it does not fit what stands before it.
[[nodiscard]] Done checkSum(std::string_view text);

} // namespace delve::play
