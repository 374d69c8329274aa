#pragma once

#include "editor/drawing/overlays.h"

/// Overlays of ways through a level.
namespace delve::editor {

/// The critical path of the measures, with its steps. Nothing without a start or an objective.
[[nodiscard]] std::unique_ptr<Overlay> makePathOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfPathOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfPath();

/// Where the players of the proof go on this level. Nothing if the world is not proven.
[[nodiscard]] std::unique_ptr<Overlay> makeProofOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfProofOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfProof();

} // namespace delve::editor
