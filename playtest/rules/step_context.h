#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"
#include "playtest/sight/sight.h"

#include <vector>

/// A step in progress: the game that becomes the next one, and what happened so far. Each area of the rules is one file
/// with a few functions, and all of them are listed here.
namespace delve::play {

struct StepContext {
    Game& game;
    std::vector<Event> events;
    Sight sight;        ///< scratch memory
    bool acted = false; ///< time has passed, so enemies move
    bool suppliesMatter =
        false; ///< supplies, or where one can go, have changed, or a meeting is over in which they may

    Event& tell(EventKind kind, std::size_t player, Message message = {});
    /// A message whose arguments are words of a table, or numbers.
    static Message messageWithWords(Text text, std::vector<std::string> words);
    [[nodiscard]] LevelState& state(std::uint32_t level) { return game.levels.write(level); }
    void takeAway(std::uint32_t level, std::uint32_t thing);
};

// moving.cpp: one cell, and what may be in the way.
void movePlayer(StepContext& context, std::size_t who, Direction direction);
/// Puts the player there, and triggers what happens there; `travelled`: through a portal, which then is not used again;
/// `message` is what there is to say about the way.
void arrive(StepContext& context, std::size_t who, Place place, bool travelled, Message message = {});
/// The player is stopped, and nothing but a message results. Always true.
bool stop(StepContext& context, std::size_t who, Cell at, Message message = {});

// ground.cpp: ledges, lava and chasms.
/// Does a player who stands on a ledge have to stay there? Then they were stopped.
[[nodiscard]] bool heldByLedge(StepContext& context, std::size_t who, Direction direction);
/// True if the step ends here: a ledge stops the player, lava warns or kills them, or they jump into a chasm. `warned`:
/// the player knows that lava lies there.
[[nodiscard]] bool meetGround(StepContext& context, std::size_t who, const Place& to, Direction direction, bool warned);

// waiting.cpp
/// Lets a turn pass. Whoever is beside a secret door finds it.
void waitATurn(StepContext& context);
/// From now on the secret door there is a door; nothing if none is there, or if it was found before.
void findSecretDoor(Game& game, const Place& place);

// exits.cpp: tiles that are walked into, and may win or lose the game.
void walkIntoWall(StepContext& context, std::size_t who, Cell cell);
void touchEdge(StepContext& context, std::size_t who, Cell beyond);

// locks.cpp: doors, keys and locks.
/// Opens a lock or a door there, if it can be. False: it stays shut, and the player was stopped.
bool openWay(StepContext& context, std::size_t who, Place place);
/// From now on one can see through the door. Enemies that hunt open doors, too, but no locks.
void openDoor(StepContext& context, Place place, std::size_t who = Event::nobody);
void takeKey(StepContext& context, std::size_t who, std::uint32_t thing);

// collect.cpp: flowers, coins and chests.
void pickFlower(StepContext& context, std::size_t who, std::uint32_t thing);
void takeCoin(StepContext& context, std::size_t who, std::uint32_t thing);
void openChest(StepContext& context, std::size_t who, std::uint32_t thing);
[[nodiscard]] std::int64_t suppliesIn(const Thing& chest, const Rules& rules);

// fights.cpp
void beginFight(StepContext& context, std::size_t who, std::uint32_t enemy);
void beginFightWith(StepContext& context, std::size_t who, std::uint32_t kind);
void chooseInFight(StepContext& context, std::size_t choice);
void backAway(StepContext& context);
[[nodiscard]] Offer offerOfFight(const Game& game);
/// Takes health; a player without any is out.
void hurt(StepContext& context, std::size_t who, std::int64_t amount, std::string_view reason,
          const std::string& word = {});

/// The deeper the level is, the more health enemies have.
[[nodiscard]] std::int64_t healthAtDepth(std::int64_t health, std::int64_t depth);

// encounters.cpp
void meetEncounter(StepContext& context, std::size_t who, std::uint32_t thing);
void wander(StepContext& context, std::size_t who);
void chooseInEncounter(StepContext& context, std::size_t choice);
[[nodiscard]] Offer offerOfEncounter(const Game& game);

// store.cpp
void enterStore(StepContext& context, std::size_t who, std::uint32_t thing);
void buy(StepContext& context, std::size_t choice);
/// Never beyond the health that a player begins with.
void heal(Player& player, std::int64_t amount);
[[nodiscard]] Offer offerOfStore(const Game& game);

// journey.cpp: portals, towns, roads.
/// Where a portal leads; nothing where it leads nowhere.
[[nodiscard]] std::optional<Place> destinationOf(const Game& game, std::uint32_t level, const Thing& portal);
/// False: the player was stopped in front of the portal.
[[nodiscard]] bool mayEnter(StepContext& context, std::size_t who, std::uint32_t level, const Thing& portal);
/// The same of any way from a level that leads to this place; `at` is where it begins.
[[nodiscard]] bool mayArrive(StepContext& context, std::size_t who, std::uint32_t level, Cell at, const Place& to);
void travel(StepContext& context, std::size_t who, const Thing& portal);
void travelTo(StepContext& context, std::size_t who, const Place& to, Message message = {});
[[nodiscard]] bool isOpenGround(const Game& game, const Place& place);

// supplies.cpp
/// Can nobody pay for any town, get more supplies, or reach the goal without them?
[[nodiscard]] bool isOutOfSupplies(const Game& game);

// enemies.cpp
/// All enemies take their turn. True where one opened a door, so that more may be seen.
bool moveEnemies(StepContext& context);
/// Frees the cell of this enemy, unless another one stands there, too.
void leaveCell(StepContext& context, std::uint32_t enemy);

// lights.cpp: adds what the players see to what they have seen.
void lookAround(StepContext& context);
void lookAround(Game& game);

// depth.cpp
void goDeeper(StepContext& context);

// testing.cpp
bool obeyTester(StepContext& context, const Command& command);
/// The answer to a tester who asked for something that cannot be given.
[[nodiscard]] Message whatToGive(const Game& game, const std::string& asked);

// ending.cpp
/// A player takes no part any more; when none is left, the game is lost.
void leaveGame(StepContext& context, std::size_t who, std::string_view reason, const std::string& word = {});
/// Does this win the objective? Nothing once the game is over.
[[nodiscard]] std::optional<Victory> victoryBy(const StepContext& context, const Occasion& occasion);
void win(StepContext& context, const Victory& victory);
/// Ends the game, or a player's part in it, if this wins or loses the objective.
void askObjective(StepContext& context, const Occasion& occasion);

} // namespace delve::play
