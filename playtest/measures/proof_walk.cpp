#include "playtest/measures/proof_walk.h"

#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"

#include <cstddef>
#include <memory>
#include <utility>

namespace delve::play {
namespace {

void follow(const Game& game, ProofWalk& walk) {
    for (std::size_t i = 0; i < walk.players.size(); ++i) {
        auto& places = walk.players[i];
        const auto& place = game.players[i].place;
        if (places.empty() || places.back() != place) places.push_back(place);
    }
}

} // namespace

std::optional<ProofWalk> walkOfProof(const World& world, const Proof& proof, const std::function<bool()>& stopped,
                                     const Declarations& declarations) {
    if (proof.verdict != Verdict::Winnable) return {};
    auto game = startGame(std::make_shared<const World>(world), defaultSeed(world), declarations);
    if (!game) return {};
    ProofWalk walk;
    walk.players.resize(game->players.size());
    follow(*game, walk);
    for (const auto& command : proof.commands) {
        if (stopped()) return {};
        *game = step(*std::move(game), command).game;
        follow(*game, walk);
    }
    return walk;
}

} // namespace delve::play
