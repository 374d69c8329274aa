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
    bool beside = false; ///< to come next to it will do, as in targets.h
};

/// Looks for the targets of one level.
class Targets {
public:
    Targets(const Measured& measured, const Distances& distances) : m_measured(measured), m_distances(distances) {}

    /// The steps to a cell, or to one beside it and one more; nothing where neither can be reached.
    [[nodiscard]] std::optional<Target> at(Cell cell, bool beside) const {
        if (!m_distances.size.contains(cell)) return {};
        auto steps = m_distances.at(cell);
        if (beside)
            for (const Cell side : sidesInReadingOrder)
                if (const Cell from = cell + side; leadsFrom(from, cell))
                    steps = std::min(steps, m_distances.at(from) + 1);
        if (steps == Distances::unreachable) return {};
        return Target{steps, cell, beside};
    }

private:
    /// Can somebody come to the one cell, and walk against the other from there?
    [[nodiscard]] bool leadsFrom(Cell from, Cell to) const {
        return m_distances.size.contains(from) && m_distances.at(from) != Distances::unreachable &&
               !ledgeHolds(m_measured.level(), m_measured.world().tiles, from, to);
    }

    const Measured& m_measured;
    const Distances& m_distances;
};

bool isBefore(const Target& a, const Target& b) { return a.steps != b.steps ? a.steps < b.steps : a.cell < b.cell; }
bool isFarther(const Target& a, const Target& b) { return a.steps != b.steps ? a.steps > b.steps : a.cell < b.cell; }

/// Keeps the better of the two.
template <class IsBetter>
void keep(std::optional<Target>& best, const std::optional<Target>& other, IsBetter isBetter) {
    if (other && (!best || isBetter(*other, *best))) best = other;
}

std::optional<Target> targetOf(const Measured& measured, const Distances& distances, const ObjectiveNeed& need) {
    std::optional<Target> found;
    const Targets targets(measured, distances);
    const bool beside = need.tile != nullptr || need.thing == ThingKind::Boss;
    const auto look = [&](Cell cell) { keep(found, targets.at(cell, beside), need.all ? &isFarther : &isBefore); };
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
    Target found{-1, {}, false};
    for (std::int32_t y = 0; y < distances.size.height; ++y)
        for (std::int32_t x = 0; x < distances.size.width; ++x) {
            const auto steps = distances.at({x, y});
            if (steps != Distances::unreachable && steps > found.steps) found = {steps, {x, y}, false};
        }
    return found;
}

std::vector<Cell> walkTo(const Measured& measured, const Distances& distances, const Target& target) {
    std::vector<Cell> cells{target.cell};
    for (auto steps = target.steps; steps > 0; --steps)
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cells.back() + side;
            if (!distances.size.contains(before) || distances.at(before) != steps - 1) continue;
            const auto forbids = target.beside && cells.size() == 1 ? &ledgeHolds : &ledgeForbids;
            if (forbids(measured.level(), measured.world().tiles, before, cells.back())) continue;
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
