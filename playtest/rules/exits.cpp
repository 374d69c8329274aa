#include "playtest/rules/step_context.h"

/// What is no ground and is walked into: a golden exit, a gate, walls that must not be touched.
namespace delve::play {
namespace {

void touchWall(StepContext& context, std::size_t who, Cell at) {
    stop(context, who, at);
    askObjective(context, {.kind = Occasion::Kind::TouchedWall, .player = who});
}

} // namespace

/// A wall is what can be neither walked on nor seen through: water stops, and that is all.
void walkIntoWall(StepContext& context, std::size_t who, Cell cell) {
    Game& game = context.game;
    Player& player = game.players[who];
    const Tile tile = tileAt(game, player.place.level, cell);
    const auto victory = victoryBy(context, {.kind = Occasion::Kind::WalkedInto, .player = who, .tile = tile});
    if (victory) {
        const Cell from = player.place.at;
        player.place.at = cell;
        context.acted = true;
        context.tell(EventKind::Moved, who).from = from;
        return win(context, *victory);
    }
    if (game.world().tiles.leadsDown(tile)) stop(context, who, cell, {DELVE_TEXT("play", "This chasm leads nowhere.")});
    else if (game.world().tiles.seeThrough(tile)) stop(context, who, cell);
    else touchWall(context, who, cell);
}

void touchEdge(StepContext& context, std::size_t who, Cell beyond) { touchWall(context, who, beyond); }

} // namespace delve::play
