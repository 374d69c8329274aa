#pragma once

#include "generation/level/level.h"
#include "generation/level/purpose.h"

#include <string>
#include <vector>

/// Are the rooms of a level furnished as the specification says? From outside: plain maps and floods cell by cell, and
/// no code of the generator.
namespace delve::test {

/// What the stage has put into a level: `before` is the level as it was when the stage began.
struct Furnished {
    const Level& before;
    const Level& after;
    const TileCatalogue& tiles;
    const std::vector<Purpose>& table;
};

/// What is wrong with it, in words; empty if nothing is.
[[nodiscard]] std::vector<std::string> furnitureProblems(const Furnished& furnished);

/// The purpose of each room that has one.
[[nodiscard]] std::vector<std::string> purposesIn(const Level& level);

} // namespace delve::test
