#pragma once

#include "tests/playtest/small_plan.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

/// A small world as a game of one or two players, by rules of its own: where a step leads. It shares no code with the
/// rules or the proof that it checks.
namespace delve::test {

class SmallGame {
public:
    static constexpr int nowhere = -1;

    struct State {
        std::array<int, 2> at{nowhere, nowhere}; ///< the cells of the players, by number
        int owners = 0;                          ///< of the keys, a digit of three each: 0 nobody, 1 or 2
        int opened = 0;                          ///< a bit for each lock
        int picked = 0;                          ///< a bit for each flower
        auto operator<=>(const State&) const = default;
    };
    struct After {
        std::vector<State> states; ///< more than one where a secret door may be found or not
        bool won = false;
    };

    SmallGame(const World& world, std::size_t players);

    /// Nothing if a player has no start.
    [[nodiscard]] std::optional<State> start() const;
    [[nodiscard]] After step(const State& state, std::size_t who, int way) const;
    [[nodiscard]] std::size_t players() const { return m_players; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] const Plan::At& cell(int number) const { return m_cells.at(static_cast<std::size_t>(number)); }

private:
    void take(State& state, std::size_t who, const Plan::At& at, bool passing) const;
    void arrive(State state, std::size_t who, const Plan::At& at, After& after) const;
    void leave(const State& state, std::size_t who, After& after) const;
    void enter(const State& state, std::size_t who, const Plan::At& to, After& after) const;
    [[nodiscard]] bool isTaken(const State& state, std::size_t who, const Plan::At& at) const;
    [[nodiscard]] std::set<std::string> coloursOf(const State& state, std::size_t who) const;
    [[nodiscard]] static int ownerOf(const State& state, std::size_t key);

    Plan m_plan;
    std::size_t m_players;
    std::vector<Plan::At> m_cells;
    std::map<Plan::At, int> m_numbers;
    std::vector<Plan::At> m_keys;
    std::vector<Plan::At> m_locks;
};

} // namespace delve::test
