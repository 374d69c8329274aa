#pragma once

#include "generation/pipeline/stage.h"

/// Doors where a hall meets a room.
namespace delve::generation {

struct DoorsParameters {
    Percent doors = percent(60);
};

[[nodiscard]] Done doors(Draft& draft, Stream& random, const DoorsParameters& parameters);

/// May a door stand on this hall cell: a room in front of it, and something solid at either side?
[[nodiscard]] bool takesDoor(const Draft& draft, Cell cell);
/// The same wherever a hall leads straight on, whether a room is near or not.
[[nodiscard]] bool takesDoorInHall(const Draft& draft, Cell cell);

} // namespace delve::generation
