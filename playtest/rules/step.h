#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"

#include <vector>

/// The only way forward. Hand the game over (`std::move`) where the old one is not kept: then nothing is copied.
namespace delve::play {

struct StepResult {
    Game game;
    std::vector<Event> events;
    bool meant = true; ///< false: the command means nothing as the game stands, and nothing happened
};

[[nodiscard]] StepResult step(Game game, const Command& command);

/// The commands that a player may give as the game stands: exactly those that `step` takes (`meant`), without those for
/// testing. Some of them change little: who walks into a wall turns to it, who faces where they face already does
/// nothing at all. Of any other command nothing comes, and the game stays equal to what it was.
[[nodiscard]] std::vector<Command> commandsIn(const Game& game);

} // namespace delve::play
