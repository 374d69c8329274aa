#pragma once

#include "generation/level/thing.h"

#include <string>

/// Keys and the locks that they open.
namespace delve {

/// The colour of a key or a lock, as a word; empty if it has none.
[[nodiscard]] std::string colourOf(const Thing& thing);

/// A key opens the locks of its colour; one without a colour those that have none either.
[[nodiscard]] bool opens(const Thing& key, const Thing& lock);

} // namespace delve
