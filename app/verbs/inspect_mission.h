#pragma once

#include "app/console/console.h"
#include "app/console/json_writer.h"
#include "generation/level/world.h"

#include <cstdint>
#include <vector>

/// The missions that `inspect` shows: as text of one level, or in JSON of all that have one.
namespace delve::app {

void printMission(const World& world, std::uint32_t level, Console& console);
/// The value of the key "missions": a list of cycles for each of these levels that has a mission, by its id.
void writeMissions(JsonWriter& json, const World& world, const std::vector<std::uint32_t>& levels);

} // namespace delve::app
