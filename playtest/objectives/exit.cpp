#include "generation/level/rules.h"
#include "playtest/rules/game.h"

/// Reach the golden exit. Where the rules say so, all other walls are deadly.
namespace delve::play {
namespace {

std::optional<Victory> won(const Game& game, const Occasion& occasion) {
    if (occasion.kind != Occasion::Kind::WalkedInto || !game.world().tiles.goldenExit(occasion.tile)) return {};
    return Victory{"exit", occasion.player + 1};
}

std::optional<Defeat> lost(const Game& game, const Occasion& occasion) {
    const bool deadly = game.rules().deadlyWalls && !game.walksThroughWalls;
    if (occasion.kind != Occasion::Kind::TouchedWall || !deadly) return {};
    return Defeat{"wall", occasion.player};
}

} // namespace

ObjectiveInfo exitObjective() {
    ObjectiveInfo info;
    info.id = "exit";
    info.label = DELVE_TEXT("objective", "Exit");
    info.help = DELVE_TEXT("objective", "Reach the exit");
    info.needs = {{.tile = &TileCatalogue::goldenExit,
                   .missing = DELVE_TEXT("proof", "There is no golden exit."),
                   .apart = DELVE_TEXT("proof", "The golden exit at (%1, %2) cannot be reached.")}};
    info.endings = {{.id = "exit",
                     .sentence = [](const Game&) { return Message{DELVE_TEXT("play", "The golden exit is found!")}; }},
                    {.id = "wall",
                     .ending = Ending::Lost,
                     .sentence = [](const Game&) { return Message{DELVE_TEXT("play", "That wall was deadly.")}; },
                     .holds = [](const Game& game) { return game.rules().deadlyWalls; },
                     .expected = DELVE_TEXT("play", "Expected a reason that fits the ending and the objective.")}};
    info.won = won;
    info.lost = lost;
    info.task = [](const Game&) { return Message{DELVE_TEXT("objective", "Find the golden exit")}; };
    info.suggested = 4;
    info.suggestionStep = DELVE_TEXT("step", "Set objective: exit");
    return info;
}

} // namespace delve::play
