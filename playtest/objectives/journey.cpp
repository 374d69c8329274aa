#include "playtest/rules/step_context.h"

/// From town to town along the roads, as far as the supplies go, to the goal.
namespace delve::play {
namespace {

std::optional<Victory> won(const Game&, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::Reached || occasion.thing->kind != ThingKind::Goal) return {};
    return Victory{"goal", occasion.player + 1};
}

std::optional<Defeat> lost(const Game& game, const Occasion& occasion) {
    if (!occasion.suppliesMatter || !isOutOfSupplies(game)) return {};
    return Defeat{"supplies"};
}

Message outOfSupplies(const Game&) {
    return {DELVE_TEXT("play", "Too few supplies to enter any town, and none left to find.")};
}

} // namespace

ObjectiveInfo journeyObjective() {
    ObjectiveInfo info;
    info.id = "journey";
    info.label = DELVE_TEXT("objective", "Journey");
    info.help = DELVE_TEXT("objective", "Journey to the goal");
    info.needs = {{.thing = ThingKind::Goal,
                   .missing = DELVE_TEXT("proof", "There is no goal to reach."),
                   .apart = DELVE_TEXT("proof", "The goal at (%1, %2) cannot be reached.")}};
    info.endings = {
        {.id = "goal", .sentence = [](const Game&) { return Message{DELVE_TEXT("play", "The goal is reached!")}; }},
        {.id = "supplies", .ending = Ending::Lost, .sentence = outOfSupplies, .playersIn = true}};
    info.won = won;
    info.lost = lost;
    info.ofTowns = true;
    info.task = [](const Game&) { return Message{DELVE_TEXT("objective", "Reach the goal")}; };
    info.counts = {&Player::health, &Player::coins, &Player::supplies};
    return info;
}

} // namespace delve::play
