#include "generation/stages/mission/foreshadowing.h"

#include "generation/graph/paths.h"
#include "generation/level/sides.h"
#include "generation/stages/solid.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::int32_t farthestSeen = 8;  ///< steps from where one stands to what one sees
constexpr std::int64_t partOfWay = 4;     ///< within the first fourth of what the walk is thought to take
constexpr std::uint32_t leastDetour = 16; ///< what is seen is at least so many steps away
constexpr std::int32_t stepsBetween = 4;  ///< between two grates

struct View {
    Cell grate;
    Cell from;
    Cell seen;
};

/// The walk that wins, leg by leg: from the start to each key that the goal needs, and to the goal.
class CriticalWalk {
public:
    explicit CriticalWalk(MissionPlan& plan) : m_plan(plan), m_needed(plan.neededColours(false)) {}

    /// False if stopped, or if a part of it is not known.
    bool find() {
        auto left = m_needed[m_plan.goal()];
        Cell at = m_plan.ends.startCell;
        std::uint64_t held = 0;
        while (true) {
            const std::array from{at};
            findDistances(
                openWith(held), from, m_steps, [this] { return m_plan.stopped(); }, stepRule());
            if (m_plan.stopped()) return false;
            const auto next = nearest(left);
            if (!next) return false;
            if (held == 0) m_firstLeg = wayBack(next->first);
            if (held == 0) m_fromStart = m_steps;
            length += m_steps.at(next->first);
            if (next->second == GroundGraph::none) return true;
            at = next->first;
            held |= std::uint64_t{1} << next->second;
            left &= ~held;
        }
    }

    std::int64_t length = 0;
    [[nodiscard]] const std::vector<Cell>& firstLeg() const { return m_firstLeg; } ///< from the start on
    [[nodiscard]] std::uint32_t stepsTo(Cell cell) const { return m_fromStart.at(cell); }
    [[nodiscard]] const std::vector<std::uint64_t>& needed() const { return m_needed; }

private:
    [[nodiscard]] BitGrid openWith(std::uint64_t held) const {
        BitGrid open = m_plan.draft.walkableCells();
        for (const auto& gate : m_plan.newGates) {
            const auto& set = m_plan.gates[gate.edge];
            const bool shut =
                set.kind == Gate::Kind::Secret || (set.kind == Gate::Kind::Lock && (held >> set.colour & 1) == 0);
            if (shut) open.clear(gate.site.cell);
        }
        for (const auto& [cell, colour] : m_plan.placedLocks)
            if ((held >> colour & 1) == 0) open.clear(cell);
        for (const auto& area : m_plan.ground.areas)
            if (m_plan.draft.catalogue().secret(m_plan.draft.at(area.first))) open.clear(area.first);
        return open;
    }

    [[nodiscard]] StepRule stepRule() const {
        std::vector<std::pair<Cell, Direction>> ledges;
        for (const auto& gate : m_plan.newGates) {
            const auto kind = m_plan.gates[gate.edge].kind;
            if (kind == Gate::Kind::Forward) ledges.emplace_back(gate.site.cell, gate.site.forward);
            if (kind == Gate::Kind::Backward) ledges.emplace_back(gate.site.cell, opposite(gate.site.forward));
        }
        for (const auto& area : m_plan.ground.areas) {
            const Tile tile = m_plan.draft.at(area.first);
            if (m_plan.draft.catalogue().ledge(tile))
                ledges.emplace_back(area.first, m_plan.draft.catalogue().ledgeDirection(tile));
        }
        if (ledges.empty()) return {};
        return [ledges](Cell from, Cell to) {
            return std::ranges::none_of(ledges, [&](const auto& ledge) {
                return (ledge.first == from || ledge.first == to) && directionOf(to - from) != ledge.second;
            });
        };
    }

    /// The nearest key of these colours, with its colour; the goal where none is left.
    [[nodiscard]] std::optional<std::pair<Cell, std::uint32_t>> nearest(std::uint64_t colours) const {
        std::vector<std::pair<Cell, std::uint32_t>> targets;
        for (const auto& key : m_plan.newKeys)
            if ((colours >> key.colour & 1) != 0) targets.emplace_back(key.cell, key.colour);
        for (const auto& [cell, colour] : m_plan.placedKeys)
            if ((colours >> colour & 1) != 0) targets.emplace_back(cell, colour);
        if (colours == 0)
            for (const Cell cell : m_plan.ends.goalGround) targets.emplace_back(cell, GroundGraph::none);
        std::optional<std::pair<Cell, std::uint32_t>> best;
        for (const auto& target : targets) {
            const auto steps = m_steps.at(target.first);
            if (steps != Distances::unreachable && (!best || steps < m_steps.at(best->first))) best = target;
        }
        return best;
    }

