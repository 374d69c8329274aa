#pragma once

#include "playtest/personas/play_one.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"

#include <QtGlobal>

#include <memory>
#include <string>

/// Games of personas, for tests.
namespace delve::test {

/// The world as personas play it, proven, so that their patience is that of its shortest win.
inline play::TrialWorld trialOf(const World& world) {
    const auto shared = std::make_shared<const World>(world);
    const auto proof = play::prove(shared);
    auto trial = play::trialWorldOf(shared, &*proof);
    if (!trial) qFatal("%s", inEnglish(trial.failure().message).c_str());
    return *std::move(trial);
}

/// Plays the commands of a persona's game again, by the rules alone. Empty if the same comes of it, else what differs.
inline std::string faultOfReplay(const World& world, std::uint64_t seed, const play::PersonaGame& played) {
    auto game = play::startGame(std::make_shared<const World>(world), seed);
    if (!game) return "no game begins";
    for (std::size_t i = 0; i < played.commands.size(); ++i) {
        if (game->over()) return "the game is over before command " + std::to_string(i);
        auto stepped = play::step(*std::move(game), played.commands[i]);
        if (!stepped.meant) return "command " + std::to_string(i) + " means nothing";
        game = std::move(stepped.game);
    }
    if (game->over() != (played.end != play::PersonaEnd::Ended)) return "another end";
    if (game->over() && (game->ending == play::Ending::Lost) != (played.end == play::PersonaEnd::Lost))
        return "won is lost";
    if (!(game->levels == played.levels)) return "other levels at the end";
    return {};
}

} // namespace delve::test
