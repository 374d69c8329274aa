#include "playtest/proof/steps_left.h"

#include <algorithm>

namespace delve::play {
namespace {

bool leadsOnlyAside(const Game& game) {
    if (game.prepared->levels.size() != 1 || !game.prepared->levels[0].chasms.empty()) return false;
    return std::ranges::find(*game.level(0).things, ThingKind::Portal, &Thing::kind) == game.level(0).things->end();
}

} // namespace

void StepsLeft::find(const Game& game, const std::vector<Place>& places, const std::function<bool()>& stopped) {
    m_state = State::Unknowable;
    if (!leadsOnlyAside(game)) return;
    std::vector<Cell> cells;
    for (const auto& place : places) cells.push_back(place.at);
    m_distances = findDistances(game.prepared->levels[0].walkable, cells, stopped);
    if (!stopped || !stopped()) m_state = State::Known;
}

bool StepsLeft::aimAt(const Game& game, const std::vector<Place>& places, const std::function<bool()>& stopped) {
    if (places.empty()) return false;
    if (m_state == State::NotAsked) find(game, places, stopped);
    if (m_state != State::Known) return false;
    m_moved = 0;
    for (const auto& place : places) m_moved = std::max(m_moved, m_distances.at(place.at));
    return m_moved != Distances::unreachable;
}

void StepsLeft::learn(Cell from, std::size_t steps) {
    const auto most = std::size_t{m_distances.at(from)} + m_moved;
    if (steps > most) m_detour = std::max(m_detour, static_cast<std::uint32_t>(steps - most));
}

} // namespace delve::play
