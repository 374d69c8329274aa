#pragma once

#include "editor/skins/skin.h"

#include <QImage>

#include <cstdint>

/// Draws the edge of a tile, as it reaches into a cell beside it.
namespace delve::editor {

struct EdgePiece {
    const TileSkin& tile; ///< has an edge
    const TileSkin& onto;
    std::uint8_t piece;
    std::uint8_t variant;
};

/// Transparent but for the edge. `top` and `face` are pictures of the tile, of the size of the result; `face` is shown
/// where a raised tile ends towards the south, and may be null for others.
[[nodiscard]] QImage drawEdge(const EdgePiece& piece, const QImage& top, const QImage& face);

} // namespace delve::editor
