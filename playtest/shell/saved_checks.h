#pragma once

#include "playtest/rules/game.h"

#include <optional>
#include <string>

/// The parts of checkSavedGame() and checkHistory(): each is a small function that returns what is wrong, with its
/// place in the JSON and what was expected there.
namespace delve::play {

using Wrong = std::optional<Failure>;

/// `where` is within the game: "players[0].coins".
[[nodiscard]] inline Failure wrongIn(const std::string& where, Message message) {
    return badInput(std::move(message), "game." + where);
}
[[nodiscard]] inline std::string elementOf(const std::string& list, std::size_t index) {
    return list + '[' + std::to_string(index) + ']';
}

[[nodiscard]] bool isOnMap(const Game& game, std::uint32_t level, Cell cell);
/// Null where there is none of this number.
[[nodiscard]] const Thing* thingNumbered(const Game& game, std::uint32_t level, std::uint32_t number);

/// Does the player stand where one can walk (or, at the end, in the exit) and not in a wall?
[[nodiscard]] bool standsOpenly(const Game& game, const Player& player);
/// The failure for a player who does not.
[[nodiscard]] Failure standsInWall(const Player& player, const std::string& where);

// check_saved_interactions.cpp
[[nodiscard]] Wrong checkEnemies(const Game& game);
[[nodiscard]] Wrong checkEncounters(const Game& game);
[[nodiscard]] Wrong checkInteraction(const Game& game);
// check_saved_ending.cpp
[[nodiscard]] Wrong checkEnding(const Game& game);
/// Does the game match its ending: all flowers picked, everything seen? Called after the derived state was computed.
[[nodiscard]] Wrong checkReason(const Game& game);

} // namespace delve::play
