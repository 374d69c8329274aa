#pragma once

#include "generation/level/world.h"

#include <cstddef>
#include <cstdint>
#include <functional>

/// A level cut or extended: what lies within a rectangle, which may reach beyond the map on any side.
namespace delve {

/// The level within `area`, whose top left cell becomes (0, 0). New cells are void. Things outside are dropped, and so
/// are rooms and halls without a cell inside, and the links of such rooms. All that names a cell of the level names the
/// same cell as before. If `stopped` returns true, the result is incomplete.
[[nodiscard]] Level resized(const Level& level, const Rect& area, const std::function<bool()>& stopped = {});

/// The same for a level of a world: portals that lead to a cell of it lead to the same cell, or to no particular one if
/// it is gone.
[[nodiscard]] World withResizedLevel(const World& world, std::size_t place, const Rect& area,
                                     const std::function<bool()>& stopped = {});

/// Where the cells of before stay: 0 at the left or top edge, 1 in the middle, 2 at the right or bottom edge.
struct Anchor {
    std::int32_t column = 1;
    std::int32_t row = 1;
};
/// The rectangle that makes a level of one size one of the other.
[[nodiscard]] Rect areaFor(Size before, Size after, Anchor anchor);

/// What lies outside of a rectangle, at least in part.
struct CutParts {
    std::int64_t cells = 0; ///< that are not void
    std::int64_t rooms = 0;
    std::int64_t things = 0;

    [[nodiscard]] bool none() const { return cells == 0 && rooms == 0 && things == 0; }
};
[[nodiscard]] CutParts cutBy(const Level& level, const Rect& area);

/// The smallest rectangle with all cells that are not void, on decoration layers, too, and all things. Empty if there
/// is nothing.
[[nodiscard]] Rect contentOf(const Level& level);

} // namespace delve
