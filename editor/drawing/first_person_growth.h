#pragma once

#include "editor/drawing/sprite_sheet.h"
#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <optional>

/// What grows or lies on open ground in the first person view, so that lands differ by shape: cactus, reeds, boulders,
/// heather. Only a drawing; a hash of the cell decides where something stands.
namespace delve::editor {

struct Growth {
    const char* part = ""; ///< of the sprites
    double height = 0;     ///< in cells
    double x = 0;          ///< where it stands in its cell
    double y = 0;
};

/// How far away it is still drawn, in cells.
inline constexpr std::int32_t growthSeenFrom = 16;

[[nodiscard]] std::optional<Growth> growthOn(Tile tile, Cell at);

} // namespace delve::editor
