#pragma once

#include "generation/level/rules.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The rules of play as a file names them, in the order in which they are written, with what is allowed. Reader, writer
/// and check are all built from it. The objective stands before them.
namespace delve {

struct Rule {
    std::string_view name;
    std::int64_t Rules::*number = nullptr; ///< one of the three is set
    bool Rules::*flag = nullptr;
    Decimal Rules::*decimal = nullptr;
    std::int64_t min = 0;
    std::int64_t max = 0;
    bool always = false; ///< written even where it is the default
};

inline constexpr std::array<Rule, 11> ruleTable{{
    {"players", &Rules::players, nullptr, nullptr, 1, 2, true},
    {"lights", nullptr, &Rules::lights, nullptr, 0, 1, true},
    {"sight", &Rules::sight, nullptr, nullptr, 0, 1'000, true},
    {"memory", nullptr, &Rules::memory, nullptr, 0, 1, false},
    {"deadlyWalls", nullptr, &Rules::deadlyWalls, nullptr, 0, 1, false},
    {"supplies", &Rules::supplies, nullptr, nullptr, 0, 1'000'000, false},
    {"cityCost", &Rules::cityCost, nullptr, nullptr, 0, 1'000'000, false},
    {"chest", &Rules::chest, nullptr, nullptr, 0, 1'000'000, false},
    {"wandering", nullptr, nullptr, &Rules::wandering, 0, 100, false},
    {"enemies", nullptr, &Rules::enemies, nullptr, 0, 1, false},
    {"depth", &Rules::depth, nullptr, nullptr, 1, 1'000'000, false},
}};

} // namespace delve
