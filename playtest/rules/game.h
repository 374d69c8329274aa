#pragma once

#include "generation/level/locks.h"
#include "generation/level/result.h"
#include "generation/level/shared.h"
#include "generation/random/stream.h"
#include "playtest/rules/level_state.h"
#include "playtest/rules/pieces.h"
#include "playtest/rules/prepared_world.h"
#include "playtest/rules/reachable.h"
#include "playtest/state/shared_array.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A game as it stands after a step: a value. It shares the world, which never changes, and holds only what differs
/// from it, in parts that copies share. So a copy costs what the players carry, and a step what it changes, whatever
/// the size of the map: keep the old games to step back, or to search.
///
/// How to use it: `startGame(world, seed)` returns the first one, or says why there is none. `step(game, command)` (see
/// step.h) returns the next one and what happened. Views ask the functions below what is where; they never read the
/// things of the level themselves, because a flower of the level may have been picked long ago.
namespace delve::play {

struct Game {
    std::shared_ptr<const PreparedWorld> prepared;
    /// The ground that can be reached; null if the objective is not about ground.
    std::shared_ptr<const Reachable> reachable;
    std::vector<Player> players;
    SharedArray<Enemy> enemies;
    LevelStates levels;
    Shared<std::vector<DrawnEncounter>> encounters;
    Shared<std::vector<std::string>> explored; ///< sites of a journey, in the order they were explored
    std::int64_t turn = 0;
    std::int64_t unseen = 0;      ///< cells to see (derived.h) of all levels that nobody has seen yet
    std::int64_t flowersLeft = 0; ///< that nobody has picked yet
    std::int64_t depth = 1;
    Mode mode = Mode::Walking;
    Ending ending = Ending::None;
    std::size_t winner = 0; ///< 1 or 2: who has won; 0 where nobody has, or both have together
    Interaction interaction;
    Stream random{0};
    bool walksThroughWalls = false;
    bool tested = false; ///< a testing command was used: no fair game any more
    std::string reason;  ///< the ending of the objective, or a `commonReason`; empty while the game goes on
    std::string endWord; ///< of the table of enemies: who beat the last player

    [[nodiscard]] const World& world() const { return *prepared->world; }
    [[nodiscard]] const Rules& rules() const;
    [[nodiscard]] const ObjectiveInfo& objective() const { return *prepared->objective; }
    /// An option of the objective that is a whole number.
    [[nodiscard]] std::int64_t option(std::string_view id) const;
    [[nodiscard]] const Level& level(std::uint32_t number) const { return prepared->level(number); }
    [[nodiscard]] bool over() const { return mode == Mode::Over; }

    /// Would the same commands have the same effect, and would both be saved alike? True if, on equal worlds,
    /// everything that a step can change is equal, the random state and the turn included.
    friend bool operator==(const Game& a, const Game& b);
};

/// A key that is equal for equal games, in every run and on every machine; different games collide as rarely as random
/// numbers of 128 bits. Asking again after a step takes time in proportion to what changed.
[[nodiscard]] Key128 keyOf(const Game& game);
/// What a game holds in its enemies and levels and does not share with another, such as the one a step before.
[[nodiscard]] Unshared unshared(const Game& game, const Game& other);

/// A new game. A world with an unknown objective, or without a start for each of its players, cannot be played; the
/// failure says so, and its `cells` hold one where a start could be put (none if nothing can be walked on).
[[nodiscard]] Result<Game> startGame(std::shared_ptr<const World> world, std::uint64_t seed,
                                     const Declarations& declarations = builtInDeclarations());
/// The same, but player one starts on this cell of this level.
[[nodiscard]] Result<Game> startGameAt(std::shared_ptr<const World> world, std::uint64_t seed, Place place,
                                       const Declarations& declarations = builtInDeclarations());

/// The rules version by which it is played: that of its objective, and where there may be fights, theirs on top of it.
[[nodiscard]] std::int64_t rulesVersionOf(const Game& game);

/// The random state with which the game of a seed begins.
[[nodiscard]] Stream startingRandom(std::uint64_t seed, std::int64_t depth);
/// The seed of a world's game if nobody gives another: that of its recipe.
[[nodiscard]] std::uint64_t defaultSeed(const World& world);

/// Why the game ended, in a sentence; empty while it goes on.
[[nodiscard]] Message reasonOf(const Game& game);

// What is where, as the game stands, not as the level was drawn.
[[nodiscard]] Tile tileAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] bool isThere(const Game& game, std::uint32_t level, std::uint32_t thing);
/// The thing to draw on a cell: of several the one that matters most; null if there is none. Enemies and players
/// are not among them.
[[nodiscard]] const Thing* thingAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] const Enemy* enemyAt(const Game& game, std::uint32_t level, Cell cell);
/// Its number in the list of enemies.
[[nodiscard]] std::optional<std::uint32_t> enemyNumberAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] std::optional<std::size_t> playerAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] const EnemyKind& kindOf(const Game& game, const Enemy& enemy);
/// The colours of all its keys and locks, sorted, each once; an empty one first if some have none.
[[nodiscard]] std::vector<std::string> coloursOfKeys(const World& world);

/// What the interaction offers, for keys 1 to 9, and its text. Nothing if there is no interaction.
struct Offer {
    Message title;
    std::vector<Message> choices;
    bool mayLeave = true; ///< back to the map; where not, one of the choices has to be taken
    Message ahead = {};   ///< what the enemy of a fight is about to do; empty elsewhere
};
[[nodiscard]] Offer offerOf(const Game& game);

} // namespace delve::play
