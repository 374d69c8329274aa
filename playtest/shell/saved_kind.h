#pragma once

#include "generation/level/result.h"

#include <string_view>

namespace delve::play {

/// Refuses a text that is another kind of file, and says which, so that nobody looks for a missing end or for damage.
/// The first few thousand bytes of a text are enough.
[[nodiscard]] Done checkKind(std::string_view text);

} // namespace delve::play
