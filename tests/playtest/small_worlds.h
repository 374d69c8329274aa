#pragma once

#include "generation/level/world.h"

#include <cstdint>
#include <optional>
#include <string>

/// Small random worlds, and an exhaustive solver of them: it tries every state there is, by rules of its own. It
/// shares no code with the proof that it checks.
namespace delve::test {

/// A world of one or two levels of a few cells with walls, up to four keys and locks, portals, and what the objective
/// needs: a golden exit, a gate or flowers. Some can be won, some cannot. With `ground`, there are ledges, chasms,
/// secret doors, lava and shallows, too.
[[nodiscard]] World smallWorld(const std::string& objective, std::uint64_t seed, bool ground = false, int players = 1);

/// One to explore, with ledges and chasms but without secret doors, where players see one to three cells far.
[[nodiscard]] World smallWorldToSee(std::uint64_t seed);

/// The least number of steps that win; nothing if nobody can.
[[nodiscard]] std::optional<std::int64_t> fewestSteps(const World& world);

/// The least number of steps to a place from which nobody can win, at the start or later; nothing if there is none.
[[nodiscard]] std::optional<std::int64_t> fewestStepsToGetStuck(const World& world);

/// For messages.
[[nodiscard]] std::string picturedWorld(const World& world);

} // namespace delve::test
