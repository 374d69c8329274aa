#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

/// Plays the commands of a proof again, by the rules alone.
namespace delve::test {

inline bool isStep(const std::vector<play::Event>& events) {
    return std::ranges::any_of(events, [](const play::Event& event) {
        return event.kind == play::EventKind::Moved || event.kind == play::EventKind::Travelled;
    });
}

/// What is wrong with a proof that says that a world can be won; empty if its commands win it, in as many steps as it
/// says.
inline std::string faultOfReplay(const World& world, const play::Proof& proof) {
    auto game = play::startGame(std::make_shared<const World>(world), play::defaultSeed(world));
    if (!game) return "no game begins";
    std::int64_t steps = 0;
    for (std::size_t i = 0; i < proof.commands.size(); ++i) {
        if (game->over()) return "the game is over after command " + std::to_string(i);
        auto stepped = play::step(*std::move(game), proof.commands[i]);
        if (!stepped.meant) return "command " + std::to_string(i) + " means nothing";
        steps += isStep(stepped.events);
        game = std::move(stepped.game);
    }
    if (!game->over() || game->ending != play::Ending::Won) return "the game is not won";
    return steps == proof.steps ? "" : "another number of steps: " + std::to_string(steps);
}

/// What is wrong with a way to get stuck; empty if its commands lead there in as many steps of all players as it says,
/// and the game goes on.
inline std::string faultOfStuck(const World& world, const play::SoftLocks& found) {
    auto game = play::startGame(std::make_shared<const World>(world), play::defaultSeed(world));
    if (!game) return "no game begins";
    std::int64_t steps = 0;
    for (const auto& command : found.commands) {
        auto stepped = play::step(*std::move(game), command);
        steps += isStep(stepped.events);
        game = std::move(stepped.game);
    }
    if (game->over()) return "the game is over";
    return steps == found.steps ? "" : "another number of steps: " + std::to_string(steps);
}

} // namespace delve::test
