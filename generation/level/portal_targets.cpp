#include "generation/level/portal_targets.h"

namespace delve {
namespace {

/// A person may have typed it as text.
std::string_view idIn(const PropertyValue* value) {
    if (!value) return {};
    if (const auto* const reference = std::get_if<Reference>(value)) return reference->id;
    const auto* const text = std::get_if<std::string>(value);
    return text ? std::string_view(*text) : std::string_view();
}

std::optional<Cell> arrivalIn(const Level& level, std::string_view from) {
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Start) return thing.at;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Portal && levelNamedBy(thing) == from) return thing.at;
    return {};
}

/// Where a portal arrives that comes from the level of the id `from`; nothing where nobody could stand.
std::optional<Cell> arrivalOf(const Thing& portal, const Level& into, const TileCatalogue& tiles,
                              std::string_view from) {
    const auto* const where = portal.fields.find("cell");
    const auto* const given = where ? std::get_if<Cell>(where) : nullptr;
    const auto cell = given ? std::optional(*given) : arrivalIn(into, from);
    if (!cell || !into.size().contains(*cell) || !tiles.walkable(into.tiles.at(*cell))) return {};
    return cell;
}

template <class Levels>
const Level* targetIn(const Thing& portal, const Level& own, const Levels& levels) {
    if (!portal.fields.find("level")) return &own;
    const auto id = levelNamedBy(portal);
    return id == own.id ? &own : levels.find(id);
}

} // namespace

std::string_view levelNamedBy(const Thing& portal) { return idIn(portal.fields.find("level")); }

std::string_view levelBelow(const Level& level) { return idIn(level.properties.find(belowProperty)); }

const Level* portalTarget(const Thing& portal, const Level& own, const World& world) {
    return targetIn(portal, own, world);
}

const Level* portalTarget(const Thing& portal, const Level& own, const LevelPlaces& levels) {
    return targetIn(portal, own, levels);
}

std::optional<Destination> destinationOf(const LevelPlaces& levels, std::size_t level, const Thing& portal) {
    const World& world = levels.world();
    const bool namesLevel = portal.fields.find("level") != nullptr;
    if (!namesLevel && !portal.fields.find("cell")) return {};
    const auto to = namesLevel ? levels.placeOf(levelNamedBy(portal)) : std::optional(level);
    if (!to) return {};
    const auto cell = arrivalOf(portal, world.levels[*to], world.tiles, world.levels[level].id);
    if (!cell) return {};
    return Destination{*to, *cell};
}

std::optional<Cell> destinationWithin(const Level& level, const TileCatalogue& tiles, const Thing& portal) {
    const bool namesLevel = portal.fields.find("level") != nullptr;
    if (namesLevel ? levelNamedBy(portal) != level.id : !portal.fields.find("cell")) return {};
    return arrivalOf(portal, level, tiles, level.id);
}

} // namespace delve
