#pragma once

#include "playtest/personas/cell_tally.h"
#include "playtest/personas/level_cells.h"
#include "playtest/personas/play_one.h"
#include "playtest/personas/share_interval.h"

#include <cstdint>

/// What comes of many games of one persona: sums alone, so that tallies of parts of the games can be added in any
/// order.
namespace delve::play {

/// What is counted of games on any worlds, so that those of many levels can be added, too.
struct PersonaSums {
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t lost = 0;
    std::int64_t ended = 0; ///< neither: out of patience, or at a loss
    // Sums over all games.
    std::int64_t turns = 0;
    std::int64_t steps = 0;
    std::int64_t damage = 0;
    std::int64_t toSee = 0; ///< cells of ground
    std::int64_t seen = 0;  ///< how many of them were seen

    void add(const PersonaGame& game, std::int64_t times = 1);
    void add(const PersonaSums& other);

    [[nodiscard]] ShareInterval interval() const { return wilsonInterval(won, games); }
    /// Of a sum above, for one game, in tenths, rounded half up.
    [[nodiscard]] std::int64_t tenthsForEach(std::int64_t sum) const {
        return games > 0 ? (20 * sum + games) / (2 * games) : 0;
    }

    friend bool operator==(const PersonaSums&, const PersonaSums&) = default;
};

/// The same of games on one world, with where things happened.
struct PersonaTally : PersonaSums {
    PlaceTally lostAt;
    PlaceTally endedAt;
    LevelCells seenCells; ///< in any game
    /// In how many games a player was on the cell. Only of games that recorded it; at most four bytes a cell, and
    /// nothing for ground that nobody comes near.
    CellTally walked;

    void add(const PreparedWorld& world, const PersonaGame& game, std::uint32_t times = 1);
    void add(const PersonaTally& other);

    friend bool operator==(const PersonaTally&, const PersonaTally&) = default;
};

/// The ground of a level that nobody saw in any of these games.
[[nodiscard]] BitGrid neverSeen(const TrialWorld& trial, const PersonaTally& tally, std::uint32_t level);
/// The same of all levels, as a count.
[[nodiscard]] std::int64_t countNeverSeen(const TrialWorld& trial, const PersonaTally& tally);

/// What a tally counts only if somebody asks for it.
struct TallyParts {
    bool walked = false;
};

/// Plays game number 0 of so many, 1 or more. If it draws nothing they are all alike, and it counts for all: the tally
/// is of one game, or of all of them. Fails only if it was stopped.
[[nodiscard]] Result<PersonaTally> playFirst(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t games,
                                             const generation::Feedback* feedback = nullptr, TallyParts parts = {});

/// The others are played in shards, on several threads. One takes a second at most on maps of common sizes, so that
/// results come in often.
inline constexpr std::uint64_t gamesOfShard = 20;

/// Plays games number `first` to `first` + `games` - 1 of a persona. Adding up the parts of a whole gives the tally of
/// the whole, wherever it was cut and in any order. Fails only if it was stopped.
[[nodiscard]] Result<PersonaTally> playMany(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t first,
                                            std::uint64_t games, const generation::Feedback* feedback = nullptr,
                                            TallyParts parts = {});

} // namespace delve::play
