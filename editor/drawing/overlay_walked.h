#pragma once

#include "editor/drawing/overlays.h"
#include "playtest/personas/persona_tally.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

/// What the games of a persona walked.
namespace delve::editor {

/// The built-in persona of this id; the first one if there is none.
[[nodiscard]] const play::PersonaInfo& personaNamed(std::string_view id);

/// The games that the overlay shows, unless it is given others: enough to tell shares to a few percent. Fails where no
/// game begins, on maps that are too large for personas, and if it was stopped.
[[nodiscard]] Result<play::PersonaTally> playForOverlay(const std::shared_ptr<const World>& world,
                                                        std::string_view persona,
                                                        const generation::Feedback* feedback = nullptr);

/// The share of these games that entered each cell of a level of this size: as heat, and as squares and percentages if
/// cells are large.
[[nodiscard]] std::unique_ptr<Overlay> makeWalkedOverlay(const play::PersonaTally& games, std::uint32_t level,
                                                         Size size);

/// The same of the subject's games. Draws nothing where there are none.
[[nodiscard]] std::unique_ptr<Overlay> makeWalkedOverlay(const OverlaySubject& subject);
[[nodiscard]] std::int64_t bytesOfWalkedOverlay(const Level& level, const TileCatalogue& catalogue);
[[nodiscard]] std::vector<LegendRow> legendOfWalked();

} // namespace delve::editor
