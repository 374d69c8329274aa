#pragma once

#include "generation/level/world.h"

#include <string>
#include <vector>

/// A world that holds one of everything, for tests of what is kept, reported or printed of a world. A new field in one
/// of the structs does not compile here until it is added: each struct is taken apart by its number of fields.
namespace delve::test {

[[nodiscard]] World worldOfOneOfEverything();

/// The fields that have no value in any struct of a world: "Thing field 3". Empty, unless the world above lacks
/// something.
[[nodiscard]] std::vector<std::string> fieldsThatAreNotSet(const World& world);

} // namespace delve::test
