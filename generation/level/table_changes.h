#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

/// Changes to the tables of a world as a person makes them, row by row. Each gives a world that a file can hold; a
/// refusal says what to do.
namespace delve {

/// The world with these tables. If a kind of enemy gets another name in its place, the encounters that end in a fight
/// with it, the blueprints and the maps follow; so do blueprints and maps if an encounter does. A kind that is still
/// named there cannot be removed; one that only recipes place can, since others are then played for it
/// (playtest/rules).
[[nodiscard]] Result<World> withTables(const World& world, Tables tables);

} // namespace delve
