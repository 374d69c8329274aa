#include "playtest/shell/saved_checks.h"

#include <algorithm>

/// How a game ended, and by what.
namespace delve {
namespace {

Ending endingOf(EndReason reason) {
    switch (reason) {
    case EndReason::None: return Ending::None;
    case EndReason::Wall:
    case EndReason::Beaten:
    case EndReason::Encounter:
    case EndReason::Supplies: return Ending::Lost;
    case EndReason::Flowers:
    case EndReason::Exit:
    case EndReason::Gate:
    case EndReason::Boss:
    case EndReason::Goal:
    case EndReason::Seen: break;
    }
    return Ending::Won;
}

/// What the game has to be about to end so; nothing: whatever it is about.
std::optional<Objective> objectiveOf(EndReason reason) {
    switch (reason) {
    case EndReason::Flowers: return Objective::Collect;
    case EndReason::Exit:
    case EndReason::Wall: return Objective::Exit;
    case EndReason::Gate: return Objective::Gate;
    case EndReason::Boss: return Objective::Boss;
    case EndReason::Goal:
    case EndReason::Supplies: return Objective::Journey;
    case EndReason::Seen: return Objective::Explore;
    case EndReason::None:
    case EndReason::Beaten:
    case EndReason::Encounter: break;
    }
    return {};
}

bool goodReason(const Game& game) {
    const bool draw = game.ending == Ending::Draw && game.reason == EndReason::Flowers && game.players.size() == 2;
    const auto objective = objectiveOf(game.reason);
    return (draw || game.ending == endingOf(game.reason)) && (!objective || *objective == game.rules().objective) &&
           (game.reason != EndReason::Wall || game.rules().deadlyWalls);
}

/// Who beat a player is named, and stays so while the other one plays on.
bool goodEndWord(const Game& game) {
    if (game.endWord.empty()) return game.reason != EndReason::Beaten;
    return game.world().tables.findEnemy(game.endWord) != nullptr;
}

/// Whoever explores together wins together, so nobody is named.
bool goodWinner(const Game& game) {
    const bool together = game.ending == Ending::Won && game.reason == EndReason::Seen && game.players.size() == 2;
    if (game.winner > game.players.size()) return false;
    return (game.ending == Ending::Won) == (game.winner > 0) || (together && game.winner == 0);
}

bool everybodyIsOut(const Game& game) { return std::ranges::all_of(game.players, &Player::out); }

} // namespace

Wrong checkEnding(const Game& game) {
    if ((game.ending != Ending::None) != game.over())
        return wrongIn("ending",
                       {DELVE_TEXT("play", "Expected an ending where the mode is over, and none elsewhere.")});
    if (!goodReason(game))
        return wrongIn("reason",
                       {DELVE_TEXT("play", "Expected a reason that goes with the ending and the objective.")});
    if (!goodWinner(game))
        return wrongIn("winner", {DELVE_TEXT("play", "Expected the number of the player who won, or 0.")});
    if (!goodEndWord(game))
        return wrongIn("endWord", {DELVE_TEXT("play", "Expected a kind of enemy that the world has.")});
    if (game.ending == Ending::Lost && game.reason != EndReason::Supplies && !everybodyIsOut(game))
        return wrongIn("ending", {DELVE_TEXT("play", "Expected every player to be out of a game that is lost.")});
    return {};
}

Wrong checkReason(const Game& game) {
    if (game.reason == EndReason::Flowers && game.flowersLeft > 0)
        return wrongIn("reason", {DELVE_TEXT("play", "Expected no flower to be left.")});
    if (game.reason == EndReason::Seen && game.unseen > 0)
        return wrongIn("reason", {DELVE_TEXT("play", "Expected every cell that can be walked on to be seen.")});
    return {};
}

} // namespace delve
