#pragma once

#include "editor/drawing/overlays.h"
#include "generation/level/result.h"

#include <cstdint>

/// How much memory an overlay may take in the window, beside all else that is open there. Pictures have a limit of
/// their own (picture_bands.h).
namespace delve::editor {

/// Enough for each overlay of a map of 4096 x 4096 cells. The largest maps go without those that take most.
[[nodiscard]] constexpr std::int64_t maxBytesOfShownOverlay(Size size) {
    return (std::int64_t{384} << 20) + 2 * size.area();
}

/// Fails if an overlay of this kind would take more for this level. Reads the whole level.
[[nodiscard]] Done checkMemoryOf(const OverlayKind& kind, const Level& level, const TileCatalogue& catalogue);

} // namespace delve::editor
