#pragma once

#include "playtest/shell/shell.h"

#include <string>
#include <string_view>

/// A saved game as a text, `.delvesave`: JSON with the worlds as they are (their tiles, not only their seeds), the
/// state of the game, its random state and the keys so far. Save, load and save again give the same bytes. The last
/// member is a checksum of all the text before it, so that damage to the file is recognised.
namespace delve::play {

inline constexpr std::int64_t savedGameVersion = 1;

/// What a list of saved games shows. The shell has no clock and draws nothing: the caller that saves provides it.
struct SaveLabel {
    std::string name;
    std::string time;      ///< as in 2026-01-31T12:00:00
    std::string picture;   ///< a small PNG in base64
    std::int64_t turn = 0; ///< set by the writer
    friend bool operator==(const SaveLabel&, const SaveLabel&) = default;
};

/// The shell has to be in a game.
[[nodiscard]] std::string savedGameText(const Shell& shell, const SaveLabel& label = {});

struct SavedGame {
    Shell shell;
    SaveLabel label;
};

/// Trusts nothing: a refusal says what was expected.
[[nodiscard]] Result<SavedGame> readSavedGame(std::string_view text,
                                              const Declarations& declarations = builtInDeclarations());
/// Only what a list shows.
[[nodiscard]] Result<SaveLabel> readSaveLabel(std::string_view text);

} // namespace delve::play
