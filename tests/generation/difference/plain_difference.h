#pragma once

#include "generation/level/world.h"

#include <set>
#include <string>
#include <utility>

/// What differs between two worlds, found out the plain way, cell by cell and id by id, to hold differences against.
namespace delve::test {

struct PlainDifference {
    std::set<std::pair<std::string, Cell>> cells; ///< by the id of the level before
    std::set<std::string> levelsRemoved;
    std::set<std::string> levelsAdded;
    std::set<std::string> things; ///< level, and what became of which
    std::set<std::string> rooms;
};

/// Of levels that both have. What only got another id counts as removed and added.
[[nodiscard]] PlainDifference plainDifference(const World& before, const World& after);

} // namespace delve::test
