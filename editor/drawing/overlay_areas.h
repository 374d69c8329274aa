#pragma once

#include "editor/drawing/overlays.h"

/// Overlays that tint cells.
namespace delve::editor {

/// Cells and things that regeneration leaves as they are, and, with crosses, cells on which it may place nothing.
[[nodiscard]] std::unique_ptr<Overlay> makePinsOverlay(const Level& level, const TileCatalogue& catalogue);
/// The cells of halls.
[[nodiscard]] std::unique_ptr<Overlay> makeHallsOverlay(const Level& level, const TileCatalogue& catalogue);
/// What can be walked, a colour and a number for each part that is apart.
[[nodiscard]] std::unique_ptr<Overlay> makeRegionsOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::int64_t bytesOfRegionsOverlay(const Level& level, const TileCatalogue& catalogue);
/// Steps from the nearest start, as heat; as numbers where cells are large.
[[nodiscard]] std::unique_ptr<Overlay> makeDistanceOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::int64_t bytesOfDistanceOverlay(const Level& level, const TileCatalogue& catalogue);

} // namespace delve::editor
