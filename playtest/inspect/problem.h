#pragma once

#include "playtest/inspect/fix.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What inspection finds wrong with a world.
namespace delve::play {

enum class Severity : std::uint8_t {
    Error,   ///< the world cannot be won, or not be played as it stands
    Warning, ///< something does not do what it seems to be there for
    Hint,    ///< may be meant
};
/// "error", "warning", "hint": in JSON.
[[nodiscard]] std::string_view nameOf(Severity severity);

struct Problem {
    std::string check; ///< the id of the check that found it
    Severity severity = Severity::Error;
    Message message;
    std::uint32_t level = 0; ///< its number in the world
    std::vector<Cell> cells;
    std::vector<Fix> fixes; ///< each mends it by itself
    /// What it is about, where others of its check may name the same first cell, or none: a thing by its id, a player,
    /// what an objective needs. "player-2"
    std::string subject = {};
};

} // namespace delve::play
