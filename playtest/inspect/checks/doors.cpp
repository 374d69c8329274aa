#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/door_sides.h"
#include "playtest/inspect/inspected.h"

/// A door should divide two places, and let people through.
namespace delve::play {
namespace {

/// The tile of the ground beside a door: none that leads one way.
Tile groundBeside(const Inspected& inspected, std::uint32_t level, Cell door) {
    for (const Cell side : sidesInReadingOrder) {
        const Cell at = door + side;
        if (!inspected.level(level).size().contains(at)) continue;
        const Tile tile = inspected.level(level).tiles.at(at);
        const auto& tiles = inspected.tiles();
        if (tiles.walkable(tile) && !tiles.passage(tile) && !tiles.ledge(tile)) return tile;
    }
    return Tile::Floor;
}

void findUseless(const Inspected& inspected, Found& found) {
    const auto& walkable = inspected.prepared().levels[found.level()].walkable;
    forEachCellWhere(
        inspected.level(found.level()).tiles, [&](Tile tile) { return inspected.tiles().door(tile); },
        [&](Cell door) {
            if (dividesGround(door, [&](Cell cell) { return walkable.has(cell); }) ||
                inspected.isTaken(found.level(), door) || found.leaveOut())
                return;
            found.add(Severity::Warning,
                      {DELVE_TEXT("inspect", "The door at (%1, %2) divides nothing."), argumentsOf(door)}, {door},
                      {fixByTiles(DELVE_TEXT("inspect", "Replace it by floor"), found.level(), {door},
                                  groundBeside(inspected, found.level(), door))});
        },
        [&inspected] { return inspected.stopped(); });
}

/// Decoration that looks like a wall, over a door that one walks through.
void findBlocked(const Inspected& inspected, Found& found) {
    const Level& level = inspected.level(found.level());
    BitGrid told(level.size()); // once, however many layers cover it
    for (const auto& layer : level.layers) {
        if (layer.hidden) continue;
        forEachCellWhere(
            layer.tiles, [&](Tile tile) { return tile != Tile::Void && !inspected.tiles().walkable(tile); },
            [&](Cell cell) {
                if (!level.size().contains(cell) || !inspected.tiles().passage(level.tiles.at(cell))) return;
                if (told.at(cell)) return;
                told.set(cell);
                if (found.leaveOut()) return;
                found.add(Severity::Warning,
                          {DELVE_TEXT("inspect", "Decoration that looks like an obstacle covers the door at (%1, %2)."),
                           argumentsOf(cell)},
                          {cell},
                          {{.label = DELVE_TEXT("inspect", "Erase the decoration"),
                            .level = found.level(),
                            .decoration = {cell}}});
            },
            [&inspected] { return inspected.stopped(); });
    }
}

} // namespace

CheckInfo uselessDoorCheck() {
    return {"useless-door", DELVE_TEXT("inspect", "Useless door"),
            DELVE_TEXT("inspect", "A door with the same ground on both sides, or with ground on one side only."),
            findUseless};
}

CheckInfo blockedDoorCheck() {
    return {"covered-door", DELVE_TEXT("inspect", "Covered door"),
            DELVE_TEXT("inspect", "Decoration that cannot be walked on is drawn on a door."), findBlocked};
}

} // namespace delve::play
