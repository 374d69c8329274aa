#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"
#include "playtest/shell/saved_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

/// Enemies, and whom or what a player has met.
namespace delve::play {
namespace {

/// What any of them is, one on the map or one that came out of an encounter.
bool goodFoe(const Game& game, const Enemy& enemy) {
    const auto& kinds = *game.world().tables.enemies;
    return isOnMap(game, enemy.level, enemy.at) && enemy.kind < kinds.size() && enemy.health > 0 &&
           enemy.health <= healthAtDepth(kinds[enemy.kind].health, game.depth);
}

bool isAtHome(const Game& game, const Enemy& enemy) {
    return thingNumbered(game, enemy.level, enemy.thing)->at == enemy.at;
}

/// An enemy may stand where the map put it, whatever is there; from there it moves only where it can.
bool standsWell(const Game& game, const Enemy& enemy) {
    if (isAtHome(game, enemy)) return true;
    return game.prepared->levels[enemy.level].walkable.at(enemy.at) && !isShut(game, enemy.level, enemy.at) &&
           !playerAt(game, enemy.level, enemy.at);
}

bool goodEnemy(const Game& game, const Enemy& enemy) {
    const Thing* const thing = thingNumbered(game, enemy.level, enemy.thing);
    return goodFoe(game, enemy) && thing && thing->kind == (enemy.boss ? ThingKind::Boss : ThingKind::Enemy) &&
           enemy.energy <= playNumbers.wholeStep && enemy.dazed <= playNumbers.dazed && standsWell(game, enemy);
}

/// How many were put on this cell.
std::ptrdiff_t enemiesPutOn(const Game& game, std::uint32_t level, Cell cell) {
    return std::ranges::count_if(game.prepared->levels[level].thingsAt(cell), [&](const auto& entry) {
        const auto kind = (*game.level(level).things)[entry.second].kind;
        return kind == ThingKind::Enemy || kind == ThingKind::Boss;
    });
}

bool goodDrawn(const Game& game, const DrawnEncounter& drawn) {
    const Thing* const thing = thingNumbered(game, drawn.level, drawn.thing);
    return thing && thing->kind == ThingKind::Encounter && isThere(game, drawn.level, drawn.thing) &&
           drawn.encounter < game.world().tables.encounters->size();
}

/// Does such a thing lie where the player stands who has met it?
bool standsOnMet(const Game& game, ThingKind kind) {
    const auto& place = game.players[game.interaction.player].place;
    const Thing* const thing = thingNumbered(game, place.level, game.interaction.thing);
    return thing && thing->kind == kind && thing->at == place.at && isThere(game, place.level, game.interaction.thing);
}

bool goodEncounter(const Game& game) {
    const auto& interaction = game.interaction;
    if (interaction.enemy != Interaction::none || interaction.foe != Enemy{}) return false;
    if (interaction.intent != Intent::Plain) return false;
    if (interaction.encounter >= game.world().tables.encounters->size()) return false;
    if (interaction.thing == Interaction::none) return true;
    const DrawnEncounter drawn{game.players[interaction.player].place.level, interaction.thing, interaction.encounter};
    return standsOnMet(game, ThingKind::Encounter) &&
           std::ranges::find(*game.encounters, drawn) != game.encounters->end();
}

bool goodStore(const Game& game) {
    Interaction store;
    store.player = game.interaction.player;
    store.thing = game.interaction.thing;
    return game.interaction == store && standsOnMet(game, ThingKind::Store);
}

bool goodFight(const Game& game) {
    const auto& interaction = game.interaction;
    const auto& place = game.players[interaction.player].place;
    const auto& foe = interaction.foe;
    if (interaction.thing != Interaction::none || interaction.encounter != Interaction::none || !goodFoe(game, foe))
        return false;
    if (interaction.enemy == Interaction::none) {
        Enemy fresh; // it came out of an encounter
        fresh.level = place.level;
        fresh.at = place.at;
        fresh.kind = foe.kind;
        fresh.health = foe.health;
        return foe == fresh;
    }
    if (interaction.enemy >= game.enemies.size() || foe.level != place.level || steps(foe.at, place.at) != 1)
        return false;
    Enemy same = game.enemies[interaction.enemy];
    same.energy = foe.energy; // what it had as it came
    return foe == same && foe.energy <= playNumbers.wholeStep + kindOf(game, foe).speed;
}

bool goodInteraction(const Game& game) {
    if (game.mode == Mode::Walking || game.over()) return game.interaction == Interaction{};
    if (game.interaction.player >= game.players.size() || game.players[game.interaction.player].out) return false;
    if (game.mode == Mode::Encounter) return goodEncounter(game);
    return game.mode == Mode::Store ? goodStore(game) : goodFight(game);
}

} // namespace

/// One a cell, unless a map has several on one to begin with.
Wrong checkEnemies(const Game& game) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> things;
    std::map<std::tuple<std::uint32_t, std::int32_t, std::int32_t>, int> standing;
    for (std::size_t i = 0; i < game.enemies.size(); ++i) {
        const Enemy& enemy = game.enemies[i];
        if (!goodEnemy(game, enemy) || !things.emplace(enemy.level, enemy.thing).second)
            return wrongIn(
                elementOf("enemies", i),
                {DELVE_TEXT("play", "Invalid enemy. Check its level, cell, thing, kind, health and energy.")});
        if (++standing[{enemy.level, enemy.at.y, enemy.at.x}] > 1 && enemiesPutOn(game, enemy.level, enemy.at) < 2)
            return wrongIn(elementOf("enemies", i), {DELVE_TEXT("play", "Expected at most one enemy in a cell.")});
    }
    return {};
}

/// Each is drawn once.
Wrong checkEncounters(const Game& game) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> things;
    for (std::size_t i = 0; i < game.encounters->size(); ++i) {
        const auto& drawn = (*game.encounters)[i];
        if (!goodDrawn(game, drawn) || !things.emplace(drawn.level, drawn.thing).second)
            return wrongIn(elementOf("encounters", i),
                           {DELVE_TEXT("play", "Expected an encounter still on the map, and its row in the table.")});
    }
    return {};
}

Wrong checkInteraction(const Game& game) {
    if (goodInteraction(game)) return {};
    return wrongIn("meeting",
                   {DELVE_TEXT("play", "Expected the encounter, store or enemy of the current mode, or nothing.")});
}

} // namespace delve::play
