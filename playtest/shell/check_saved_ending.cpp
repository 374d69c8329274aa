#include "generation/level/enemy_kind.h"
#include "playtest/shell/saved_checks.h"

#include <algorithm>

/// How a game ended, and by what.
namespace delve::play {
namespace {

bool isCommon(const Game& game) {
    return game.reason == commonReason::beaten || game.reason == commonReason::encounter ||
           game.reason == commonReason::lava;
}

/// Of the objective; null where the reason is none of its own.
const ObjectiveEnding* endingOf(const Game& game) { return game.objective().findEnding(game.reason); }

bool goodReason(const Game& game) {
    if (game.reason.empty()) return game.ending == Ending::None;
    if (isCommon(game)) return game.ending == Ending::Lost;
    const auto* ending = endingOf(game);
    if (!ending) return false;
    const bool draw = game.ending == Ending::Draw && ending->mayDraw && game.players.size() == 2;
    return draw || game.ending == ending->ending;
}

/// The enemy that beat a player is named, and stays so while the other player goes on.
bool goodEndWord(const Game& game) {
    if (game.endWord.empty()) return game.reason != commonReason::beaten;
    return game.world().tables.findEnemy(game.endWord) != nullptr;
}

/// Cooperative players win together, so none is named.
bool goodWinner(const Game& game) {
    const bool together = game.ending == Ending::Won && game.objective().cooperative && game.players.size() == 2;
    if (game.winner > game.players.size()) return false;
    return (game.ending == Ending::Won) == (game.winner > 0) || (together && game.winner == 0);
}

bool everybodyIsOut(const Game& game) { return std::ranges::all_of(game.players, &Player::out); }

bool mayBeIn(const ObjectiveEnding* ending) { return ending && ending->playersIn; }

} // namespace

Wrong checkEnding(const Game& game) {
    if ((game.ending != Ending::None) != game.over())
        return wrongIn("ending", {DELVE_TEXT("play", "Expected an ending exactly when the mode is “over”.")});
    if (!goodReason(game))
        return wrongIn("reason", {DELVE_TEXT("play", "Expected a reason that fits the ending and the objective.")});
    if (!goodWinner(game)) return wrongIn("winner", {DELVE_TEXT("play", "Expected the number of the winner, or 0.")});
    if (!goodEndWord(game))
        return wrongIn("endWord", {DELVE_TEXT("play", "Expected an enemy from the world's table of enemies.")});
    if (game.ending == Ending::Lost && !mayBeIn(endingOf(game)) && !everybodyIsOut(game))
        return wrongIn("ending", {DELVE_TEXT("play", "Expected all players to be out in a lost game.")});
    return {};
}

Wrong checkReason(const Game& game) {
    const auto* ending = endingOf(game);
    if (!ending || !ending->holds || ending->holds(game)) return {};
    return wrongIn("reason", {ending->expected});
}

} // namespace delve::play
