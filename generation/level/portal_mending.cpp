#include "generation/level/portal_mending.h"

#include "generation/level/portal_targets.h"

#include <algorithm>

namespace delve {
namespace {

bool leadsOffTheMap(const Thing& portal, const Level& target) {
    const auto* const field = portal.fields.find("cell");
    const auto* const cell = field ? std::get_if<Cell>(field) : nullptr;
    return cell && !target.size().contains(*cell);
}

bool leadsAstray(const Thing& thing, const Level& own, const World& world) {
    if (thing.kind != ThingKind::Portal) return false;
    const auto* const target = portalTarget(thing, own, world);
    return !target || leadsOffTheMap(thing, *target);
}

} // namespace

bool mendPortal(Thing& portal, const Level& own, const World& world) {
    if (!leadsAstray(portal, own, world)) return false;
    if (!portalTarget(portal, own, world)) portal.fields.remove("level");
    portal.fields.remove("cell");
    return true;
}

bool mendPortals(Level& level, const World& world) {
    const auto astray = [&](const Thing& thing) { return leadsAstray(thing, level, world); };
    if (std::ranges::none_of(*level.things, astray)) return false;
    for (auto& thing : level.things.write()) mendPortal(thing, level, world);
    return true;
}

bool mendPortals(World& world) {
    bool any = false;
    for (auto& level : world.levels) any = mendPortals(level, world) || any;
    return any;
}

} // namespace delve
