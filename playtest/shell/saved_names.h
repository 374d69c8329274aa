#pragma once

#include "generation/level/word_table.h"
#include "playtest/rules/game.h"

#include <string>
#include <string_view>

/// The names that a saved game uses for the enumerators of a game.
namespace delve::play {

inline constexpr auto modeWords = wordTable<Mode>({{Mode::Walking, "walking"},
                                                   {Mode::Encounter, "encounter"},
                                                   {Mode::Store, "store"},
                                                   {Mode::Fight, "fight"},
                                                   {Mode::Over, "over"}});
inline constexpr auto endingWords =
    wordTable<Ending>({{Ending::None, "none"}, {Ending::Won, "won"}, {Ending::Lost, "lost"}, {Ending::Draw, "draw"}});
inline constexpr auto intentWords =
    wordTable<Intent>({{Intent::Plain, "plain"}, {Intent::Heavy, "heavy"}, {Intent::Open, "open"}});
/// In place of a reason, for a game that is not over.
inline constexpr std::string_view noReason = "none";
inline constexpr auto facingWords = wordTable<Direction>(
    {{Direction::North, "north"}, {Direction::East, "east"}, {Direction::South, "south"}, {Direction::West, "west"}});

/// 16 hexadecimal digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

} // namespace delve::play
