#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"
#include "generation/recipes/declarations.h"

/// What the history calls a generation.
namespace delve::editor {

/// The change of recipe or size that made `after` from `before`, where it is one: "Chance to stop 25 → 53 %". Otherwise
/// the recipe and its seed.
[[nodiscard]] Message nameOfGeneration(const Level& before, const Level& after,
                                       const generation::Declarations& declarations);
[[nodiscard]] Message nameOfPartGeneration(const Recipe& recipe); ///< of the selected cells only

} // namespace delve::editor
