#pragma once

#include "generation/level/world.h"
#include "generation/random/stream.h"

namespace delve::test {

/// Changes something in a world, as a person or a tool would: cells, rooms with what joins them, things, pins, layers,
/// recipe, rules, tables, tiles of its own, levels. A file can hold the result.
void editAnything(World& world, Stream& random);

} // namespace delve::test
