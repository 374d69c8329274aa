#include "playtest/rules/game.h"

/// See every cell that can be walked to. What one of two players sees the other has seen as well, so they win together.
namespace delve::play {
namespace {

std::optional<Victory> won(const Game& game, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::StepTaken || game.unseen > 0) return {};
    return Victory{"seen"};
}

} // namespace

ObjectiveInfo exploreObjective() {
    ObjectiveInfo info;
    info.id = "explore";
    info.label = DELVE_TEXT("objective", "Explore");
    info.help = DELVE_TEXT("objective", "See all of the ground");
    info.rulesVersion = 2; // what cannot be walked to counts no more, and two who explore win together
    info.endings = {{.id = "seen",
                     .sentence = [](const Game&) { return Message{DELVE_TEXT("play", "Every corner is seen!")}; },
                     .holds = [](const Game& game) { return game.unseen == 0; },
                     .expected = DELVE_TEXT("play", "Expected every walkable cell to be seen.")}};
    info.won = won;
    info.cooperative = true;
    info.ofGround = true;
    info.task = [](const Game& game) {
        return Message{DELVE_TEXT_N("objective", "Unseen: %n cell(s)"), game.unseen, {}};
    };
    return info;
}

} // namespace delve::play
