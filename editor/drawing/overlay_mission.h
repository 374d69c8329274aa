#pragma once

#include "editor/drawing/overlays.h"

/// The overlay of a level's mission.
namespace delve::editor {

/// The rooms of each cycle, with its number and a hatching for its pattern; lines from locks to keys; signs on ledges,
/// secret doors and grates. What the mission names in vain is passed over.
[[nodiscard]] std::unique_ptr<Overlay> makeMissionOverlay(const OverlaySubject& subject);
[[nodiscard]] std::vector<LegendRow> legendOfMission();
[[nodiscard]] std::optional<Message> whyNoMission(const Level& level);

} // namespace delve::editor
