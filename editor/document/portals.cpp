#include "editor/document/portals.h"

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

const Level* portalTarget(const Thing& portal, const Level& own, const World& world) {
    const auto* const to = portal.fields.find("level");
    if (!to) return &own;
    const auto* const reference = std::get_if<Reference>(to);
    const auto* const word = std::get_if<std::string>(to);
    const std::string id = reference ? reference->id : word ? *word : std::string();
    return id == own.id ? &own : world.find(id);
}

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
