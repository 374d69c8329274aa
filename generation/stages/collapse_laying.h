#pragma once

#include "generation/stages/collapse_board.h"

/// From a finished collapse to the map.
namespace delve::generation {

/// Lays the modules, names the houses, and fills what lies around. Where a pattern grew, the rest is laid as far as
/// `clearing` steps from it and only where one can get; beyond that is what the table puts around. Cancelled where the
/// draft was stopped.
[[nodiscard]] Done layModules(Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles,
                              const CollapseBoard& board, const collapse::Collapsed& made, std::int64_t clearing);

} // namespace delve::generation
