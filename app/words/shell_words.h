#pragma once

#include <string>
#include <string_view>

namespace delve::app {

/// Quotes a word for a shell if it contains special characters.
[[nodiscard]] std::string shellWord(std::string_view word);

} // namespace delve::app
