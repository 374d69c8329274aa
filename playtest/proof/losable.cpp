#include "playtest/proof/losable.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <unordered_map>

namespace delve::play {
namespace {

/// Does nothing lead out of this group, whatever is taken in it?
bool isEnd(const PartGraph& parts, const StrongParts& strong, std::uint32_t group, const Held& held) {
    if (!isSubset(parts.openingOf(strong.items[group]), held)) return false;
    return std::ranges::none_of(strong.membersOf(group), [&](std::uint32_t part) {
        return std::ranges::any_of(parts.from(part), [&](const PartGraph::Passage& passage) {
            return strong.groupOf[passage.to] != group && isSubset(passage.needs, held);
        });
    });
}

} // namespace

Losable::Losable(StrongPartsByHeld& strong, const LeastStates& all, std::uint32_t count, const GroundOf& groundOf)
    : m_gaveUp(all.tooMany()), m_endsWith(count), m_lastEnd(count) {
    Patience patience([&strong] { return strong.stopped(); });
    constexpr std::size_t cellsOfState = 8;
    std::unordered_map<const StrongParts*, std::vector<bool>> asked; // their groups
    for (std::size_t i = 0; i < all.states().size() && !m_gaveUp; ++i) {
        const auto& state = all.states()[i];
        const auto& groups = strong.of(state.held);
        const auto group = groups.groupOf[state.part];
        auto& known = asked[&groups];
        known.resize(groups.items.size());
        if (!known[group] && isEnd(strong.parts(), groups, group, state.held))
            addEnd(groups.membersOf(group), groundOf);
        known[group] = true;
        m_gaveUp = strong.tooMany() || patience.ended(cellsOfState);
    }
    m_gaveUp = m_gaveUp || strong.stopped();
}

void Losable::addEnd(std::span<const std::uint32_t> parts, const GroundOf& groundOf) {
    ++m_ends;
    for (const auto part : parts)
        for (const auto number : groundOf(part)) {
            m_endsWith[number] += m_lastEnd[number] != m_ends;
            m_lastEnd[number] = m_ends;
        }
}

} // namespace delve::play
