#include "playtest/proof/journey_guide.h"

#include "generation/graph/sites_on_way.h"
#include "generation/level/portal_targets.h"
#include "generation/level/rules.h"
#include "playtest/proof/walk_goals.h"
#include "playtest/rules/derived.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace delve::play {
namespace {

constexpr int mostVisits = 8;            ///< of one town
constexpr std::size_t mostLevels = 4096; ///< of one town
constexpr int mostSetOuts = 64;          ///< for one town: encounters on the roads end a walk

/// The steps from each cell of the roads to the nearest goal, whatever shuts them now.
Distances stepsToGoal(const Game& game, const std::function<bool()>& stopped) {
    const auto home = game.prepared->home;
    std::vector<Cell> goals;
    for (const auto& thing : *game.level(home).things)
        if (thing.kind == ThingKind::Goal) goals.push_back(thing.at);
    return findDistances(game.prepared->levels[home].walkable, goals, stopped);
}

} // namespace

JourneyGuide::JourneyGuide(const Game& game, Walk& walk, std::size_t who, Taste taste, std::function<bool()> stopped)
    : m_game(game), m_walk(walk), m_who(who), m_taste(taste), m_stopped(std::move(stopped)) {}

bool JourneyGuide::fetches(const Thing& thing) const {
    const auto& player = m_game.players[m_who];
    switch (m_taste.fetches) {
    case Taste::Fetches::Chests: return thing.kind == ThingKind::Chest;
    case Taste::Fetches::ChestsInNeed:
        return thing.kind == ThingKind::Chest && player.supplies < m_game.rules().cityCost;
    case Taste::Fetches::Everything: break;
    }
    return thing.kind == ThingKind::Chest || thing.kind == ThingKind::Coin || thing.kind == ThingKind::Flower;
}

std::uint32_t JourneyGuide::stepsToGoalFrom(Cell cell) {
    if (m_stepsToGoal.steps.empty()) m_stepsToGoal = stepsToGoal(m_game, m_stopped);
    const bool whole = m_stepsToGoal.steps.size() == static_cast<std::size_t>(m_stepsToGoal.size.area());
    return whole ? m_stepsToGoal.at(cell) : Distances::unreachable;
}

void JourneyGuide::findTowns() {
    const auto home = m_game.prepared->home;
    std::vector<std::pair<Cell, std::uint32_t>> entrances;
    for (const auto& thing : *m_game.level(home).things) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = destinationOf(*m_game.prepared->places, home, thing);
        if (!to || to->level == home) continue;
        const auto town = static_cast<std::uint32_t>(to->level);
        const auto away = stepsToGoalFrom(thing.at);
        const auto found = m_townToGoal.try_emplace(town, away).first;
        found->second = std::min(found->second, away);
        entrances.emplace_back(thing.at, town);
    }
    if (m_taste.towns == Taste::Towns::OnWay) findWay(entrances);
}

/// The towns behind the sites between here and the goal.
void JourneyGuide::findWay(const std::vector<std::pair<Cell, std::uint32_t>>& entrances) {
    const auto& roads = m_game.level(m_game.prepared->home);
    const auto goal = std::ranges::find(*roads.things, ThingKind::Goal, &Thing::kind);
    if (goal == roads.things->end()) return;
    for (const auto site : sitesOnWay(roads, m_game.players[m_who].place.at, goal->at))
        for (const auto& [at, town] : entrances)
            if ((*roads.rooms)[site].box.contains(at)) m_onWay.try_emplace(town, m_onWay.size());
}

/// Where the gates of the town lead to that the player is in, or whose house.
std::vector<Cell> JourneyGuide::gatesOut() const {
    const auto home = m_game.prepared->home;
    std::vector<Cell> gates;
    std::vector<std::uint32_t> levels{m_game.players[m_who].place.level};
    for (std::size_t i = 0; i < levels.size() && levels.size() < mostLevels; ++i)
        for (const auto& thing : *m_game.level(levels[i]).things) {
            if (thing.kind != ThingKind::Portal) continue;
            const auto to = destinationOf(*m_game.prepared->places, levels[i], thing);
            if (!to) continue;
            const auto level = static_cast<std::uint32_t>(to->level);
            if (level == home) gates.push_back(to->cell);
            else if (std::ranges::find(levels, level) == levels.end()) levels.push_back(level);
        }
    return gates;
}

/// By the gate from which the goal is nearest, and no farther: each step on the roads may cost supplies.
bool JourneyGuide::leaveTown(const SetOut& setOut) {
    const auto home = m_game.prepared->home;
    const auto gates = gatesOut();
    std::optional<std::uint32_t> nearest;
    const auto isGate = [&](const Place& place) {
        return place.level == home && std::ranges::find(gates, place.at) != gates.end();
    };
    const auto look = [&](const Place& place) {
        if (isGate(place)) nearest = std::min(nearest.value_or(Distances::unreachable), stepsToGoalFrom(place.at));
        return false;
    };
    (void)m_walk.nearest({.place = look}, [home](std::uint32_t from, std::uint32_t) { return from != home; });
    const auto isNearest = [&](const Place& place) { return isGate(place) && stepsToGoalFrom(place.at) == *nearest; };
    return nearest && setOut({.place = isNearest}, [home](std::uint32_t from, std::uint32_t) { return from != home; });
}

/// Of the towns that can be entered now, the one that was entered least often; of these one as the taste is.
std::optional<std::uint32_t> JourneyGuide::nextTown() {
    if (m_townToGoal.empty()) findTowns();
    std::vector<std::uint32_t> towns; // the nearest to the player first
    const auto look = [&](std::uint32_t from, std::uint32_t to) {
        if (from == to) return true;
        if (m_entered[to] < mostVisits && m_setOut[to] < mostSetOuts) towns.push_back(to);
        return false;
    };
    (void)m_walk.nearest({.place = [](const Place&) { return false; }}, look);
    if (towns.empty()) return {};
    return *std::ranges::min_element(towns, {}, [&](std::uint32_t town) {
        const auto found = m_onWay.find(town);
        const auto place = found == m_onWay.end() ? m_onWay.size() : found->second;
        const bool nearest = m_taste.towns == Taste::Towns::Nearest;
        return std::tuple(m_entered[town], place, nearest ? 0u : m_townToGoal[town]);
    });
}

bool JourneyGuide::advance(const SetOut& setOut) {
    const auto home = m_game.prepared->home;
    const auto stays = [home](std::uint32_t from, std::uint32_t to) { return (from == home) == (to == home); };
    const auto& player = m_game.players[m_who];
    const auto fetched = thingGoal(m_game, [this](const Thing& thing) { return fetches(thing); });
    if (player.place.level != home) {
        if (!std::exchange(m_inTown, true)) ++m_entered[player.place.level];
        return setOut(fetched, stays) || leaveTown(setOut);
    }
    m_inTown = false;
    if (setOut(objectiveGoal(m_game), stays) || setOut(fetched, stays)) return true;
    if (player.supplies < m_game.rules().cityCost) return false;
    const auto town = nextTown();
    if (!town) return false;
    ++m_setOut[*town];
    return setOut(
        {.place = [town](const Place& place) { return place.level == *town; }},
        [home, town](std::uint32_t from, std::uint32_t to) { return from == to || to == *town || from != home; });
}

} // namespace delve::play
