#pragma once

#include "editor/drawing/overlays.h"

/// The overlay of what is seen from the cell under the mouse.
namespace delve::editor {

[[nodiscard]] std::unique_ptr<Overlay> makeSightOverlay(const OverlaySubject& subject);
[[nodiscard]] std::vector<LegendRow> legendOfSight();

/// How far somebody in good light sees, for the overlay: as far as the measures of sight count.
inline constexpr int radiusOfSightOverlay = 30;

} // namespace delve::editor
