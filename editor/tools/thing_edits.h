#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <span>
#include <string>
#include <vector>

/// Things as a hand places, moves and takes them away. With `pins` on, what was placed or moved is pinned, and where
/// one was taken away nothing comes back.
namespace delve::editor {

/// The thing that stands on a cell, the first in the level's list; null where none does.
[[nodiscard]] const Thing* thingAt(const Level& level, Cell cell);
[[nodiscard]] const Thing* findThing(const Level& level, std::string_view id);

/// The fields that a new thing has: those of `wanted` that its kind knows, and the defaults of whole numbers.
[[nodiscard]] Properties fieldsOf(ThingKind kind, const Properties& wanted);

/// Would this thing stand in place of another: one of which a level has but one, the start of a player?
[[nodiscard]] bool replaces(const Thing& placed, const Thing& other);
/// Did something come to stand elsewhere because of which a level has but one?
[[nodiscard]] bool movedStart(const Level& before, const Level& after);

/// Places a thing, and takes away what it replaces; refused where another one stands, off the map, in the void, in a
/// wall where it is of a kind that one has to come to, and beside a door where it is a lock. Gives its id: the one it
/// has, where that is free, and else one of its kind and place.
[[nodiscard]] Result<std::string> placeThing(Level& level, const TileCatalogue& tiles, Thing thing, bool pins);
/// Places many at once, likewise; those that cannot stand where they should are left out. Gives the cells on which
/// something was replaced.
std::vector<Cell> placeThings(Level& level, std::vector<Thing> things, bool pins);
/// A start became that of another player: whoever had one there takes the number that it had.
void swapStarts(Level& level, const Thing& before, const Thing& after);
/// Moves a thing; refused likewise.
[[nodiscard]] Done moveThing(Level& level, const TileCatalogue& tiles, std::string_view id, Cell to, bool pins);
/// Takes away the things of these ids.
void eraseThings(Level& level, std::span<const std::string> ids, bool pins);

/// The name of a step that does something to a thing of this kind: %1 in the text is what the kind is called.
[[nodiscard]] Message stepOn(const Text& text, ThingKind kind);

} // namespace delve::editor
