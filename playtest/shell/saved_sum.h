#pragma once

#include "generation/level/result.h"

#include <string>
#include <string_view>

/// The checksum at the end of a saved game: of all the text before it, so that any changed byte is detected, whatever
/// it stands for.
namespace delve::play {

/// The last member, with the checksum, and the end of the object, for a text that ends before them.
[[nodiscard]] std::string sumOf(std::string_view text);
/// Its length in bytes.
[[nodiscard]] std::size_t lengthOfSum();
/// Refuses a text that does not end in the form of a checksum, whatever its value; looks only at the last bytes.
[[nodiscard]] Done checkEnd(std::string_view text);
/// Refuses a text whose checksum does not match.
[[nodiscard]] Done checkSum(std::string_view text);

} // namespace delve::play
