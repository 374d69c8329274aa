#include "generation/stages/cycles.h"

#include "generation/pipeline/in_the_way.h"
#include "generation/stages/mission/find_cycles.h"
#include "generation/stages/mission/foreshadowing.h"
#include "generation/stages/mission/ledges.h"
#include "generation/stages/mission/locks.h"
#include "generation/stages/mission/mission_ends.h"
#include "generation/stages/mission/place_mission.h"
#include "generation/stages/mission/secret_doors.h"
#include "generation/stages/mission/two_ways.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// Colours of locks and keys that a player can hold apart while a mission is planned.
constexpr std::size_t mostColours = 16;

std::vector<Cell> terminalsOf(const Draft& draft, const PlacedEnds& placed) {
    auto terminals = placed.goalGround;
    if (placed.start) terminals.push_back(*placed.start);
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Key && draft.walkable(thing.at)) terminals.push_back(thing.at);
    return terminals;
}

Failure noWay(std::vector<Cell> goals) {
    return impossible({DELVE_TEXT("stage", "The exit cannot be reached from the start, so no mission can lead there.")},
                      std::move(goals));
}

void noteFewer(Draft& draft, std::int64_t wanted, std::size_t made, Text why) {
    if (made < static_cast<std::size_t>(wanted)) draft.note({why, {std::to_string(wanted), std::to_string(made)}});
}

void noteLocks(Draft& draft, std::int64_t wanted, std::size_t made) {
    if (made >= static_cast<std::size_t>(wanted)) return;
    draft.note({DELVE_TEXT_N("stage", "%n lock(s) instead of %1: all other doors can be bypassed."),
                static_cast<std::int64_t>(made),
                {std::to_string(wanted)}});
}

/// Plans pattern after pattern; false if stopped.
bool planAll(MissionPlan& plan, const CyclesParameters& parameters) {
    auto& draft = plan.draft;
    findCycles(plan, static_cast<std::uint32_t>(parameters.nesting));
    std::optional<LockSight> ofLocks;
    if (parameters.locksInSight) ofLocks.emplace(plan);
    LockSight* const sight = ofLocks ? &*ofLocks : nullptr;
    const auto locks = planLocks(plan, static_cast<std::size_t>(parameters.locks), sight);
    if (!locks) return false;
    noteLocks(draft, parameters.locks, *locks);
    noteFewer(draft, parameters.ledges, planLedges(plan, static_cast<std::size_t>(parameters.ledges), sight),
              DELVE_TEXT("stage", "%2 of %1 ledges: there is no other doorway that a ledge could lead home through."));
    noteFewer(draft, parameters.secretDoors,
              planSecretDoors(plan, static_cast<std::size_t>(parameters.secretDoors), sight),
              DELVE_TEXT("stage", "%2 of %1 hidden shortcuts: there is no other doorway that saves 16 steps."));
    planTwoWays(plan, parameters.twoWays);
    const auto grates = planGrates(plan, static_cast<std::size_t>(parameters.grates));
    if (!grates) return false;
    noteFewer(draft, parameters.grates, *grates,
              DELVE_TEXT("stage", "%2 of %1 grates: no other wall hides what lies ahead from the first steps."));
    planTreasures(plan, parameters.treasures);
    return !plan.stopped();
}

bool knowsColours(MissionPlan& plan) {
    if (plan.ground.colours.size() <= mostColours) return true;
    plan.draft.note({DELVE_TEXT("stage", "No mission: there are locks and keys of too many colours.")});
    return false;
}

/// Can a mission be planned at all? If not, a note says why, and only keys that pinned locks lack are placed.
bool mayPlan(MissionPlan& plan) {
    if (plan.begin()) return true;
    plan.draft.note({DELVE_TEXT("stage", "No mission: a player could get stuck on the ledges that are there.")});
    placeKeys(plan);
    return false;
}

} // namespace

