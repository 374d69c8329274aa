#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

namespace delve {

/// Can a file hold this world: are numbers in range, ids present and unique, rooms, halls, things and pins on the map,
/// and do links and portals lead somewhere? The reader checks what it read, the writer what it is about to write, so
/// that nothing is saved that could not be opened again. `where` of the failure is the JSON path.
enum class RoomIds : bool { Unchecked, Unique }; ///< what is known of the ids of rooms
[[nodiscard]] Done checkWorld(const World& world, RoomIds rooms = RoomIds::Unchecked);
[[nodiscard]] Done checkTables(const Tables& tables);
[[nodiscard]] Done checkRecipe(const Recipe& recipe);

/// The path of a row of a list: `rooms[3]`.
[[nodiscard]] std::string placeIn(std::string_view list, std::size_t index);

} // namespace delve
