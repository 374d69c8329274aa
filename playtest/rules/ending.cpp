#include "playtest/rules/turn.h"

#include <algorithm>

/// Won, lost or a draw.
namespace delve {
namespace {

void endCollecting(Turn& turn) {
    const auto& players = turn.game.players;
    if (players.size() == 1) return end(turn, Ending::Won, 1, EndReason::Flowers);
    const auto first = players[0].score;
    const auto second = players[1].score;
    if (first == second) return end(turn, Ending::Draw, 0, EndReason::Flowers);
    end(turn, Ending::Won, first > second ? 1 : 2, EndReason::Flowers);
}

Message reasonOfFlowers(const Game& game) {
    if (game.players.size() == 1) return {DELVE_TEXT("play", "Every flower is picked!")};
    const auto first = game.players[0].score;
    const auto second = game.players[1].score;
    if (first == second) return {DELVE_TEXT("play", "Every flower is picked, and nobody has more.")};
    return {DELVE_TEXT("play", "Every flower is picked. Player %1 wins by %2 to %3."),
            {std::to_string(game.winner), std::to_string(std::max(first, second)),
             std::to_string(std::min(first, second))}};
}

} // namespace

Message reasonOf(const Game& game) {
    switch (game.reason) {
    case EndReason::None: return {};
    case EndReason::Flowers: return reasonOfFlowers(game);
    case EndReason::Exit: return {DELVE_TEXT("play", "The golden exit is found!")};
    case EndReason::Gate: return {DELVE_TEXT("play", "The gate opens: out at last!")};
    case EndReason::Boss: return {DELVE_TEXT("play", "The boss is beaten!")};
    case EndReason::Goal: return {DELVE_TEXT("play", "The goal is reached!")};
    case EndReason::Seen: return {DELVE_TEXT("play", "Every corner is seen!")};
    case EndReason::Wall: return {DELVE_TEXT("play", "That wall was deadly.")};
    case EndReason::Beaten: return Turn::inWords(DELVE_TEXT("play", "No health left. Beaten by: %1."), {game.endWord});
    case EndReason::Encounter: return {DELVE_TEXT("play", "No health left: an encounter took the last of it.")};
    case EndReason::Supplies:
        return {DELVE_TEXT("play", "The supplies do not suffice to enter any place, and there are none to be had.")};
    }
    return {};
}

void end(Turn& turn, Ending ending, std::size_t winner, EndReason reason) {
    Game& game = turn.game;
    if (game.over()) return;
    game.mode = Mode::Over;
    game.ending = ending;
    game.winner = winner;
    game.meeting = {};
    game.reason = reason;
    turn.tell(EventKind::Ended, winner > 0 ? winner - 1 : Event::nobody, reasonOf(game));
}

void leaveGame(Turn& turn, std::size_t who, EndReason reason, const std::string& word) {
    Game& game = turn.game;
    game.players[who].out = true;
    game.endWord = word;
    turn.acted = true;
    turn.suppliesMatter = true; // the other one may have none
    turn.tell(EventKind::Out, who, {DELVE_TEXT("play", "Player %1 is out."), {std::to_string(who + 1)}});
    if (std::ranges::all_of(game.players, &Player::out)) end(turn, Ending::Lost, 0, reason);
}

void checkObjective(Turn& turn) {
    const Game& game = turn.game;
    if (game.over()) return;
    const auto objective = game.rules().objective;
    if (objective == Objective::Collect && game.flowersLeft == 0 && game.ground->flowers > 0) endCollecting(turn);
    // What one of them sees the other has seen as well: whoever explores together wins together.
    if (objective == Objective::Explore && game.unseen == 0)
        end(turn, Ending::Won, game.players.size() == 1 ? 1 : 0, EndReason::Seen);
}

} // namespace delve
