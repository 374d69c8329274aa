#include "playtest/rules/game.h"

/// Walk into the gate; encounters stand in the way.
namespace delve::play {
namespace {

std::optional<Victory> won(const Game& game, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::WalkedInto || !game.world().tiles.gate(occasion.tile)) return {};
    return Victory{"gate", occasion.player + 1};
}

} // namespace

ObjectiveInfo gateObjective() {
    ObjectiveInfo info;
    info.id = "gate";
    info.label = DELVE_TEXT("objective", "Gate");
    info.help = DELVE_TEXT("objective", "Reach the gate");
    info.needs = {{.tile = &TileCatalogue::gate,
                   .missing = DELVE_TEXT("proof", "There is no gate."),
                   .apart = DELVE_TEXT("proof", "The gate at (%1, %2) cannot be reached.")}};
    info.endings = {{.id = "gate", .sentence = [](const Game&) {
                         return Message{DELVE_TEXT("play", "The gate opens: out at last!")};
                     }}};
    info.won = won;
    info.task = [](const Game&) { return Message{DELVE_TEXT("objective", "Find the gate")}; };
    info.counts = {&Player::health};
    info.suggested = 3;
    info.suggestionStep = DELVE_TEXT("step", "Set objective: gate");
    return info;
}

} // namespace delve::play
