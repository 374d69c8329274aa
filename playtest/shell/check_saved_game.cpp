#include "playtest/shell/check_saved_game.h"

#include <algorithm>

namespace delve {
namespace {

bool onMap(const Game& game, std::uint32_t level, Cell cell) {
    return level < game.world().levels.size() && game.level(level).size().contains(cell);
}

bool goodPlayer(const Game& game, const Player& player) {
    if (!onMap(game, player.place.level, player.place.at)) return false;
    if (std::ranges::adjacent_find(player.keys, std::greater_equal<>()) != player.keys.end()) return false;
    const Tile tile = game.level(player.place.level).tiles.at(player.place.at);
    const auto& tiles = game.world().tiles;
    return game.tested || tiles.walkable(tile) || (game.over() && tiles.endsGame(tile));
}

bool goodEnemy(const Game& game, const Enemy& enemy) {
    return onMap(game, enemy.level, enemy.at) && enemy.kind < game.world().tables.enemies->size() &&
           enemy.thing < std::max<std::size_t>(1, game.level(enemy.level).things->size());
}

bool goodLevel(const Game& game, std::uint32_t number) {
    const auto& state = (*game.levels)[number];
    const auto& level = game.level(number);
    const bool things = std::ranges::all_of(*state.gone, [&](std::uint32_t i) { return i < level.things->size(); });
    const bool doors = std::ranges::all_of(*state.opened, [&](Cell cell) {
        return level.size().contains(cell) && game.world().tiles.opens(level.tiles.at(cell));
    });
    return things && doors && std::ranges::adjacent_find(*state.gone, std::greater_equal<>()) == state.gone->end() &&
           std::ranges::adjacent_find(*state.opened, std::greater_equal<>()) == state.opened->end();
}

bool goodDrawn(const Game& game, const DrawnEncounter& drawn) {
    return drawn.level < game.world().levels.size() && drawn.thing < game.level(drawn.level).things->size() &&
           drawn.encounter < game.world().tables.encounters->size();
}

bool goodMeeting(const Game& game) {
    const auto& meeting = game.meeting;
    if (meeting.player >= game.players.size()) return false;
    const auto level = game.players[meeting.player].place.level;
    const bool thing = meeting.thing == Meeting::none || meeting.thing < game.level(level).things->size();
    const bool encounter = meeting.encounter < game.world().tables.encounters->size();
    const bool enemy = meeting.enemy == Meeting::none || meeting.enemy < game.enemies->size();
    if (!thing || !enemy || !goodEnemy(game, meeting.foe)) return false;
    return game.mode == Mode::Encounter ? encounter : encounter || meeting.encounter == Meeting::none;
}

bool goodEnding(const Game& game) {
    return (game.ending != Ending::None) == game.over() && (game.reason != EndReason::None) == game.over() &&
           game.winner <= game.players.size();
}

Failure wrong(std::string_view where) {
    return badInput({DELVE_TEXT("play", "What stands in this saved game does not fit its world.")},
                    "game." + std::string(where));
}

} // namespace

Done checkSavedGame(const Game& game) {
    if (game.players.size() != static_cast<std::size_t>(game.rules().players)) return wrong("players");
    for (const auto& player : game.players)
        if (!goodPlayer(game, player)) return wrong("players");
    for (const auto& enemy : *game.enemies)
        if (!goodEnemy(game, enemy)) return wrong("enemies");
    for (std::uint32_t level = 0; level < game.levels->size(); ++level)
        if (!goodLevel(game, level)) return wrong("levels");
    for (const auto& drawn : game.encounters)
        if (!goodDrawn(game, drawn)) return wrong("encounters");
    if (!goodMeeting(game)) return wrong("meeting");
    if (!goodEnding(game)) return wrong("ending");
    return done();
}

} // namespace delve
