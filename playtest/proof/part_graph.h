#pragma once

#include "generation/level/sides.h"
#include "playtest/rules/pieces.h"

#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

/// Ground as a graph: what is searched for where players can get to, and whether they come back from there. Whoever
/// derives from it fills it; Parts is one for one player, Pairs one for two.
namespace delve::play {

/// What was taken, opened or collected: a bit for each.
using Held = std::bitset<128>;

[[nodiscard]] inline bool isSubset(const Held& some, const Held& all) { return (some & ~all).none(); }

class PartGraph {
public:
    static constexpr std::uint32_t none = 0xffffffff;

    struct Passage {
        std::uint32_t from = none;
        std::uint32_t to = none;
        Held needs;
        Held takes; ///< on the way, beside what is taken where it leads
        Place at;   ///< the cell from which it leads
        Direction step = Direction::North;
        std::uint8_t who = 0; ///< the player who goes
        Place lands;          ///< the cell to which it leads

        /// The cell in front of whoever goes: where it leads, or what leads elsewhere.
        [[nodiscard]] Place front() const { return {at.level, at.at + towards(step)}; }
    };

    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Where the search begins.
    [[nodiscard]] std::uint32_t start() const { return m_start; }
    [[nodiscard]] std::span<const Passage> from(std::uint32_t part) const {
        return std::span(m_passages).subspan(m_firstPassage[part], m_firstPassage[part + 1] - m_firstPassage[part]);
    }
    [[nodiscard]] std::span<const Passage> passages() const { return m_passages; }
    /// What is taken there.
    [[nodiscard]] const Held& itemsOf(std::uint32_t part) const { return m_items[part]; }
    /// Of what is held, all that opens a passage.
    [[nodiscard]] Held openingOf(const Held& held) const { return held & m_opening; }
    /// Is somebody with less as well off on the way, though worse at the end? Keys open ways; what is collected does
    /// not.
    [[nodiscard]] bool leadsAsFar(const Held& less, const Held& more) const {
        return isSubset(less, more) && openingOf(less) == openingOf(more);
    }

protected:
    PartGraph() = default;
    /// By the part from which they lead, else in their order. When all of them are there.
    void sortPassages();

    std::uint32_t m_count = 0;
    std::uint32_t m_start = 0;
    std::vector<Held> m_items;       ///< by part
    std::vector<Passage> m_passages; ///< by the part from which they lead

private:
    std::vector<std::uint32_t> m_firstPassage;
    Held m_opening; ///< what passages need
};

} // namespace delve::play
