#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"

#include <vector>

/// The only way forward. Hand the game over (`std::move`) where the old one is not kept: then nothing is copied.
namespace delve {

struct Turned {
    Game game;
    std::vector<Event> events;
    bool meant = true; ///< false: the command means nothing as the game stands, and nothing happened
};

[[nodiscard]] Turned step(Game game, const Command& command);

} // namespace delve
