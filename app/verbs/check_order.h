#pragma once

#include "app/console/failures.h"
#include "app/verbs/seed_range.h"
#include "app/words/arguments.h"
#include "generation/level/geometry.h"
#include "generation/level/recipe.h"
#include "generation/recipes/declarations.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The input of the verb `check`.
namespace delve::app {

/// From the first to the last, both included; 1 is the level that has nothing above it.
struct Depths {
    std::int64_t first = 1;
    std::int64_t last = 1;
};

/// Levels to generate, one for each seed.
struct CheckedRecipe {
    std::string word; ///< its name, or its file
    Recipe recipe;
    Size size;
    bool spans = false; ///< its links connect everything: a repairing hall is a failure
};

/// A map in a file; "-" is standard input.
struct CheckedMap {
    std::string word;
};

using CheckSubject = std::variant<CheckedRecipe, CheckedMap>;

struct CheckOrder {
    std::vector<CheckSubject> subjects; ///< in the order of the arguments
    Seeds seeds;
    std::vector<std::string> settings; ///< for all recipes, as typed
    std::optional<Depths> depths;      ///< of the levels of recipes; without: those that they generate
    std::uint64_t games = 0;           ///< of each persona, on each level of a recipe
    std::optional<std::string> from;   ///< the format of maps
    std::size_t jobs = 1;              ///< seeds that are checked at the same time
};

[[nodiscard]] std::optional<Refusal> readCheckOrder(const Arguments& arguments,
                                                    const generation::Declarations& declarations, CheckOrder& order);

} // namespace delve::app
