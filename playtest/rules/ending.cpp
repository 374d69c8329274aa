#include "playtest/rules/step_context.h"

#include <algorithm>

/// Won, lost or a draw.
namespace delve::play {
namespace {

/// Two who play against each other have a winner; two who play together have none.
std::size_t winnerOf(const Game& game, const Victory& victory) {
    if (victory.drawn) return 0;
    if (game.players.size() == 1) return 1;
    return game.objective().cooperative ? 0 : victory.winner;
}

void end(StepContext& context, Ending ending, std::size_t winner, std::string_view reason) {
    Game& game = context.game;
    if (game.over()) return;
    game.mode = Mode::Over;
    game.ending = ending;
    game.winner = winner;
    game.interaction = {};
    game.reason = reason;
    context.tell(EventKind::Ended, winner > 0 ? winner - 1 : Event::nobody, reasonOf(game));
}

} // namespace

Message reasonOf(const Game& game) {
    if (game.reason.empty()) return {};
    if (const auto* ending = game.objective().findEnding(game.reason)) return ending->sentence(game);
    if (game.reason == commonReason::beaten)
        return StepContext::messageWithWords(DELVE_TEXT("play", "No health left. Beaten by: %1."), {game.endWord});
    if (game.reason == commonReason::lava) return {DELVE_TEXT("play", "No health left: burned in lava.")};
    return {DELVE_TEXT("play", "No health left: an encounter took the last of it.")};
}

void win(StepContext& context, const Victory& victory) {
    end(context, victory.drawn ? Ending::Draw : Ending::Won, winnerOf(context.game, victory), victory.ending);
}

void leaveGame(StepContext& context, std::size_t who, std::string_view reason, const std::string& word) {
    Game& game = context.game;
    game.players[who].out = true;
    game.endWord = word;
    context.acted = true;
    context.suppliesMatter = true; // the other one may have none
    context.tell(EventKind::Out, who, {DELVE_TEXT("play", "Player %1 is out."), {std::to_string(who + 1)}});
    if (std::ranges::all_of(game.players, &Player::out)) end(context, Ending::Lost, 0, reason);
}

std::optional<Victory> victoryBy(const StepContext& context, const Occasion& occasion) {
    const Game& game = context.game;
    return game.over() ? std::nullopt : game.objective().won(game, occasion);
}

void askObjective(StepContext& context, const Occasion& occasion) {
    const Game& game = context.game;
    if (const auto victory = victoryBy(context, occasion)) win(context, *victory);
    const auto& lost = game.objective().lost;
    if (game.over() || !lost) return;
    const auto defeat = lost(game, occasion);
    if (defeat && defeat->player) leaveGame(context, *defeat->player, defeat->ending);
    else if (defeat) end(context, Ending::Lost, 0, defeat->ending);
}

} // namespace delve::play
