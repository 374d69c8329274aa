#pragma once

#include "playtest/rules/game.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace delve::play {

/// What is gone and what was opened on a level, as the file lists it.
struct SavedLevel {
    std::vector<std::uint32_t> gone;
    std::vector<Cell> opened;
};

/// Is this a game that play could have led to: everybody where they can be, all numbers those of something that is
/// there, nobody met who is not? Asked of what was read, before anything is done with it.
[[nodiscard]] Done checkSavedGame(const Game& game, std::span<const SavedLevel> levels);
/// Can these keys have led to it, from the first of these worlds down to its own? Asked after what follows from the
/// rest of the game was made.
[[nodiscard]] Done checkHistory(const Game& game, std::span<const std::shared_ptr<const World>> worlds,
                                std::string_view keys);

} // namespace delve::play
