#pragma once

#include "playtest/proof/parts.h"
#include "playtest/proof/solver.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// A way of two players over passages, as they walk it: to where the next passage leads from, past each other.
namespace delve::play {

class PairWay {
public:
    using Passages = std::vector<const PartGraph::Passage*>;

    /// All of these outlive the way.
    PairWay(const Game& start, const std::vector<std::string>& colours, const Parts& parts,
            const std::function<bool()>& stopped)
        : m_parts(parts), m_stopped(stopped), m_solver(start, {}, colours, stopped) {}

    /// Plays it by the rules, once. False: something went another way, such as a fight.
    [[nodiscard]] bool play(const Passages& passages);
    [[nodiscard]] const Game& game() const { return m_solver.game(); }
    [[nodiscard]] const std::vector<Command>& commands() const { return m_solver.commands(); }
    /// From place to place, of both players.
    [[nodiscard]] std::int64_t steps() const { return m_solver.steps(); }

private:
    using Steps = std::vector<Walk::Step>;
    using IsEnd = std::function<bool(const Place&)>;

    [[nodiscard]] const Place& placeOf(std::size_t who) const { return m_solver.game().players[who].place; }
    [[nodiscard]] bool goTo(std::size_t who, const Place& place);
    [[nodiscard]] bool stepAside(std::size_t who, const std::vector<Place>& from);
    [[nodiscard]] bool takeAll(std::size_t who, const Steps& steps);
    [[nodiscard]] std::optional<Steps> overPlainGround(const Place& from, const IsEnd& isEnd,
                                                       std::optional<Place> barred = {}) const;

    const Parts& m_parts;
    const std::function<bool()>& m_stopped;
    Solver m_solver;
};

} // namespace delve::play
