#include "playtest/personas/trial_world.h"

#include "playtest/proof/least_tour.h"
#include "playtest/rules/objective.h"
#include "playtest/rules/step.h"
#include "playtest/rules/targets.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

std::vector<TrialLevel> levelsOf(const Game& start) {
    std::vector<TrialLevel> levels(start.prepared->levels.size());
    for (std::uint32_t number = 0; number < levels.size(); ++number) {
        const Size size = start.level(number).size();
        levels[number].things.reset(size);
        levels[number].targets.reset(size);
        for (const auto& thing : *start.level(number).things)
            if (size.contains(thing.at)) levels[number].things.set(thing.at);
    }
    for (const auto& need : start.objective().needs)
        if (need.tile)
            for (const auto& target : targetsOf(*start.prepared, need))
                levels[target.place.level].targets.set(target.place.at);
    return levels;
}

/// The order in which the game of the proof took all that the objective needs: that of a shortest tour, where the proof
/// looked for one. Plays that game again, with its luck; an end before all is taken is no harm.
std::vector<Place> tourOf(const Game& start, const Proof& proof, const generation::Feedback* feedback) {
    std::vector<Place> tour;
    auto left = tourGoal(start).all;
    if (left.empty() || left.size() > Walk::maxPlaces || start.players.size() > 1) return tour;
    Game game = start;
    game.random = startingRandom(defaultSeed(game.world()), game.depth);
    for (const auto& command : proof.commands) {
        if (left.empty() || (feedback && feedback->stopped())) break;
        auto stepped = step(std::move(game), command);
        game = std::move(stepped.game);
        for (const auto& event : stepped.events) {
            if (event.kind != EventKind::Taken) continue;
            const Place place{event.level, event.at};
            if (std::erase(left, place) > 0) tour.push_back(place);
        }
    }
    return tour;
}

/// Is the bound of the proof the length of a walk, to a tile or round a few places? Then that is what a win takes if
/// nothing stands in the way. Other bounds may be far too low.
bool isBoundOfWalk(const Game& start, const std::vector<std::string>& colours) {
    const auto& needs = start.objective().needs;
    if (std::ranges::any_of(needs, [](const ObjectiveNeed& need) { return need.tile != nullptr; })) return true;
    const auto places = tourGoal(start).all.size();
    return places > 0 && places <= mostOfExactTour && colours.empty();
}

/// The steps of the shortest win, as far as it is known: of the one that was found, which is not shorter.
std::int64_t shortestWin(const TrialWorld& trial, const Proof& proof) {
    const bool isKnown = proof.atLeast > 0 && isBoundOfWalk(trial.start, trial.colours);
    return isKnown ? std::min(proof.atLeast, proof.steps) : proof.steps;
}

} // namespace

std::optional<Failure> tooLargeForPersonas(const World& world) {
    const auto cells = cellCount(world);
    if (cells <= mostCellsPlayed) return {};
    return impossible({DELVE_TEXT("persona", "The map has %1 cells. Personas play maps of up to %2."),
                       {std::to_string(cells), std::to_string(mostCellsPlayed)}});
}

std::int64_t TrialWorld::turnsFor(std::int64_t patience) const {
    constexpr std::int64_t withoutWin = 2'000;    // nobody will win, and nothing says how long they should try
    constexpr std::int64_t fewestTurns = 100;     // a level that is won in a few steps may still hold fights
    constexpr std::int64_t mostTurns = 1'000'000; // hours, for a person
    if (!fewest) return withoutWin;
    return std::clamp(std::min(*fewest, mostTurns) * std::clamp<std::int64_t>(patience, 1, mostTurns), fewestTurns,
                      mostTurns);
}

Result<TrialWorld> trialWorldOf(std::shared_ptr<const World> world, const Proof* proof,
                                std::optional<std::uint64_t> seed, const Declarations& declarations,
                                const generation::Feedback* feedback) {
    if (auto failure = tooLargeForPersonas(*world)) return *std::move(failure);
    TrialWorld trial;
    trial.seed = seed.value_or(defaultSeed(*world));
    trial.colours = coloursOfKeys(*world);
    auto start = startGame(std::move(world), trial.seed, declarations);
    if (!start) return std::move(start).failure();
    trial.start = *std::move(start);
    trial.levels = levelsOf(trial.start);
    if (proof && proof->verdict == Verdict::Winnable) {
        trial.fewest = shortestWin(trial, *proof);
        trial.tour = tourOf(trial.start, *proof, feedback);
    }
    if (feedback && feedback->stopped()) return cancelled();
    return trial;
}

Result<TrialWorld> provenTrialOf(const std::shared_ptr<const World>& world, const generation::Feedback* feedback) {
    if (auto failure = tooLargeForPersonas(*world)) return *std::move(failure);
    const auto proof = prove(world, {.feedback = feedback});
    if (!proof) return proof.failure();
    return trialWorldOf(world, &*proof, {}, builtInDeclarations(), feedback);
}

} // namespace delve::play
