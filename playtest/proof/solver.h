#pragma once

#include "generation/graph/paths.h"
#include "playtest/proof/walk.h"
#include "playtest/rules/step.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

/// Plays a game towards its objective, knowing the whole map: walks to what the objective needs, one goal after the
/// other, and answers whatever stops it on the way. Player one plays; player two steps aside. A solver plays one game
/// once, by one policy; prove() tries several.
namespace delve::play {

/// How to play where the map does not decide.
struct Policy {
    bool wholeTour = false;     ///< plans the shortest way to all flowers at once, if they are few
    bool prepares = false;      ///< collects coins and spends them before it goes for the objective
    bool lingers = false;       ///< walks to and fro once nothing is left to do: some objectives only ask to stay
    bool staysAbove = false;    ///< goes down a ledge or a chasm only once nothing else is left to reach
    bool strikesOpenly = false; ///< instead of with its guard up, which costs a quarter less health and takes longer
    std::uint64_t salt = 0;     ///< not 0: some blows are guarded otherwise, so that the luck is another one
    enum class Towns : std::uint8_t { NearestToGoal, Nearest } towns = Towns::NearestToGoal;
};

class Solver {
public:
    Solver(Game start, Policy policy, const std::vector<std::string>& colours, std::function<bool()> stopped);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Plays until the game is over, or nothing is left to do.
    void run();

    [[nodiscard]] const Game& game() const { return m_game; }
    /// How many commands were steps from one place to another.
    [[nodiscard]] std::int64_t steps() const { return m_steps; }
    /// No game that one player wins by walking into a tile takes fewer steps; nothing for other games.
    [[nodiscard]] std::optional<std::int64_t> fewestSteps() const { return m_fewestSteps; }
    [[nodiscard]] const std::vector<Command>& commands() const { return m_commands; }

private:
    static constexpr std::size_t playerOne = 0;
    static constexpr std::size_t playerTwo = 1;
    using IsWanted = std::function<bool(const Thing&)>;

    [[nodiscard]] bool advance();
    [[nodiscard]] bool tour();
    [[nodiscard]] bool prepare();
    [[nodiscard]] bool linger();
    [[nodiscard]] bool walkTo(const WalkGoal& goal, const Walk::MayTravel& mayTravel = {});
    [[nodiscard]] std::optional<std::vector<Walk::Step>> plan(const WalkGoal& goal, const Walk::MayTravel& mayTravel);
    [[nodiscard]] bool follow(const std::vector<Walk::Step>& steps);
    [[nodiscard]] bool stepAside(const std::vector<Walk::Step>& steps, std::size_t next);
    [[nodiscard]] bool findDoorBefore(std::size_t who, const Walk::Step& step);
    [[nodiscard]] bool goesOn() const;
    void give(const Command& command);

    // solver_choices.cpp: what to answer.
    void answer();
    void answerEncounter();
    void answerStore();
    [[nodiscard]] Command blow() const;

    // solver_journey.cpp
    [[nodiscard]] bool advanceJourney();
    [[nodiscard]] std::optional<std::uint32_t> nextTown();
    void findTowns();
    [[nodiscard]] bool leaveTown();
    [[nodiscard]] std::uint32_t stepsToGoalFrom(Cell cell);

    [[nodiscard]] WalkGoal objectiveGoal() const;
    /// Goals: places with such a thing that is still there.
    [[nodiscard]] WalkGoal withThing(IsWanted isWanted) const;
    [[nodiscard]] WalkGoal withThing(ThingKind kind) const;

    Game m_game;
    Policy m_policy;
    const std::vector<std::string>& m_colours;
    Walk m_walk; ///< of player one
    std::function<bool()> m_stopped;
    std::vector<Command> m_commands;
    bool m_prepared = false;
    std::optional<std::int64_t> m_fewestSteps;
    std::int64_t m_steps = 0;
    // Of a journey.
    std::unordered_map<std::uint32_t, int> m_entered; ///< how often each town was, by its level
    Distances m_stepsToGoal;                          ///< from each cell of the roads, whatever shuts them
    std::unordered_map<std::uint32_t, std::uint32_t>
        m_townToGoal; ///< steps along the roads, by level; empty: not found
};

} // namespace delve::play
