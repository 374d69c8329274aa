#pragma once

#include "generation/level/result.h"

#include <string_view>

namespace delve::play {

/// Refuses a text that is no saved game at all but another kind of file, and says which: nobody should look for its
/// end, or for what damaged it. The first few thousand bytes of a text are enough.
[[nodiscard]] Done checkKind(std::string_view text);

} // namespace delve::play
