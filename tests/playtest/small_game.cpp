#include "tests/playtest/small_game.h"

#include <algorithm>

namespace delve::test {
namespace {

int powerOfThree(std::size_t digits) {
    int power = 1;
    for (; digits > 0; --digits) power *= 3;
    return power;
}

std::size_t placeOf(const std::vector<Plan::At>& list, const Plan::At& at) {
    return static_cast<std::size_t>(std::ranges::find(list, at) - list.begin());
}

} // namespace

SmallGame::SmallGame(const World& world, std::size_t players)
    : m_plan(planOf(world)), m_players(players), m_cells(m_plan.ground.begin(), m_plan.ground.end()) {
    for (const auto& cell : m_cells) m_numbers.emplace(cell, static_cast<int>(m_numbers.size()));
    for (const auto& key : m_plan.keys) m_keys.push_back(key.first);
    for (const auto& lock : m_plan.locks) m_locks.push_back(lock.first);
}

std::optional<SmallGame::State> SmallGame::start() const {
    State state;
    for (std::size_t who = 0; who < m_players; ++who) {
        const auto& place = m_plan.starts.at(who);
        if (!place || !m_numbers.contains(*place)) return {};
        state.at.at(who) = m_numbers.at(*place);
    }
    return state;
}

int SmallGame::ownerOf(const State& state, std::size_t key) { return state.owners / powerOfThree(key) % 3; }

std::set<std::string> SmallGame::coloursOf(const State& state, std::size_t who) const {
    std::set<std::string> colours;
    for (std::size_t key = 0; key < m_keys.size(); ++key)
        if (ownerOf(state, key) == static_cast<int>(who) + 1) {
            const auto& ofKey = m_plan.keys.at(m_keys[key]);
            colours.insert(ofKey.begin(), ofKey.end());
        }
    return colours;
}

/// Does the other player stand there?
bool SmallGame::isTaken(const State& state, std::size_t who, const Plan::At& at) const {
    const int other = state.at.at(1 - who);
    return other != nowhere && cell(other) == at;
}

/// What lies there; or only what is taken on the way through a portal.
void SmallGame::take(State& state, std::size_t who, const Plan::At& at, bool passing) const {
    const auto key = placeOf(m_keys, at);
    if (key < m_keys.size() && ownerOf(state, key) == 0 && (!passing || m_plan.passedKeys.contains(at)))
        state.owners += (static_cast<int>(who) + 1) * powerOfThree(key);
    const auto flower = m_plan.flowers.find(at);
    if (flower != m_plan.flowers.end() && (!passing || m_plan.passedFlowers.contains(at)))
        state.picked |= 1 << flower->second;
}

void SmallGame::arrive(State state, std::size_t who, const Plan::At& at, After& after) const {
    if (!m_numbers.contains(at) || isTaken(state, who, at)) return;
    state.at.at(who) = m_numbers.at(at);
    take(state, who, at, false);
    const int all = (1 << m_plan.flowers.size()) - 1;
    if (m_plan.collects && all != 0 && state.picked == all) after.won = true;
    else after.states.push_back(state);
}

/// Against a wall, from a portal.
void SmallGame::leave(const State& state, std::size_t who, After& after) const {
    const auto portal = m_plan.portals.find(cell(state.at.at(who)));
    if (portal != m_plan.portals.end()) arrive(state, who, portal->second, after);
}

/// Onto ground, or through the portal there; a lock opens for both.
void SmallGame::enter(const State& state, std::size_t who, const Plan::At& to, After& after) const {
    State next = state;
    const auto lock = placeOf(m_locks, to);
    if (lock < m_locks.size() && (state.opened >> lock & 1) == 0) {
        const auto held = coloursOf(state, who);
        const auto& needed = m_plan.locks.at(to);
        if (!std::ranges::includes(held, needed)) return;
        next.opened |= 1 << lock;
    }
    const auto portal = m_plan.portals.find(to);
    if (portal == m_plan.portals.end()) return arrive(next, who, to, after);
    take(next, who, to, true);
    arrive(next, who, portal->second, after);
}

SmallGame::After SmallGame::step(const State& state, std::size_t who, int way) const {
    After after;
    const auto& from = cell(state.at.at(who));
    const auto& side = ways.at(static_cast<std::size_t>(way));
    const Plan::At to{std::get<0>(from), std::get<1>(from) + side.first, std::get<2>(from) + side.second};
    if (m_plan.holds(from, way) || m_plan.holds(to, way) || m_plan.lava.contains(to)) return after;
    if (isTaken(state, who, to)) return after;
    if (m_plan.exits.contains(to)) {
        after.won = true;
        return after;
    }
    if (const auto chasm = m_plan.chasms.find(to); chasm != m_plan.chasms.end()) {
        arrive(state, who, chasm->second, after);
        return after;
    }
    // A secret door is a wall, too, for whoever has not found it.
    if (!m_plan.ground.contains(to) || m_plan.secretDoors.contains(to)) leave(state, who, after);
    if (m_plan.ground.contains(to)) enter(state, who, to, after);
    return after;
}

} // namespace delve::test
