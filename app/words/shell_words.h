#pragma once

#include <string>
#include <string_view>

namespace delve::app {

/// A word as a person can type it into a shell: in quotes where it holds what a shell would read otherwise.
[[nodiscard]] std::string shellWord(std::string_view word);

} // namespace delve::app
