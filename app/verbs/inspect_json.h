#pragma once

#include "app/console/console.h"
#include "app/verbs/inspect_measures.h"
#include "app/verbs/persona_games.h"
#include "generation/level/world.h"
#include "playtest/inspect/inspect.h"

#include <string_view>
#include <vector>

/// What `inspect` found, as one JSON object.
namespace delve::app {

/// `proof` is null if the world was not proven, `personas` if none has played.
void printInspectionJson(const World& world, const play::Inspection& inspection,
                         const std::vector<LevelMeasures>& measures, const play::Proof* proof,
                         const PersonaGames* personas, Console& console);

} // namespace delve::app
