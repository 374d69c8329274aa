#pragma once

#include "generation/level/recipe.h"
#include "generation/level/result.h"

#include <QString>

namespace delve::editor {

/// Reads a recipe that was saved as a file of its own; trusts nothing of it. Whether its stages can run is not asked.
[[nodiscard]] Result<Recipe> readRecipeFile(const QString& path);

} // namespace delve::editor
