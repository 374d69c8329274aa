#include "playtest/inspect/check.h"

#include "generation/level/rules.h"
#include "playtest/inspect/goals.h"
#include "playtest/inspect/start_places.h"

#include <map>
#include <set>
#include <utility>

/// Each player needs one start, at a place of their own.
namespace delve::play {
namespace {

Properties ofPlayer(std::int64_t player) {
    Properties fields;
    fields.set("player", Decimal::of(player));
    return fields;
}

void findMissing(const Inspected& inspected, Found& found) {
    if (found.level() != inspected.home()) return;
    std::vector<Cell> given;
    for (std::int64_t player = 1; player <= inspected.world().rules->players; ++player) {
        if (placeOfStart(inspected.world(), player)) continue;
        std::vector<Fix> fixes;
        if (const auto place = placeForStart(inspected, found.level(), given)) {
            given.push_back(*place);
            fixes.push_back(fixByPlacing(DELVE_TEXT("inspect", "Place a start"), found.level(), ThingKind::Start,
                                         *place, ofPlayer(player)));
        }
        found.add(Severity::Error,
                  {DELVE_TEXT("inspect", "There is no start for player %1."), {std::to_string(player)}}, {},
                  std::move(fixes), "player-" + std::to_string(player));
    }
}

/// A start on a level that portals lead to says where one arrives: only a second one on the same level is too many.
void findSecond(const Inspected& inspected, Found& found) {
    std::map<std::int64_t, Cell> first; // by player
    for (const auto& thing : *inspected.level(found.level()).things) {
        if (thing.kind != ThingKind::Start) continue;
        const auto [known, isFirst] = first.try_emplace(playerOf(thing), thing.at);
        if (isFirst || found.leaveOut()) continue;
        auto arguments = argumentsOf(thing.at);
        arguments.push_back(std::to_string(playerOf(thing)));
        found.add(Severity::Warning,
                  {DELVE_TEXT("inspect", "The start at (%1, %2) is a second one of player %3."), std::move(arguments)},
                  {thing.at, known->second},
                  {fixByRemoving(DELVE_TEXT("inspect", "Remove this start"), found.level(), thing)}, thing.id);
    }
}

void findShared(const Inspected& inspected, Found& found) {
    std::set<std::int64_t> players;
    std::set<Cell> starts;
    std::vector<Cell> given;
    for (const auto& thing : *inspected.level(found.level()).things) {
        if (thing.kind != ThingKind::Start || !players.insert(playerOf(thing)).second) continue;
        if (starts.insert(thing.at).second || found.leaveOut()) continue;
        std::vector<Fix> fixes;
        if (const auto place = nearestForStart(inspected, found.level(), thing.at, given)) {
            given.push_back(*place);
            fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move the start"), found.level(), thing, *place));
        }
        found.add(Severity::Warning, {DELVE_TEXT("inspect", "Two players start at (%1, %2)."), argumentsOf(thing.at)},
                  {thing.at}, std::move(fixes), thing.id);
    }
}

/// A start beside what ends the game: there is nothing to play.
void findAtGoal(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || found.level() != inspected.home()) return;
    const auto goals = goalsOn(inspected, *inspected.objective(), found.level());
    std::vector<Cell> given;
    for (std::int64_t player = 1; player <= inspected.world().rules->players; ++player) {
        const auto place = placeOfStart(inspected.world(), player);
        if (!place || place->level != found.level()) continue;
        auto cells = besideOrAt(goals, place->at);
        if (cells.empty()) continue;
        const auto& start = *startOf(*inspected.level(found.level()).things, player);
        std::vector<Fix> fixes;
        if (const auto away = placeAway(inspected, *place, given)) {
            given.push_back(*away);
            fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move the start away"), found.level(), start, *away));
        }
        cells.insert(cells.begin(), start.at);
        found.add(Severity::Warning,
                  {DELVE_TEXT("inspect", "The start at (%1, %2) is right at the goal."), argumentsOf(start.at)},
                  std::move(cells), std::move(fixes), start.id);
    }
}

} // namespace

CheckInfo noStartCheck() {
    return {std::string(noStart), DELVE_TEXT("inspect", "No start"),
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
            DELVE_TEXT("inspect", "A player wins with the first step."), findAtGoal};
}

} // namespace delve::play
