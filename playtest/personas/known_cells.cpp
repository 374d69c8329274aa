#include "playtest/personas/known_cells.h"

#include "playtest/rules/derived.h"

#include <utility>

namespace delve::play {

KnownCells::KnownCells(const TrialWorld& trial, std::int64_t remembers) : m_trial(trial), m_remembers(remembers) {
    m_levels.resize(trial.levels.size());
    for (std::uint32_t level = 0; level < m_levels.size(); ++level)
        m_levels[level].width = trial.start.level(level).size().width;
}

void KnownCells::look(const Game& game, const Player& player) {
    ++m_turn;
    const auto number = player.place.level;
    auto& level = m_levels[number];
    if (level.lastSeen.empty()) level.lastSeen.resize(static_cast<std::size_t>(game.level(number).size().area()), 0);
    m_eyes.look(game, player.place, sightOf(game, player), m_inSight);
    const auto& area = m_inSight.area();
    for (auto y = area.y; y < area.bottom(); ++y) {
        auto* const row = level.lastSeen.data() + indexOf({number, {area.x, y}});
        forEachBit(m_inSight.row(y), [&](std::int32_t x) { row[x] = m_turn; });
    }
    forEachInSight(m_trial.levels[number].things, [&](Cell cell) { noteThings(game, number, cell); });
    forEachInSight(game.prepared->levels[number].odd, [&](Cell cell) {
        if (game.levels[number].doorsFound.at(cell)) level.doorsFound.set(cell);
        if (game.levels[number].unlocked.at(cell)) level.unlocked.set(cell);
    });
    if (std::exchange(m_explored, game.explored->size()) != game.explored->size()) noteOpenRoads(game);
}

/// Nothing comes back, and nothing is shut again.
void KnownCells::noteThings(const Game& game, std::uint32_t level, Cell cell) {
    auto& known = m_levels[level];
    for (const auto& entry : game.prepared->levels[level].thingsAt(cell))
        if (!isThere(game, level, entry.second) && !known.gone.contains(entry.second)) known.gone.insert(entry.second);
    if (game.levels[level].unlocked.at(cell) && !known.unlocked.at(cell)) known.unlocked.set(cell);
}

/// When a site is explored, the game says that the roads from there are open.
void KnownCells::noteOpenRoads(const Game& game) {
    const auto home = game.prepared->home;
    const auto& things = *game.level(home).things;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        const Cell at = things[i].at;
        if (things[i].kind != ThingKind::Barrier || isThere(game, home, i)) continue;
        m_levels[home].gone.insert(i);
        if (game.level(home).size().contains(at) && game.levels[home].unlocked.at(at)) m_levels[home].unlocked.set(at);
    }
}

} // namespace delve::play
