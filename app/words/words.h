#pragma once

#include "generation/level/text.h"

#include <string>
#include <string_view>
#include <vector>

/// Texts in the person's language, and their layout on a command line.
namespace delve::app {

[[nodiscard]] std::string translated(const Message& message);
[[nodiscard]] std::string translated(Text text);

/// "a, b, c".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

/// The width of UTF-8 text on a terminal, in characters.
[[nodiscard]] std::size_t charactersOf(std::string_view text);

/// Wraps the text to at most `columns` characters a line, and indents each line but the first; no line break at the
/// end.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t firstColumn, std::size_t indent,
                                  std::size_t columns);

} // namespace delve::app
