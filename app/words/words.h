#pragma once

#include "generation/level/text.h"

#include <string>
#include <string_view>
#include <vector>

/// Texts in the language of the person, and the shapes in which a command line shows them.
namespace delve::app {

[[nodiscard]] std::string translated(const Message& message);
[[nodiscard]] std::string translated(Text text);

/// "a, b, c".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

/// How many characters a terminal shows for UTF-8 text.
[[nodiscard]] std::size_t charactersOf(std::string_view text);

/// The text broken into lines of at most `columns` characters, each but the first one indented; ends without a line
/// break.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t firstColumn, std::size_t indent,
                                  std::size_t columns);

/// The word of the list that was most probably meant: few letters changed, added, left out or swapped. Empty where none
/// is near.
[[nodiscard]] std::string nearestWord(std::string_view typed, const std::vector<std::string>& words);

} // namespace delve::app
