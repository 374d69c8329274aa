#include "generation/level/enemy_kind.h"
#include "generation/level/sides.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/game.h"

#include <algorithm>
#include <set>

/// What is where, as the game stands.
namespace delve::play {
namespace {

/// Which of several things on one cell is drawn: what can still be done there comes first.
int importance(ThingKind kind) {
    switch (kind) {
    case ThingKind::Goal: return 9;
    case ThingKind::Lock:
    case ThingKind::Barrier: return 8;
    case ThingKind::Key: return 7;
    case ThingKind::Flower:
    case ThingKind::Coin:
    case ThingKind::Chest: return 6;
    case ThingKind::Store:
    case ThingKind::Encounter: return 5;
    case ThingKind::Portal: return 4;
    case ThingKind::Sign:
    case ThingKind::Lamp: return 3;
    case ThingKind::Start:
    case ThingKind::Enemy:
    case ThingKind::Boss: break; // starts have served, enemies stand elsewhere by now
    }
    return 0;
}

/// What a secret door looks like: the first wall beside it.
Tile wallAround(const Game& game, std::uint32_t level, Cell cell) {
    const auto& tiles = game.world().tiles;
    for (const Cell side : sidesInReadingOrder) {
        if (!game.level(level).size().contains(cell + side)) continue;
        const Tile tile = game.level(level).tiles.at(cell + side);
        const bool solid = tile != Tile::Void && !tiles.walkable(tile) && !tiles.seeThrough(tile);
        if (solid && !tiles.endsGame(tile)) return tile;
    }
    return Tile::Wall;
}

} // namespace

Tile tileAt(const Game& game, std::uint32_t level, Cell cell) {
    const Tile drawn = game.level(level).tiles.at(cell);
    const bool secret = game.world().tiles.secret(drawn);
    if (secret && isHidden(game, level, cell)) return wallAround(game, level, cell);
    const Tile tile = secret ? Tile::Door : drawn;
    if (!game.world().tiles.opens(tile)) return tile;
    return game.levels[level].opened.at(cell) ? Tile::OpenDoor : tile;
}

bool isThere(const Game& game, std::uint32_t level, std::uint32_t thing) {
    return !game.levels[level].gone.contains(thing);
}

const Thing* thingAt(const Game& game, std::uint32_t level, Cell cell) {
    const Thing* best = nullptr;
    for (const auto& entry : game.prepared->levels[level].thingsAt(cell)) {
        const Thing& thing = (*game.level(level).things)[entry.second];
        if (importance(thing.kind) == 0 || !isThere(game, level, entry.second)) continue;
        if (!best || importance(thing.kind) > importance(best->kind)) best = &thing;
    }
    return best;
}

std::optional<std::uint32_t> enemyNumberAt(const Game& game, std::uint32_t level, Cell cell) {
    if (!game.levels[level].occupied.at(cell)) return {};
    const auto found = std::ranges::find_if(
        game.enemies, [&](const Enemy& enemy) { return enemy.level == level && enemy.at == cell; });
    if (found == game.enemies.end()) return {};
    return static_cast<std::uint32_t>(found.index());
}

const Enemy* enemyAt(const Game& game, std::uint32_t level, Cell cell) {
    const auto number = enemyNumberAt(game, level, cell);
    return number ? &game.enemies[*number] : nullptr;
}

std::optional<std::size_t> playerAt(const Game& game, std::uint32_t level, Cell cell) {
    for (std::size_t i = 0; i < game.players.size(); ++i)
        if (!game.players[i].out && game.players[i].place == Place{level, cell}) return i;
    return {};
}

const EnemyKind& kindOf(const Game& game, const Enemy& enemy) { return (*game.world().tables.enemies)[enemy.kind]; }

std::vector<std::string> coloursOfKeys(const World& world) {
    std::set<std::string> colours;
    for (const auto& level : world.levels)
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Lock) colours.insert(colourOf(thing));
    return {colours.begin(), colours.end()};
}

} // namespace delve::play
