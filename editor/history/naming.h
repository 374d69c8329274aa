#pragma once

#include "generation/level/world.h"

/// Default names for unnamed worlds and levels, in the current language. Used by the document.
namespace delve::editor {

/// The size of a new, blank level.
inline constexpr Size defaultSize{80, 45};

/// Gives a world and its levels the names and ids that they lack, and adds a blank level if there is none.
void nameWorld(World& world);

} // namespace delve::editor
