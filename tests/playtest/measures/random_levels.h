#pragma once

#include "generation/level/world.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <string_view>

/// The levels that the measures are tried on.
namespace delve::test {

[[nodiscard]] inline QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

[[nodiscard]] Thing thingAt(ThingKind kind, Cell cell, int number);
[[nodiscard]] World filled(Size size, Tile tile);
/// A hall that winds over the whole map and comes back to where it began, so many cells wide.
[[nodiscard]] World windingRing(std::int32_t side, std::int32_t width);
/// A map of random tiles, mostly floor and walls, with random rooms and things, some of which stand in walls.
[[nodiscard]] World noise(std::uint64_t seed);
/// Exchanged along the diagonal if bit 0 of `way` is set, then mirrored by bits 1 and 2.
[[nodiscard]] World movedWorld(const World& world, int way);
/// Calls visit(name, world) for so many levels of all recipes and so many random maps.
void forEachLevel(int ofRecipes, int ofNoise, const std::function<void(const QString&, const World&)>& visit);

} // namespace delve::test
