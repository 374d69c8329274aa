#pragma once

#include "app/arguments.h"

#include <string>
#include <vector>

/// The words that a shell can offer for a value, where there is a list of them.
namespace delve {

[[nodiscard]] std::vector<std::string> offersFor(Completes completes);

} // namespace delve
