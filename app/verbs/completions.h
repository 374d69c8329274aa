#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Shell completion, built from the declarations of the verbs.
namespace delve::app {

struct ShellCompletion {
    std::string_view shell;
    std::string (*script)();
};

/// One for each shell that there is a completion for.
[[nodiscard]] const std::vector<ShellCompletion>& shellCompletions();

} // namespace delve::app
