#include "playtest/proof/proof.h"

#include "playtest/proof/impossible.h"
#include "playtest/proof/solver.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

bool hasOneWayGround(const Game& start) {
    return std::ranges::any_of(start.prepared->levels, [](const PreparedLevel& level) {
        return !level.ledges.empty() || !level.chasms.empty();
    });
}

/// Tried in order until one wins. Those with a salt differ only in luck: of 6,000 levels with a boss, most are won by
/// the first few, and one by none.
std::vector<Policy> policiesFor(const Game& start) {
    constexpr std::uint64_t salts = 4000;
    std::vector<Policy> policies{{}};
    if (start.objective().ofTowns) policies.push_back({.towns = Policy::Towns::Nearest});
    policies.push_back({.wholeTour = true});
    if (hasOneWayGround(start)) policies.push_back({.staysAbove = true});
    policies.push_back({.prepares = true});
    policies.push_back({.strikesOpenly = true});
    policies.push_back({.lingers = true});
    for (std::uint64_t salt = 1; salt <= salts; ++salt) policies.push_back({.prepares = salt % 2 == 0, .salt = salt});
    return policies;
}

bool isBetter(const Game& game, const Game* best) {
    if (!best) return true;
    if (game.flowersLeft != best->flowersLeft) return game.flowersLeft < best->flowersLeft;
    return game.unseen < best->unseen;
}

Message howFar(const Game& game) {
    if (game.over()) return reasonOf(game);
    return {DELVE_TEXT("proof", "No way to win was found in %1 turns of play."), {std::to_string(game.turn)}};
}

} // namespace

Result<Proof> prove(std::shared_ptr<const World> world, const ProofRequest& request) {
    const auto& declarations = request.declarations ? *request.declarations : builtInDeclarations();
    auto start = startGame(world, request.seed.value_or(defaultSeed(*world)), declarations);
    if (!start) return cannotPlay(*world, std::move(start).failure());
    if (auto proof = impossibleToWin(*start)) return *std::move(proof);
    const auto stopped = [&request] { return request.feedback && request.feedback->stopped(); };
    const auto colours = coloursOfKeys(*world);
    Proof proof;
    std::optional<Game> best;
    bool chance = false; // has any game drawn anything yet?
    for (const auto& policy : policiesFor(*start)) {
        if (policy.salt != 0 && !chance) break; // they would play alike
        Solver solver(*start, policy, colours, stopped);
        solver.run();
        if (stopped()) return cancelled();
        const Game& game = solver.game();
        const bool drew = game.random.engine().state() != start->random.engine().state();
        chance = chance || drew;
        const bool won = game.over() && game.ending == Ending::Won;
        if (!won && !isBetter(game, best ? &*best : nullptr)) continue;
        proof.commands = solver.commands();
        proof.steps = solver.steps();
        proof.byChance = drew;
        best = game;
        if (!won) continue;
        proof.verdict = Verdict::Winnable;
        proof.shortest = solver.fewestSteps() == proof.steps;
        return proof;
    }
    if (auto impossible = impossibleToWalk(*start, colours)) return *std::move(impossible);
    proof.reason = howFar(*best);
    return proof;
}

} // namespace delve::play
