#include "playtest/rules/game.h"

#include "generation/level/enemy_kind.h"
#include "generation/level/hash.h"
#include "generation/level/patience.h"
#include "generation/level/rules.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/objective.h"
#include "playtest/rules/step_context.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>

namespace delve::play {
namespace {

/// The walkable cell nearest to the middle of the first level on which nothing stands.
std::vector<Cell> goodStart(const PreparedWorld& prepared, const std::function<bool()>& stopped) {
    const auto& level = prepared.levels.front();
    const BitGrid& open = level.openAtFirst();
    const Size size = open.size();
    const Cell middle = wholeOf(size).centre();
    std::vector<Cell> best;
    Patience patience(stopped);
    for (std::int32_t y = 0; y < size.height && !patience.ended(static_cast<std::size_t>(size.width)); ++y)
        for (std::int32_t x = 0; x < size.width; ++x) {
            const Cell cell{x, y};
            const bool nearer = best.empty() || steps(cell, middle) < steps(best.front(), middle);
            if (nearer && open.at(cell) && level.thingsAt(cell).empty()) best = {cell};
        }
    return best;
}

Failure noStart(const PreparedWorld& prepared, std::int64_t player, const std::function<bool()>& stopped) {
    return impossible({DELVE_TEXT("play", "No start for player %1. Place one on the map to play this level."),
                       {std::to_string(player)}},
                      goodStart(prepared, stopped));
}

Failure startInWall(const Place& place, std::int64_t player) {
    return impossible({DELVE_TEXT("play", "The start of player %1 at (%2, %3) is not on walkable ground. Move it."),
                       {std::to_string(player), std::to_string(place.at.x), std::to_string(place.at.y)}},
                      {place.at});
}

Player newPlayer(const Rules& rules, const Place& place) {
    Player player;
    player.place = place;
    player.health = playNumbers.health;
    player.strength = playNumbers.strength;
    player.supplies = rules.supplies;
    return player;
}

/// Recipes place enemies of the built-in kinds, whatever the world's own table holds: where it has no such kind, the
/// row in its place stands for it, round and round, but never the boss.
std::optional<std::uint32_t> rowFor(const std::vector<EnemyKind>& kinds, std::string_view name) {
    const auto& builtIn = *builtInEnemies();
    const auto found = std::ranges::find(builtIn, name, &EnemyKind::name);
    if (found == builtIn.end()) return {};
    std::vector<std::uint32_t> rows;
    for (std::uint32_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].name != bossName) rows.push_back(i);
    if (rows.empty()) return 0;
    return rows[static_cast<std::size_t>(found - builtIn.begin()) % rows.size()];
}

/// The row of the table that a thing names; the first one where it names none.
std::optional<std::uint32_t> kindNamed(const Tables& tables, const Thing& thing) {
    if (thing.kind == ThingKind::Enemy && !thing.fields.find("enemy")) return 0;
    const auto* value = thing.kind == ThingKind::Enemy ? thing.fields.find("enemy") : nullptr;
    const auto* word = value ? std::get_if<std::string>(value) : nullptr;
    const std::string_view name = thing.kind == ThingKind::Boss ? bossName : word ? std::string_view(*word) : "";
    const auto& kinds = *tables.enemies;
    const auto found = std::ranges::find(kinds, name, &EnemyKind::name);
    if (found == kinds.end()) return rowFor(kinds, name);
    return static_cast<std::uint32_t>(found - kinds.begin());
}

Failure noSuchEnemy(const Thing& thing) {
    const auto* value = thing.fields.find("enemy");
    const auto* word = value ? std::get_if<std::string>(value) : nullptr;
    return impossible(
        {DELVE_TEXT("play", "The enemy at (%1, %2) is of unknown kind “%3”. Choose another kind, or add it "
                            "to the table of enemies."),
         {std::to_string(thing.at.x), std::to_string(thing.at.y), word ? *word : std::string(bossName)}},
        {thing.at});
}

Done placeEnemies(Game& game) {
    std::vector<Enemy> enemies;
    for (std::uint32_t level = 0; level < game.world().levels.size(); ++level) {
        const auto& things = *game.level(level).things;
        for (std::uint32_t i = 0; i < things.size(); ++i) {
            const bool boss = things[i].kind == ThingKind::Boss;
            if (!boss && (things[i].kind != ThingKind::Enemy || !game.rules().enemies)) continue;
            const auto kind = kindNamed(game.world().tables, things[i]);
            if (!kind) return noSuchEnemy(things[i]);
            Enemy enemy;
            enemy.thing = i;
            enemy.level = level;
            enemy.at = things[i].at;
            enemy.kind = *kind;
            enemy.health = healthAtDepth((*game.world().tables.enemies)[*kind].health, game.depth);
            enemy.boss = boss;
            enemies.push_back(enemy);
        }
    }
    game.enemies = std::move(enemies);
    return done();
}

Result<Game> startOn(std::shared_ptr<const PreparedWorld> prepared, std::uint64_t seed, Place place,
                     const std::function<bool()>& stopped) {
    if (!prepared->objective)
        return chosenObjective(*prepared->world->rules, prepared->declarations.objectives).failure();
    Game game;
    game.prepared = std::move(prepared);
    game.depth = game.rules().depth;
    game.random = startingRandom(seed, game.depth);
    for (std::int64_t number = 1; number <= game.rules().players; ++number) {
        const auto start = number == 1 ? std::optional(place) : placeOfStart(game.world(), number);
        if (!start) return noStart(*game.prepared, number, stopped);
        if (start->level >= game.world().levels.size() || !game.level(start->level).size().contains(start->at) ||
            !game.prepared->levels[start->level].walkable.at(start->at))
            return startInWall(*start, number);
        game.players.push_back(newPlayer(game.rules(), *start));
    }
    for (const auto& player : game.players) findSecretDoor(game, player.place);
    if (auto placed = placeEnemies(game); !placed) return std::move(placed).failure();
    deriveStates(game, place, stopped);
    if (stopped && stopped()) return cancelled();
    lookAround(game);
    return game;
}

} // namespace

std::int64_t rulesVersionOf(const Game& game) {
    return game.objective().rulesVersion + (game.prepared->mayHaveFights ? fightRules : 0);
}

Stream startingRandom(std::uint64_t seed, std::int64_t depth) {
    return Stream::named(seed, "play", "game", 1, static_cast<std::uint64_t>(depth));
}

std::uint64_t defaultSeed(const World& world) {
    if (!world.levels.empty() && world.levels.front().recipe) return world.levels.front().recipe->seed;
    return fnv1a(world.name);
}

const Rules& Game::rules() const { return *world().rules; }

std::int64_t Game::option(std::string_view id) const {
    const auto* value = prepared->options.find(id);
    const auto* number = value ? std::get_if<Decimal>(value) : nullptr;
    return number ? number->floor() : 0;
}

Result<Game> startGame(std::shared_ptr<const World> world, std::uint64_t seed, const Declarations& declarations) {
    return startGame(preparedWorldOf(std::move(world), declarations), seed, {});
}

Result<Game> startGame(std::shared_ptr<const PreparedWorld> prepared, std::uint64_t seed,
                       const std::function<bool()>& stopped) {
    const auto first = placeOfStart(*prepared->world, 1);
    if (!first) return noStart(*prepared, 1, stopped);
    return startOn(std::move(prepared), seed, *first, stopped);
}

Result<Game> startGameAt(std::shared_ptr<const World> world, std::uint64_t seed, Place place,
                         const Declarations& declarations) {
    return startOn(preparedWorldOf(std::move(world), declarations), seed, place, {});
}

} // namespace delve::play
