#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The rules a world is played by. What they mean is the game's matter; here they are only kept.
namespace delve {

enum class Objective : std::uint8_t { Collect, Exit, Gate, Boss, Journey, Explore };

[[nodiscard]] std::string_view nameOf(Objective objective);
[[nodiscard]] std::optional<Objective> objectiveFromName(std::string_view name);

struct Rules {
    Objective objective = Objective::Explore;
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
    std::string unknown; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const Rules&, const Rules&) = default;
};

} // namespace delve
