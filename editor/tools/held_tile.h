#pragma once

#include "generation/level/tile.h"

#include <optional>

namespace delve::editor {

/// The number in another catalogue of the tile with the same name, which may be the world's own where this one is
/// built-in: files know tiles by their names. None if that catalogue lacks it.
[[nodiscard]] std::optional<Tile> tileIn(const TileCatalogue& other, Tile tile, const TileCatalogue& of);
/// The same after a change of one catalogue: a renamed tile keeps its number.
[[nodiscard]] std::optional<Tile> tileNow(const TileCatalogue& before, Tile tile, const TileCatalogue& now);

} // namespace delve::editor
