#include "editor/survey/seed_personas.h"

#include "generation/pipeline/workspace.h"
#include "playtest/personas/play_one.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace delve::editor {

Result<std::vector<play::PersonaSums>> playSeed(const MakeWorld& make, std::uint64_t seed,
                                                generation::Workspace& workspace, generation::Feedback& feedback) {
    auto made = make(seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    std::vector<play::PersonaSums> games;
    if (!*made) return games;
    const auto world = std::make_shared<const World>(std::move((*made)->world));
    if (play::tooLargeForPersonas(*world)) return games;
    const auto trial = play::provenTrialOf(world, &feedback);
    if (feedback.stopped()) return cancelled();
    if (!trial) return games;
    for (const auto& persona : play::builtInPersonas()) {
        const auto game = play::playOne(persona, *trial, play::seedOfGame(*trial, 0), &feedback, {false, false});
        if (!game) return game.failure();
        games.emplace_back().add(*game);
    }
    return games;
}

void addGames(std::vector<play::PersonaSums>& sums, const std::vector<play::PersonaSums>& games) {
    sums.resize(std::max(sums.size(), games.size()));
    for (std::size_t i = 0; i < games.size(); ++i) sums[i].add(games[i]);
}

} // namespace delve::editor
