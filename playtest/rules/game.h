#pragma once

#include "generation/level/result.h"
#include "generation/level/shared.h"
#include "generation/random/stream.h"
#include "playtest/rules/command.h"
#include "playtest/rules/ground.h"

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
    std::int64_t unseen = 0;                 ///< walkable cells that nobody has seen yet
    // Follow from the above and from the enemies; kept because every step asks for them.
    Shared<BitGrid> seeThrough; ///< with the doors that were opened
    Shared<BitGrid> open;       ///< walkable, and no door, lock or barrier is shut there
    Shared<BitGrid> occupied;   ///< an enemy stands there
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
    Seen,      ///< every cell that can be walked on
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

struct Game {
    std::shared_ptr<const Ground> ground;
    std::vector<Player> players;
    Shared<std::vector<Enemy>> enemies;
    Shared<std::vector<LevelState>> levels;
    std::vector<DrawnEncounter> encounters;
    std::vector<std::string> explored; ///< sites of a journey, in the order they were explored
    std::int64_t turn = 0;
    std::int64_t unseen = 0;      ///< walkable cells of all levels that nobody has seen yet
    std::int64_t flowersLeft = 0; ///< that nobody has picked yet
    std::int64_t depth = 1;
    Mode mode = Mode::Walking;
    Ending ending = Ending::None;
    std::size_t winner = 0; ///< 1 or 2 when the ending is Won, and for the one who collected more
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
/// What a key or a lock has for a colour, as a word.
[[nodiscard]] std::string colourOf(const Thing& thing);

/// What the meeting offers, for keys 1 to 9, and what it says. Nothing while nobody is met.
struct Offer {
    Message title;
    std::vector<Message> choices;
};
[[nodiscard]] Offer offerOf(const Game& game);

} // namespace delve
