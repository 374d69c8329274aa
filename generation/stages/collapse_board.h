#pragma once

#include "generation/collapse/collapse.h"
#include "generation/pipeline/draft.h"

#include <vector>

/// From a map to the board of a collapse: where its modules lie, and what is on the map already.
namespace delve::generation {

/// The tile that each glyph of a table stands for.
using GlyphTiles = std::array<Tile, 128>;
[[nodiscard]] Result<GlyphTiles> tilesOf(const collapse::RuleTable& table, const TileCatalogue& catalogue);

struct CollapseBoard {
    Size size;   ///< in modules
    Cell corner; ///< the cell of the map where the first module lies
    std::int32_t side = 1;
    /// Positions with something on them: the modules that match it, or none.
    std::vector<collapse::CellLimit> limits;

    [[nodiscard]] Cell cornerOf(Cell module) const { return {corner.x + module.x * side, corner.y + module.y * side}; }
    [[nodiscard]] Rect areaOf(Cell module) const {
        const Cell at = cornerOf(module);
        return {at.x, at.y, side, side};
    }
    [[nodiscard]] std::size_t indexOf(Cell module) const {
        return static_cast<std::size_t>(module.y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(module.x);
    }
    [[nodiscard]] Cell moduleAt(std::uint32_t index) const {
        return {static_cast<std::int32_t>(index) % size.width, static_cast<std::int32_t>(index) / size.width};
    }
};

/// As many modules as fit inside the map, centred.
[[nodiscard]] CollapseBoard boardOn(const Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles);

[[nodiscard]] collapse::CollapseTask taskFor(const Draft& draft, const collapse::Modules& modules,
                                             const CollapseBoard& board);

} // namespace delve::generation