    /// A shortest way to a cell; the first neighbour that is one step nearer, each time.
    [[nodiscard]] std::vector<Cell> wayBack(Cell to) const {
        std::vector<Cell> cells{to};
        const auto mayStep = stepRule();
        while (m_steps.at(cells.back()) != 0) {
            const Cell cell = cells.back();
            for (const Cell side : sidesInReadingOrder) {
                const Cell before = cell + side;
                if (!m_plan.draft.walkableCells().has(before) || m_steps.at(before) + 1 != m_steps.at(cell)) continue;
                if (mayStep && !mayStep(before, cell)) continue;
                cells.push_back(before);
                break;
            }
            if (cells.back() == cell) return {};
        }
        std::ranges::reverse(cells);
        return cells;
    }

    MissionPlan& m_plan;
    std::vector<std::uint64_t> m_needed;
    Distances m_steps;
    Distances m_fromStart;
    std::vector<Cell> m_firstLeg;
};

bool isClear(const MissionPlan& plan, Cell cell) {
    return plan.draft.walkableCells().has(cell) && plan.draft.catalogue().seeThrough(plan.draft.at(cell)) &&
           std::ranges::none_of(plan.newGates, [&](const auto& gate) { return gate.site.cell == cell; });
}

bool mayBeGrate(const MissionPlan& plan, Cell cell) {
    return plan.draft.inside().contains(cell) && isWall(plan.draft.catalogue(), plan.draft.at(cell)) &&
           !plan.draft.pinned(cell) && !plan.draft.reserved(cell) && cell != plan.ends.exitWall;
}

/// What is worth seeing from a place: the goal's place, or what needs another key.
bool isGuarded(const MissionPlan& plan, const CriticalWalk& walk, Cell cell, std::uint32_t from) {
    const auto area = plan.ground.areaOf(cell);
    if (area == GroundGraph::none || from == GroundGraph::none || area == from) return false;
    const bool goal = std::ranges::find(plan.ends.goals, area) != plan.ends.goals.end();
    return plan.ground.areas[area].wide && (goal || (walk.needed()[area] & ~walk.needed()[from]) != 0);
}

std::optional<View> viewFrom(const MissionPlan& plan, const CriticalWalk& walk, Cell from, Cell side) {
    Cell cell = from + side;
    while (isClear(plan, cell) && steps(from, cell) < farthestSeen) cell = cell + side;
    const Cell grate = cell;
    Cell seen = grate + side;
    if (!mayBeGrate(plan, grate) || !isClear(plan, seen) || steps(from, seen) > farthestSeen) return {};
    if (!isGuarded(plan, walk, seen, plan.ground.areaOf(grate - side))) return {};
    const auto away = walk.stepsTo(seen);
    if (away != Distances::unreachable && away < walk.stepsTo(from) + leastDetour) return {};
    while (isClear(plan, seen + side) && steps(from, seen + side) <= farthestSeen &&
           plan.ground.areaOf(seen + side) == plan.ground.areaOf(seen))
        seen = seen + side;
    return View{grate, from, seen};
}

bool isFarFromOthers(const MissionPlan& plan, Cell grate) {
    return std::ranges::all_of(plan.grates, [&](Cell other) { return steps(grate, other) >= stepsBetween; }) &&
           std::ranges::none_of(plan.newGates, [&](auto& gate) { return steps(gate.site.cell, grate) < 2; });
}

} // namespace

std::optional<std::size_t> planGrates(MissionPlan& plan, std::size_t wanted) {
    if (wanted == 0) return 0;
    CriticalWalk walk(plan);
    if (!walk.find()) return plan.stopped() ? std::nullopt : std::optional(std::size_t{0});
    std::vector<View> views;
    for (const Cell from : walk.firstLeg()) {
        if (std::int64_t{walk.stepsTo(from)} * partOfWay > walk.length) break;
        for (const Cell side : sidesInReadingOrder)
            if (const auto view = viewFrom(plan, walk, from, side)) views.push_back(*view);
    }
    plan.random.shuffle(std::span(views));
    std::size_t made = 0;
    for (const auto& view : views) {
        if (made == wanted) break;
        if (!isFarFromOthers(plan, view.grate)) continue;
        ++made;
        plan.grates.push_back(view.grate);
        const Cell side{std::clamp(view.seen.x - view.from.x, -1, 1), std::clamp(view.seen.y - view.from.y, -1, 1)};
        for (Cell cell = view.from; cell != view.seen + side; cell = cell + side) plan.reserved.push_back(cell);
        MissionPlan::PlannedPattern pattern;
        pattern.record.pattern = MissionPattern::Foreshadowing;
        pattern.record.rooms =
            plan.roomIds(std::vector{plan.ground.areaOf(view.grate - side), plan.ground.areaOf(view.seen)});
        pattern.record.cells = {view.grate, view.from, view.seen};
        plan.patterns.push_back(std::move(pattern));
    }
    return made;
}

} // namespace delve::generation
