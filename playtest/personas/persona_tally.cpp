#include "playtest/personas/persona_tally.h"

#include "playtest/rules/derived.h"

namespace delve::play {

void PersonaSums::add(const PersonaGame& game, std::int64_t times) {
    games += times;
    switch (game.end) {
    case PersonaEnd::Won: won += times; break;
    case PersonaEnd::Lost: lost += times; break;
    case PersonaEnd::Ended: ended += times; break;
    }
    turns += game.turns * times;
    steps += game.steps * times;
    damage += game.damage * times;
    toSee += game.toSee * times;
    seen += game.seen * times;
}

void PersonaSums::add(const PersonaSums& other) {
    games += other.games;
    won += other.won;
    lost += other.lost;
    ended += other.ended;
    turns += other.turns;
    steps += other.steps;
    damage += other.damage;
    toSee += other.toSee;
    seen += other.seen;
}

void PersonaTally::add(const PreparedWorld& world, const PersonaGame& game, std::uint32_t times) {
    PersonaSums::add(game, times);
    if (game.end == PersonaEnd::Lost) lostAt.add(game.last, times);
    if (game.end == PersonaEnd::Ended) endedAt.add(game.last, times);
    seenCells.addSeen(world, game.levels);
    LevelCells entered; // each place counts once
    for (const auto& place : game.walked) {
        if (entered.at(place)) continue;
        entered.add(place, world.level(place.level).size());
        walked.add(world, place, times);
    }
}

void PersonaTally::add(const PersonaTally& other) {
    PersonaSums::add(other);
    lostAt.add(other.lostAt);
    endedAt.add(other.endedAt);
    seenCells.add(other.seenCells);
    walked.add(other.walked);
}

BitGrid neverSeen(const TrialWorld& trial, const PersonaTally& tally, std::uint32_t level) {
    BitGrid unseen = cellsToSee(trial.start, level);
    if (const auto* const seen = tally.seenCells.of(level)) unseen.remove(*seen);
    return unseen;
}

std::int64_t countNeverSeen(const TrialWorld& trial, const PersonaTally& tally) {
    std::int64_t count = 0;
    for (std::uint32_t level = 0; level < trial.start.prepared->levels.size(); ++level)
        count += neverSeen(trial, tally, level).count();
    return count;
}

Result<PersonaTally> playFirst(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t games,
                               const generation::Feedback* feedback, TallyParts parts) {
    PersonaTally tally;
    const auto game =
        playOne(persona, trial, seedOfGame(trial, 0), feedback, {.walked = parts.walked, .commands = false});
    if (!game) return game.failure();
    tally.add(*trial.start.prepared, *game, game->drew ? 1 : static_cast<std::uint32_t>(games));
    return tally;
}

Result<PersonaTally> playMany(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t first,
                              std::uint64_t games, const generation::Feedback* feedback, TallyParts parts) {
    const Recording recording{.walked = parts.walked, .commands = false};
    PersonaTally tally;
    for (std::uint64_t i = 0; i < games; ++i) {
        const auto game = playOne(persona, trial, seedOfGame(trial, first + i), feedback, recording);
        if (!game) return game.failure();
        // A game that drew nothing is the same for every seed.
        const auto times = game->drew ? 1 : games - i;
        tally.add(*trial.start.prepared, *game, static_cast<std::uint32_t>(times));
        i += times - 1;
    }
    return tally;
}

} // namespace delve::play
