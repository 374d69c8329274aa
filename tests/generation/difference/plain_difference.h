#pragma once

#include "generation/level/world.h"

#include <set>
#include <string>
#include <utility>

/// The difference of two worlds, found the plain way, cell by cell and id by id, to check differences against.
namespace delve::test {

struct PlainDifference {
    std::set<std::pair<std::string, Cell>> cells; ///< by the id of the level before
    std::set<std::string> levelsRemoved;
    std::set<std::string> levelsAdded;
    std::set<std::string> things; ///< level and id, and what happened to it
    std::set<std::string> rooms;
};

/// For levels that both have. What only got another id counts as removed and added.
[[nodiscard]] PlainDifference plainDifference(const World& before, const World& after);

} // namespace delve::test
