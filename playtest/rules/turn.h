#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"
#include "playtest/sight/sight.h"

#include <vector>

/// A step while it is taken: the game that becomes the next one, and what happened so far. Each area of the rules is
/// one file with a few functions, and all of them are listed here.
namespace delve {

struct Turn {
    Game& game;
    std::vector<Event> events;
    Sight sight;        ///< scratch memory
    bool acted = false; ///< time has passed, so enemies move
    bool suppliesMatter =
        false; ///< supplies, or where one can go, have changed, or a meeting is over in which they may

    Event& tell(EventKind kind, std::size_t player, Message message = {});
    /// A sentence whose arguments are words of a table, or numbers.
    static Message inWords(Text text, std::vector<std::string> words);
    [[nodiscard]] LevelState& state(std::uint32_t level) { return game.levels.write()[level]; }
    void takeAway(std::uint32_t level, std::uint32_t thing);
};

// moving.cpp: one cell, and what may be in the way.
void movePlayer(Turn& turn, std::size_t who, Direction direction);
/// Puts the player there, and lets happen what happens there; `travelled`: through a portal, which then is not used
/// again; `message` is what there is to say of the way.
void arrive(Turn& turn, std::size_t who, Place place, bool travelled, Message message = {});
/// True where it stops: nothing but words comes of it.
bool stop(Turn& turn, std::size_t who, Cell at, Message message = {});

// exits.cpp: golden exit, gate, deadly walls.
void walkIntoWall(Turn& turn, std::size_t who, Cell cell);
void touchEdge(Turn& turn, std::size_t who, Cell beyond);

// locks.cpp: doors, keys and locks.
/// Opens a lock or a door there, if it can be. False: it stays shut, and the player was stopped.
bool openWay(Turn& turn, std::size_t who, Place place);
/// From now on it can be seen through. Enemies that hunt open doors, too, but no locks.
void openDoor(Turn& turn, Place place, std::size_t who = Event::nobody);
void takeKey(Turn& turn, std::size_t who, std::uint32_t thing);

// collect.cpp: flowers, coins and chests.
void pickFlower(Turn& turn, std::size_t who, std::uint32_t thing);
void takeCoin(Turn& turn, std::size_t who, std::uint32_t thing);
void openChest(Turn& turn, std::size_t who, std::uint32_t thing);
[[nodiscard]] std::int64_t suppliesIn(const Thing& chest, const Rules& rules);

// fights.cpp
void beginFight(Turn& turn, std::size_t who, std::uint32_t enemy);
void beginFightWith(Turn& turn, std::size_t who, std::uint32_t kind);
void chooseInFight(Turn& turn, std::size_t choice);
void backAway(Turn& turn);
[[nodiscard]] Offer offerOfFight(const Game& game);
/// Takes health; a player without any is out.
void hurt(Turn& turn, std::size_t who, std::int64_t amount, EndReason reason, const std::string& word = {});

/// Enemies have more of it the deeper the level is.
[[nodiscard]] std::int64_t healthAtDepth(std::int64_t health, std::int64_t depth);

// encounters.cpp
void meetEncounter(Turn& turn, std::size_t who, std::uint32_t thing);
void wander(Turn& turn, std::size_t who);
void chooseInEncounter(Turn& turn, std::size_t choice);
[[nodiscard]] Offer offerOfEncounter(const Game& game);

// store.cpp
void enterStore(Turn& turn, std::size_t who, std::uint32_t thing);
void buy(Turn& turn, std::size_t choice);
/// Never beyond what a player begins with.
void heal(Player& player, std::int64_t amount);
[[nodiscard]] Offer offerOfStore(const Game& game);

// journey.cpp: portals, towns, roads.
/// Where a portal leads; nothing where it leads nowhere.
[[nodiscard]] std::optional<Place> destinationOf(const Game& game, std::uint32_t level, const Thing& portal);
/// False: the player was stopped before the portal.
[[nodiscard]] bool mayEnter(Turn& turn, std::size_t who, std::uint32_t level, const Thing& portal);
void travel(Turn& turn, std::size_t who, const Thing& portal);
void reachGoal(Turn& turn, std::size_t who);
[[nodiscard]] bool isOpenGround(const Game& game, const Place& place);

// supplies.cpp
/// Those of a journey who cannot pay for any town, and cannot get more, have lost.
void checkSupplies(Turn& turn);

// enemies.cpp
/// All enemies take their turn. True where one opened a door, so that more may be seen.
bool moveEnemies(Turn& turn);
/// The cell of this enemy is free again, unless another one stands there, too.
void leaveCell(Turn& turn, std::uint32_t enemy);

// lights.cpp: what the players see becomes what they have seen.
void lookAround(Turn& turn);
void lookAround(Game& game);

// depth.cpp
/// What the recipe makes; with the tiles, the rules and the tables of another world, where there is one.
[[nodiscard]] Result<World> worldBy(const Recipe& recipe, Size size, const World* like);
[[nodiscard]] bool canGoDeeper(const Game& game);
[[nodiscard]] Result<World> worldBelow(const Game& game);
void goDeeper(Turn& turn);

// testing.cpp
bool obeyTester(Turn& turn, const Command& command);
/// For somebody who asked for what nobody can be given.
[[nodiscard]] Message whatToGive(const Game& game, const std::string& asked);

// ending.cpp
void end(Turn& turn, Ending ending, std::size_t winner, EndReason reason);
/// A player takes no part any more; when none is left, the game is lost.
void leaveGame(Turn& turn, std::size_t who, EndReason reason, const std::string& word = {});
/// Has the objective been reached by what everybody did?
void checkObjective(Turn& turn);

} // namespace delve
