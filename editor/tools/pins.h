#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"

#include <span>
#include <string>

/// Setting pins: cells that regeneration keeps, cells on which it must not place anything, things that it leaves in
/// place.
namespace delve::editor {

/// Pins or unpins the cells of `area` that are set in a grid of the level's size.
void pinCells(Level& level, const BitGrid& cells, const Rect& area, bool pinned);
void pinCells(Level& level, const Rect& area, bool pinned);
/// Pins or unpins the things of these ids.
void pinThings(Level& level, std::span<const std::string> ids, bool pinned);
/// Forbids or allows placing anything on this cell.
void keepEmpty(Level& level, Cell cell, bool empty);
/// Allows placing on the cells that are set in a grid of the level's size.
void allowThings(Level& level, const BitGrid& cells);
[[nodiscard]] bool isPinned(const Level& level, std::string_view thingId);

/// The cells of a room, in a grid of the level's size.
[[nodiscard]] BitGrid cellsOf(const Room& room, Size size);

/// The name of the step that pins or unpins so many cells.
[[nodiscard]] Message pinStep(bool pinned, std::int64_t cells);

} // namespace delve::editor
