#include "playtest/rules/derived.h"

#include "playtest/rules/reachable.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace delve {
namespace {

BitGrid openCells(const Game& game, std::uint32_t level) {
    BitGrid open = game.ground->levels[level].walkable;
    for (const auto& [cell, thing] : game.ground->levels[level].thingsByCell)
        if (open.at(cell) && isShut(game, level, cell)) open.clear(cell);
    return open;
}

BitGrid seenThrough(const Game& game, std::uint32_t level) {
    BitGrid cells = game.ground->levels[level].seeThrough;
    for (const Cell cell : *(*game.levels)[level].opened) cells.set(cell);
    return cells;
}

std::int64_t countUnseen(const BitGrid& toSee, const BitGrid& seen) {
    std::int64_t both = 0;
    for (std::int32_t y = 0; y < toSee.size().height; ++y)
        for (std::size_t i = 0; i < toSee.wordsPerRow(); ++i) both += std::popcount(toSee.row(y)[i] & ~seen.row(y)[i]);
    return both;
}

/// Where each player starts.
std::vector<Place> starts(const Game& game, std::optional<Place> from) {
    std::vector<Place> places;
    for (std::int64_t player = 1; player <= game.rules().players; ++player)
        if (const auto place = player == 1 && from ? from : placeOfStart(game.world(), player))
            places.push_back(*place);
    return places;
}

void findReachable(Game& game, std::optional<Place> from) {
    if (game.rules().objective != Objective::Explore) return;
    auto reachable = reachableCells(*game.ground, starts(game, from));
    for (std::size_t level = 0; level < reachable.size(); ++level)
        game.levels.write()[level].reachable = std::make_shared<const BitGrid>(std::move(reachable[level]));
}

} // namespace

bool isShut(const Game& game, std::uint32_t level, Cell cell) {
    const auto& things = *game.level(level).things;
    return std::ranges::any_of(game.ground->levels[level].thingsAt(cell), [&](const auto& entry) {
        const auto kind = things[entry.second].kind;
        return (kind == ThingKind::Lock || kind == ThingKind::Barrier) && isThere(game, level, entry.second);
    });
}

const BitGrid& cellsToSee(const Game& game, std::uint32_t level) {
    const auto& reachable = (*game.levels)[level].reachable;
    return reachable ? *reachable : game.ground->levels[level].walkable;
}

void deriveStates(Game& game, std::optional<Place> from) {
    findReachable(game, from);
    game.unseen = 0;
    game.flowersLeft = 0;
    for (std::uint32_t level = 0; level < game.levels->size(); ++level) {
        const auto& ground = game.ground->levels[level];
        const Size size = ground.walkable.size();
        auto& state = game.levels.write()[level];
        if (state.seen->size() != size) state.seen = BitGrid(size);
        state.occupied = BitGrid(size);
        state.seeThrough = seenThrough(game, level);
        state.open = openCells(game, level);
        state.unseen = countUnseen(cellsToSee(game, level), *state.seen);
        game.unseen += state.unseen;
        const auto& things = *game.level(level).things;
        for (const auto& [cell, thing] : ground.thingsByCell)
            if (things[thing].kind == ThingKind::Flower && isThere(game, level, thing)) ++game.flowersLeft;
    }
    for (const auto& enemy : *game.enemies) game.levels.write()[enemy.level].occupied.write().set(enemy.at);
}

} // namespace delve
