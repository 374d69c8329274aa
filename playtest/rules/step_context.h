#pragma once

#include "playtest/rules/event.h"
#include "playtest/rules/game.h"
#include "playtest/sight/sight.h"

#include <vector>

/// A step while it is taken: the game that becomes the next one, and what happened so far. Each area of the rules is
/// one file with a few functions, and all of them are listed here.
namespace delve::play {

struct StepContext {
    Game& game;
    std::vector<Event> events;
    Sight sight;        ///< scratch memory
    bool acted = false; ///< time has passed, so enemies move
    bool suppliesMatter =
        false; ///< supplies, or where one can go, have changed, or a meeting is over in which they may

    Event& tell(EventKind kind, std::size_t player, Message message = {});
    /// A sentence whose arguments are words of a table, or numbers.
    static Message messageWithWords(Text text, std::vector<std::string> words);
    [[nodiscard]] LevelState& state(std::uint32_t level) { return game.levels.write(level); }
    void takeAway(std::uint32_t level, std::uint32_t thing);
};

// moving.cpp: one cell, and what may be in the way.
void movePlayer(StepContext& context, std::size_t who, Direction direction);
/// Puts the player there, and lets happen what happens there; `travelled`: through a portal, which then is not used
/// again; `message` is what there is to say of the way.
void arrive(StepContext& context, std::size_t who, Place place, bool travelled, Message message = {});
/// True where it stops: nothing but words comes of it.
bool stop(StepContext& context, std::size_t who, Cell at, Message message = {});

// exits.cpp: what is walked into, and may win or lose by that.
void walkIntoWall(StepContext& context, std::size_t who, Cell cell);
void touchEdge(StepContext& context, std::size_t who, Cell beyond);

// locks.cpp: doors, keys and locks.
/// Opens a lock or a door there, if it can be. False: it stays shut, and the player was stopped.
bool openWay(StepContext& context, std::size_t who, Place place);
/// From now on it can be seen through. Enemies that hunt open doors, too, but no locks.
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

/// Enemies have more of it the deeper the level is.
[[nodiscard]] std::int64_t healthAtDepth(std::int64_t health, std::int64_t depth);

// encounters.cpp
void meetEncounter(StepContext& context, std::size_t who, std::uint32_t thing);
void wander(StepContext& context, std::size_t who);
void chooseInEncounter(StepContext& context, std::size_t choice);
[[nodiscard]] Offer offerOfEncounter(const Game& game);

// store.cpp
void enterStore(StepContext& context, std::size_t who, std::uint32_t thing);
void buy(StepContext& context, std::size_t choice);
/// Never beyond what a player begins with.
void heal(Player& player, std::int64_t amount);
[[nodiscard]] Offer offerOfStore(const Game& game);

// journey.cpp: portals, towns, roads.
/// Where a portal leads; nothing where it leads nowhere.
[[nodiscard]] std::optional<Place> destinationOf(const Game& game, std::uint32_t level, const Thing& portal);
/// False: the player was stopped before the portal.
[[nodiscard]] bool mayEnter(StepContext& context, std::size_t who, std::uint32_t level, const Thing& portal);
void travel(StepContext& context, std::size_t who, const Thing& portal);
[[nodiscard]] bool isOpenGround(const Game& game, const Place& place);

// supplies.cpp
/// Can nobody pay for any town, nor get more, nor reach the goal without?
[[nodiscard]] bool isOutOfSupplies(const Game& game);

// enemies.cpp
/// All enemies take their turn. True where one opened a door, so that more may be seen.
bool moveEnemies(StepContext& context);
/// The cell of this enemy is free again, unless another one stands there, too.
void leaveCell(StepContext& context, std::uint32_t enemy);

// lights.cpp: what the players see becomes what they have seen.
void lookAround(StepContext& context);
void lookAround(Game& game);

// depth.cpp
/// What the recipe makes; with the tiles, the rules and the tables of another world, where there is one.
[[nodiscard]] Result<World> worldBy(const Recipe& recipe, Size size, const World* like,
                                    const generation::Declarations& declarations);
[[nodiscard]] bool canGoDeeper(const Game& game);
[[nodiscard]] Result<World> worldBelow(const Game& game);
void goDeeper(StepContext& context);

// testing.cpp
bool obeyTester(StepContext& context, const Command& command);
/// For somebody who asked for what nobody can be given.
[[nodiscard]] Message whatToGive(const Game& game, const std::string& asked);

// ending.cpp
/// A player takes no part any more; when none is left, the game is lost.
void leaveGame(StepContext& context, std::size_t who, std::string_view reason, const std::string& word = {});
/// Is the objective won by this? Nothing once the game is over.
[[nodiscard]] std::optional<Victory> victoryBy(const StepContext& context, const Occasion& occasion);
void win(StepContext& context, const Victory& victory);
/// Ends the game, or a player's part in it, where the objective is won or lost by this.
void askObjective(StepContext& context, const Occasion& occasion);

} // namespace delve::play
