#pragma once

#include "editor/drawing/overlays.h"

/// The overlay of a journey.
namespace delve::editor {

/// The land of each site, the sites with their names, and the barriers. Nothing on a level without sites.
[[nodiscard]] std::unique_ptr<Overlay> makeLandsOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfLandsOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfLands();

} // namespace delve::editor
