#pragma once

#include "app/words/arguments.h"

#include <string>
#include <vector>

/// The words that a shell can offer for a value, where there is a list of them.
namespace delve::app {

[[nodiscard]] std::vector<std::string> offersFor(Completes completes);
/// Are these all that there are? Else there are other values that no list knows: files, ids of levels.
[[nodiscard]] bool areAllWords(Completes completes);

} // namespace delve::app
