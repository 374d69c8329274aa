#include "playtest/proof/losable.h"

#include <algorithm>
#include <utility>

namespace delve::play {

std::optional<bool> isLosable(StrongPartsByHeld& strong, const LeastStates& all, std::vector<bool> parts) {
    if (all.tooMany() || strong.stopped()) return {};
    Outlook outlook(strong, {.parts = std::move(parts)});
    const bool open = std::ranges::all_of(
        all.states(), [&](const LeastStates::State& state) { return outlook.isOpen(state.part, state.held); });
    if (outlook.tooMany()) return {};
    return !open;
}

} // namespace delve::play
