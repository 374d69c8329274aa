#include "playtest/proof/least_states.h"

#include "generation/level/patience.h"

#include <algorithm>

namespace delve::play {

LeastStates::LeastStates(const PartGraph& parts, const IsLost& isLost, const std::function<bool()>& stopped)
    : m_parts(parts), m_known(parts.count()) {
    constexpr std::size_t cellsOfState = 16;
    Patience patience(stopped);
    add({.part = parts.start()});
    for (std::size_t i = 0; i < m_states.size() && !tooMany() && !patience.ended(cellsOfState); ++i)
        goOnFrom(i, isLost);
}

void LeastStates::goOnFrom(std::size_t number, const IsLost& isLost) {
    const auto held = m_states[number].held;
    for (const auto& passage : m_parts.from(m_states[number].part)) {
        if (!isSubset(passage.needs, held)) continue;
        const Held more = held | m_parts.itemsOf(passage.to) | passage.takes;
        if (isKnown(passage.to, more)) continue;
        const auto by = static_cast<std::size_t>(&passage - m_parts.passages().data());
        if (isLost && isLost(passage.to, more)) m_losses.push_back({number, &passage});
        else add({passage.to, more, number, by});
    }
}

bool LeastStates::isKnown(std::uint32_t part, const Held& held) const {
    return std::ranges::any_of(m_known[part], [&](const Held& less) { return m_parts.leadsAsFar(less, held); });
}

void LeastStates::add(State state) {
    m_known[state.part].push_back(state.held);
    m_states.push_back(state);
}

std::vector<const PartGraph::Passage*> LeastStates::wayInto(const Loss& loss) const {
    std::vector<const PartGraph::Passage*> way{loss.by};
    for (auto number = loss.before; m_states[number].by != PartGraph::none; number = m_states[number].before)
        way.push_back(&m_parts.passages()[m_states[number].by]);
    std::ranges::reverse(way);
    return way;
}

} // namespace delve::play
