#pragma once

#include "app/words/arguments.h"
#include "generation/level/result.h"

#include <string>

/// The keys of the verb `play`.
namespace delve::app {

[[nodiscard]] Option keysOption();
[[nodiscard]] Option keysFromOption();

/// The keys of --keys as typed; those of the file of --keys-from without its line breaks, which nobody types.
[[nodiscard]] Result<std::string> keysToPlay(const Arguments& arguments);

} // namespace delve::app
