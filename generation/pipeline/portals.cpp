#include "generation/pipeline/portals.h"

#include "generation/level/portal_targets.h"

#include <algorithm>

namespace delve {
namespace {

void lead(Thing& portal, const std::string& level, Cell cell) {
    portal.fields.set("level", Reference{level});
    portal.fields.set("cell", cell);
}

/// An id that no thing of the level has.
std::string freshId(const std::vector<Thing>& things, Cell at) {
    const std::string born = bornAt("portal", at);
    std::string id = born;
    for (int n = 2; std::ranges::find(things, id, &Thing::id) != things.end(); ++n) id = born + '-' + std::to_string(n);
    return id;
}

Thing& portalAt(std::vector<Thing>& things, Cell at) {
    const auto found = std::ranges::find_if(
        things, [at](const Thing& thing) { return thing.kind == ThingKind::Portal && thing.at == at; });
    if (found != things.end()) return *found;
    Thing portal;
    portal.id = freshId(things, at);
    portal.kind = ThingKind::Portal;
    portal.at = at;
    return things.emplace_back(std::move(portal));
}

} // namespace

std::optional<PortalTarget> targetOf(const Thing& portal) {
    const auto* const cell = portal.fields.find("cell");
    const auto* const at = cell ? std::get_if<Cell>(cell) : nullptr;
    if (!at) return std::nullopt;
    return PortalTarget{levelNamedBy(portal), *at};
}

bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner) {
    const std::string outerId = world.levels[outer].id;
    const std::string innerId = world.levels[inner].id;
    std::optional<Cell> entrance;
    for (auto& thing : world.levels[inner].things.write()) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = levelNamedBy(thing);
        if (!to.empty() && to != outerId) continue;
        lead(thing, outerId, at);
        if (!entrance) entrance = thing.at;
    }
    if (!entrance) return false;
    lead(portalAt(world.levels[outer].things.write(), at), innerId, *entrance);
    return true;
}

} // namespace delve
