#pragma once

#include "generation/level/world.h"
#include "generation/random/stream.h"

/// Random worlds with everything that a world can hold, for tests that compare a read world with the written one.
namespace delve::test {

/// Tiles, rooms, links, halls, things, pins, layers, recipe, properties: all of them random and valid.
[[nodiscard]] Level randomLevel(Stream& random, Size size, std::string id = "level", const TileCatalogue& tiles = {});
/// Up to three levels joined by portals, rules, and some tiles of the world's own.
[[nodiscard]] World randomWorld(std::uint64_t seed);

} // namespace delve::test
