#pragma once

#include "playtest/rules/game.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace delve::play {

/// What was removed, opened and found on a level, as the file lists it.
struct SavedLevel {
    std::vector<std::uint32_t> gone;
    std::vector<Cell> opened;
    std::vector<Cell> doorsFound;
};

/// Could play have led to this game: can everybody be where they are, does every number refer to something that is
/// there, and is everybody present whom a player has met? Called on what was read, before anything uses it.
[[nodiscard]] Done checkSavedGame(const Game& game, std::span<const SavedLevel> levels);
/// Could these keys have led to it, from the first of these worlds down to its own? Called after the derived state was
/// computed.
[[nodiscard]] Done checkHistory(const Game& game, std::span<const std::shared_ptr<const World>> worlds,
                                std::string_view keys);

} // namespace delve::play
