#pragma once

#include "editor/drawing/overlays.h"

/// Overlays made of lines.
namespace delve::editor {

/// The outline of every room.
[[nodiscard]] std::unique_ptr<Overlay> makeRoomsOverlay(const OverlaySubject& subject);
/// The room graph: a line for each link; its dash and weight show the purpose of the link.
[[nodiscard]] std::unique_ptr<Overlay> makeLinksOverlay(const OverlaySubject& subject);

[[nodiscard]] std::vector<LegendRow> legendOfRooms();
[[nodiscard]] std::vector<LegendRow> legendOfLinks();

} // namespace delve::editor
