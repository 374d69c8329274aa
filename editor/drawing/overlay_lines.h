#pragma once

#include "editor/drawing/overlays.h"

/// Overlays made of lines.
namespace delve {

/// The outline of every room.
[[nodiscard]] std::unique_ptr<Overlay> makeRoomsOverlay(const Level& level, const TileCatalogue& catalogue);

} // namespace delve
