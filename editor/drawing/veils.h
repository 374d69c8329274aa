#pragma once

#include "editor/drawing/colours.h"
#include "editor/drawing/seen_tiles.h"

#include <cstdint>
#include <span>

/// What is see-through: single pixels, and layers for cells that are drawn as flat colours.
namespace delve::editor {

/// `share` of 256 parts of `above`, the rest of `below`; opaque.
[[nodiscard]] constexpr QRgb mixed(QRgb above, QRgb below, QRgb share) {
    constexpr QRgb low = 0x00ff00ff;
    const QRgb even = ((above & low) * share + (below & low) * (256 - share)) >> 8 & low;
    const QRgb odd = ((above >> 8 & low) * share + (below >> 8 & low) * (256 - share)) & 0xff00ff00;
    return 0xff000000u | even | odd;
}

/// `above`, premultiplied, over an opaque pixel.
[[nodiscard]] constexpr QRgb over(QRgb above, QRgb below) {
    constexpr QRgb low = 0x00ff00ff;
    const QRgb alpha = above >> 24;
    const QRgb through = 256 - alpha - (alpha >> 7); // 0 … 256
    const QRgb even = ((below & low) * through >> 8) & low;
    const QRgb odd = ((below >> 8 & low) * through) & 0xff00ff00;
    return 0xff000000u | (above + (even | odd));
}

/// How much of what lies beneath a layer's tiles hide, of 256.
[[nodiscard]] constexpr QRgb shareOf(std::int32_t percent) { return static_cast<QRgb>(percent) * 256 / 100; }

/// Blends the see-through layers of a part of a row over the colours of its tiles.
void layVeils(const SeenTiles& ground, const TileColours& colours, std::int32_t y, std::int32_t x, std::span<QRgb> row);

} // namespace delve::editor
