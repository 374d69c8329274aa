#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"
#include "generation/recipes/declarations.h"

#include <vector>

/// What the history calls a generation.
namespace delve::editor {

/// The change of recipe or size that made `after` from `before`, where it is one: "Chance to stop 25 → 53 %". Otherwise
/// the recipe and its seed.
[[nodiscard]] Message nameOfGeneration(const Level& before, const Level& after,
                                       const generation::Declarations& declarations);
/// Everything that is another in `after`, on a map of this size: each parameter, switch and random seed of a stage, and
/// the seed. Where the stages differ, the recipe and its seed.
[[nodiscard]] std::vector<Message> changesBetween(const Recipe& before, const Recipe& after, Size size,
                                                  const generation::Declarations& declarations);
[[nodiscard]] Message nameOfPartGeneration(const Recipe& recipe); ///< of the selected cells only

} // namespace delve::editor
