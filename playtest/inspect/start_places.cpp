#include "playtest/inspect/start_places.h"

#include "generation/graph/paths.h"
#include "playtest/inspect/goals.h"
#include "playtest/inspect/nearest.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <span>
#include <utility>

namespace delve::play {
namespace {

constexpr std::size_t mostTried = 16; ///< places for a start: for each one looks what can be reached from it

/// Cells for a start: `cells` without those that are given to other starts already; and if possible without those at a
/// goal.
struct CellsForStart {
    BitGrid any;
    BitGrid awayFromGoals;

    CellsForStart(const Inspected& inspected, std::uint32_t level, const BitGrid& cells, const std::vector<Cell>& given)
        : any(cells) {
        for (const Cell cell : given) any.clear(cell);
        awayFromGoals = any;
        if (const auto* const objective = inspected.objective())
            clearAround(awayFromGoals, goalsOn(inspected, *objective, level));
    }
};

/// What can be walked on at first, without the cells of things.
BitGrid openCells(const PreparedLevel& level) {
    BitGrid cells = level.openAtFirst();
    for (const auto& entry : level.thingsByCell)
        if (cells.size().contains(entry.first)) cells.clear(entry.first);
    return cells;
}

/// The numbers of the largest regions, the largest first.
std::vector<std::uint32_t> largestOf(const Regions& regions) {
    std::vector<std::uint32_t> bySize(regions.count());
    std::iota(bySize.begin(), bySize.end(), 0u);
    std::ranges::stable_sort(bySize, std::greater{},
                             [&](std::uint32_t region) { return regions.regions[region].cells; });
    bySize.resize(std::min(bySize.size(), mostTried));
    return bySize;
}

/// The first cell for a start in each part of the level that nothing shuts, the largest parts first.
std::vector<Cell> placesForStart(const Inspected& inspected, std::uint32_t level, const std::vector<Cell>& given) {
    struct First {
        std::optional<Cell> away;
        std::optional<Cell> any;
    };
    const auto& prepared = inspected.prepared().levels[level];
    Regions regions;
    if (!findRegions(prepared.openAtFirst(), regions, [&] { return inspected.stopped(); })) return {};
    const CellsForStart cells(inspected, level, openCells(prepared), given);
    const auto largest = largestOf(regions);
    std::map<std::uint32_t, First> first;
    for (const auto region : largest) first[region] = {};
    for (std::int32_t y = 0; y < inspected.level(level).size().height; ++y)
        for (const auto& run : regions.row(y)) {
            const auto of = first.find(run.region);
            for (std::int32_t x = run.x; of != first.end() && !of->second.away && x < run.x + run.length; ++x) {
                if (cells.awayFromGoals.at({x, y})) of->second.away = Cell{x, y};
                if (!of->second.any && cells.any.at({x, y})) of->second.any = Cell{x, y};
            }
        }
    std::vector<Cell> places;
    for (const auto region : largest)
        if (const auto& cell = first[region].away ? first[region].away : first[region].any) places.push_back(*cell);
    return places;
}

/// How much can be reached from there: all that the objective needs, and how many cells.
std::pair<bool, std::int64_t> worthOf(const Inspected& inspected, const Place& place) {
    const auto* const objective = inspected.objective();
    const auto reached = inspected.reachFrom(std::span(&place, 1));
    std::int64_t cells = 0;
    for (const auto& level : reached) cells += level.count();
    return {!objective || inspected.meets(*objective, reached), cells};
}

bool isWithin(const std::vector<BitGrid>& part, const std::vector<BitGrid>& whole) {
    for (std::size_t level = 0; level < part.size(); ++level)
        if (!part[level].isWithin(whole[level])) return false;
    return true;
}

/// Would all that is reached be reached still if one player started elsewhere?
bool reachesAsMuch(const Inspected& inspected, const Place& start, const Place& instead) {
    auto starts = inspected.starts();
    std::ranges::replace(starts, start, instead);
    const auto reached = inspected.reachFrom(starts);
    return !inspected.stopped() && isWithin(inspected.reached(), reached);
}

/// A cell, how far it is, and what part of the level it lies in.
struct FarCell {
    std::uint32_t steps = 0;
    Cell cell;
    std::uint32_t region = 0;
};

/// Of these cells the farthest one in each part of the level, the farthest first, the lowest of equals.
std::vector<FarCell> farthestOf(const BitGrid& cells, const Regions& regions, const Distances& distances) {
    std::map<std::uint32_t, FarCell> byRegion;
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (const auto& run : regions.row(y))
            for (std::int32_t x = run.x; x < run.x + run.length; ++x) {
                const auto steps = distances.at({x, y});
                if (!cells.at({x, y}) || steps == Distances::unreachable) continue;
                const auto [known, isNew] = byRegion.try_emplace(run.region, FarCell{steps, {x, y}, run.region});
                if (!isNew && steps > known->second.steps) known->second = {steps, {x, y}, run.region};
            }
    std::vector<FarCell> farthest;
    for (const auto& entry : byRegion) farthest.push_back(entry.second);
    std::ranges::sort(farthest, [](const FarCell& a, const FarCell& b) {
        return a.steps != b.steps ? a.steps > b.steps : a.cell < b.cell;
    });
    return farthest;
}

} // namespace

std::optional<Cell> nearestForStart(const Inspected& inspected, std::uint32_t level, Cell near,
                                    const std::vector<Cell>& given) {
    return nearestIn(CellsForStart(inspected, level, inspected.freeCells(level), given).awayFromGoals, near);
}

std::optional<Cell> placeForStart(const Inspected& inspected, std::uint32_t level, const std::vector<Cell>& given) {
    const auto other = std::ranges::find(inspected.starts(), level, &Place::level);
    const Cell near = other == inspected.starts().end() ? Cell{} : other->at;
    const CellsForStart beside(inspected, level, inspected.freeCells(level), given);
    if (const auto place = nearestIn(beside.awayFromGoals, near)) return place;
    if (const auto place = nearestIn(beside.any, near)) return place;
    std::optional<Cell> best;
    std::pair<bool, std::int64_t> most{false, -1};
    for (const Cell cell : placesForStart(inspected, level, given)) {
        if (inspected.stopped()) break;
        const auto worth = worthOf(inspected, {level, cell});
        if (worth <= most) continue;
        most = worth;
        best = cell;
    }
    return best;
}

/// Whoever walks both ways between two cells reaches the same from either.
std::optional<Cell> placeAway(const Inspected& inspected, const Place& start, const std::vector<Cell>& given) {
    const auto stopped = [&inspected] { return inspected.stopped(); };
    const auto& open = inspected.prepared().levels[start.level].openAtFirst();
    Regions regions;
    const auto distances = findDistances(inspected.reached()[start.level], std::span(&start.at, 1), stopped);
    if (!open.size().contains(start.at) || !findRegions(open, regions, stopped) || stopped()) return {};
    const CellsForStart cells(inspected, start.level, inspected.freeCells(start.level), given);
    const auto ownRegion = regions.at(start.at);
    std::size_t tried = 0;
    for (const auto& far : farthestOf(cells.awayFromGoals, regions, distances)) {
        if (far.region == ownRegion) return far.cell;
        if (tried++ < mostTried && reachesAsMuch(inspected, start, {start.level, far.cell})) return far.cell;
    }
    return {};
}

} // namespace delve::play
