#include "generation/level/portal_targets.h"
#include "generation/level/rules.h"
#include "playtest/proof/solver.h"
#include "playtest/rules/derived.h"

#include <algorithm>

/// A journey: from town to town, as far as the supplies go.
namespace delve::play {

namespace {

constexpr int mostVisits = 8; ///< of one town
/// The steps from each cell of the roads to the nearest goal, whatever shuts them now.
Distances stepsToGoal(const Game& game) {
    const auto home = game.prepared->home;
    std::vector<Cell> goals;
    for (const auto& thing : *game.level(home).things)
        if (thing.kind == ThingKind::Goal) goals.push_back(thing.at);
    return findDistances(game.prepared->levels[home].walkable, goals);
}

} // namespace

std::uint32_t Solver::stepsToGoalFrom(Cell cell) {
    if (m_stepsToGoal.steps.empty()) m_stepsToGoal = stepsToGoal(m_game);
    return m_stepsToGoal.at(cell);
}

void Solver::findTowns() {
    const auto home = m_game.prepared->home;
    for (const auto& thing : *m_game.level(home).things) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = destinationOf(*m_game.prepared->places, home, thing);
        if (!to || to->level == home) continue;
        const auto away = stepsToGoalFrom(thing.at);
        const auto found = m_townToGoal.try_emplace(static_cast<std::uint32_t>(to->level), away).first;
        found->second = std::min(found->second, away);
    }
}

/// By the gate from which the goal is nearest.
bool Solver::leaveTown() {
    const auto home = m_game.prepared->home;
    std::optional<std::uint32_t> nearest;
    const auto look = [&](const Place& place) {
        if (place.level == home)
            nearest = std::min(nearest.value_or(Distances::unreachable), stepsToGoalFrom(place.at));
        return false;
    };
    (void)m_walk.nearest({.place = look}, [home](std::uint32_t from, std::uint32_t) { return from != home; });
    return nearest && walkTo({.place =
                                  [&](const Place& place) {
                                      return place.level == home && stepsToGoalFrom(place.at) == *nearest;
                                  }},
                             [home](std::uint32_t from, std::uint32_t) { return from != home; });
}

/// Of the towns that can be entered now, the one that was entered least often; of these the one nearest to the goal, or
/// to the player.
std::optional<std::uint32_t> Solver::nextTown() {
    if (m_townToGoal.empty()) findTowns();
    std::vector<std::uint32_t> towns; // the nearest to the player first
    const auto look = [&](std::uint32_t from, std::uint32_t to) {
        if (from == to) return true;
        if (m_entered[to] < mostVisits) towns.push_back(to);
        return false;
    };
    (void)m_walk.nearest({.place = [](const Place&) { return false; }}, look);
    if (towns.empty()) return {};
    const bool nearest = m_policy.towns == Policy::Towns::Nearest;
    return *std::ranges::min_element(
        towns, {}, [&](std::uint32_t town) { return std::pair(m_entered[town], nearest ? 0u : m_townToGoal[town]); });
}

/// On the roads: to the goal if it can be reached, else into a town whose roads are not open yet. In a town: to each of
/// its chests, then out. False: there is nowhere to go.
bool Solver::advanceJourney() {
    const auto home = m_game.prepared->home;
    const auto stays = [home](std::uint32_t from, std::uint32_t to) { return (from == home) == (to == home); };
    if (m_game.players[playerOne].place.level != home) {
        if (walkTo(withThing(ThingKind::Chest), stays)) return true;
        return leaveTown();
    }
    if (walkTo(objectiveGoal(), stays) || walkTo(withThing(ThingKind::Chest), stays)) return true;
    if (m_game.players[playerOne].supplies < m_game.rules().cityCost) return false;
    const auto town = nextTown();
    if (!town) return false;
    ++m_entered[*town];
    return walkTo(
        {.place = [town](const Place& place) { return place.level == *town; }},
        [home, town](std::uint32_t from, std::uint32_t to) { return from == to || to == *town || from != home; });
}

} // namespace delve::play
