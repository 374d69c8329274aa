#pragma once

#include "editor/drawing/overlays.h"

/// Overlays that tint cells.
namespace delve::editor {

/// Cells and things that regeneration keeps, and, with crosses, cells on which it must not place anything.
[[nodiscard]] std::unique_ptr<Overlay> makePinsOverlay(const OverlaySubject& subject);
/// The cells of halls.
[[nodiscard]] std::unique_ptr<Overlay> makeHallsOverlay(const OverlaySubject& subject);
/// The walkable regions, with a colour and a number for each connected part.
[[nodiscard]] std::unique_ptr<Overlay> makeRegionsOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfRegionsOverlay(const Level& level, const TileCatalogue& catalogue);
/// Steps from the nearest start as a heat map; as numbers if cells are large.
[[nodiscard]] std::unique_ptr<Overlay> makeDistanceOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfDistanceOverlay(const Level& level, const TileCatalogue& catalogue);

[[nodiscard]] std::vector<LegendRow> legendOfPins();
[[nodiscard]] std::vector<LegendRow> legendOfHalls();
[[nodiscard]] std::vector<LegendRow> legendOfRegions();
[[nodiscard]] std::vector<LegendRow> legendOfDistance();

} // namespace delve::editor
