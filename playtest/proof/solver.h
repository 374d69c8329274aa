#pragma once

#include "playtest/proof/journey_guide.h"
#include "playtest/proof/walk.h"
#include "playtest/rules/step.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Plays a game towards its objective, knowing the whole map: walks to what the objective needs, one goal after the
/// other, and answers whatever stops it on the way. Player one plays, and player two steps aside; where player one can
/// do nothing more, they change places. A solver plays one game once, by one policy; prove() tries several.
namespace delve::play {

/// How to play where the map does not decide.
struct Policy {
    std::vector<Place> tour = {};    ///< goes to these first, in this order
    bool wholeTour = false;          ///< plans the shortest way to all flowers at once, if they are few
    bool prepares = false;           ///< collects coins and spends them before it goes for the objective
    bool shops = false;              ///< when it prepares: goes to the store as soon as it can pay for something
    bool lingers = false;            ///< walks to and fro once nothing is left to do: some objectives only ask to stay
    bool staysAbove = false;         ///< goes down a ledge or a chasm only once nothing else is left to reach
    bool goesRound = false;          ///< keeps away from enemies where there is another way
    bool asideFirst = false;         ///< the other player leaves a way before it is walked, and takes nothing
    std::int64_t townsInReserve = 0; ///< with supplies for fewer, rather loses health in encounters
    bool foresees = false;           ///< answers encounters as the dice will fall
    bool strikesOpenly = false;      ///< at plain blows, too, instead of with its guard up, which takes longer
    std::int64_t idles = 0;          ///< walks to and fro for so many turns at first, so that the luck is another one
    std::size_t fightWidth = 0;      ///< not 0: plans each fight so widely, see planFight()
    using Towns = JourneyGuide::Taste::Towns;
    Towns towns = Towns::NearestToGoal;
};

class Solver {
public:
    Solver(Game start, Policy policy, const std::vector<std::string>& colours, std::function<bool()> stopped);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Plays until the game is over, or nothing is left to do.
    void run();
    /// Takes these steps. False: something went another way.
    [[nodiscard]] bool walk(const std::vector<Walk::Step>& steps);
    /// One step of either player, whatever it is good for. False: likewise.
    [[nodiscard]] bool take(std::size_t who, const Walk::Step& step);

    [[nodiscard]] const Game& game() const { return m_game; }
    /// How many commands were steps from one place to another.
    [[nodiscard]] std::int64_t steps() const { return m_steps; }
    /// No game that one player wins by walking into a tile takes fewer steps; nothing for other games.
    [[nodiscard]] std::optional<std::int64_t> fewestSteps() const { return m_fewestSteps; }
    [[nodiscard]] const std::vector<Command>& commands() const { return m_commands; }
    /// Of a solver that has ended: there may be millions, which to copy would take long.
    [[nodiscard]] std::vector<Command> takeCommands() { return std::move(m_commands); }

private:
    static constexpr std::size_t playerOne = 0;
    static constexpr std::size_t playerTwo = 1;
    /// Of a walk, as the game stood when it was planned.
    struct Plan {
        const WalkGoal* goal;
        std::size_t keys;       ///< how many the player held
        std::size_t encounters; ///< that were answered
    };

    [[nodiscard]] bool advance();
    [[nodiscard]] bool fetchMore();
    [[nodiscard]] bool changePlayers();
    [[nodiscard]] Walk& walkOfPlayer() { return m_who == playerOne ? m_walk : *m_walkOfTwo; }
    [[nodiscard]] bool tour();
    [[nodiscard]] bool followTour();
    [[nodiscard]] bool prepare();
    [[nodiscard]] bool clearPortal();
    [[nodiscard]] bool linger(std::int64_t turns);
    [[nodiscard]] std::optional<std::size_t> goodsToBuy(std::size_t who) const;
    [[nodiscard]] bool walkTo(const WalkGoal& goal, const Walk::MayTravel& mayTravel = {});
    [[nodiscard]] std::optional<std::vector<Walk::Step>> plan(const WalkGoal& goal, const Walk::MayTravel& mayTravel);
    [[nodiscard]] std::optional<std::vector<Walk::Step>> planAlone(Walk& walk, const WalkGoal& goal,
                                                                   const Walk::MayTravel& mayTravel) const;
    [[nodiscard]] bool goesRoundEnemies() const;
    [[nodiscard]] bool comesNear(const Place& next) const;
    [[nodiscard]] bool follow(const std::vector<Walk::Step>& steps, const WalkGoal* goal = nullptr);
    [[nodiscard]] bool stillStands(const Plan& plan, const Place& end) const;
    [[nodiscard]] bool stepAside(const std::vector<Walk::Step>& steps, std::size_t next);
    void clearWay(const std::vector<Walk::Step>& steps);
    [[nodiscard]] bool leaveWay(const std::vector<Walk::Step>& steps, std::size_t next, const BitGrid* off);
    [[nodiscard]] bool findDoorBefore(Walk& walk, std::size_t who, const Walk::Step& step);
    [[nodiscard]] bool goesOn() const;
    void give(const Command& command);

    // solver_choices.cpp: what to answer.
    void answer();
    void answerEncounter();
    void answerStore();
    void fight();
    [[nodiscard]] Command blow() const;

    Game m_game;
    Policy m_policy;
    const std::vector<std::string>& m_colours;
    Walk m_walk;            ///< of player one
    JourneyGuide m_journey; ///< likewise
    std::optional<Walk> m_walkOfTwo;
    std::size_t m_who = playerOne; ///< who plays; the other one steps aside
    int m_changes = 0;             ///< of who plays
    std::size_t m_encounters = 0;  ///< that were answered
    std::function<bool()> m_stopped;
    std::vector<Command> m_commands;
    bool m_prepared = false;
    bool m_clearsPortals = false; ///< chooses in an encounter on a portal, which opens it
    std::size_t m_toured = 0;     ///< places of the policy's tour
    std::optional<std::int64_t> m_fewestSteps;
    std::int64_t m_steps = 0;
};

} // namespace delve::play
