#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"

#include <vector>

/// The only way to advance a game. Pass it with `std::move` if you do not keep the old one: then nothing is copied.
namespace delve::play {

struct StepResult {
    Game game;
    std::vector<Event> events;
    bool meant = true; ///< false: the command means nothing in this state, and nothing happened
};

[[nodiscard]] StepResult step(Game game, const Command& command);

/// The commands that a player may give in this state: exactly those that `step` accepts (`meant`), without those for
/// testing. Some of them change little: walking into a wall only turns the player, and turning where they face already
/// does nothing. Any other command does nothing and leaves the game equal to what it was.
[[nodiscard]] std::vector<Command> commandsIn(const Game& game);

} // namespace delve::play
