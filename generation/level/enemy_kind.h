#pragma once

#include "generation/level/tile.h"

#include <cstdint>
#include <string>
#include <string_view>

/// A row of a world's table of enemies.
namespace delve {

/// The boss is a kind of enemy, too: the one of this name.
inline constexpr std::string_view bossName = "boss";

struct EnemyKind {
    std::string name; ///< what the things on a map call it
    char32_t glyph = U'e';
    Colour colour;
    std::int64_t health = 1;
    std::int64_t strength = 1;   ///< the most health that one of its blows takes
    std::int64_t aggression = 0; ///< chance in percent that it hits
    std::int64_t speed = 10;     ///< steps in ten turns: 10 keeps pace with the player
    std::int64_t sight = 6;      ///< how far it sees
    std::int64_t worth = 0;      ///< coins for beating it
    std::int64_t heavy = 0;      ///< percent of its rounds in which it gets ready for a heavy blow, at depth 1
    std::int64_t open = 0; ///< likewise in which it leaves itself open, at any depth; of both together at most 100
    std::string unknown;   ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const EnemyKind&, const EnemyKind&) = default;
};

} // namespace delve
