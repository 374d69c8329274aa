#include "playtest/rules/destinations.h"

namespace delve::play {

std::optional<Destination> Destinations::of(std::size_t level, const Thing& portal) {
    const auto* const cell = portal.fields.find("cell");
    const bool namesLevel = portal.fields.find("level") != nullptr;
    const bool isLookedFor = cell ? !std::holds_alternative<Cell>(*cell) : namesLevel;
    if (!isLookedFor) return destinationOf(m_places, level, portal);
    const auto [known, isNew] = m_known.try_emplace({level, namesLevel, std::string(levelNamedBy(portal))});
    if (isNew) known->second = destinationOf(m_places, level, portal);
    return known->second;
}

} // namespace delve::play
