#pragma once

#include "generation/level/around.h"

/// What a door divides, as far as the cells around it tell.
namespace delve::play {

/// Is there ground on two sides of a door that only the door joins? `ground(cell)`: can one walk there?
template <class Ground>
[[nodiscard]] bool dividesGround(Cell door, Ground ground) {
    return sidesAround([&](Cell offset) { return ground(door + offset); }, [](Cell) { return true; }).parts > 1;
}

} // namespace delve::play
