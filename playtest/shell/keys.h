#pragma once

#include "playtest/rules/command.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What characters stand for.
namespace delve::play {

inline constexpr char waitKey = '.'; ///< lets a turn pass

/// a … z as A … Z; all else as it is.
[[nodiscard]] char32_t upperCase(char32_t key);
/// The character in UTF-8.
[[nodiscard]] std::string keyText(char32_t key);
/// A text typed at once, as its characters; what is no UTF-8 becomes U+FFFD.
[[nodiscard]] std::u32string keysOf(std::string_view text);

/// W A S D for player one, I J K L for player two; in a game of one player the arrows, too.
[[nodiscard]] std::optional<Command> moveOf(char32_t key, std::size_t players);
/// In first person: W and S, or the arrows, walk ahead and back from where player one faces, A and D turn. Player two
/// moves as ever.
[[nodiscard]] std::optional<Command> walkOf(char32_t key, std::size_t players, Direction facing);
/// What a person types for these commands of a fair game; to turn around is to walk there.
[[nodiscard]] std::string keysFor(std::span<const Command> commands);
/// The text between curly brackets. A colour may have several words, up to the bracket.
[[nodiscard]] std::optional<Command> testingOf(std::string_view word);

} // namespace delve::play
