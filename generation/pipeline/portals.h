#pragma once

#include "generation/level/world.h"
#include "generation/pipeline/thing_places.h"

#include <optional>
#include <string_view>
#include <vector>

/// Portals between the levels of a world.
namespace delve::generation {

/// The level and the cell that a portal names; nothing if it names no cell yet.
struct PortalTarget {
    std::string_view level; ///< empty: the portal's own level
    Cell cell;
};
[[nodiscard]] std::optional<PortalTarget> targetOf(const Thing& portal);

/// Joins two levels both ways. Portals of the inner one that lead to no other level yet, or to the outer one, now lead
/// to `at`; a portal there, placed if there is none, leads to the first of them. False if the inner level has no such
/// portal. A pinned portal that leads into the other level already keeps its target. `places`: the things of the outer
/// level, for callers that join many levels to it.
bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner, ThingPlaces& places);
bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner);

/// Joins a level that stays as it is to the one around it, which was regenerated; `before` is that one before. Portals
/// to the old way in now lead to `at`, and a portal there leads where the old one led; all other portals stay.
bool joinKept(World& world, std::size_t outer, Cell at, std::size_t inner, const Level& before, ThingPlaces& places);

} // namespace delve::generation
