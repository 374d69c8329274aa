#pragma once

#include "playtest/rules/command.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a game is made of, beside what differs from the levels of its world (level_state.h): players, enemies, and what
/// they meet.
namespace delve::play {

struct Place {
    std::uint32_t level = 0; ///< its number in the world
    Cell at;
    friend bool operator==(const Place&, const Place&) = default;
    /// By level, then row by row.
    friend std::strong_ordering operator<=>(const Place&, const Place&) = default;
};

struct Player {
    Place place;
    Direction facing = Direction::South;
    bool out = false; ///< takes no part any more
    std::int64_t score = 0;
    std::int64_t health = 0;
    std::int64_t supplies = 0;
    std::int64_t coins = 0;
    std::int64_t strength = 0;
    std::int64_t armour = 0;
    std::int64_t lamp = 0;         ///< how much farther they see than the rules say
    std::vector<std::string> keys; ///< colours, sorted
    /// Where lava is that they were warned of: going there kills. Nothing once they do anything else.
    std::optional<Direction> warned = {};

    friend bool operator==(const Player&, const Player&) = default;
};

struct Enemy {
    std::uint32_t thing = 0; ///< of its level; what it looks like at home
    std::uint32_t level = 0;
    Cell at;
    std::uint32_t kind = 0; ///< its row in the table of enemies
    std::int64_t health = 0;
    std::int64_t energy = 0; ///< tenths of a step that it has saved up
    std::int64_t dazed = 0;  ///< turns that it stands still
    bool hunting = false;    ///< it has seen a player
    bool boss = false;

    friend bool operator==(const Enemy&, const Enemy&) = default;
};

enum class Mode : std::uint8_t { Walking, Encounter, Store, Fight, Over };
enum class Ending : std::uint8_t { None, Won, Lost, Draw };

/// Why a game ended, for any objective; all other reasons are endings of its objective (objective.h).
namespace commonReason {
inline constexpr std::string_view beaten = "beaten";       ///< by `Game::endWord`
inline constexpr std::string_view encounter = "encounter"; ///< took the last health
inline constexpr std::string_view lava = "lava";           ///< somebody went into it
} // namespace commonReason

/// What the enemy of a fight is about to do.
enum class Intent : std::uint8_t {
    Plain, ///< a blow
    Heavy, ///< one that hits nearly always, and hard, but for a raised guard
    Open,  ///< no blow: it is easily hit
};

/// What a player interacts with while the mode is Encounter, Store or Fight.
struct Interaction {
    static constexpr std::uint32_t none = 0xffffffff;
    std::size_t player = 0;
    std::uint32_t thing = none;     ///< of the player's level; none where it was met on the road
    std::uint32_t encounter = none; ///< row of the table
    std::uint32_t enemy = none;     ///< place in the game's list; none where it came out of an encounter
    Enemy foe;                      ///< the enemy as it stands, in a fight
    Intent intent = Intent::Plain;  ///< of the foe, for this round

    friend bool operator==(const Interaction&, const Interaction&) = default;
};

/// An encounter stays the same if somebody leaves it and comes back.
struct DrawnEncounter {
    std::uint32_t level = 0;
    std::uint32_t thing = 0;
    std::uint32_t encounter = 0;
    friend bool operator==(const DrawnEncounter&, const DrawnEncounter&) = default;
};

} // namespace delve::play
