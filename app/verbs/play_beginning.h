#pragma once

#include "app/console/failures.h"
#include "app/verbs/verb.h"
#include "app/words/arguments.h"
#include "playtest/shell/shell.h"

#include <optional>

/// The starting state of the verb `play`.
namespace delve::app {

/// Starts at the title of a recipe, or in play on a map, as the arguments say; or returns why not, with no shell.
[[nodiscard]] std::optional<Refusal> beginPlay(const Arguments& arguments, CommandContext& context,
                                               std::optional<play::Shell>& shell);

} // namespace delve::app
