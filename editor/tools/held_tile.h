#pragma once

#include "generation/level/tile.h"

#include <optional>

namespace delve::editor {

/// The number that a tile of one catalogue has in another, by its name. None where it is not there.
[[nodiscard]] std::optional<Tile> tileIn(const TileCatalogue& other, Tile tile, const TileCatalogue& of);
/// Likewise after a change of the same catalogue: a tile that was renamed has its own number still.
[[nodiscard]] std::optional<Tile> tileNow(const TileCatalogue& before, Tile tile, const TileCatalogue& now);

} // namespace delve::editor
