#include "playtest/rules/derived.h"

#include "generation/level/rules.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace delve::play {
namespace {

bool shuts(ThingKind kind) { return kind == ThingKind::Lock || kind == ThingKind::Barrier; }

std::int64_t countFound(const BitGrid& toSee, const ChunkedBits& seen) {
    std::int64_t both = 0;
    for (const auto& chunk : seen.chunks()) {
        // Chunks come in pairs, and the second may lie beyond the map.
        if (static_cast<std::size_t>(chunk.column) >= toSee.wordsPerRow()) continue;
        const auto first = chunk.row * ChunkedBits::chunkSide;
        const auto rows = std::min(ChunkedBits::chunkSide, toSee.size().height - first);
        for (std::int32_t y = 0; y < rows; ++y)
            both += std::popcount((*chunk.bits)[static_cast<std::size_t>(y)] &
                                  toSee.row(first + y)[static_cast<std::size_t>(chunk.column)]);
    }
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

void findReachable(Game& game, std::optional<Place> from, const std::function<bool()>& stopped) {
    game.reachable = nullptr;
    if (!game.objective().ofGround) return;
    game.reachable = std::make_shared<const Reachable>(reachableCells(*game.prepared, starts(game, from), {}, stopped));
}

std::int64_t countToSee(const Game& game, std::uint32_t level) {
    return game.reachable ? game.reachable->counts[level] : game.prepared->levels[level].toWalkOn;
}

/// What follows from what was taken, opened and found: cells that are shut no more, and flowers that are picked.
void deriveFromState(Game& game, std::uint32_t level, LevelState& state) {
    const auto& things = *game.level(level).things;
    state.unlocked = {};
    for (const auto number : state.gone.numbers()) {
        const Thing& thing = things[number];
        if (thing.kind == ThingKind::Flower) --game.flowersLeft;
        if (!shuts(thing.kind) || !game.level(level).size().contains(thing.at)) continue;
        if (isOpen(game, level, thing.at)) state.unlocked.set(thing.at);
    }
    for (const Cell cell : state.doorsFound.cells())
        if (isOpen(game, level, cell)) state.unlocked.set(cell);
}

} // namespace

bool isShut(const Game& game, std::uint32_t level, Cell cell) {
    const auto& things = *game.level(level).things;
    return std::ranges::any_of(game.prepared->levels[level].thingsAt(cell), [&](const auto& entry) {
        return shuts(things[entry.second].kind) && isThere(game, level, entry.second);
    });
}

bool isHidden(const Game& game, std::uint32_t level, Cell cell) {
    return game.prepared->levels[level].isOdd(cell) && game.world().tiles.secret(game.level(level).tiles.at(cell)) &&
           !game.levels[level].doorsFound.at(cell);
}

bool isOpen(const Game& game, std::uint32_t level, Cell cell) {
    const auto& prepared = game.prepared->levels[level];
    if (!prepared.walkable.at(cell) || isShut(game, level, cell)) return false;
    if (!prepared.isOdd(cell)) return true;
    return !game.world().tiles.ledge(game.level(level).tiles.at(cell)) && !isHidden(game, level, cell);
}

bool ledgeStops(const Game& game, std::uint32_t level, Cell from, Direction step) {
    const auto& prepared = game.prepared->levels[level];
    const auto& tiles = game.world().tiles;
    for (const Cell cell : {from, from + towards(step)}) {
        if (!prepared.walkable.size().contains(cell) || !prepared.isOdd(cell)) continue;
        if (tiles.holdsBack(game.level(level).tiles.at(cell), step)) return true;
    }
    return false;
}

const BitGrid& cellsToSee(const Game& game, std::uint32_t level) {
    return game.reachable ? game.reachable->cells[level] : game.prepared->levels[level].walkable;
}

std::int64_t unseenOn(const Game& game, std::uint32_t level) {
    return countToSee(game, level) - game.levels[level].found;
}

void deriveStates(Game& game, std::optional<Place> from, const std::function<bool()>& stopped) {
    findReachable(game, from, stopped);
    game.unseen = 0;
    game.flowersLeft = game.prepared->flowers;
    for (std::uint32_t level = 0; level < game.world().levels.size(); ++level) game.unseen += countToSee(game, level);
    std::vector<std::uint32_t> touched;
    game.levels.forEach([&](std::uint32_t level, const LevelState&) { touched.push_back(level); });
    for (const auto level : touched) {
        auto& state = game.levels.write(level);
        state.occupied = {};
        state.found = countFound(cellsToSee(game, level), state.seen);
        game.unseen -= state.found;
        deriveFromState(game, level, state);
    }
    for (const auto& enemy : game.enemies) game.levels.write(enemy.level).occupied.set(enemy.at);
}

} // namespace delve::play
