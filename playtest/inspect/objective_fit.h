#pragma once

#include "playtest/inspect/inspected.h"

/// Whether a world fits an objective: its own, or another that it may be given.
namespace delve::play {

/// Is this what another objective is won by, and does this one pass over it: the exit at which nothing happens?
[[nodiscard]] bool passesOver(const Inspected& inspected, const ObjectiveInfo& objective, const ObjectiveNeed& need,
                              const Target& target);
/// Could the world be given this objective without another problem: is all that it needs within reach, does it pass
/// over nothing, and does nobody start at its goal?
[[nodiscard]] bool suits(const Inspected& inspected, const ObjectiveInfo& objective);

} // namespace delve::play
