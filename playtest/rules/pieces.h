#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/shared.h"
#include "playtest/rules/command.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// What a game is made of: players, enemies, and what differs from the levels of its world.
namespace delve {

struct Place {
    std::uint32_t level = 0; ///< its number in the world
    Cell at;
    friend bool operator==(const Place&, const Place&) = default;
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

/// What differs from a level of the world.
struct LevelState {
    Shared<std::vector<std::uint32_t>> gone; ///< numbers of things that are no longer there, sorted
    Shared<std::vector<Cell>> opened;        ///< doors that were opened, sorted
    Shared<BitGrid> seen;                    ///< by any player, at any time
    std::int64_t unseen = 0;                 ///< cells to see (derived.h) that nobody has seen yet
    // Follow from the above and from the enemies; kept because every step asks for them.
    Shared<BitGrid> seeThrough; ///< with the doors that were opened
    Shared<BitGrid> open;       ///< walkable, and no lock or barrier is shut there
    Shared<BitGrid> occupied;   ///< an enemy stands there
    /// Where somebody who explores can get to; null where the game is about something else.
    std::shared_ptr<const BitGrid> reachable;
};

enum class Mode : std::uint8_t { Walking, Encounter, Store, Fight, Over };
enum class Ending : std::uint8_t { None, Won, Lost, Draw };
enum class EndReason : std::uint8_t {
    None,
    Flowers, ///< all are picked
    Exit,
    Gate,
    Boss,
    Goal,
    Seen,      ///< every cell that can be walked to
    Wall,      ///< a deadly one was touched
    Beaten,    ///< by `endWord`
    Encounter, ///< took the last health
    Supplies,  ///< none left, and none to be had
};

/// Whom or what a player has met, while the mode is Encounter, Store or Fight.
struct Meeting {
    static constexpr std::uint32_t none = 0xffffffff;
    std::size_t player = 0;
    std::uint32_t thing = none;     ///< of the player's level; none where it was met on the road
    std::uint32_t encounter = none; ///< row of the table
    std::uint32_t enemy = none;     ///< place in the game's list; none where it came out of an encounter
    Enemy foe;                      ///< the enemy as it stands, in a fight

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// An encounter stays the one it was when somebody left it and comes again.
struct DrawnEncounter {
    std::uint32_t level = 0;
    std::uint32_t thing = 0;
    std::uint32_t encounter = 0;
    friend bool operator==(const DrawnEncounter&, const DrawnEncounter&) = default;
};

} // namespace delve
