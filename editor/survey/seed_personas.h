#pragma once

#include "editor/survey/seed_measures.h"
#include "playtest/personas/persona_tally.h"

#include <cstdint>
#include <vector>

/// How the personas fare on the level of one seed: a game of each.
namespace delve::editor {

/// In the order of the built-in personas; none where there is no level, or no game begins on it. Fails only if it was
/// stopped. Any number of threads may call it at once.
[[nodiscard]] Result<std::vector<play::PersonaSums>>
playSeed(const MakeWorld& make, std::uint64_t seed, generation::Workspace& workspace, generation::Feedback& feedback);

/// Adds games on one level to those on others; either may be empty.
void addGames(std::vector<play::PersonaSums>& sums, const std::vector<play::PersonaSums>& games);

} // namespace delve::editor
