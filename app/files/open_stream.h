#pragma once

#include "app/console/console.h"

#include <optional>
#include <string>

/// What a person names that is no file of its own: a stream that is open already, or a terminal.
namespace delve::app {

/// The number of the open stream that the word of an output means: 1 for "-" and /dev/stdout, N for /dev/fd/N and
/// whatever else leads there. Such a stream is written to where it is; a file behind it is never replaced.
[[nodiscard]] std::optional<int> openStream(const std::string& word);

/// Is what is written there shown on a terminal? Then it is text that steers nothing, as on `console`.
[[nodiscard]] bool isTerminal(const std::string& word, const Console& console);

} // namespace delve::app
