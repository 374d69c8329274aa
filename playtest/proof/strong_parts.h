#pragma once

#include "playtest/proof/part_graph.h"

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

/// The strongly connected parts of a world: for each set of what may be held, the groups of parts between which one can
/// go to and fro. Computed when it is first asked for, and kept.
namespace delve::play {

struct StrongParts {
    std::vector<std::uint32_t> groupOf;     ///< of each part; passages lead to groups of equal or lower numbers
    std::vector<std::uint32_t> members;     ///< the parts, by their groups
    std::vector<std::uint32_t> firstMember; ///< in them; one more entry than groups
    std::vector<Held> items;                ///< what is taken in each group, and on passages within it

    [[nodiscard]] std::span<const std::uint32_t> membersOf(std::uint32_t group) const {
        return std::span(members).subspan(firstMember[group], firstMember[group + 1] - firstMember[group]);
    }
};

/// By Tarjan's algorithm, over the passages that can be used with what is held. Once `stopped` returns true, all parts
/// are one group.
[[nodiscard]] StrongParts strongPartsOf(const PartGraph& parts, const Held& held, const std::function<bool()>& stopped);

class StrongPartsByHeld {
public:
    /// Both outlive the object.
    StrongPartsByHeld(const PartGraph& parts, const std::function<bool()>& stopped)
        : m_parts(parts), m_stopped(stopped) {}
    /// Stays valid.
    [[nodiscard]] const StrongParts& of(const Held& held);
    [[nodiscard]] const PartGraph& parts() const { return m_parts; }
    [[nodiscard]] bool stopped() const { return m_stopped(); }
    /// There are more sets than can be kept: whoever searches gives up.
    [[nodiscard]] bool tooMany() const { return m_known.size() > mostSets || m_known.size() * m_parts.count() > most; }

private:
    static constexpr std::size_t mostSets = 4096;
    static constexpr std::size_t most = std::size_t{1} << 21; ///< parts in all of them
    const PartGraph& m_parts;
    const std::function<bool()>& m_stopped;
    std::unordered_map<Held, StrongParts> m_known; ///< by what opens passages
};

} // namespace delve::play
