#pragma once

#include "generation/level/level.h"
#include "generation/level/level_places.h"
#include "generation/level/tile.h"

#include <QString>

/// Things, rooms and tiles in words of the current language, for lists and for whoever searches them.
namespace delve::editor {

/// "Enemy".
[[nodiscard]] QString kindOf(const Thing& thing);
/// What distinguishes a thing from others of its kind: "rat" of an enemy, "to Cellar" of a portal, the text of a sign.
/// Empty where nothing does. `levels` are those of its world.
[[nodiscard]] QString detailsOf(const Thing& thing, const LevelPlaces& levels);
/// "Room", "Store".
[[nodiscard]] QString kindOf(const Room& room);
/// "Library · 12 × 9": its purpose, if it has one, and its size.
[[nodiscard]] QString detailsOf(const Room& room);
/// "Water"; the name of a tile of the world's own as it was given.
[[nodiscard]] QString nameOfTile(Tile tile, const TileCatalogue& tiles);
/// "12, 7".
[[nodiscard]] QString placeOf(Cell cell);

/// All words by which a search finds it: besides these, its id, its place, its kind in English, and its properties.
[[nodiscard]] QString wordsOf(const Thing& thing, const LevelPlaces& levels);
[[nodiscard]] QString wordsOf(const Room& room);

} // namespace delve::editor
