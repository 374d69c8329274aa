#pragma once

#include "playtest/rules/game.h"

#include <array>
#include <string>
#include <string_view>

/// What the enums of a game are called in a saved game, in their order.
namespace delve {

inline constexpr std::array<std::string_view, 5> modeNames{"walking", "encounter", "store", "fight", "over"};
inline constexpr std::array<std::string_view, 4> endingNames{"none", "won", "lost", "draw"};
inline constexpr std::array<std::string_view, 11> reasonNames{
    "none", "flowers", "exit", "gate", "boss", "goal", "seen", "wall", "beaten", "encounter", "supplies"};
inline constexpr std::array<std::string_view, 4> directionNames{"north", "east", "south", "west"};

/// 16 digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

} // namespace delve
