#pragma once

#include "generation/level/flags.h"

#include <cstdint>

namespace delve::generation {

/// What a parameter means outside its stage. Features look for a role, never for the name of a parameter or of its
/// stage, so that they work with stages that were unknown when they were written.
enum class ParameterRole : std::uint16_t {
    RoomCount = 1,      ///< how many rooms the stage makes: set by features that want more of them, and shown first
    Depth = 2,          ///< how deep the level lies: the same for all stages that ask for it
    ScalesWithArea = 4, ///< a number for the whole map: where a part is regenerated, scaled by its area
    ScalesWhenSet = 8,  ///< likewise if set; if not, the stage finds a number for the part by itself
    WayThrough = 16,    ///< how one comes in and leaves: `portals` where the level lies within another
    DoorSide = 32,      ///< where one comes in: `north`, `east`, `south` or `west`, as the level around has it
};
using ParameterRoles = Flags<ParameterRole>;
constexpr ParameterRoles operator|(ParameterRole a, ParameterRole b) { return ParameterRoles(a) | b; }

} // namespace delve::generation
