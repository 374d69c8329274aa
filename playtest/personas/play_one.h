#pragma once

#include "generation/pipeline/feedback.h"
#include "playtest/personas/persona.h"
#include "playtest/personas/trial_world.h"

#include <cstdint>
#include <string>
#include <vector>

/// One game of a persona, by the rules of the game. Where a world has two players, each is played by the persona.
namespace delve::play {

enum class PersonaEnd : std::uint8_t {
    Won,   ///< of two players, by either of them, or drawn: the objective is met
    Lost,  ///< the game was lost
    Ended, ///< its patience was over, or it did nothing any more
};

struct PersonaGame {
    PersonaEnd end = PersonaEnd::Ended;
    std::int64_t turns = 0;        ///< commands of each player
    std::int64_t steps = 0;        ///< from place to place, of all players
    std::int64_t damage = 0;       ///< health lost, of all players, whatever was healed
    std::int64_t toSee = 0;        ///< cells of all levels that count as ground to see
    std::int64_t seen = 0;         ///< how many of them were seen
    Place last;                    ///< where the player was who did something last
    bool drew = false;             ///< something was drawn: another seed may give another game
    std::vector<Place> walked;     ///< where players were: the starts, then one for each step
    std::vector<Command> commands; ///< they replay the game from its seed
    LevelStates levels;            ///< as they stood at the end: what was seen
};

/// Which lists of a game are filled: in a long one they take megabytes.
struct Recording {
    bool walked = true;
    bool commands = true;
};

/// The same seed gives the same game. Fails only if it was stopped.
[[nodiscard]] Result<PersonaGame> playOne(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t seed,
                                          const generation::Feedback* feedback = nullptr, Recording recording = {});

/// The game that it plays, as it begins.
[[nodiscard]] Game gameOf(const TrialWorld& trial, std::uint64_t seed);

} // namespace delve::play
