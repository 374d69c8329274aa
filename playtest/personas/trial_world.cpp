#include "playtest/personas/trial_world.h"

#include "playtest/rules/objective.h"
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

} // namespace

std::optional<Failure> tooLargeForPersonas(const World& world) {
    std::int64_t cells = 0;
    for (const auto& level : world.levels) cells += level.size().area();
    if (cells <= mostCellsPlayed) return {};
    return impossible({DELVE_TEXT("persona", "The map has %1 cells. Personas play maps of up to %2."),
                       {std::to_string(cells), std::to_string(mostCellsPlayed)}});
}

std::int64_t TrialWorld::turnsFor(std::int64_t patience) const {
    constexpr std::int64_t withoutWin = 2'000; // nobody will win, and nothing says how long they should try
    constexpr std::int64_t fewestTurns = 100;  // a level that is won in a few steps may still hold fights
    constexpr std::int64_t mostTurns = 1'000'000;
    if (!fewest) return withoutWin;
    return std::clamp(std::min(*fewest, mostTurns) * std::clamp<std::int64_t>(patience, 1, mostTurns), fewestTurns,
                      mostTurns);
}

Result<TrialWorld> trialWorldOf(std::shared_ptr<const World> world, const Proof* proof,
                                std::optional<std::uint64_t> seed, const Declarations& declarations) {
    if (auto failure = tooLargeForPersonas(*world)) return *std::move(failure);
    TrialWorld trial;
    trial.seed = seed.value_or(defaultSeed(*world));
    trial.colours = coloursOfKeys(*world);
    auto start = startGame(std::move(world), trial.seed, declarations);
    if (!start) return std::move(start).failure();
    trial.start = *std::move(start);
    trial.levels = levelsOf(trial.start);
    if (proof && proof->verdict == Verdict::Winnable) trial.fewest = proof->steps;
    return trial;
}

Result<TrialWorld> provenTrialOf(const std::shared_ptr<const World>& world, const generation::Feedback* feedback) {
    if (auto failure = tooLargeForPersonas(*world)) return *std::move(failure);
    const auto proof = prove(world, {.feedback = feedback});
    if (!proof) return proof.failure();
    return trialWorldOf(world, &*proof);
}

} // namespace delve::play
