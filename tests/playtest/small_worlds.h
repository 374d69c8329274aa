#pragma once

#include "generation/level/world.h"

#include <cstdint>
#include <string>

/// Small random worlds. EveryState solves them, by rules of its own.
namespace delve::test {

/// A world of one or two levels of a few cells with walls, up to four keys and locks, portals, and what the objective
/// needs: a golden exit, a gate or flowers. Some can be won, some cannot. With `ground`, there are ledges, chasms,
/// secret doors, lava and shallows, too.
[[nodiscard]] World smallWorld(const std::string& objective, std::uint64_t seed, bool ground = false, int players = 1);

/// One to explore, with ledges and chasms but without secret doors, where players see one to three cells far.
[[nodiscard]] World smallWorldToSee(std::uint64_t seed);

/// For messages.
[[nodiscard]] std::string picturedWorld(const World& world);

} // namespace delve::test
