#include "generation/pipeline/portals.h"

#include "generation/level/portal_targets.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

void lead(Thing& portal, const std::string& level, Cell cell) {
    portal.fields.set("level", Reference{level});
    portal.fields.set("cell", cell);
}

/// Sets the target, unless a person pinned the portal and it leads to that level already: the code that regenerates
/// that level checks whether the cell still exists.
void leadUnlessPinned(Level& level, Thing& portal, const std::string& to, Cell cell) {
    const auto target = targetOf(portal);
    const bool pinned = std::ranges::binary_search(*level.pinnedThings, portal.id);
    if (pinned && target && target->level == to) return;
    lead(portal, to, cell);
}

/// An id that no thing of the level has.
std::string freshId(const ThingPlaces& places, Cell at) {
    const std::string born = bornAt("portal", at);
    std::string id = born;
    for (int n = 2; places.isTaken(id); ++n) id = born + '-' + std::to_string(n);
    return id;
}

Thing& portalAt(std::vector<Thing>& things, Cell at, ThingPlaces& places) {
    for (const auto thing : places.in({at.x, at.y, 1, 1}))
        if (things[thing].kind == ThingKind::Portal) return things[thing];
    Thing portal;
    portal.id = freshId(places, at);
    portal.kind = ThingKind::Portal;
    portal.at = at;
    places.add(portal);
    return things.emplace_back(std::move(portal));
}

} // namespace

std::optional<PortalTarget> targetOf(const Thing& portal) {
    const auto* const cell = portal.fields.find("cell");
    const auto* const at = cell ? std::get_if<Cell>(cell) : nullptr;
    if (!at) return std::nullopt;
    return PortalTarget{levelNamedBy(portal), *at};
}

bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner, ThingPlaces& places) {
    const SharedLevels& levels = world.levels;
    const std::string outerId = levels[outer].id;
    const std::string innerId = levels[inner].id;
    std::optional<Cell> entrance;
    Level& within = world.levels[inner];
    for (auto& thing : within.things.write()) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = levelNamedBy(thing);
        if (!to.empty() && to != outerId) continue;
        leadUnlessPinned(within, thing, outerId, at);
        if (!entrance) entrance = thing.at;
    }
    if (!entrance) return false;
    Level& around = world.levels[outer];
    leadUnlessPinned(around, portalAt(around.things.write(), at, places), innerId, *entrance);
    return true;
}

bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner) {
    ThingPlaces places(*std::as_const(world).levels[outer].things);
    return joinByPortals(world, outer, at, inner, places);
}

bool joinKept(World& world, std::size_t outer, Cell at, std::size_t inner, const Level& before, ThingPlaces& places) {
    const SharedLevels& levels = world.levels;
    const std::string outerId = levels[outer].id;
    const std::string innerId = levels[inner].id;
    std::vector<Cell> wasAt;
    std::optional<Cell> entrance; // where the first of them led
    for (const auto& thing : *before.things) {
        const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
        if (!target || target->level != innerId) continue;
        wasAt.push_back(thing.at);
        if (!entrance) entrance = target->cell;
    }
    Level& kept = world.levels[inner];
    std::optional<Cell> wayOut;
    const auto things = kept.things; // shared: leading writes to the level's own
    for (const auto& thing : *things) {
        const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
        if (!target || target->level != outerId) continue;
        if (!wayOut) wayOut = thing.at;
        if (target->cell == at || std::ranges::find(wasAt, target->cell) == wasAt.end()) continue;
        leadUnlessPinned(kept, *std::ranges::find(kept.things.write(), thing.id, &Thing::id), outerId, at);
    }
    if (!entrance) entrance = wayOut;
    if (!entrance) return false;
    Level& around = world.levels[outer];
    leadUnlessPinned(around, portalAt(around.things.write(), at, places), innerId, *entrance);
    return true;
}

} // namespace delve::generation
