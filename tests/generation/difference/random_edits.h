#pragma once

#include "generation/level/world.h"
#include "generation/random/stream.h"

namespace delve::test {

/// Changes something in a world, as a person or a tool would: cells, rooms and their links, things, pins, layers,
/// recipe, rules, tables, tiles of its own, levels. The result can be written to a file.
void editAnything(World& world, Stream& random);

} // namespace delve::test
