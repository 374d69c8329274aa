#include "playtest/measures/critical_path.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/measures/ledge_steps.h"
#include "playtest/measures/measured.h"

#include <algorithm>
#include <cstdint>

namespace delve::play {
namespace {

/// How somebody comes to a target.
enum class Coming : std::uint8_t {
    OnIt,    ///< stands on it
    Into,    ///< walks into it from beside, as into an exit
    NextToIt ///< stands beside it: a boss comes and fights
};

struct Target {
    std::int64_t steps = 0;
    Cell cell;
    Coming coming = Coming::OnIt;
};

/// Does a ledge forbid the last step, from beside a target to it?
bool isHeldBack(const Measured& measured, Cell from, Cell to, Coming coming) {
    const auto& tiles = measured.level().tiles;
    switch (coming) {
    case Coming::OnIt: return ledgeForbids(tiles, measured.world().tiles, from, to);
    case Coming::Into: return ledgeHolds(tiles, measured.world().tiles, from, to);
    case Coming::NextToIt: break;
    }
    return false;
}

/// Looks for the targets of one level.
class Targets {
public:
    Targets(const Measured& measured, const Distances& distances) : m_measured(measured), m_distances(distances) {}

    /// The steps to a cell, or to one beside it and one more; nothing where neither can be reached.
    [[nodiscard]] std::optional<Target> at(Cell cell, Coming coming) const {
        if (!m_distances.size.contains(cell)) return {};
        auto steps = m_distances.at(cell);
        if (coming != Coming::OnIt)
            for (const Cell side : sidesInReadingOrder)
                if (const Cell from = cell + side; leadsFrom(from, cell, coming))
                    steps = std::min(steps, m_distances.at(from) + 1);
        if (steps == Distances::unreachable) return {};
        return Target{steps, cell, coming};
    }

private:
    /// Can somebody come to the one cell, and from there to the other?
    [[nodiscard]] bool leadsFrom(Cell from, Cell to, Coming coming) const {
        return m_distances.size.contains(from) && m_distances.at(from) != Distances::unreachable &&
               !isHeldBack(m_measured, from, to, coming);
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
    const auto coming = need.tile ? Coming::Into : need.thing == ThingKind::Boss ? Coming::NextToIt : Coming::OnIt;
    const auto look = [&](Cell cell) { keep(found, targets.at(cell, coming), need.all ? &isFarther : &isBefore); };
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
    Target found{-1, {}, Coming::OnIt};
    for (std::int32_t y = 0; y < distances.size.height; ++y)
        for (std::int32_t x = 0; x < distances.size.width; ++x) {
            const auto steps = distances.at({x, y});
            if (steps != Distances::unreachable && steps > found.steps) found = {steps, {x, y}, Coming::OnIt};
        }
    return found;
}

std::vector<Cell> walkTo(const Measured& measured, const Distances& distances, const Target& target) {
    std::vector<Cell> cells{target.cell};
    for (auto steps = target.steps; steps > 0; --steps)
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cells.back() + side;
            if (!distances.size.contains(before) || distances.at(before) != steps - 1) continue;
            const auto coming = cells.size() == 1 ? target.coming : Coming::OnIt;
            if (isHeldBack(measured, before, cells.back(), coming)) continue;
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
