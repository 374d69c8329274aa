#pragma once

#include "generation/level/sides.h"

#include <cstdint>
#include <string>
#include <string_view>

/// What a player, or a tester, may ask of a game. A
/// value; the shell decides what a key stands for.
namespace delve::play {

enum class CommandKind : std::uint8_t {
    Move,     ///< `player` goes to `direction`, and faces it
    StepBack, ///< `player` steps back without turning
    Turn,     ///< `player` faces `direction`; no time passes
    Choose,   ///< takes number `choice`, from 1 on, of what an encounter, the store or a fight offers
    Back,     ///< leaves the encounter or the store, backs away from a fight
    Deeper,   ///< after a boss was beaten: on to the next level
    Wait,     ///< lets a turn pass; the players look for secret doors beside them
    // For testers; each marks the game as tested.
    WalkThroughWalls, ///< on or off
    Reveal,           ///< all of the level counts as seen
    GoTo,             ///< `player` stands on `cell` of the level `word`, or of their own where it is empty
    Give,             ///< `player` gets `amount` of `word`: coins, health, supplies or strength
    GiveKey,          ///< `player` gets the key of colour `word`, whatever its capitals
};

struct Command {
    CommandKind kind = CommandKind::Move;
    std::size_t player = 0; ///< 0 is player one
    Direction direction = Direction::North;
    std::size_t choice = 0;
    Cell cell = {};
    std::string word = {};
    std::int64_t amount = 0;

    [[nodiscard]] static Command move(std::size_t player, Direction direction) {
        return {CommandKind::Move, player, direction};
    }
    [[nodiscard]] static Command stepBack(std::size_t player) { return {CommandKind::StepBack, player}; }
    [[nodiscard]] static Command turn(std::size_t player, Direction direction) {
        return {CommandKind::Turn, player, direction};
    }
    [[nodiscard]] static Command choose(std::size_t number) {
        return {CommandKind::Choose, 0, Direction::North, number};
    }
    [[nodiscard]] static Command back() { return {CommandKind::Back}; }
    [[nodiscard]] static Command deeper() { return {CommandKind::Deeper}; }
    [[nodiscard]] static Command wait() { return {CommandKind::Wait}; }
};

/// In small letters: what is typed ignores case.
[[nodiscard]] std::string inSmallLetters(std::string_view text);

} // namespace delve::play
