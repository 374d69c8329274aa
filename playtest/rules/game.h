#pragma once

#include "generation/level/locks.h"
#include "generation/level/result.h"
#include "generation/random/stream.h"
#include "playtest/rules/ground.h"
#include "playtest/rules/pieces.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A game as it stands after a step: a value. It shares the world, which never changes, and holds only what differs
/// from it, so that a copy is cheap: keep the old ones to step back.
///
/// How it is used: `startGame(world, seed)` gives the first one, or says why there is none. `step(game, command)` (see
/// step.h) gives the next one and what happened. Views ask the functions below what is where; they never look at the
/// level's things by themselves, because a flower of the level may long be picked.
namespace delve {

struct Game {
    std::shared_ptr<const Ground> ground;
    std::vector<Player> players;
    Shared<std::vector<Enemy>> enemies;
    Shared<std::vector<LevelState>> levels;
    std::vector<DrawnEncounter> encounters;
    std::vector<std::string> explored; ///< sites of a journey, in the order they were explored
    std::int64_t turn = 0;
    std::int64_t unseen = 0;      ///< cells to see (derived.h) of all levels that nobody has seen yet
    std::int64_t flowersLeft = 0; ///< that nobody has picked yet
    std::int64_t depth = 1;
    Mode mode = Mode::Walking;
    Ending ending = Ending::None;
    std::size_t winner = 0; ///< 1 or 2: who has won; 0 where nobody has, or both have together
    Meeting meeting;
    Stream random{0};
    bool walksThroughWalls = false;
    bool tested = false; ///< something for testing was done: no fair game any more
    EndReason reason = EndReason::None;
    std::string endWord; ///< of the table of enemies: who beat the last player

    [[nodiscard]] const World& world() const { return *ground->world; }
    [[nodiscard]] const Rules& rules() const { return world().rules; }
    [[nodiscard]] const Level& level(std::uint32_t number) const { return ground->level(number); }
    [[nodiscard]] bool over() const { return mode == Mode::Over; }
};

/// A new game. A world without a start for each of its players cannot be played; the failure says so, and its `cells`
/// hold one where a start could be put (none where nothing can be walked on).
[[nodiscard]] Result<Game> startGame(std::shared_ptr<const World> world, std::uint64_t seed);
/// The same, but player one starts on this cell of this level.
[[nodiscard]] Result<Game> startGameAt(std::shared_ptr<const World> world, std::uint64_t seed, Place place);

/// The seed that a world's game takes where nobody asks for another: that of its recipe.
[[nodiscard]] std::uint64_t usualSeed(const World& world);

/// Why the game ended, in a sentence; empty while it goes on.
[[nodiscard]] Message reasonOf(const Game& game);

// What is where. All of it as the game stands, not as the level was drawn.
[[nodiscard]] Tile tileAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] bool isThere(const Game& game, std::uint32_t level, std::uint32_t thing);
/// The thing to draw on a cell: of several the one that matters most; none where nothing stands. Enemies and players
/// are not among them.
[[nodiscard]] const Thing* thingAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] const Enemy* enemyAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] std::optional<std::size_t> playerAt(const Game& game, std::uint32_t level, Cell cell);
[[nodiscard]] const EnemyKind& kindOf(const Game& game, const Enemy& enemy);
/// Those of all its keys and locks, sorted, each once.
[[nodiscard]] std::vector<std::string> coloursOfKeys(const World& world);

/// What the meeting offers, for keys 1 to 9, and what it says. Nothing while nobody is met.
struct Offer {
    Message title;
    std::vector<Message> choices;
    bool mayLeave = true; ///< back to the map; where not, one of the choices has to be taken
};
[[nodiscard]] Offer offerOf(const Game& game);

} // namespace delve
