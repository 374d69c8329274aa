#pragma once

#include "generation/stages/collapse_board.h"

/// From a finished collapse to the map.
namespace delve::generation {

/// Lays the modules, names the houses, and fills what lies around. If a pattern grew, the rest is laid only up to
/// `clearing` steps from it and only where one can walk; beyond that comes the tile that the table puts around.
/// Cancelled if the draft was stopped.
[[nodiscard]] Done layModules(Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles,
                              const CollapseBoard& board, const collapse::Collapsed& made, std::int64_t clearing);

} // namespace delve::generation
