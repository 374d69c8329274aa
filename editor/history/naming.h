#pragma once

#include "generation/level/world.h"

/// Names for what nobody has named yet, in the language that the program speaks now. Used by the document.
namespace delve::editor {

/// The size of a new, blank level.
inline constexpr Size defaultSize{80, 45};

/// Gives a world and its levels the names and ids they lack, and a blank level where there is none.
void nameWorld(World& world);

} // namespace delve::editor
