#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

/// Changes of the tables of a world as a person makes them, row by row. The world that comes of one is one that a file
/// can hold; a refusal says what to do.
namespace delve {

/// The world with these tables. A kind of enemy that has another name in its place is followed by the encounters that
/// end in a fight with it and by those on the maps. None goes that is still named there; those that recipes place may,
/// since then others are played for them (playtest/rules).
[[nodiscard]] Result<World> withTables(const World& world, Tables tables);

} // namespace delve
