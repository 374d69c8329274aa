#pragma once

#include "app/console/console.h"

#include <optional>
#include <string>

/// Outputs that are not files of their own: a stream that is already open, or a terminal.
namespace delve::app {

/// The descriptor of the open stream that an output argument means: 1 for "-" and /dev/stdout, N for /dev/fd/N and for
/// any path that leads there. Such a stream is written to directly; a file behind it is never replaced.
[[nodiscard]] std::optional<int> openStream(const std::string& word);

/// Does it end on a terminal? Then control characters are escaped, as on `console`.
[[nodiscard]] bool isTerminal(const std::string& word, const Console& console);

} // namespace delve::app
