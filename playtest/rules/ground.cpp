#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

#include <array>

/// Ground that is no plain floor: ledges, lava and chasms. Testers who walk through walls walk over all of it.
namespace delve::play {
namespace {

void stopAtLedge(StepContext& context, std::size_t who, Cell at, Direction leads) {
    static constexpr std::array<Text, 4> texts{
        DELVE_TEXT("play", "This ledge only leads north."), DELVE_TEXT("play", "This ledge only leads east."),
        DELVE_TEXT("play", "This ledge only leads south."), DELVE_TEXT("play", "This ledge only leads west.")};
    stop(context, who, at, {texts[static_cast<std::size_t>(leads)]});
}

/// Nobody is killed by one slip: the first step only warns.
void stepIntoLava(StepContext& context, std::size_t who, Cell at, Direction direction, bool warned) {
    Player& player = context.game.players[who];
    if (!warned) {
        player.warned = direction;
        stop(context, who, at, {DELVE_TEXT("play", "Lava: whoever goes there dies. Go again to do it.")});
        return;
    }
    context.acted = true;
    hurt(context, who, player.health, commonReason::lava);
}

} // namespace

bool heldByLedge(StepContext& context, std::size_t who, Direction direction) {
    const Game& game = context.game;
    const Place here = game.players[who].place;
    const Tile tile = game.level(here.level).tiles.at(here.at);
    const auto& tiles = game.world().tiles;
    if (game.walksThroughWalls || !tiles.holdsBack(tile, direction)) return false;
    stopAtLedge(context, who, here.at + towards(direction), tiles.ledgeDirection(tile));
    return true;
}

bool meetGround(StepContext& context, std::size_t who, const Place& to, Direction direction, bool warned) {
    const Game& game = context.game;
    if (game.walksThroughWalls) return false;
    const auto& tiles = game.world().tiles;
    const Tile tile = game.level(to.level).tiles.at(to.at);
    if (tiles.kills(tile)) {
        stepIntoLava(context, who, to.at, direction, warned);
        return true;
    }
    if (tiles.holdsBack(tile, direction)) {
        stopAtLedge(context, who, to.at, tiles.ledgeDirection(tile));
        return true;
    }
    const auto landing = tiles.leadsDown(tile) ? landingOf(*game.prepared, to) : std::nullopt;
    if (landing && mayArrive(context, who, to.level, to.at, *landing))
        travelTo(context, who, *landing, {DELVE_TEXT("play", "You jump down to the level below.")});
    return landing.has_value();
}

} // namespace delve::play
