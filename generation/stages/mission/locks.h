#pragma once

#include "generation/stages/mission/lock_sight.h"

namespace delve::generation {

/// Plans locks and keys until there are `wanted` colours of locks, those that are there among them, or no place is
/// left.
///
/// Strict ones first: the lock on the one or two doorways behind a cycle that every way to the goal passes, the key on
/// the far way of the cycle, where it is farthest from where the ways part and from the lock together. Then before a
/// key that was placed; then on a doorway round which the walk is at least 20 steps longer; then anywhere before the
/// goal. Gives how many colours of locks there are; nothing when stopped.
///
/// With `sight`, those come first that players see before they take the key, whatever the cycles: one before the goal,
/// then others before the goal or a key, and then shortcuts.
[[nodiscard]] std::optional<std::size_t> planLocks(MissionPlan& plan, std::size_t wanted, LockSight* sight);

/// A key for each lock of pins and earlier stages whose key nobody comes to.
void planMissingKeys(MissionPlan& plan);

} // namespace delve::generation
