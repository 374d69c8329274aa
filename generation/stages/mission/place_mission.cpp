#include "generation/stages/mission/place_mission.h"

#include "generation/level/locks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::generation {
namespace {

Tile ledgeToward(Direction direction) {
    constexpr std::array ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};
    return ledges[static_cast<std::size_t>(direction)];
}

/// As the thing that has it already carries it; else as a colour.
PropertyValue valueOf(const Draft& draft, const std::string& colour) {
    for (const auto& thing : draft.things()) {
        if (thing.kind != ThingKind::Lock && thing.kind != ThingKind::Key) continue;
        const auto* const value = thing.fields.find("colour");
        if (value && colourOf(thing) == colour) return *value;
    }
    const auto found = colourFromText(colour);
    return found ? PropertyValue(*found) : PropertyValue(colour);
}

void add(Draft& draft, ThingKind kind, Cell cell, const std::string& colour) {
    const auto value = valueOf(draft, colour);
    Thing* const thing = draft.addThing(kind, cell);
    if (thing && !colour.empty()) thing->fields.set("colour", value);
}

void placeGate(MissionPlan& plan, const MissionPlan::NewGate& gate) {
    auto& draft = plan.draft;
    const auto& set = plan.gates[gate.edge];
    const auto& site = gate.site;
    switch (set.kind) {
    case Gate::Kind::Lock:
        draft.set(site.cell, Tile::Door);
        add(draft, ThingKind::Lock, site.cell, plan.ground.colours[set.colour]);
        break;
    case Gate::Kind::Secret: draft.set(site.cell, Tile::SecretDoor); break;
    case Gate::Kind::Forward: draft.set(site.cell, ledgeToward(site.forward)); break;
    case Gate::Kind::Backward: draft.set(site.cell, ledgeToward(opposite(site.forward))); break;
    case Gate::Kind::Open: break;
    }
    draft.reserve(site.cell);
}

/// The ids of all locks or keys of a colour.
std::vector<std::string> idsOf(const Draft& draft, ThingKind kind, const std::string& colour) {
    std::vector<std::string> ids;
    for (const auto& thing : draft.things())
        if (thing.kind == kind && colourOf(thing) == colour) ids.push_back(thing.id);
    return ids;
}

void recordMission(MissionPlan& plan) {
    Mission mission = *plan.draft.mission;
    mission.cycles.reserve(mission.cycles.size() + plan.patterns.size());
    for (auto& pattern : plan.patterns) {
        if (pattern.colour != GroundGraph::none) {
            const auto& colour = plan.ground.colours[pattern.colour];
            pattern.record.locks = idsOf(plan.draft, ThingKind::Lock, colour);
            pattern.record.keys = idsOf(plan.draft, ThingKind::Key, colour);
        }
        mission.cycles.push_back(std::move(pattern.record));
    }
    if (!mission.cycles.empty()) plan.draft.mission = std::move(mission);
}

/// The middles of the rooms that each way of a cycle passes, as lines over the map.
void markCycles(const MissionPlan& plan) {
    if (!plan.draft.tracing()) return;
    Mark near{"near ways", Mark::Shape::Lines, {}};
    Mark far{"far ways", Mark::Shape::Lines, {}};
    const auto addTo = [&](Mark& mark, const EdgeWay& way) {
        for (std::size_t i = 1; i < way.places.size(); ++i) {
            if (way.places[i - 1] >= plan.goal() || way.places[i] >= plan.goal()) continue;
            mark.cells.push_back(plan.ground.areas[way.places[i - 1]].box.centre());
            mark.cells.push_back(plan.ground.areas[way.places[i]].box.centre());
        }
    };
    for (const auto& cycle : plan.cycles) {
        addTo(near, cycle.near);
        addTo(far, cycle.far);
    }
    plan.draft.mark(std::move(near));
    plan.draft.mark(std::move(far));
    plan.draft.mark({"mission", Mark::Shape::Points, plan.reserved});
}

} // namespace

void placeKeys(MissionPlan& plan) {
    for (const auto& key : plan.newKeys) {
        add(plan.draft, ThingKind::Key, key.cell, plan.ground.colours[key.colour]);
        plan.draft.reserve(key.cell);
    }
}

void placeMission(MissionPlan& plan) {
    auto& draft = plan.draft;
    placeKeys(plan);
    for (const auto& gate : plan.newGates) placeGate(plan, gate);
    for (const Cell grate : plan.grates) {
        draft.set(grate, Tile::Grate);
        draft.reserve(grate);
    }
    for (const Cell cell : plan.reserved)
        if (cell != plan.ends.startCell || plan.ends.startIsPlaced) draft.reserve(cell);
    if (!plan.ends.startIsPlaced) draft.missionStart = plan.ends.startCell;
    if (plan.ends.exitWall) {
        draft.missionExit = plan.ends.exitWall;
        draft.reserve(*plan.ends.exitWall);
    }
    markCycles(plan);
    recordMission(plan);
}

} // namespace delve::generation
