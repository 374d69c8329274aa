#pragma once

#include "editor/drawing/overlays.h"
#include "generation/level/bit_grid.h"

#include <cstdint>
#include <memory>
#include <vector>

/// What comes of the games of a persona, drawn over a level.
namespace delve::editor {

/// Games that were lost on one cell.
struct LostGames {
    Cell at;
    std::uint32_t games = 0;
};

/// A disc where games were lost, the larger the more of them, with their number if cells are large; the cells of
/// `unseen` are dark and hatched.
[[nodiscard]] std::unique_ptr<Overlay> makePersonaMarks(std::vector<LostGames> lost, BitGrid unseen);
[[nodiscard]] std::vector<LegendRow> legendOfPersonaMarks();

} // namespace delve::editor
