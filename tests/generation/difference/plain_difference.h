#pragma once

#include "generation/level/world.h"

#include <set>
#include <string>
#include <utility>

/// The difference of two worlds by a simple comparison, cell by cell and id by id: the oracle for differences.
namespace delve::test {

struct PlainDifference {
    std::set<std::pair<std::string, Cell>> cells; ///< by the level's id before the change
    std::set<std::string> levelsRemoved;
    std::set<std::string> levelsAdded;
    std::set<std::string> things; ///< level, id, and what changed
    std::set<std::string> rooms;
};

/// For levels in both worlds. A member with a new id counts as removed and added.
[[nodiscard]] PlainDifference plainDifference(const World& before, const World& after);

} // namespace delve::test
