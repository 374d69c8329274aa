#include "playtest/personas/known_cells.h"

#include "generation/level/bit_runs.h"

namespace delve::play {

KnownCells::KnownCells(const Game& game, std::int64_t remembers) : m_remembers(remembers) {
    const auto count = static_cast<std::uint32_t>(game.prepared->levels.size());
    m_lastSeen.resize(count);
    for (std::uint32_t level = 0; level < count; ++level) m_widths.push_back(game.level(level).size().width);
}

void KnownCells::look(const Game& game, const Player& player) {
    ++m_turn;
    auto& lastSeen = m_lastSeen[player.place.level];
    if (lastSeen.empty()) lastSeen.resize(static_cast<std::size_t>(game.level(player.place.level).size().area()), 0);
    m_eyes.look(game, player.place, sightOf(game, player), m_inSight);
    const auto& area = m_inSight.area();
    for (auto y = area.y; y < area.bottom(); ++y) {
        auto* const row = lastSeen.data() + indexOf({player.place.level, {area.x, y}});
        forEachBit(m_inSight.row(y), [&](std::int32_t x) { row[x] = m_turn; });
    }
}

} // namespace delve::play