Done cycles(Draft& draft, Stream& random, const CyclesParameters& parameters) {
    const auto placed = PlacedEnds::of(draft);
    if (draft.stopped()) return cancelled();
    auto ground = GroundGraph::of(draft, terminalsOf(draft, placed));
    if (!ground) return cancelled();
    auto ends = chooseEnds(draft, random, *ground, placed);
    if (draft.stopped()) return cancelled();
    if (!placed.goals.empty() && ends && !ends->goalIsPlaced) return noWay(placed.goals);
    if (!ends) {
        draft.note({DELVE_TEXT("stage", "No mission: there are no two places to lead from and to.")});
        return done();
    }
    MissionPlan plan(draft, random, std::move(*ground), std::move(*ends));
    if (!knowsColours(plan)) return done();
    planMissingKeys(plan);
    const bool mayHaveMission = !plan.stopped() && mayPlan(plan);
    if (plan.stopped()) return cancelled();
    if (!plan.reaches(plan.goal())) return noWay(placed.goals.empty() ? pinsOf(draft) : placed.goals);
    if (!mayHaveMission) return done();
    if (!planAll(plan, parameters)) return cancelled();
    placeMission(plan);
    return done();
}

StageInfo cycles1Stage() {
    using P = CyclesParameters;
    StageInfo stage;
    stage.name = "cycles";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Mission on cycles");
    stage.help = DELVE_TEXT("stage", "Plans what a player has to do: locks with keys off the direct way, one-way "
                                     "ledges, hidden shortcuts, and a view of what lies ahead.");
    stage.needs = Part::Floor;
    stage.gives = Part::Mission;
    stage.ways = Ways::Fixes;
    stage.locks = true;
    stage.parameters = {
        parameter("locks", &P::locks, whole(0, 6).in(Unit::PlainCount), DELVE_TEXT("stage", "Locks"),
                  DELVE_TEXT("stage", "How many colours of locks there are, each with a key. Higher values make the "
                                      "way to the goal longer.")),
        parameter("nesting", &P::nesting, whole(1, 4).in(Unit::PlainCount), DELVE_TEXT("stage", "Nested cycles"),
                  DELVE_TEXT("stage", "How deep cycles lie within cycles: 1 plans on the largest ones only. Higher "
                                      "values add smaller ones.")),
        parameter("two-ways", &P::twoWays, share(), DELVE_TEXT("stage", "Dangerous short ways"),
                  DELVE_TEXT("stage", "What share of the cycles with a short and a long way gets danger on the short "
                                      "one. Higher values offer more choices of that kind.")),
        parameter("secret-doors", &P::secretDoors, whole(0, 20).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Hidden shortcuts"),
                  DELVE_TEXT("stage", "How many doorways become secret doors; none is needed to win. Higher values "
                                      "hide more shortcuts, each of at least 16 steps."),
                  ParameterRole::ScalesWithArea),
        parameter("ledges", &P::ledges, whole(0, 20).in(Unit::PlainCount), DELVE_TEXT("stage", "Ledges"),
                  DELVE_TEXT("stage", "How many doorways become ledges, which lead one way: back to where the player "
                                      "has been. Higher values add more such ways home."),
                  ParameterRole::ScalesWithArea),
        parameter("grates", &P::grates, whole(0, 20).in(Unit::PlainCount), DELVE_TEXT("stage", "Views ahead"),
                  DELVE_TEXT("stage", "How many walls near the start become grates that show the goal or what lies "
                                      "behind a lock. Higher values show more of it."),
                  ParameterRole::ScalesWithArea),
        parameter("treasures", &P::treasures, share(), DELVE_TEXT("stage", "Treasure rooms"),
                  DELVE_TEXT("stage", "What share of the dead ends is marked for a guarded treasure. Higher values "
                                      "mark more of them.")),
    };
    stage.run = runWith<P>(cycles, stage.parameters);
    return stage;
}

StageInfo cyclesStage() {
    using P = CyclesParameters;
    StageInfo stage = cycles1Stage();
    stage.version = 2;
    stage.parameters.push_back(
        withDefault(parameter("locks-in-sight", &P::locksInSight, yesOrNo(), DELVE_TEXT("stage", "Locks in sight"),
                              DELVE_TEXT("stage", "Whether players come past a lock before they take its key, wherever "
                                                  "that can be. If not, keys lie as far away as possible.")),
                    true));
    stage.run = runWith<P>(cycles, stage.parameters);
    return stage;
}

} // namespace delve::generation
