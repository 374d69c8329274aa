#include "playtest/rules/turn.h"

/// The golden exit, the gate, and walls that must not be touched.
namespace delve {
namespace {

bool wins(Objective objective, const TileCatalogue& tiles, Tile tile) {
    if (objective == Objective::Exit) return tiles.goldenExit(tile);
    return objective == Objective::Gate && tiles.gate(tile);
}

void touchWall(Turn& turn, std::size_t who, Cell at) {
    stop(turn, who, at);
    const auto& rules = turn.game.rules();
    if (rules.objective == Objective::Exit && rules.deadlyWalls && !turn.game.walksThroughWalls)
        leaveGame(turn, who, EndReason::Wall);
}

} // namespace

/// A wall is what can be neither walked on nor seen through: water stops, and that is all.
void walkIntoWall(Turn& turn, std::size_t who, Cell cell) {
    Game& game = turn.game;
    Player& player = game.players[who];
    const Tile tile = tileAt(game, player.place.level, cell);
    const auto& tiles = game.world().tiles;
    const auto objective = game.rules().objective;
    if (wins(objective, tiles, tile)) {
        const Cell from = player.place.at;
        player.place.at = cell;
        turn.acted = true;
        turn.tell(EventKind::Moved, who).from = from;
        end(turn, Ending::Won, who + 1, objective == Objective::Gate ? EndReason::Gate : EndReason::Exit);
        return;
    }
    if (tiles.seeThrough(tile)) stop(turn, who, cell);
    else touchWall(turn, who, cell);
}

void touchEdge(Turn& turn, std::size_t who, Cell beyond) { touchWall(turn, who, beyond); }

} // namespace delve
