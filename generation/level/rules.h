#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <string>
#include <string_view>

/// The rules a world is played by. What they mean is the game's matter; here they are only kept.
namespace delve {

/// The objective of a world that names none.
inline constexpr std::string_view defaultObjective = "explore";

struct Rules {
    std::string objective{defaultObjective}; ///< a word that the game interprets, or does not know
    std::int64_t players = 1;
    bool lights = true;
    bool memory = true;     ///< cells seen before stay dimly drawn
    std::int64_t sight = 6; ///< radius
    bool deadlyWalls = false;
    std::int64_t supplies = 10;
    std::int64_t cityCost = 3;
    std::int64_t chest = 2; ///< supplies in one
    Decimal wandering;      ///< chance in percent of an encounter for each step on open ground
    bool enemies = false;
    std::int64_t depth = 1;
    /// All other rules, as raw JSON from the file: options of the objective (see delve/rule_options.h), and rules that
    /// this version does not know.
    std::string unknown;

    friend bool operator==(const Rules&, const Rules&) = default;
};

} // namespace delve
