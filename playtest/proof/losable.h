#pragma once

#include "playtest/proof/least_states.h"
#include "playtest/proof/strong_parts.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// What can be lost: ground to which somebody can come no more. Everybody gets at last to a group of parts out of which
/// nothing leads. Ground that each such end has can be reached from everywhere; all other ground can be lost.
namespace delve::play {

class Losable {
public:
    /// The numbers of the ground on which somebody is in this part: two of them for two players, else twice the same.
    using GroundOf = std::function<std::array<std::uint32_t, 2>(std::uint32_t part)>;

    /// There are `count` numbers. Each group of parts is asked about once for each set of what opens passages.
    Losable(StrongPartsByHeld& strong, const LeastStates& all, std::uint32_t count, const GroundOf& groundOf);

    /// Nothing is known: there are too many states, or it was stopped.
    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }
    /// Is there a state from which nobody can come to the ground of this number any more?
    [[nodiscard]] bool contains(std::uint32_t number) const { return m_endsWith[number] < m_ends; }

private:
    void addEnd(std::span<const std::uint32_t> parts, const GroundOf& groundOf);

    bool m_gaveUp = false;
    std::uint32_t m_ends = 0;
    std::vector<std::uint32_t> m_endsWith; ///< by number
    std::vector<std::uint32_t> m_lastEnd;  ///< likewise: the last one that has it
};

} // namespace delve::play
