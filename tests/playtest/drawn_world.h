#pragma once

#include "generation/level/world.h"

#include <cstddef>
#include <string>
#include <vector>

namespace delve::test {

/// A drawn world of one level, to be played by this objective: `@` and `&` starts (with `&` for two players), `*`
/// flower, `B` boss, `r` and `R` red key and lock, `b` and `L` blue ones; all of them on floor. Other glyphs are tiles.
[[nodiscard]] World drawnWorld(const std::string& objective, const std::vector<std::string>& rows);

/// Adds a portal that names a level but no cell.
void leadTo(World& world, std::size_t level, Cell at, const char* to);
/// The same world with a portal between two cells of its first level.
[[nodiscard]] World withPortal(World world, Cell at, Cell to);

} // namespace delve::test
