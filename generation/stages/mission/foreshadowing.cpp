#include "generation/stages/mission/foreshadowing.h"

#include "generation/level/sides.h"
#include "generation/stages/mission/critical_walk.h"
#include "generation/stages/solid.h"

#include <algorithm>
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
    walk.keepStepsFromStart();
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
