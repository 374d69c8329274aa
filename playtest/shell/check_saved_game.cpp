#include "playtest/shell/check_saved_game.h"

#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/turn.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace delve {
namespace {

bool onMap(const Game& game, std::uint32_t level, Cell cell) {
    return level < game.world().levels.size() && game.level(level).size().contains(cell);
}

/// Null where there is none of this number.
const Thing* thingOf(const Game& game, std::uint32_t level, std::uint32_t number) {
    if (level >= game.world().levels.size()) return nullptr;
    const auto& things = *game.level(level).things;
    return number < things.size() ? &things[number] : nullptr;
}

bool goodPlayer(const Game& game, const Player& player) {
    if (!onMap(game, player.place.level, player.place.at)) return false;
    if (!player.out && player.health == 0) return false;
    if (std::ranges::adjacent_find(player.keys, std::greater_equal<>()) != player.keys.end()) return false;
    const Tile tile = game.level(player.place.level).tiles.at(player.place.at);
    const auto& tiles = game.world().tiles;
    return game.tested || tiles.walkable(tile) || (game.over() && tiles.endsGame(tile));
}

bool goodPlayers(const Game& game) {
    if (game.players.size() != static_cast<std::size_t>(game.rules().players)) return false;
    const auto good = [&](const Player& player) { return goodPlayer(game, player); };
    return std::ranges::all_of(game.players, good) && (game.over() || !std::ranges::all_of(game.players, &Player::out));
}

// Enemies

/// What any of them is, one on the map or one that came out of an encounter.
bool goodFoe(const Game& game, const Enemy& enemy) {
    const auto& kinds = *game.world().tables.enemies;
    return onMap(game, enemy.level, enemy.at) && enemy.kind < kinds.size() && enemy.health > 0 &&
           enemy.health <= healthAtDepth(kinds[enemy.kind].health, game.depth);
}

bool isAtHome(const Game& game, const Enemy& enemy) { return thingOf(game, enemy.level, enemy.thing)->at == enemy.at; }

/// Where somebody put it, it stands whatever is there; from there it goes only where it can.
bool standsWell(const Game& game, const Enemy& enemy) {
    if (isAtHome(game, enemy)) return true;
    return game.ground->levels[enemy.level].walkable.at(enemy.at) && !isShut(game, enemy.level, enemy.at) &&
           !playerAt(game, enemy.level, enemy.at);
}

bool goodEnemy(const Game& game, const Enemy& enemy) {
    const Thing* const thing = thingOf(game, enemy.level, enemy.thing);
    return goodFoe(game, enemy) && thing && thing->kind == (enemy.boss ? ThingKind::Boss : ThingKind::Enemy) &&
           enemy.energy <= playNumbers.wholeStep && enemy.dazed <= playNumbers.dazed && standsWell(game, enemy);
}

/// How many were put on this cell.
std::ptrdiff_t enemiesPutOn(const Game& game, std::uint32_t level, Cell cell) {
    return std::ranges::count_if(game.ground->levels[level].thingsAt(cell), [&](const auto& entry) {
        const auto kind = (*game.level(level).things)[entry.second].kind;
        return kind == ThingKind::Enemy || kind == ThingKind::Boss;
    });
}

/// One a cell, unless a map has several on one to begin with.
bool goodEnemies(const Game& game) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> things;
    std::map<std::tuple<std::uint32_t, std::int32_t, std::int32_t>, int> standing;
    for (const auto& enemy : *game.enemies) {
        if (!goodEnemy(game, enemy) || !things.emplace(enemy.level, enemy.thing).second) return false;
        if (++standing[{enemy.level, enemy.at.y, enemy.at.x}] > 1 && enemiesPutOn(game, enemy.level, enemy.at) < 2)
            return false;
    }
    return true;
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
    default: return false;
    }
}

bool goodLevel(const Game& game, std::uint32_t number) {
    const auto& state = (*game.levels)[number];
    const auto& level = game.level(number);
    const bool things = std::ranges::all_of(*state.gone, [&](std::uint32_t thing) {
        return thing < level.things->size() && canGo((*level.things)[thing].kind);
    });
    const bool doors = std::ranges::all_of(*state.opened, [&](Cell cell) {
        return level.size().contains(cell) && game.world().tiles.opens(level.tiles.at(cell));
    });
    return things && doors && std::ranges::adjacent_find(*state.gone, std::greater_equal<>()) == state.gone->end() &&
           std::ranges::adjacent_find(*state.opened, std::greater_equal<>()) == state.opened->end();
}

// Meetings

bool goodDrawn(const Game& game, const DrawnEncounter& drawn) {
    const Thing* const thing = thingOf(game, drawn.level, drawn.thing);
    return thing && thing->kind == ThingKind::Encounter && isThere(game, drawn.level, drawn.thing) &&
           drawn.encounter < game.world().tables.encounters->size();
}

/// Each is drawn once.
bool goodDrawns(const Game& game) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> things;
    return std::ranges::all_of(game.encounters, [&](const DrawnEncounter& drawn) {
        return goodDrawn(game, drawn) && things.emplace(drawn.level, drawn.thing).second;
    });
}

/// Does such a thing lie where the player stands who has met it?
bool standsOnMet(const Game& game, ThingKind kind) {
    const auto& place = game.players[game.meeting.player].place;
    const Thing* const thing = thingOf(game, place.level, game.meeting.thing);
    return thing && thing->kind == kind && thing->at == place.at && isThere(game, place.level, game.meeting.thing);
}

