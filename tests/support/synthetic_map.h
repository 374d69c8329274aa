#pragma once

#include "generation/level/level.h"

/// Maps made by rule, for benchmarks and tests that only read a map.
namespace delve::test {

/// Rooms of several sizes in a lattice, halls with doors between them, walls around both, things in the rooms; the rest
/// is void. The same for the same size.
[[nodiscard]] Level syntheticMap(Size size);

} // namespace delve::test
