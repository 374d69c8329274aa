#include "playtest/shell/check_saved_game.h"

#include "generation/level/rules.h"
#include "playtest/shell/saved_checks.h"

#include <algorithm>
#include <functional>

namespace delve::play {

bool isOnMap(const Game& game, std::uint32_t level, Cell cell) {
    return level < game.world().levels.size() && game.level(level).size().contains(cell);
}

const Thing* thingNumbered(const Game& game, std::uint32_t level, std::uint32_t number) {
    if (level >= game.world().levels.size()) return nullptr;
    const auto& things = *game.level(level).things;
    return number < things.size() ? &things[number] : nullptr;
}

bool standsOpenly(const Game& game, const Player& player) {
    const Tile tile = game.level(player.place.level).tiles.at(player.place.at);
    const auto& tiles = game.world().tiles;
    return tiles.walkable(tile) || (game.over() && tiles.endsGame(tile));
}

Failure standsInWall(const Player& player, const std::string& where) {
    return wrongIn(where + ".cell", {DELVE_TEXT("play", "Expected a walkable cell, found [%1, %2]."),
                                     {std::to_string(player.place.at.x), std::to_string(player.place.at.y)}});
}

namespace {

template <class List>
bool isSortedEachOnce(const List& list) {
    return std::ranges::adjacent_find(list, std::greater_equal<>()) == list.end();
}

// Players

Wrong checkPlace(const Game& game, const Player& player, const std::string& where) {
    if (!isOnMap(game, player.place.level, player.place.at))
        return wrongIn(where + ".cell", {DELVE_TEXT("play", "Expected a cell inside an existing level.")});
    if (game.tested || standsOpenly(game, player)) return {};
    return standsInWall(player, where);
}

/// Is there lava where the player was warned of some?
bool warnedWell(const Game& game, const Player& player) {
    if (!player.warned) return true;
    const Cell at = player.place.at + towards(*player.warned);
    return !player.out && isOnMap(game, player.place.level, at) &&
           game.world().tiles.kills(game.level(player.place.level).tiles.at(at));
}

Wrong checkPlayer(const Game& game, const Player& player, const std::string& where) {
    if (auto wrong = checkPlace(game, player, where)) return wrong;
    if (!warnedWell(game, player))
        return wrongIn(where + ".warned", {DELVE_TEXT("play", "Expected a direction in which lava lies.")});
    if (!player.out && player.health == 0)
        return wrongIn(where + ".health", {DELVE_TEXT("play", "Expected more than 0 for a player still in the game.")});
    if (!isSortedEachOnce(player.keys))
        return wrongIn(where + ".keys", {DELVE_TEXT("play", "Expected sorted keys without duplicates.")});
    return {};
}

Wrong checkPlayers(const Game& game) {
    if (game.players.size() != static_cast<std::size_t>(game.rules().players))
        return wrongIn("players", {DELVE_TEXT("play", "Expected as many players as in the rules (%1), found %2."),
                                   {std::to_string(game.rules().players), std::to_string(game.players.size())}});
    for (std::size_t i = 0; i < game.players.size(); ++i)
        if (auto wrong = checkPlayer(game, game.players[i], elementOf("players", i))) return wrong;
    if (!game.over() && std::ranges::all_of(game.players, &Player::out))
        return wrongIn("players", {DELVE_TEXT("play", "Expected at least one player still in the game.")});
    return {};
}

// Levels

/// Can play take such a thing away?
bool canGo(ThingKind kind) {
    switch (kind) {
    case ThingKind::Flower:
    case ThingKind::Coin:
    case ThingKind::Chest:
    case ThingKind::Key:
    case ThingKind::Lock:
    case ThingKind::Barrier:
    case ThingKind::Encounter: return true;
    case ThingKind::Start:
    case ThingKind::Enemy:
    case ThingKind::Boss:
    case ThingKind::Store:
    case ThingKind::Portal:
    case ThingKind::Goal:
    case ThingKind::Lamp:
    case ThingKind::Sign: break;
    }
    return false;
}

Wrong checkLevel(const Game& game, std::uint32_t number, const SavedLevel& saved) {
    const auto& level = game.level(number);
    const auto where = elementOf("levels", number);
    const bool things = std::ranges::all_of(saved.gone, [&](std::uint32_t thing) {
        return thing < level.things->size() && canGo((*level.things)[thing].kind);
    });
    if (!things || !isSortedEachOnce(saved.gone))
        return wrongIn(where + ".gone",
                       {DELVE_TEXT("play", "Expected sorted numbers of removable things, without duplicates.")});
    const auto& tiles = game.world().tiles;
    const auto isSecret = [&](Cell cell) { return level.size().contains(cell) && tiles.secret(level.tiles.at(cell)); };
    if (!std::ranges::all_of(saved.doorsFound, isSecret) || !isSortedEachOnce(saved.doorsFound))
        return wrongIn(where + ".found",
                       {DELVE_TEXT("play", "Expected sorted cells of secret doors of the map, without duplicates.")});
    const bool doors = std::ranges::all_of(saved.opened, [&](Cell cell) {
        if (isSecret(cell)) return std::ranges::binary_search(saved.doorsFound, cell);
        return level.size().contains(cell) && tiles.opens(level.tiles.at(cell));
    });
    if (!doors || !isSortedEachOnce(saved.opened))
        return wrongIn(where + ".opened",
                       {DELVE_TEXT("play", "Expected sorted cells of closed doors of the map, without duplicates.")});
    return {};
}

Wrong checkLevels(const Game& game, std::span<const SavedLevel> levels) {
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (auto wrong = checkLevel(game, static_cast<std::uint32_t>(i), levels[i])) return wrong;
    return {};
}

/// Sites of a journey.
Wrong checkExplored(const Game& game) {
    auto sites = *game.explored;
    std::ranges::sort(sites);
    if (isSortedEachOnce(sites) && (sites.empty() || game.objective().ofTowns)) return {};
    return wrongIn("explored", {DELVE_TEXT("play", "Expected journey sites without duplicates.")});
}

Wrong checkNumbers(const Game& game) {
    if (game.depth != game.rules().depth)
        return wrongIn("depth", {DELVE_TEXT("play", "Expected the depth of the world (%1), found %2."),
                                 {std::to_string(game.rules().depth), std::to_string(game.depth)}});
    if (game.walksThroughWalls && !game.tested)
        return wrongIn("walksThroughWalls", {DELVE_TEXT("play", "Expected false in a game without testing commands.")});
    return {};
}

} // namespace

Done checkSavedGame(const Game& game, std::span<const SavedLevel> levels) {
    for (const auto check : {checkNumbers, checkPlayers})
        if (auto wrong = check(game)) return *std::move(wrong);
    if (auto wrong = checkLevels(game, levels)) return *std::move(wrong);
    for (const auto check : {checkExplored, checkEnemies, checkEncounters, checkInteraction, checkEnding})
        if (auto wrong = check(game)) return *std::move(wrong);
    return done();
}

} // namespace delve::play
