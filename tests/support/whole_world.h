#pragma once

#include "generation/level/world.h"

#include <string>
#include <vector>

/// A world that holds one of everything there is, for tests of what is kept, told or printed of a world. Whoever adds a
/// field to one of the structs is stopped by the compiler here: each of them is taken apart by its number of fields.
namespace delve::test {

[[nodiscard]] World worldOfOneOfEverything();

/// The fields of the structs of a world that are as in an empty one: "Thing field 3". None, or the world above lacks
/// something.
[[nodiscard]] std::vector<std::string> fieldsThatAreNotSet(const World& world);

} // namespace delve::test
