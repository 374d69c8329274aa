#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <QString>

/// What can be chosen in the palette, as one number: that of a tile, or -1 minus that of a kind of thing.
namespace delve::ui {

[[nodiscard]] inline int choiceOf(Tile tile) { return static_cast<int>(tile); }
[[nodiscard]] inline int choiceOf(ThingKind kind) { return -1 - static_cast<int>(kind); }
[[nodiscard]] inline bool isTile(int choice) { return choice >= 0; }
[[nodiscard]] inline Tile tileOf(int choice) { return static_cast<Tile>(choice); }
[[nodiscard]] inline ThingKind kindOf(int choice) { return static_cast<ThingKind>(-1 - choice); }

[[nodiscard]] Thing sampleOf(ThingKind kind); ///< to be drawn
/// What players can do on a tile, and its glyph.
[[nodiscard]] QString factsOf(Tile tile, const TileCatalogue& tiles);

} // namespace delve::ui
