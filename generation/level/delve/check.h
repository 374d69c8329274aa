#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

namespace delve {

/// Is this a world that a file can hold: numbers in range, ids there and unique, rooms, halls, things and pins on the
/// map, links and portals that lead somewhere? The reader asks it of what it read, the writer of what it is to write,
/// so that nothing is ever saved that could not be opened again. `where` of the failure is the JSON path.
enum class RoomIds : bool { Unchecked, Unique }; ///< what is known of the ids of rooms
[[nodiscard]] Done checkWorld(const World& world, RoomIds rooms = RoomIds::Unchecked);
[[nodiscard]] Done checkTables(const Tables& tables);
[[nodiscard]] Done checkRecipe(const Recipe& recipe);

} // namespace delve
