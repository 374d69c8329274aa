#pragma once

#include "editor/drawing/overlays.h"

/// Overlays of the main region: what hangs on what, and where it ends.
namespace delve::editor {

/// The cells that hold the main region together, in three sizes. Nothing on a level with more ground than 4096 x 4096
/// cells.
[[nodiscard]] std::unique_ptr<Overlay> makeChokesOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfChokesOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfChokes();

/// Dead ends, hatched, with their lengths.
[[nodiscard]] std::unique_ptr<Overlay> makeDeadEndsOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfDeadEndsOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfDeadEnds();

} // namespace delve::editor
