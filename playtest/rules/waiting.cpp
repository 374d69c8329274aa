#include "generation/level/sides.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

/// Waiting, and what it finds: secret doors, which stop like walls until somebody has waited beside them.
namespace delve::play {
namespace {

void lookBeside(StepContext& context, std::size_t who) {
    Game& game = context.game;
    const Place here = game.players[who].place;
    for (const Cell side : sidesInReadingOrder) {
        const Place there{here.level, here.at + side};
        if (!game.level(here.level).size().contains(there.at) || !isHidden(game, there.level, there.at)) continue;
        findSecretDoor(game, there);
        context.tell(EventKind::Found, who, {DELVE_TEXT("play", "You find a secret door.")}).at = there.at;
    }
}

} // namespace

void waitATurn(StepContext& context) {
    Game& game = context.game;
    context.acted = true;
    context.tell(EventKind::Waited, Event::nobody);
    for (std::size_t who = 0; who < game.players.size(); ++who) {
        if (game.players[who].out) continue;
        game.players[who].warned = {};
        lookBeside(context, who);
    }
}

void findSecretDoor(Game& game, const Place& place) {
    if (!isHidden(game, place.level, place.at)) return;
    auto& state = game.levels.write(place.level);
    state.doorsFound.set(place.at);
    if (isOpen(game, place.level, place.at)) state.unlocked.set(place.at);
}

} // namespace delve::play
