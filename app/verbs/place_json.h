#pragma once

#include "app/console/json_writer.h"
#include "generation/level/world.h"
#include "playtest/rules/pieces.h"

/// How a JSON object names a place of a world.
namespace delve::app {

/// "[x, y]", as a value.
void writeCell(JsonWriter& json, Cell cell);
/// The keys "level" and "cell" of the object that is open.
void writePlace(JsonWriter& json, const World& world, const play::Place& place);

} // namespace delve::app
