#include "playtest/proof/reach.h"

#include "generation/graph/regions.h"
#include "generation/level/bit_runs.h"
#include "generation/level/portal_targets.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/rules/reachable.h"

#include <algorithm>
#include <memory>

namespace delve::play {
namespace {

std::vector<Cell> cellsOf(const Level& level, ThingKind kind) {
    std::vector<Cell> cells;
    for (const auto& thing : *level.things)
        if (thing.kind == kind) cells.push_back(thing.at);
    return cells;
}

template <class Is>
std::vector<Cell> cellsWhere(const Level& level, Is is) {
    std::vector<Cell> cells;
    forEachCellWhere(level.tiles, is, [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

bool nextTo(const BitGrid& reached, Cell cell) {
    return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
        return reached.size().contains(cell + side) && reached.at(cell + side);
    });
}

/// Fails unless there is a target, and all of them can be reached.
Done checkTargets(const std::vector<Cell>& targets, const BitGrid& reached, const Text& missing, const Text& apart) {
    if (targets.empty()) return impossible({missing});
    std::vector<Cell> lost;
    for (const Cell cell : targets)
        if (!reached.at(cell) && !nextTo(reached, cell)) lost.push_back(cell);
    if (lost.empty()) return done();
    const Cell first = lost.front();
    return impossible({apart, {std::to_string(first.x), std::to_string(first.y)}}, std::move(lost));
}

Done checkAllSeen(const BitGrid& open, const BitGrid& reached) {
    std::vector<Cell> unseen;
    for (std::int32_t y = 0; y < open.size().height; ++y)
        forEachBit(open.row(y), [&](std::int32_t x) {
            if (!reached.at({x, y})) unseen.push_back({x, y});
        });
    if (unseen.empty()) return done();
    const Cell first = unseen.front();
    return impossible({DELVE_TEXT("proof", "The ground at (%1, %2) cannot be reached."),
                       {std::to_string(first.x), std::to_string(first.y)}},
                      std::move(unseen));
}

std::vector<Cell> cellsOf(const World& world, const Level& level, const ObjectiveNeed& need) {
    if (need.thing) return cellsOf(level, *need.thing);
    return cellsWhere(level, [&](Tile tile) { return (world.tiles.*need.tile)(tile); });
}

/// All that the objective needs; of one about ground, all of that.
Done checkObjective(const World& world, const ObjectiveInfo& objective, const Level& level, const BitGrid& open,
                    const Reach& reach) {
    for (const auto& need : objective.needs)
        if (auto found = checkTargets(cellsOf(world, level, need), reach.cells, need.missing, need.apart); !found)
            return found;
    return objective.ofGround ? checkAllSeen(open, reach.cells) : done();
}

Done checkRegions(const BitGrid& open) {
    const auto regions = findRegions(open);
    if (regions.count() == 1) return done();
    std::vector<Cell> first;
    for (const auto& region : regions.regions) first.push_back(region.first);
    return impossible({DELVE_TEXT_N("proof", "The ground is not connected: %n region(s)."),
                       static_cast<std::int64_t>(regions.count()),
                       {}},
                      std::move(first));
}

Failure nowhereToStart() { return impossible({DELVE_TEXT("proof", "There is no start for player 1.")}); }

/// Walks a world from its starts on through all portals that can be reached, and looks at each level that is entered.
class WorldWalk {
public:
    WorldWalk(const World& world, const ObjectiveInfo& objective, const generation::Feedback* feedback)
        : m_world(world), m_objective(objective), m_places(world), m_feedback(feedback),
          m_seen(world.levels.size(), false) {}

    /// In the order in which the levels are reached; all faults, or the first.
    Result<std::vector<ReachFault>> faults(bool all) {
        for (std::size_t i = 0; i < m_world.levels.size(); ++i)
            if (const auto* start = startOf(*m_world.levels[i].things, 1)) enter(i, start->at);
        std::vector<ReachFault> found;
        for (std::size_t next = 0; next < m_entered.size(); ++next) {
            if (m_feedback && m_feedback->stopped()) return cancelled();
            const Entry entry = m_entered[next]; // a copy: what is entered from there makes the list grow
            if (auto sound = checkEntered(entry); !sound) found.push_back({entry.level, std::move(sound).failure()});
            if (!all && !found.empty()) return found;
        }
        for (std::size_t i = 0; i < m_seen.size(); ++i)
            if (!m_seen[i]) found.push_back({i, nowhereToStart()});
        return found;
    }

private:
    struct Entry {
        std::size_t level;
        Cell cell;
    };

    void enter(std::size_t level, Cell cell) {
        if (m_seen[level]) return;
        m_seen[level] = true;
        m_entered.push_back({level, cell});
    }

    Done checkEntered(Entry entry) {
        const Level& level = m_world.levels[entry.level];
        const BitGrid open = walkableCells(level.tiles, m_world.tiles);
        const Reach reach = findReachWithKeys(level, m_world.tiles, entry.cell);
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Portal && reach.cells.at(thing.at))
                if (const auto to = destinationOf(m_places, entry.level, thing)) enter(to->level, to->cell);
        if (auto joined = checkRegions(open); !joined) return joined;
        // What the objective needs lies where somebody starts; the levels around that are only walked through.
        return startOf(*level.things, 1) ? checkObjective(m_world, m_objective, level, open, reach)
                                         : checkAllSeen(open, reach.cells);
    }

    const World& m_world;
    const ObjectiveInfo& m_objective;
    LevelPlaces m_places;
    const generation::Feedback* m_feedback;
    std::vector<bool> m_seen;
    std::vector<Entry> m_entered; ///< in the order in which they were come to
};

/// By the rules themselves, which want what can be walked to and no more: a level is at fault where nobody comes to it.
Result<std::vector<ReachFault>> faultsOfExploring(const World& world, const generation::Feedback* feedback,
                                                  const ObjectiveRegistry& objectives) {
    const auto prepared =
        preparedWorldOf(std::make_shared<const World>(world), {objectives, generation::builtInDeclarations()});
    std::vector<Place> starts;
    for (std::int64_t player = 1; player <= world.rules->players; ++player)
        if (const auto start = placeOfStart(*prepared->world, player)) starts.push_back(*start);
    if (feedback && feedback->stopped()) return cancelled();
    const auto reached = reachableCells(*prepared, starts);
    std::vector<ReachFault> found;
    for (std::size_t i = 0; i < reached.size(); ++i)
        if (!startOf(*world.levels[i].things, 1) && reached[i].none()) found.push_back({i, nowhereToStart()});
    return found;
}

} // namespace

Done checkReach(const World& world, const generation::Feedback* feedback, const ObjectiveRegistry& objectives) {
    const auto chosen = chosenObjective(*world.rules, objectives);
    if (!chosen) return chosen.failure();
    auto faults = WorldWalk(world, *chosen->info, feedback).faults(false);
    if (!faults) return std::move(faults).failure();
    return faults->empty() ? done() : Done(std::move(faults->front().failure));
}

Result<std::vector<ReachFault>> findReachFaults(const World& world, const generation::Feedback* feedback,
                                                const ObjectiveRegistry& objectives) {
    const auto chosen = chosenObjective(*world.rules, objectives);
    if (!chosen) return chosen.failure();
    if (chosen->info->ofGround) return faultsOfExploring(world, feedback, objectives);
    auto faults = WorldWalk(world, *chosen->info, feedback).faults(true);
    if (faults) std::ranges::sort(*faults, {}, &ReachFault::level);
    return faults;
}

} // namespace delve::play
