#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/result.h"
#include "generation/pipeline/feedback.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A world as personas play it: what all their games share. A value that may be used by several threads at once.
namespace delve::play {

/// Where on a level there is something to ask about, so that most cells are asked about once.
struct TrialLevel {
    BitGrid things;  ///< cells where a thing was at the beginning; none is added later
    BitGrid targets; ///< tiles that the objective needs
};

struct TrialWorld {
    Game start;                         ///< of every game, but for its random state
    std::vector<TrialLevel> levels;     ///< by their numbers
    std::vector<std::string> colours;   ///< of all keys and locks
    std::vector<Place> tour;            ///< a good order to take what the objective needs all of, as the proof did;
                                        ///< empty where these are many, or nobody knows
    std::optional<std::int64_t> fewest; ///< steps of the shortest win; of the one that was found, where nobody knows
                                        ///< whether it is
    std::uint64_t seed = 0;             ///< of the first game; the others follow it

    /// After how many turns a persona with this patience ends its game; a turn is a command of each player. From 100 to
    /// 1,000,000; 2,000 where no win is known.
    [[nodiscard]] std::int64_t turnsFor(std::int64_t patience) const;
};

/// All levels of a world together; personas do not play larger ones, as tallies count several things for each cell.
inline constexpr std::int64_t mostCellsPlayed = std::int64_t{1} << 20;

/// Why personas do not play this world: it has more than a million cells. Tells so at once.
[[nodiscard]] std::optional<Failure> tooLargeForPersonas(const World& world);

/// Fails where no game begins, where the world is too large, and if it was stopped. `proof`, if there is one, is of
/// this world; it says how long the shortest win is.
[[nodiscard]] Result<TrialWorld> trialWorldOf(std::shared_ptr<const World> world, const Proof* proof,
                                              std::optional<std::uint64_t> seed = {},
                                              const Declarations& declarations = builtInDeclarations(),
                                              const generation::Feedback* feedback = nullptr);

/// The same with a proof of its own. Fails if it was stopped, too.
[[nodiscard]] Result<TrialWorld> provenTrialOf(const std::shared_ptr<const World>& world,
                                               const generation::Feedback* feedback = nullptr);

/// Number `game` of the games that are played: the same luck for every persona, and that of `play --seed`.
[[nodiscard]] inline std::uint64_t seedOfGame(const TrialWorld& trial, std::uint64_t game) { return trial.seed + game; }

} // namespace delve::play
