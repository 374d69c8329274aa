#pragma once

#include "generation/level/world.h"
#include "generation/random/stream.h"

namespace delve::test {

/// Changes something of a world, as a person or a tool would: cells, rooms with what joins them, things, pins, layers,
/// recipe, rules, tables, tiles of its own, levels. What comes of it a file can hold.
void editAnything(World& world, Stream& random);

} // namespace delve::test
