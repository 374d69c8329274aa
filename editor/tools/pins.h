#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"

#include <span>
#include <string>

/// Pins as a hand sets them: cells that regeneration leaves as they are, cells on which it places nothing, things that
/// it leaves where they stand.
namespace delve::editor {

/// Pins or unpins the cells of `area` that are set in a grid of the level's size.
void pinCells(Level& level, const BitGrid& cells, const Rect& area, bool pinned);
void pinCells(Level& level, const Rect& area, bool pinned);
/// Pins or unpins the things of these ids.
void pinThings(Level& level, std::span<const std::string> ids, bool pinned);
/// Nothing is to be placed on this cell, or anything again.
void keepEmpty(Level& level, Cell cell, bool empty);
/// Anything may be placed again on the cells that are set in a grid of the level's size.
void allowThings(Level& level, const BitGrid& cells);
[[nodiscard]] bool isPinned(const Level& level, std::string_view thingId);

/// The cells of a room, in a grid of the level's size.
[[nodiscard]] BitGrid cellsOf(const Room& room, Size size);

/// The name of the step that pins so many cells, or lets go of them.
[[nodiscard]] Message pinStep(bool pinned, std::int64_t cells);

} // namespace delve::editor
