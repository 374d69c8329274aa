#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/rules/destinations.h"

/// A portal must lead to a cell where somebody can stand.
namespace delve::play {
namespace {

void findDead(const Inspected& inspected, Found& found) {
    Destinations destinations(*inspected.prepared().places);
    for (const auto& thing : *inspected.level(found.level()).things) {
        if (thing.kind != ThingKind::Portal || destinations.of(found.level(), thing) || found.leaveOut()) continue;
        found.add(Severity::Error,
                  {DELVE_TEXT("inspect", "The portal at (%1, %2) leads nowhere."), argumentsOf(thing.at)}, {thing.at},
                  {fixByRemoving(DELVE_TEXT("inspect", "Remove the portal"), found.level(), thing)}, thing.id);
    }
}

} // namespace

CheckInfo deadPortalCheck() {
    return {"portal-to-nowhere", DELVE_TEXT("inspect", "Portal to nowhere"),
            DELVE_TEXT("inspect", "A portal names a level or a cell where nobody can arrive."), findDead};
}

} // namespace delve::play
