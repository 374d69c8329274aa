#include "playtest/inspect/check.h"

#include "generation/level/rules.h"
#include "playtest/inspect/inspected.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>
#include <utility>

/// Each player needs one start, at a place of their own.
namespace delve::play {
namespace {

Properties ofPlayer(std::int64_t player) {
    Properties fields;
    fields.set("player", Decimal::of(player));
    return fields;
}

/// The first cell without a thing in each part of the level that nothing shuts, the largest parts first.
std::vector<Cell> placesForStart(const Inspected& inspected, std::uint32_t level) {
    constexpr std::size_t mostTried = 16;
    const auto regions = findRegions(inspected.prepared().levels[level].openAtFirst());
    std::vector<std::uint32_t> bySize(regions.count());
    std::iota(bySize.begin(), bySize.end(), 0u);
    std::ranges::stable_sort(bySize, std::greater{},
                             [&](std::uint32_t region) { return regions.regions[region].cells; });
    bySize.resize(std::min(bySize.size(), mostTried));
    std::vector<std::optional<Cell>> first(regions.count());
    for (std::int32_t y = 0; y < inspected.level(level).size().height; ++y)
        for (const auto& run : regions.row(y))
            for (std::int32_t x = run.x; !first[run.region] && x < run.x + run.length; ++x)
                if (!inspected.isTaken(level, {x, y})) first[run.region] = Cell{x, y};
    std::vector<Cell> places;
    for (const auto region : bySize)
        if (first[region]) places.push_back(*first[region]);
    return places;
}

/// How much can be reached from there: all that the objective needs, and how many cells.
std::pair<bool, std::int64_t> worthOf(const Inspected& inspected, const Place& place) {
    const auto* const objective = inspected.objective();
    const bool ofTowns = objective && objective->ofTowns;
    const auto reached = reachableCells(inspected.prepared(), std::span(&place, 1), {.barriersLifted = ofTowns},
                                        [&inspected] { return inspected.stopped(); });
    std::int64_t cells = 0;
    for (const auto& level : reached) cells += level.count();
    return {!objective || inspected.meets(*objective, reached), cells};
}

/// Beside the other player, or where most can be reached from.
std::optional<Cell> placeForStart(const Inspected& inspected, std::uint32_t level) {
    if (const auto near = inspected.nearestFree(level, {0, 0})) return near;
    std::optional<Cell> best;
    std::pair<bool, std::int64_t> most{false, -1};
    for (const Cell cell : placesForStart(inspected, level)) {
        const auto worth = worthOf(inspected, {level, cell});
        if (worth <= most) continue;
        most = worth;
        best = cell;
    }
    return best;
}

void findMissing(const Inspected& inspected, Found& found) {
    if (found.level() != inspected.home()) return;
    for (std::int64_t player = 1; player <= inspected.world().rules->players; ++player) {
        if (placeOfStart(inspected.world(), player)) continue;
        std::vector<Fix> fixes;
        if (const auto place = placeForStart(inspected, found.level()))
            fixes.push_back(fixByPlacing(DELVE_TEXT("inspect", "Place a start"), found.level(), ThingKind::Start,
                                         *place, ofPlayer(player)));
        found.add(Severity::Error,
                  {DELVE_TEXT("inspect", "There is no start for player %1."), {std::to_string(player)}}, {},
                  std::move(fixes));
    }
}

/// Is this the start from which the player sets out, of several?
bool isFirst(const Inspected& inspected, std::uint32_t level, const Thing& start) {
    const auto place = placeOfStart(inspected.world(), playerOf(start));
    return place && place->level == level && startOf(*inspected.level(level).things, playerOf(start)) == &start;
}

/// A start on a level that portals lead to says where one arrives: only a second one on the same level is too many.
void findSecond(const Inspected& inspected, Found& found) {
    for (const auto& thing : *inspected.level(found.level()).things) {
        if (thing.kind != ThingKind::Start) continue;
        const Thing* const first = startOf(*inspected.level(found.level()).things, playerOf(thing));
        if (first == &thing) continue;
        auto arguments = argumentsOf(thing.at);
        arguments.push_back(std::to_string(playerOf(thing)));
        found.add(Severity::Warning,
                  {DELVE_TEXT("inspect", "The start at (%1, %2) is a second one of player %3."), std::move(arguments)},
                  {thing.at, first->at},
                  {fixByRemoving(DELVE_TEXT("inspect", "Remove this start"), found.level(), thing)});
    }
}

void findShared(const Inspected& inspected, Found& found) {
    std::vector<Cell> starts;
    for (const auto& thing : *inspected.level(found.level()).things) {
        if (thing.kind != ThingKind::Start ||
            startOf(*inspected.level(found.level()).things, playerOf(thing)) != &thing)
            continue;
        if (std::ranges::find(starts, thing.at) == starts.end()) {
            starts.push_back(thing.at);
            continue;
        }
        std::vector<Fix> fixes;
        if (const auto place = inspected.nearestFree(found.level(), thing.at))
            fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move the start"), found.level(), thing, *place));
        found.add(Severity::Warning, {DELVE_TEXT("inspect", "Two players start at (%1, %2)."), argumentsOf(thing.at)},
                  {thing.at}, std::move(fixes));
    }
}

/// A start beside what ends the game: there is nothing to play.
void findAtExit(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || found.level() != inspected.home()) return;
    for (const auto& need : inspected.objective()->needs) {
        if (need.all) continue;
        for (const auto& target : inspected.targets(need))
            for (const auto& thing : *inspected.level(found.level()).things) {
                if (thing.kind != ThingKind::Start || !isFirst(inspected, found.level(), thing)) continue;
                if (target.place.level != found.level() || steps(target.place.at, thing.at) > 1) continue;
                std::vector<Fix> fixes;
                if (const auto far = inspected.farthestReached(found.level()))
                    fixes.push_back(
                        fixByMoving(DELVE_TEXT("inspect", "Move the start away"), found.level(), thing, *far));
                found.add(Severity::Warning,
                          {DELVE_TEXT("inspect", "The start at (%1, %2) is right at the goal."), argumentsOf(thing.at)},
                          {thing.at, target.place.at}, std::move(fixes));
            }
    }
}

} // namespace

CheckInfo noStartCheck() {
    return {"no-start", DELVE_TEXT("inspect", "No start"),
            DELVE_TEXT("inspect", "A player has no start. No game can begin."), findMissing};
}

CheckInfo secondStartCheck() {
    return {"second-start", DELVE_TEXT("inspect", "Second start"),
            DELVE_TEXT("inspect", "A level has two starts of one player. Only the first one counts."), findSecond};
}

CheckInfo sharedStartCheck() {
    return {"shared-start", DELVE_TEXT("inspect", "Shared start"),
            DELVE_TEXT("inspect", "Two players start on the same cell."), findShared};
}

CheckInfo startAtGoalCheck() {
    return {"start-at-goal", DELVE_TEXT("inspect", "Start at the goal"),
            DELVE_TEXT("inspect", "A player wins with the first step."), findAtExit};
}

} // namespace delve::play
