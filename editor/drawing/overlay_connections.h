#pragma once

#include "editor/drawing/overlays.h"

#include <span>

/// The overlay of what belongs together: keys and locks, portals and their targets.
namespace delve::editor {

/// Lines from each key to the locks that it opens, and from each portal to where it leads on this level; a short one
/// with the name of the level if it leads to another.
[[nodiscard]] std::unique_ptr<Overlay> makeConnectionsOverlay(const OverlaySubject& subject);
/// The same for some things of the level: all lines that begin or end at one of them. Null if there is none.
[[nodiscard]] std::unique_ptr<Overlay> makeConnectionsOf(const OverlaySubject& subject,
                                                         std::span<const Thing* const> things);
[[nodiscard]] std::vector<LegendRow> legendOfConnections();

} // namespace delve::editor
