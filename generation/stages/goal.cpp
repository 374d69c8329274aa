#include "generation/stages/goal.h"

#include "generation/pipeline/in_the_way.h"
#include "generation/stages/room_graph.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// How far each room is from another: along the links, and straight where no link leads.
std::vector<std::pair<bool, std::int64_t>> distancesFrom(const Draft& draft, RoomId from) {
    const auto ways = waysAlongLinks(draft.rooms(), draft.links(), from);
    std::vector<std::pair<bool, std::int64_t>> distances;
    for (RoomId room = 0; room < draft.rooms().size(); ++room) {
        const bool linked = ways.length[room] != delve::Ways::unreachable;
        const auto straight = squaredLength(draft.rooms()[room].box.centre(), draft.rooms()[from].box.centre());
        distances.emplace_back(linked, linked ? ways.length[room] : straight);
    }
    return distances;
}

} // namespace

Done placeGoal(Draft& draft, Stream&, const GoalParameters&) {
    if (draft.findThing(ThingKind::Goal)) return done();
    const auto* const start = draft.findThing(ThingKind::Start, 1);
    if (!start || draft.rooms().empty())
        return impossible({DELVE_TEXT("stage", "There is no place for the goal: it needs a start and rooms.")},
                          pinsOf(draft));
    const auto distances = distancesFrom(draft, roomNearest(draft.rooms(), start->at));
    std::vector<RoomId> order(draft.rooms().size());
    for (RoomId room = 0; room < order.size(); ++room) order[room] = room;
    std::ranges::sort(
        order, [&](RoomId a, RoomId b) { return distances[a] != distances[b] ? distances[a] > distances[b] : a < b; });
    for (const auto room : order)
        if (const auto cell = middleFreeCell(draft, room)) {
            draft.addThing(ThingKind::Goal, *cell);
            return done();
        }
    return impossible({DELVE_TEXT("stage", "There is no free cell for the goal; leave some floor without pins and "
                                           "things.")},
                      occupiedGround(draft));
}

StageInfo goalStage() {
    StageInfo stage;
    stage.name = "goal";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Goal");
    stage.help =
        DELVE_TEXT("stage", "Puts the goal into the room or site that is farthest from the start along the links.");
    stage.needs = Part::Rooms | Part::Start;
    stage.gives = Part::Goal;
    stage.run = runWith<GoalParameters>(placeGoal, {});
    return stage;
}

} // namespace delve::generation
