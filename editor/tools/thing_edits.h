#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <span>
#include <string>
#include <vector>

/// Placing, moving and removing things. With `pins` on, a placed or moved thing is pinned, and the cell of a removed
/// one is kept empty.
namespace delve::editor {

/// The thing that stands on a cell, the first in the level's list; null where none does.
[[nodiscard]] const Thing* thingAt(const Level& level, Cell cell);
[[nodiscard]] const Thing* findThing(const Level& level, std::string_view id);

/// The fields of a new thing: those of `wanted` that its kind declares, and the defaults of whole numbers.
[[nodiscard]] Properties fieldsOf(ThingKind kind, const Properties& wanted);

/// Would this thing replace another: one that a level has only once, or the start of the same player?
[[nodiscard]] bool replaces(const Thing& placed, const Thing& other);
/// Did a thing move that a level has only once?
[[nodiscard]] bool movedStart(const Level& before, const Level& after);

/// May a thing of this kind stand on this cell of the map, as far as the tile there is concerned?
[[nodiscard]] bool suits(const Level& level, const TileCatalogue& tiles, ThingKind kind, Cell cell);
/// Places a thing, and removes what it replaces. Fails if another thing is there, off the map, in void, in a wall if
/// players must reach a thing of its kind, and beside a door if it is a lock. Returns its id: its own if that is free,
/// otherwise one made from its kind and place.
[[nodiscard]] Result<std::string> placeThing(Level& level, const TileCatalogue& tiles, Thing thing, bool pins);
/// Places many at once by the same rules; skips those that cannot be placed. Returns the cells on which something was
/// replaced.
std::vector<Cell> placeThings(Level& level, std::vector<Thing> things, bool pins);
/// After a start was given another player's number, gives that player's old start the number it replaced.
void swapStarts(Level& level, const Thing& before, const Thing& after);
/// Moves a thing; fails by the same rules.
[[nodiscard]] Done moveThing(Level& level, const TileCatalogue& tiles, std::string_view id, Cell to, bool pins);
/// Removes the things with these ids.
void eraseThings(Level& level, std::span<const std::string> ids, bool pins);

/// The name of a step that edits a thing of this kind: %1 in the text is the name of the kind.
[[nodiscard]] Message stepOn(const Text& text, ThingKind kind);

} // namespace delve::editor
