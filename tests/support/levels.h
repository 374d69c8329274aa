#pragma once

#include "generation/level/world.h"

#include <string_view>

namespace delve::test {

/// A level of a world, which must exist, for writing.
inline Level& levelOf(World& world, std::string_view id) { return world.levels[world.levels.placeOf(*world.find(id))]; }

} // namespace delve::test
