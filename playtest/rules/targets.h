#pragma once

#include "playtest/rules/prepared_world.h"

#include <array>
#include <vector>

/// Where the objective of a world needs somebody to come.
namespace delve::play {

struct Target {
    Place place;
    bool beside = false; ///< next to it will do: a tile that is walked into, a boss who is fought from there
    /// By the direction of the step that would lead to it: on that side is a ledge that leads elsewhere. Never of a
    /// boss, who comes to whoever stands there.
    std::array<bool, 4> heldBack{};
};

/// A tile that is walked into.
[[nodiscard]] Target targetOfTile(const PreparedWorld& prepared, const Place& place);

/// All of the world that answer this need, by level and then row by row for tiles, in the order of the level for
/// things.
[[nodiscard]] std::vector<Target> targetsOf(const PreparedWorld& prepared, const ObjectiveNeed& need);

/// Has somebody who came to these cells of each level reached the target?
[[nodiscard]] bool isReached(const std::vector<BitGrid>& reached, const Target& target);

} // namespace delve::play
