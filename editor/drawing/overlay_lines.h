#pragma once

#include "editor/drawing/overlays.h"

/// Overlays made of lines.
namespace delve::editor {

/// The outline of every room.
[[nodiscard]] std::unique_ptr<Overlay> makeRoomsOverlay(const Level& level, const TileCatalogue& catalogue);
/// The room graph: a line for each link; its dash and weight show the purpose of the link.
[[nodiscard]] std::unique_ptr<Overlay> makeLinksOverlay(const Level& level, const TileCatalogue& catalogue);

} // namespace delve::editor
