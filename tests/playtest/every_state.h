#pragma once

#include "tests/playtest/small_game.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

/// Exhaustive solvers of small worlds: they try every state there is, by the rules of SmallGame.
namespace delve::test {

/// A step of a player, 0 or 1, in one of the `ways`.
using PlayerStep = std::pair<std::size_t, int>;

class EveryState {
public:
    /// What the players see from their cells, and all that there is to see, as bits.
    struct ToSee {
        std::uint64_t cells = 0;
        std::function<std::uint64_t(const SmallGame::State&)> seenIn;
    };
    /// Of one player or two. With `toSee`, the objective is to see.
    EveryState(const World& world, std::size_t players, std::optional<ToSee> toSee = {});

    /// There are too many states to tell anything.
    [[nodiscard]] bool tooMany() const { return m_tooMany; }
    /// False where a start is missing.
    [[nodiscard]] bool canWin() const { return !m_canWin.empty() && m_canWin[0]; }
    /// The least number of steps of all players that win; nothing if nobody can.
    [[nodiscard]] std::optional<std::int64_t> fewestSteps() const { return m_fewestSteps; }
    /// The least number of steps of all players to a state from which nobody can win; nothing if there is none.
    [[nodiscard]] std::optional<std::int64_t> fewestStepsToGetStuck() const;
    /// May these steps lead to such a state?
    [[nodiscard]] bool leadsToStuck(const std::vector<PlayerStep>& steps) const;

private:
    static constexpr std::size_t mostStates = 60'000;

    struct State {
        SmallGame::State players;
        std::uint64_t seen = 0;
        auto operator<=>(const State&) const = default;
    };
    void goOnFrom(std::size_t number);
    void noteWin(std::int64_t steps);
    void findWinning();
    [[nodiscard]] State lookingAround(const SmallGame::State& players, std::uint64_t before) const;
    [[nodiscard]] bool seesAll(const State& state) const { return m_toSee && state.seen == m_toSee->cells; }

    SmallGame m_game;
    std::optional<ToSee> m_toSee;
    bool m_tooMany = false;
    std::optional<std::int64_t> m_fewestSteps; ///< to win
    std::vector<State> m_states;
    std::map<State, std::size_t> m_numbers;
    std::vector<std::int64_t> m_steps;
    std::vector<std::vector<std::size_t>> m_before;
    std::vector<bool> m_canWin;
};

/// For a world to explore in which all that can be walked on can be seen through: what one player sees, by the
/// definition of sight. The cells to see are given, as pairs of level and cell.
[[nodiscard]] EveryState::ToSee plainSight(const World& world, const std::vector<std::pair<std::size_t, Cell>>& toSee);

} // namespace delve::test
