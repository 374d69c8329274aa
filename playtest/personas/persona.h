#pragma once

#include "generation/level/registry.h"
#include "generation/level/text.h"
#include "generation/random/stream.h"
#include "playtest/rules/command.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>

/// A persona plays the game as one kind of player would: by the commands of the game alone, and by what such a player
/// knows. Each is declared by one file of this folder.
namespace delve::play {

class PersonaView;

/// What a persona knows of the map.
enum class MapKnowledge : std::uint8_t {
    Whole, ///< all of it from the beginning, enemies included
    Seen,  ///< the cells that this player has seen, and the enemies in sight
};

/// Decides what one player does next in one game, and holds what that player remembers of it.
using PersonaDecision = std::function<Command(const PersonaView& view, Stream& random)>;

/// A persona says all of it: nothing has a default.
struct PersonaInfo {
    static constexpr std::int64_t always = std::numeric_limits<std::int64_t>::max();

    std::string id;
    OwnedText label;
    OwnedText help; ///< how it plays, and what it knows
    MapKnowledge knows;
    std::int64_t remembers;                 ///< turns for which it knows a cell that is out of sight
    std::int64_t patience;                  ///< turns until it ends a game, for each step of the shortest win
    std::function<PersonaDecision()> begin; ///< called for each player of each game
};
[[nodiscard]] inline DeclaredId declaredId(const PersonaInfo& persona) { return persona.id; }

/// For PersonaInfo::begin: each player of each game has a `Mind` of their own, whose `decide(view, random)` decides.
template <class Mind>
[[nodiscard]] std::function<PersonaDecision()> decidedBy() {
    return [] {
        return PersonaDecision([mind = std::make_shared<Mind>()](const PersonaView& view, Stream& random) {
            return mind->decide(view, random);
        });
    };
}

using PersonaRegistry = Registry<PersonaInfo>;

/// The built-in ones of playtest/personas/personas.cpp; to add to them, copy them.
[[nodiscard]] const PersonaRegistry& builtInPersonas();

} // namespace delve::play
