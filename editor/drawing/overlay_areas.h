#pragma once

#include "editor/drawing/overlays.h"

/// Overlays that tint cells.
namespace delve {

/// Cells that regeneration leaves as they are.
[[nodiscard]] std::unique_ptr<Overlay> makePinsOverlay(const Level& level, const TileCatalogue& catalogue);

} // namespace delve
