#pragma once

#include "playtest/proof/parts.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// The strongly connected parts of a world: for each set of what a player may hold, the groups of parts between which
/// they can go to and fro. Computed when it is first asked for, and kept.
namespace delve::play {

struct StrongParts {
    std::vector<std::uint32_t> groupOf;     ///< of each part; passages lead to groups of equal or lower numbers
    std::vector<std::uint32_t> members;     ///< the parts, by their groups
    std::vector<std::uint32_t> firstMember; ///< in them; one more entry than groups
    std::vector<Held> items;                ///< what is taken in each group

    [[nodiscard]] std::span<const std::uint32_t> membersOf(std::uint32_t group) const {
        return std::span(members).subspan(firstMember[group], firstMember[group + 1] - firstMember[group]);
    }
};

/// By Tarjan's algorithm, over the passages that somebody who holds this can use.
[[nodiscard]] StrongParts strongPartsOf(const Parts& parts, const Held& held);

class StrongPartsByHeld {
public:
    explicit StrongPartsByHeld(const Parts& parts) : m_parts(parts) {}
    /// Stays valid.
    [[nodiscard]] const StrongParts& of(const Held& held);
    [[nodiscard]] const Parts& parts() const { return m_parts; }
    /// There are more sets than can be kept: whoever searches gives up.
    [[nodiscard]] bool tooMany() const { return m_known.size() > mostSets || m_known.size() * m_parts.count() > most; }

private:
    static constexpr std::size_t mostSets = 4096;
    static constexpr std::size_t most = std::size_t{1} << 21; ///< parts in all of them
    const Parts& m_parts;
    std::map<std::string, StrongParts> m_known; ///< by the bits as a text, which has an order
};

} // namespace delve::play
