#include "playtest/rules/game.h"

/// Beat the boss, with what the store sells; then on to the next level down.
namespace delve::play {
namespace {

std::optional<Victory> won(const Game&, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::Beaten || !occasion.enemy->boss) return {};
    return Victory{"boss", occasion.player + 1};
}

} // namespace

ObjectiveInfo bossObjective() {
    ObjectiveInfo info;
    info.id = "boss";
    info.label = DELVE_TEXT("objective", "Boss");
    info.help = DELVE_TEXT("objective", "Beat the boss");
    info.needs = {{.thing = ThingKind::Boss,
                   .missing = DELVE_TEXT("proof", "There is no boss to beat."),
                   .apart = DELVE_TEXT("proof", "The boss at (%1, %2) cannot be reached.")}};
    info.endings = {
        {.id = "boss", .sentence = [](const Game&) { return Message{DELVE_TEXT("play", "The boss is beaten!")}; }}};
    info.won = won;
    info.deepens = true;
    info.task = [](const Game&) { return Message{DELVE_TEXT("objective", "Beat the boss")}; };
    info.counts = {&Player::health, &Player::coins, &Player::strength, &Player::armour};
    info.overCard = [](const Game& game) {
        return Message{DELVE_TEXT("play", "Depth %1."), {std::to_string(game.depth)}};
    };
    info.suggested = 2;
    info.suggestionStep = DELVE_TEXT("step", "Set objective: boss");
    return info;
}

} // namespace delve::play
