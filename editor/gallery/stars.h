#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/starred.h"

/// Stars that a person gives to variations of a level. Each gives the changed level; Edit::between gives the edit.
namespace delve::editor {

/// Null if it is not starred.
[[nodiscard]] const StarredVariation* findStar(const Starred& starred, const Recipe& recipe, Size size);

/// With a star or, if it has that star, with its note: a text that becomes one line. Fails if there are too many.
[[nodiscard]] Result<Level> withStar(Level level, StarredVariation star);
[[nodiscard]] Level withoutStar(Level level, const Recipe& recipe, Size size);

} // namespace delve::editor
