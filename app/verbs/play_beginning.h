#pragma once

#include "app/console/failures.h"
#include "app/verbs/verb.h"
#include "app/words/arguments.h"
#include "playtest/shell/shell.h"

#include <optional>

/// Where the keys of the verb `play` begin.
namespace delve::app {

/// At the title of a recipe or in play on a map, as the words say; or why not, and then there is no shell.
[[nodiscard]] std::optional<Refusal> beginPlay(const Arguments& arguments, CommandContext& context,
                                               std::optional<play::Shell>& shell);

} // namespace delve::app
