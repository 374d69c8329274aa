#pragma once

#include "generation/pipeline/draft.h"

namespace delve::generation {

/// Is the walk between two neighbours of a cell longer by at least so many steps if that cell is shut? Everything else
/// counts as open. Looks no farther than that many steps.
[[nodiscard]] bool isDetour(const Draft& draft, Cell shut, Cell from, Cell to, std::int32_t longerBy);

} // namespace delve::generation
