#pragma once

#include <cstdint>

/// The numbers of the game that are no rule of a world: what a player begins with, and how fights go. Enemies, goods
/// and encounters have theirs in the tables of the world.
namespace delve::play {

struct PlayNumbers {
    std::int64_t health = 20; ///< of a player; healing goes no farther
    std::int64_t strength = 4;
    std::int64_t hits = 75;           ///< chance in percent that a player's blow hits
    std::int64_t guardedHits = 50;    ///< likewise, with the guard up
    std::int64_t guardDivides = 2;    ///< what a blow takes from somebody with the guard up is divided by
    std::int64_t dazed = 3;           ///< turns that an enemy stands still when somebody has backed away from it
    std::int64_t wholeStep = 10;      ///< an enemy goes a cell for so many tenths of a step; it saves up no more
    std::int64_t deeperHealth = 10;   ///< percent that enemies have more for each level down
    std::int64_t deeperStrength = 3;  ///< so many levels down, one more
    std::int64_t deeperRooms = 3;     ///< rooms more for each level down
    std::int64_t maxGain = 1'000'000; ///< of anything, from one thing or by one choice; no table gives more
    std::int32_t hunt = 64;           ///< an enemy farther by path than this has lost the trail
    std::int32_t lampsSeenFrom = 64;  ///< the light of a lamp farther than this is not seen
};

inline constexpr PlayNumbers playNumbers{};

} // namespace delve::play
