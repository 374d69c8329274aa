#pragma once

#include "playtest/proof/strong_parts.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

/// From where a player can still reach a goal. Within strongly connected parts they take all there is; the search
/// branches only on steps that lead one way.
namespace delve::play {

class Outlook {
public:
    /// To come to one of these parts, if there are any, and to hold all of this.
    struct Goal {
        std::vector<bool> parts = {};
        Held items = {};
    };
    Outlook(StrongPartsByHeld& strong, Goal goal) : m_strong(strong), m_goal(std::move(goal)) {}

    /// Can somebody who is there and holds this reach the goal? True if the search gives up, see tooMany().
    [[nodiscard]] bool isOpen(std::uint32_t part, Held held);
    [[nodiscard]] bool tooMany() const { return m_strong.tooMany() || m_size > mostKnown; }

private:
    using Known = std::vector<std::optional<bool>>; ///< by group
    [[nodiscard]] bool isMet(const StrongParts& strong, std::uint32_t group, const Held& held) const;
    [[nodiscard]] std::vector<std::uint32_t> groupsFrom(const StrongParts& strong, std::uint32_t group,
                                                        const Held& held, const Known& known) const;
    [[nodiscard]] bool leadsOn(const StrongParts& strong, std::uint32_t group, const Held& held, const Known& known);

    static constexpr std::size_t mostKnown = std::size_t{1} << 23; ///< groups, in all sets of what is held
    StrongPartsByHeld& m_strong;
    Goal m_goal;
    std::unordered_map<Held, Known> m_known;
    std::size_t m_size = 0; ///< groups in them
};

} // namespace delve::play
