#include "playtest/measures/dead_ends.h"
#include "generation/level/sides.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/measures/measure.h"

#include <algorithm>
#include <utility>
#include <vector>

/// A long hall that ends at nothing.
namespace delve::play {
namespace {

/// From so many cells on a dead end is long.
constexpr std::size_t longDeadEnd = 16;

/// Does something stand there, end the game beside it, or lead on?
bool hasPurpose(const Inspected& inspected, std::uint32_t level, Cell cell) {
    const auto& tiles = inspected.level(level).tiles;
    const bool besideExit = std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
        return tiles.size().contains(cell + side) && inspected.tiles().endsGame(tiles.at(cell + side));
    });
    return besideExit || inspected.isTaken(level, cell) || inspected.leadsElsewhere(level, cell);
}

/// The cells of the dead end, if it is long and there is nothing in it.
std::vector<Cell> longFrom(const Inspected& inspected, std::uint32_t level, std::size_t end) {
    const auto& map = inspected.measured(level).cells();
    std::vector<Cell> cells;
    for (const auto index : deadEndFrom(map, end)) cells.push_back(map.cellAt(index));
    const auto purpose = [&](Cell cell) { return hasPurpose(inspected, level, cell); };
    if (cells.size() < longDeadEnd || std::ranges::any_of(cells, purpose)) return {};
    return cells;
}

void findLong(const Inspected& inspected, Found& found) {
    if (inspected.level(found.level()).size().area() > mostCellsToMeasure) return;
    const auto& map = inspected.measured(found.level()).cells();
    map.forEach(CellMap::mainRegion, [&](std::size_t index) {
        if (found.full() || countWaysOut(map, index) != 1 || inspected.stopped()) return;
        auto cells = longFrom(inspected, found.level(), index);
        if (cells.empty()) return;
        auto fix = fixByTiles(DELVE_TEXT("inspect", "Fill it with wall"), found.level(), cells, Tile::Wall);
        const auto steps = static_cast<std::int64_t>(cells.size());
        found.add(Severity::Hint,
                  {DELVE_TEXT_N("inspect", "The dead end at (%1, %2) is %n step(s) long, and there is nothing in it."),
                   steps, argumentsOf(map.cellAt(index))},
                  std::move(cells), {std::move(fix)});
    });
}

} // namespace

CheckInfo longDeadEndCheck() {
    return {"long-dead-end", DELVE_TEXT("inspect", "Long dead end"),
            DELVE_TEXT("inspect", "A hall of 16 steps or more that leads nowhere, with nothing in it. Players walk it "
                                  "twice in vain."),
            findLong};
}

} // namespace delve::play
