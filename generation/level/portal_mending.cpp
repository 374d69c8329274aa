#include "generation/level/portal_mending.h"

#include "generation/level/level_places.h"
#include "generation/level/portal_targets.h"

#include <algorithm>

namespace delve {
namespace {

bool leadsOffTheMap(const Thing& portal, const Level& target) {
    const auto* const field = portal.fields.find("cell");
    const auto* const cell = field ? std::get_if<Cell>(field) : nullptr;
    return cell && !target.size().contains(*cell);
}

bool leadsAstray(const Thing& portal, const Level* target) { return !target || leadsOffTheMap(portal, *target); }

/// `levels`: a world, or the places of its levels.
template <class Levels>
bool mend(Thing& thing, const Level& own, const Levels& levels) {
    if (thing.kind != ThingKind::Portal) return false;
    const auto* const target = portalTarget(thing, own, levels);
    if (!leadsAstray(thing, target)) return false;
    if (!target) thing.fields.remove("level");
    thing.fields.remove("cell");
    return true;
}

bool anyAstray(const Level& level, const LevelPlaces& levels) {
    return std::ranges::any_of(*level.things, [&](const Thing& thing) {
        return thing.kind == ThingKind::Portal && leadsAstray(thing, portalTarget(thing, level, levels));
    });
}

bool mendAll(Level& level, const LevelPlaces& levels) {
    if (!anyAstray(level, levels)) return false;
    for (auto& thing : level.things.write()) mend(thing, level, levels);
    return true;
}

} // namespace

bool mendPortal(Thing& portal, const Level& own, const World& world) { return mend(portal, own, world); }

bool mendPortals(Level& level, const World& world) {
    if (std::ranges::find(*level.things, ThingKind::Portal, &Thing::kind) == level.things->end()) return false;
    return mendAll(level, LevelPlaces(world));
}

bool mendPortals(World& world, const std::function<bool()>& stopped) {
    const World before = world;       // other owners of its levels may write to them or free them meanwhile
    const LevelPlaces places(before); // mending changes no ids and no sizes
    bool any = false;
    for (std::size_t i = 0; i < before.levels.size(); ++i) {
        if (i % levelsToQuestion == 0 && stopped && stopped()) break;
        if (!anyAstray(before.levels[i], places)) continue; // to be written, the level would be copied
        any = mendAll(world.levels[i], places) || any;
    }
    return any;
}

} // namespace delve
