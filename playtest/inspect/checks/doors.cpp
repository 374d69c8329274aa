#include "generation/level/tile_cells.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

#include <algorithm>
#include <array>

/// A door should divide two places, and let people through.
namespace delve::play {
namespace {

/// The eight cells around one, in a circle; every second is one of its four sides.
constexpr std::array<Cell, 8> around{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// Into how many parts the ground around a cell falls without it, of those that touch one of its four sides.
int partsAround(const BitGrid& walkable, Cell cell) {
    std::array<bool, 8> open{};
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Cell at = cell + around[i];
        open[i] = walkable.size().contains(at) && walkable.at(at);
    }
    if (std::ranges::find(open, false) == open.end()) return 1;
    int parts = 0;
    for (std::size_t i = 0; i < around.size(); ++i) {
        if (open[i] || !open[(i + 1) % 8]) continue;
        // A part begins behind cell i. A corner alone touches no side.
        const std::size_t begin = (i + 1) % 8;
        const bool cornerAlone = begin % 2 == 1 && !open[(begin + 1) % 8];
        if (!cornerAlone) ++parts;
    }
    return parts;
}

/// The tile of the ground beside a door.
Tile groundBeside(const Inspected& inspected, std::uint32_t level, Cell door) {
    for (std::size_t i = 0; i < around.size(); i += 2) {
        const Cell at = door + around[i];
        if (!inspected.level(level).size().contains(at)) continue;
        const Tile tile = inspected.level(level).tiles.at(at);
        if (inspected.tiles().walkable(tile) && !inspected.tiles().passage(tile)) return tile;
    }
    return Tile::Floor;
}

void findUseless(const Inspected& inspected, Found& found) {
    const auto& walkable = inspected.prepared().levels[found.level()].walkable;
    forEachCellWhere(
        inspected.level(found.level()).tiles, [&](Tile tile) { return inspected.tiles().door(tile); },
        [&](Cell door) {
            if (partsAround(walkable, door) > 1 || inspected.isTaken(found.level(), door)) return;
            found.add(Severity::Warning,
                      {DELVE_TEXT("inspect", "The door at (%1, %2) divides nothing."), argumentsOf(door)}, {door},
                      {fixByTiles(DELVE_TEXT("inspect", "Replace it by floor"), found.level(), {door},
                                  groundBeside(inspected, found.level(), door))});
        });
}

/// Decoration that looks like a wall, over a door that one walks through.
void findBlocked(const Inspected& inspected, Found& found) {
    const Level& level = inspected.level(found.level());
    for (const auto& layer : level.layers) {
        if (layer.hidden) continue;
        forEachCellWhere(
            layer.tiles, [&](Tile tile) { return tile != Tile::Void && !inspected.tiles().walkable(tile); },
            [&](Cell cell) {
                if (!level.size().contains(cell) || !inspected.tiles().passage(level.tiles.at(cell))) return;
                found.add(Severity::Warning,
                          {DELVE_TEXT("inspect", "Decoration that looks like an obstacle covers the door at (%1, %2)."),
                           argumentsOf(cell)},
                          {cell},
                          {{.label = DELVE_TEXT("inspect", "Erase the decoration"),
                            .level = found.level(),
                            .decoration = {cell}}});
            });
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