bool goodEncounter(const Game& game) {
    const auto& meeting = game.meeting;
    if (meeting.enemy != Meeting::none || meeting.foe != Enemy{}) return false;
    if (meeting.encounter >= game.world().tables.encounters->size()) return false;
    if (meeting.thing == Meeting::none) return true;
    const DrawnEncounter drawn{game.players[meeting.player].place.level, meeting.thing, meeting.encounter};
    return standsOnMet(game, ThingKind::Encounter) &&
           std::ranges::find(game.encounters, drawn) != game.encounters.end();
}

bool goodStore(const Game& game) {
    Meeting store;
    store.player = game.meeting.player;
    store.thing = game.meeting.thing;
    return game.meeting == store && standsOnMet(game, ThingKind::Store);
}

bool goodFight(const Game& game) {
    const auto& meeting = game.meeting;
    const auto& place = game.players[meeting.player].place;
    const auto& foe = meeting.foe;
    if (meeting.thing != Meeting::none || meeting.encounter != Meeting::none || !goodFoe(game, foe)) return false;
    if (meeting.enemy == Meeting::none) {
        Enemy fresh; // it came out of an encounter
        fresh.level = place.level;
        fresh.at = place.at;
        fresh.kind = foe.kind;
        fresh.health = foe.health;
        return foe == fresh;
    }
    if (meeting.enemy >= game.enemies->size() || foe.level != place.level || steps(foe.at, place.at) != 1) return false;
    Enemy same = (*game.enemies)[meeting.enemy];
    same.energy = foe.energy; // what it had as it came
    return foe == same && foe.energy <= playNumbers.wholeStep + kindOf(game, foe).speed;
}

bool goodMeeting(const Game& game) {
    if (game.mode == Mode::Walking || game.over()) return game.meeting == Meeting{};
    if (game.meeting.player >= game.players.size() || game.players[game.meeting.player].out) return false;
    if (game.mode == Mode::Encounter) return goodEncounter(game);
    return game.mode == Mode::Store ? goodStore(game) : goodFight(game);
}

// The end

Ending endingOf(EndReason reason) {
    switch (reason) {
    case EndReason::None: return Ending::None;
    case EndReason::Wall:
    case EndReason::Beaten:
    case EndReason::Encounter:
    case EndReason::Supplies: return Ending::Lost;
    default: return Ending::Won;
    }
}

bool goodEnding(const Game& game) {
    const bool draw = game.ending == Ending::Draw && game.reason == EndReason::Flowers && game.players.size() == 2;
    const bool together = game.ending == Ending::Won && game.reason == EndReason::Seen && game.players.size() == 2;
    const bool winner = (game.ending == Ending::Won) == (game.winner > 0) || (together && game.winner == 0);
    return (game.ending != Ending::None) == game.over() && (draw || game.ending == endingOf(game.reason)) && winner &&
           game.winner <= game.players.size();
}

Failure wrong(std::string_view where) {
    return badInput({DELVE_TEXT("play", "What stands in this saved game does not fit its world.")},
                    "game." + std::string(where));
}

} // namespace

Done checkSavedGame(const Game& game) {
    if (game.depth != game.rules().depth) return wrong("depth");
    if (game.walksThroughWalls && !game.tested) return wrong("tested");
    if (!goodPlayers(game)) return wrong("players");
    for (std::uint32_t level = 0; level < game.levels->size(); ++level)
        if (!goodLevel(game, level)) return wrong("levels");
    if (!goodEnemies(game)) return wrong("enemies");
    if (!goodDrawns(game)) return wrong("encounters");
    if (!goodMeeting(game)) return wrong("meeting");
    if (!goodEnding(game)) return wrong("ending");
    return done();
}

namespace {

using Worlds = std::span<const std::shared_ptr<const World>>;

/// So much of anything nobody can have: each thing and each key gave something but once.
std::int64_t mostOfAnything(Worlds worlds, std::string_view keys) {
    auto gains = static_cast<std::int64_t>(keys.size());
    for (const auto& world : worlds)
        for (const auto& level : world->levels) gains += static_cast<std::int64_t>(level.things->size());
    return gains * playNumbers.mostGain + playNumbers.health + worlds.front()->rules.supplies;
}

bool hasAtMost(const Player& player, std::int64_t most) {
    const std::array<std::int64_t, 7> amounts{player.score,    player.health, player.supplies, player.coins,
                                              player.strength, player.armour, player.lamp};
    return *std::ranges::max_element(amounts) <= most;
}

/// Each flower is a point: of this level, and of those above it.
bool goodScores(const Game& game, bool firstLevel) {
    std::int64_t score = 0;
    for (const auto& player : game.players) score += player.score;
    const auto picked = game.ground->flowers - game.flowersLeft;
    return game.tested || (firstLevel ? score == picked : score >= picked);
}

} // namespace

Done checkHistory(const Game& game, Worlds worlds, std::string_view keys) {
    if (game.turn > static_cast<std::int64_t>(keys.size())) return wrong("turn");
    if (game.tested != (keys.find('}') != std::string_view::npos)) return wrong("tested");
    if (!goodScores(game, worlds.size() == 1)) return wrong("players");
    const auto most = mostOfAnything(worlds, keys);
    for (const auto& player : game.players)
        if (!hasAtMost(player, most)) return wrong("players");
    for (std::size_t i = 1; i < worlds.size(); ++i) {
        const auto& above = worlds[i - 1]->rules;
        const auto& below = worlds[i]->rules;
        if (below.depth != above.depth + 1 || below.players != above.players) return wrong("depth");
    }
    return done();
}

} // namespace delve
