#include "playtest/measures/critical_path.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/measures/ledge_steps.h"
#include "playtest/measures/measured.h"

#include <algorithm>

namespace delve::play {
namespace {

struct Target {
    std::int64_t steps = 0;
    Cell cell;
};

bool mayStep(const Measured& measured, Cell from, Cell to) {
    return !ledgeForbids(measured.level(), measured.world().tiles, from, to);
}

/// The steps to a cell, or to one beside it and one more; nothing where neither can be reached.
std::optional<Target> targetAt(const Measured& measured, const Distances& distances, Cell cell) {
    if (!distances.size.contains(cell)) return {};
    auto steps = distances.at(cell);
    if (steps != Distances::unreachable) return Target{steps, cell};
    for (const Cell side : sidesInReadingOrder)
        if (distances.size.contains(cell + side) && mayStep(measured, cell + side, cell))
            steps = std::min(steps, distances.at(cell + side));
    if (steps == Distances::unreachable) return {};
    return Target{std::int64_t{steps} + 1, cell};
}

bool isBefore(const Target& a, const Target& b) { return a.steps != b.steps ? a.steps < b.steps : a.cell < b.cell; }
bool isFarther(const Target& a, const Target& b) { return a.steps != b.steps ? a.steps > b.steps : a.cell < b.cell; }

/// Keeps the better of the two.
template <class IsBetter>
void keep(std::optional<Target>& best, const std::optional<Target>& other, IsBetter isBetter) {
    if (other && (!best || isBetter(*other, *best))) best = other;
}

std::optional<Target> targetOf(const Measured& measured, const Distances& distances, const ObjectiveNeed& need) {
    std::optional<Target> found;
    const auto look = [&](Cell cell) {
        keep(found, targetAt(measured, distances, cell), need.all ? &isFarther : &isBefore);
    };
    if (need.thing) {
        for (const auto& thing : *measured.level().things)
            if (thing.kind == *need.thing) look(thing.at);
    } else {
        const auto& tiles = measured.world().tiles;
        forEachCellWhere(
            measured.level().tiles, [&](Tile tile) { return (tiles.*need.tile)(tile); }, look);
    }
    return found;
}

/// A cell that no other is farther from the start; the lowest of these.
Target farthestOf(const Distances& distances) {
    Target found{-1, {}};
    for (std::int32_t y = 0; y < distances.size.height; ++y)
        for (std::int32_t x = 0; x < distances.size.width; ++x) {
            const auto steps = distances.at({x, y});
            if (steps != Distances::unreachable && steps > found.steps) found = {steps, {x, y}};
        }
    return found;
}

std::vector<Cell> walkTo(const Measured& measured, const Distances& distances, const Target& target) {
    std::vector<Cell> cells{target.cell};
    for (auto steps = target.steps; steps > 0; --steps)
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cells.back() + side;
            if (!distances.size.contains(before) || distances.at(before) != steps - 1) continue;
            if (!mayStep(measured, before, cells.back())) continue;
            cells.push_back(before);
            break;
        }
    std::ranges::reverse(cells);
    return cells;
}

} // namespace

std::optional<CriticalPath> findCriticalPath(const Measured& measured) {
    const auto* distances = measured.fromStart();
    const auto* objective = measured.objective();
    if (!distances || !objective) return {};
    std::optional<Target> end;
    for (const auto& need : objective->needs) keep(end, targetOf(measured, *distances, need), isFarther);
    if (objective->ofGround) keep(end, farthestOf(*distances), isFarther);
    if (!end) return {};
    return CriticalPath{end->cell, end->steps, walkTo(measured, *distances, *end)};
}

} // namespace delve::play
