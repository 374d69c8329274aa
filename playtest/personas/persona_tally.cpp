#include "playtest/personas/persona_tally.h"

#include "playtest/rules/derived.h"

#include <algorithm>

namespace delve::play {
namespace {

void addSeen(const PreparedWorld& world, const LevelStates& levels, std::uint32_t times, CellTally& into) {
    levels.forEach([&](std::uint32_t level, const LevelState& state) {
        const Size size = world.level(level).size();
        for (const Cell cell : state.seen.cells())
            if (size.contains(cell)) into.add(world, {level, cell}, times);
    });
}

} // namespace

void CellTally::add(const PreparedWorld& world, const Place& place, std::uint32_t games) {
    const Size size = world.level(place.level).size();
    if (games == 0 || !size.contains(place.at)) return;
    auto& level = m_levels[place.level];
    if (level.games.empty()) {
        level.width = size.width;
        level.games.resize(static_cast<std::size_t>(size.area()), 0);
    }
    level.games[level.indexOf(place.at)] += games;
}

void CellTally::add(const CellTally& other) {
    for (const auto& [number, counts] : other.m_levels) {
        auto& level = m_levels[number];
        if (level.games.empty()) {
            level = counts;
            continue;
        }
        for (std::size_t i = 0; i < counts.games.size(); ++i) level.games[i] += counts.games[i];
    }
}

std::uint32_t CellTally::at(const Place& place) const {
    const auto found = m_levels.find(place.level);
    return found == m_levels.end() ? 0 : found->second.games[found->second.indexOf(place.at)];
}

std::span<const std::uint32_t> CellTally::row(std::uint32_t level, std::int32_t y) const {
    const auto found = m_levels.find(level);
    if (found == m_levels.end()) return {};
    const auto& counts = found->second;
    return std::span(counts.games).subspan(counts.indexOf({0, y}), static_cast<std::size_t>(counts.width));
}

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
    for (const auto& place : game.walked) walked.add(world, place, times);
    addSeen(world, game.levels, times, seenCells);
    if (game.end == PersonaEnd::Lost) lostAt.add(world, game.last, times);
    if (game.end == PersonaEnd::Ended) endedAt.add(world, game.last, times);
}

void PersonaTally::add(const PersonaTally& other) {
    PersonaSums::add(other);
    walked.add(other.walked);
    lostAt.add(other.lostAt);
    endedAt.add(other.endedAt);
    seenCells.add(other.seenCells);
}

BitGrid neverSeen(const TrialWorld& trial, const PersonaTally& tally, std::uint32_t level) {
    BitGrid unseen = cellsToSee(trial.start, level);
    for (std::int32_t y = 0; y < unseen.size().height; ++y) {
        const auto row = tally.seenCells.row(level, y);
        for (std::size_t x = 0; x < row.size(); ++x)
            if (row[x] > 0) unseen.clear({static_cast<std::int32_t>(x), y});
    }
    return unseen;
}

std::int64_t countNeverSeen(const TrialWorld& trial, const PersonaTally& tally) {
    std::int64_t count = 0;
    for (std::uint32_t level = 0; level < trial.start.prepared->levels.size(); ++level)
        count += neverSeen(trial, tally, level).count();
    return count;
}

Result<PersonaTally> playFirst(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t games,
                               const generation::Feedback* feedback) {
    PersonaTally tally;
    const auto game = playOne(persona, trial, seedOfGame(trial, 0), feedback);
    if (!game) return game.failure();
    tally.add(*trial.start.prepared, *game, game->drew ? 1 : static_cast<std::uint32_t>(games));
    return tally;
}

Result<PersonaTally> playMany(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t first,
                              std::uint64_t games, const generation::Feedback* feedback) {
    PersonaTally tally;
    for (std::uint64_t i = 0; i < games; ++i) {
        const auto game = playOne(persona, trial, seedOfGame(trial, first + i), feedback);
        if (!game) return game.failure();
        // A game that drew nothing is the same for every seed.
        const auto times = game->drew ? 1 : games - i;
        tally.add(*trial.start.prepared, *game, static_cast<std::uint32_t>(times));
        i += times - 1;
    }
    return tally;
}

} // namespace delve::play
