#pragma once

#include "app/console/console.h"
#include "app/console/json_writer.h"
#include "generation/level/world.h"
#include "playtest/personas/persona_tally.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The games of personas that `inspect --personas` plays, and what it prints of them.
namespace delve::app {

struct PersonaGames {
    std::uint64_t games = 0; ///< of each persona
    std::optional<play::TrialWorld> trial;
    Message noGames;                         ///< why there is no trial
    std::vector<play::PersonaTally> tallies; ///< in the order of the personas
};

/// Of --personas.
[[nodiscard]] Result<std::uint64_t> gamesFrom(const std::string& word);

/// Plays on all cores; the result is the same for any number of them. `proof` says how long the shortest win is. Fails
/// only if it was stopped.
[[nodiscard]] Result<PersonaGames> playPersonas(const std::shared_ptr<const World>& world, const play::Proof& proof,
                                                std::uint64_t games, generation::Feedback& feedback,
                                                const play::PersonaRegistry& personas = play::builtInPersonas());

/// A table, one line a persona.
void printPersonas(const PersonaGames& games, Console& console);
/// The key "personas" of a JSON object.
void writePersonas(JsonWriter& json, const World& world, const PersonaGames& games);

} // namespace delve::app
