#include "generation/level/encounter.h"
#include "playtest/rules/game.h"

#include <tuple>

/// When two games are the same, and the key that says so. Both take in what a saved game holds of a game, and the world
/// by what its file holds; what only follows from that (derived.h) is left out.
namespace delve::play {
namespace {

bool sameWorld(const Game& a, const Game& b) { return a.prepared == b.prepared || a.world() == b.world(); }

/// It follows from the world and from where the game began.
bool sameReachable(const Game& a, const Game& b) {
    if (a.reachable == b.reachable) return true;
    return a.reachable && b.reachable && a.reachable->cells == b.reachable->cells;
}

auto numbersOf(const Game& game) {
    return std::tie(game.turn, game.depth, game.mode, game.ending, game.winner, game.reason, game.endWord,
                    game.walksThroughWalls, game.tested, game.interaction, game.random.engine().state());
}

template <class Enum>
std::uint64_t numberOf(Enum value) {
    return static_cast<std::uint64_t>(value);
}

void add(Hash128& hash, Cell cell) {
    hash.addSigned(cell.x);
    hash.addSigned(cell.y);
}

void add(Hash128& hash, const Player& player) {
    hash.add(player.place.level);
    add(hash, player.place.at);
    hash.add(numberOf(player.facing));
    hash.add(numberOf(player.out) | (player.warned ? 1 + numberOf(*player.warned) : 0) << 1);
    for (const auto amount :
         {player.score, player.health, player.supplies, player.coins, player.strength, player.armour, player.lamp})
        hash.addSigned(amount);
    hash.add(player.keys.size());
    for (const auto& key : player.keys) hash.addText(key);
}

void add(Hash128& hash, const Enemy& enemy) {
    hash.add(enemy.thing);
    hash.add(enemy.level);
    add(hash, enemy.at);
    hash.add(enemy.kind);
    hash.addSigned(enemy.health);
    hash.addSigned(enemy.energy);
    hash.addSigned(enemy.dazed);
    hash.add(numberOf(enemy.hunting) << 1 | numberOf(enemy.boss));
}

void add(Hash128& hash, const Interaction& interaction) {
    hash.add(interaction.player);
    hash.add(interaction.thing);
    hash.add(interaction.encounter);
    hash.add(interaction.enemy);
    add(hash, interaction.foe);
    hash.add(numberOf(interaction.intent));
}

void addNumbers(Hash128& hash, const Game& game) {
    hash.addSigned(game.turn);
    hash.addSigned(game.depth);
    hash.add(numberOf(game.mode));
    hash.add(numberOf(game.ending));
    hash.add(game.winner);
    hash.addText(game.reason);
    hash.addText(game.endWord);
    hash.add(numberOf(game.walksThroughWalls) << 1 | numberOf(game.tested));
    for (const auto word : game.random.engine().state()) hash.add(word);
}

void addLists(Hash128& hash, const Game& game) {
    hash.add(game.players.size());
    for (const auto& player : game.players) add(hash, player);
    hash.add(game.encounters->size());
    for (const auto& drawn : *game.encounters) {
        hash.add(drawn.level);
        hash.add(drawn.thing);
        hash.add(drawn.encounter);
    }
    hash.add(game.explored->size());
    for (const auto& site : *game.explored) hash.addText(site);
    hash.add(game.enemies.size());
    hash.add(game.enemies.key([](Hash128& into, const Enemy& enemy) { add(into, enemy); }));
}

} // namespace

bool operator==(const Game& a, const Game& b) {
    return numbersOf(a) == numbersOf(b) && a.players == b.players && a.enemies == b.enemies && a.levels == b.levels &&
           a.encounters == b.encounters && a.explored == b.explored && sameReachable(a, b) && sameWorld(a, b);
}

Key128 keyOf(const Game& game) {
    Hash128 hash;
    addNumbers(hash, game);
    add(hash, game.interaction);
    addLists(hash, game);
    hash.add(game.levels.key());
    hash.add(game.reachable ? game.reachable->key : Key128{});
    hash.add(game.prepared->key());
    return hash.result();
}

Unshared unshared(const Game& game, const Game& other) {
    Unshared sum = game.enemies.unshared(other.enemies);
    sum += game.levels.unshared(other.levels);
    return sum;
}

} // namespace delve::play
