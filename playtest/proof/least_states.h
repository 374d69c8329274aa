#pragma once

#include "playtest/proof/part_graph.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

/// Where players may be and what they may hold there, the fewest passages first. Of two that lead as far, the one that
/// has collected more is left out: whoever leaves more behind is stuck sooner.
namespace delve::play {

class LeastStates {
public:
    using IsLost = std::function<bool(std::uint32_t part, const Held& held)>;

    struct State {
        std::uint32_t part = PartGraph::none;
        Held held;
        std::size_t before = 0;           ///< the state from which it was reached
        std::size_t by = PartGraph::none; ///< the passage; none at the start
    };
    /// A step into a state that is lost.
    struct Loss {
        std::size_t before = 0;
        const PartGraph::Passage* by = nullptr;
    };

    /// From states that `isLost` nobody goes on. The parts outlive the states. Once `stopped` returns true, all of this
    /// is invalid.
    LeastStates(const PartGraph& parts, const IsLost& isLost, const std::function<bool()>& stopped);

    [[nodiscard]] bool tooMany() const { return m_states.size() >= mostStates; }
    [[nodiscard]] const std::vector<State>& states() const { return m_states; }
    /// Those with the fewest passages first.
    [[nodiscard]] const std::vector<Loss>& losses() const { return m_losses; }
    /// The passages from the start to a loss, and the one into it.
    [[nodiscard]] std::vector<const PartGraph::Passage*> wayInto(const Loss& loss) const;

private:
    static constexpr std::size_t mostStates = 200'000;

    void goOnFrom(std::size_t number, const IsLost& isLost);
    [[nodiscard]] bool isKnown(std::uint32_t part, const Held& held) const;
    void add(State state);

    const PartGraph& m_parts;
    std::vector<std::vector<Held>> m_known; ///< by part
    std::vector<State> m_states;
    std::vector<Loss> m_losses;
};

} // namespace delve::play
