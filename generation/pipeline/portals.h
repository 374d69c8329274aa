#pragma once

#include "generation/level/world.h"
#include "generation/pipeline/thing_places.h"

#include <optional>
#include <string_view>
#include <vector>

/// Portals between the levels of a world.
namespace delve::generation {

/// The cell that a portal names, and the level; nothing where it names no cell yet.
struct PortalTarget {
    std::string_view level; ///< empty: its own
    Cell cell;
};
[[nodiscard]] std::optional<PortalTarget> targetOf(const Thing& portal);

/// Joins two levels both ways: those portals of the inner one that lead to no other level yet, or to the outer one,
/// lead to `at`; and a portal there, which is put down where there is none, leads to the first of them. False where the
/// inner level has no such portal. One that is pinned and leads into the other level already stays so. `places`: of the
/// things of the outer level, for who joins many to it.
bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner, ThingPlaces& places);
bool joinByPortals(World& world, std::size_t outer, Cell at, std::size_t inner);

/// Joins a level that stays as it is to the one around it, which was regenerated. `before`: that one as it was. What
/// led to the way in now leads to `at`, and a portal there leads to where the old one led; all other portals stay.
bool joinKept(World& world, std::size_t outer, Cell at, std::size_t inner, const Level& before, ThingPlaces& places);

} // namespace delve::generation
