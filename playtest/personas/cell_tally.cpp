#include "playtest/personas/cell_tally.h"

namespace delve::play {

void CellTally::add(const PreparedWorld& world, const Place& place, std::uint32_t games) {
    const Size size = world.level(place.level).size();
    if (games == 0 || !size.contains(place.at)) return;
    auto& level = m_levels[place.level];
    if (level.games.empty()) {
        level.width = size.width;
        level.games.resize(static_cast<std::size_t>(size.area()), 0);
    }
    level.games[level.indexOf(place.at)] += games;
}

void CellTally::add(const CellTally& other) {
    for (const auto& [number, counts] : other.m_levels) {
        auto& level = m_levels[number];
        if (level.games.empty()) {
            level = counts;
            continue;
        }
        for (std::size_t i = 0; i < counts.games.size(); ++i) level.games[i] += counts.games[i];
    }
}

std::uint32_t CellTally::at(const Place& place) const {
    const auto found = m_levels.find(place.level);
    return found == m_levels.end() ? 0 : found->second.games[found->second.indexOf(place.at)];
}

std::span<const std::uint32_t> CellTally::row(std::uint32_t level, std::int32_t y) const {
    const auto found = m_levels.find(level);
    if (found == m_levels.end()) return {};
    const auto& counts = found->second;
    return std::span(counts.games).subspan(counts.indexOf({0, y}), static_cast<std::size_t>(counts.width));
}

} // namespace delve::play
