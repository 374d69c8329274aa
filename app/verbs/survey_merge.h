#pragma once

#include "app/console/command_context.h"
#include "app/console/exit_status.h"
#include "app/words/arguments.h"

namespace delve::app {

/// `survey merge FILE... -o FILE`: joins surveys of the same recipe, size and measures. A seed may be in several files
/// if they agree on it; the file that is written may have some of them already.
[[nodiscard]] ExitStatus mergeSurveys(const Arguments& arguments, CommandContext& context);

} // namespace delve::app
