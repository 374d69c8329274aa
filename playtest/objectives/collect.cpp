#include "playtest/rules/game.h"

#include <algorithm>

/// Pick all flowers; of two players the one with more of them wins.
namespace delve::play {
namespace {

constexpr auto flowers = "flowers";

std::optional<Victory> won(const Game& game, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::StepTaken || game.flowersLeft > 0 || game.prepared->flowers == 0) return {};
    if (game.players.size() == 1) return Victory{flowers, 1};
    const auto first = game.players[0].score;
    const auto second = game.players[1].score;
    if (first == second) return Victory{flowers, 0, true};
    return Victory{flowers, first > second ? std::size_t{1} : std::size_t{2}};
}

Message sentence(const Game& game) {
    if (game.players.size() == 1) return {DELVE_TEXT("play", "Every flower is picked!")};
    const auto first = game.players[0].score;
    const auto second = game.players[1].score;
    if (first == second) return {DELVE_TEXT("play", "Every flower is picked: a draw!")};
    return {DELVE_TEXT("play", "Every flower is picked. Player %1 wins by %2 to %3."),
            {std::to_string(game.winner), std::to_string(std::max(first, second)),
             std::to_string(std::min(first, second))}};
}

} // namespace

ObjectiveInfo collectObjective() {
    ObjectiveInfo info;
    info.id = "collect";
    info.label = DELVE_TEXT("objective", "Collect");
    info.help = DELVE_TEXT("objective", "Collect all flowers");
    info.needs = {{.thing = ThingKind::Flower,
                   .all = true,
                   .missing = DELVE_TEXT("proof", "There is no flower to collect."),
                   .apart = DELVE_TEXT("proof", "The flower at (%1, %2) cannot be reached.")}};
    info.endings = {{.id = flowers,
                     .sentence = sentence,
                     .mayDraw = true,
                     .holds = [](const Game& game) { return game.flowersLeft == 0; },
                     .expected = DELVE_TEXT("play", "Expected no flower to be left.")}};
    info.won = won;
    info.task = [](const Game& game) {
        return Message{DELVE_TEXT("objective", "Flowers left: %1"), {std::to_string(game.flowersLeft)}};
    };
    info.counts = {&Player::score};
    info.suggested = 1;
    info.suggestionStep = DELVE_TEXT("step", "Set objective: collect");
    return info;
}

} // namespace delve::play
