#pragma once

#include <cstdint>

/// The numbers of the game that are no rules of a world: what a player begins with, and how fights go. The tables of
/// the world hold those of enemies, goods and encounters.
namespace delve::play {

struct PlayNumbers {
    std::int64_t health = 20; ///< of a player; healing goes no farther
    std::int64_t strength = 4;
    std::int64_t hits = 75;             ///< chance in percent that a player's strike hits
    std::int64_t hitsOpen = 95;         ///< likewise one at an enemy that leaves itself open
    std::int64_t counters = 25;         ///< likewise one out of guard, whatever the enemy does
    std::int64_t guardDivides = 2;      ///< a raised guard divides the damage of a blow by this
    std::int64_t heavyHits = 95;        ///< chance in percent that a heavy blow hits, whatever the kind of enemy
    std::int64_t heavyTimes = 2;        ///< a heavy blow is so many times as hard
    std::int64_t guardDividesHeavy = 4; ///< a raised guard divides the damage of a heavy blow by this
    std::int64_t deeperHeavy = 7;       ///< percent by which enemies are more often ready for one for each level down
    std::int64_t victoryDivides = 3;    ///< a victory gives back the health of that kind of enemy, divided by this
    std::int64_t dazed = 3;             ///< turns that an enemy stands still after somebody backed away from it
    std::int64_t wholeStep = 10;        ///< tenths of a step that an enemy needs for a cell; it saves up no more
    std::int64_t deeperHealth = 15;     ///< percent by which enemies have more health for each level down
    std::int64_t deeperStrength = 5;    ///< enemies get one more for every so many levels down
    std::int64_t deeperRooms = 3;       ///< rooms more for each level down
    std::int64_t maxGain = 1'000'000;   ///< of anything, from one thing or by one choice; no table gives more
    std::int32_t hunt = 64;             ///< an enemy farther by path than this has lost the trail
    std::int32_t lampsSeenFrom = 64;    ///< the light of a lamp farther than this is not seen
};

inline constexpr PlayNumbers playNumbers{};

} // namespace delve::play
