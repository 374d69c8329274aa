#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/ways.h"

#include <algorithm>

/// An encounter happens to whoever steps on it.
namespace delve::play {
namespace {

std::vector<Fix> moves(const Inspected& inspected, std::uint32_t level, const Thing& encounter, Cell way) {
    if (inspected.isTaken(level, way)) return {};
    return {fixByMoving(DELVE_TEXT("inspect", "Move it to the way"), level, encounter, way),
            fixByRemoving(DELVE_TEXT("inspect", "Remove the encounter"), level, encounter)};
}

void findUnpassed(const Inspected& inspected, Found& found) {
    const auto& things = *inspected.level(found.level()).things;
    if (std::ranges::find(things, ThingKind::Encounter, &Thing::kind) == things.end()) return;
    const auto& off = inspected.offTheWay(found.level());
    if (off.empty()) return;
    const auto& measured = inspected.measured(found.level());
    for (const auto& thing : things) {
        if (thing.kind != ThingKind::Encounter || !measured.size().contains(thing.at)) continue;
        if ((measured.cells().at(thing.at) & CellMap::mainRegion) == 0) continue;
        const auto number = measured.mainRegion().at(thing.at);
        if (!off[number]) continue;
        if (inspected.stopped()) return;
        const auto walk =
            found.full() ? std::vector<Cell>{thing.at, thing.at} : walkToTheWay(measured.mainRegion(), off, number);
        found.add(Severity::Hint,
                  {DELVE_TEXT_N("inspect", "Nobody needs to pass the encounter at (%1, %2): it lies %n step(s) off "
                                           "every way to the goal, and to anything that can be taken."),
                   static_cast<std::int64_t>(walk.size()) - 1, argumentsOf(thing.at)},
                  {thing.at}, moves(inspected, found.level(), thing, walk.back()));
    }
}

} // namespace

CheckInfo unpassedEncounterCheck() {
    return {"unpassed-encounter", DELVE_TEXT("inspect", "Unpassed encounter"),
            DELVE_TEXT("inspect", "An encounter that lies on no way from the start to what the objective needs, to a "
                                  "portal, or to anything that can be taken."),
            findUnpassed};
}

} // namespace delve::play
