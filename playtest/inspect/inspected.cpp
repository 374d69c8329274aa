#include "playtest/inspect/inspected.h"

#include "generation/graph/paths.h"
#include "generation/level/bit_runs.h"
#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "playtest/inspect/arrivals.h"
#include "playtest/inspect/ways.h"
#include "playtest/measures/measure.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <utility>

namespace delve::play {

Inspected::Inspected(std::shared_ptr<const PreparedWorld> prepared, const Proof* proof,
                     const generation::Feedback* feedback)
    : m_prepared(std::move(prepared)), m_proof(proof), m_feedback(feedback), m_home(homeOf(*m_prepared->world)) {
    for (std::int64_t player = 1; player <= world().rules->players; ++player)
        if (const auto place = placeOfStart(world(), player)) m_starts.push_back(*place);
}

std::vector<Cell> Inspected::cellsOfProof(std::uint32_t number) const {
    std::vector<Cell> cells;
    if (!m_proof) return cells;
    for (const auto& place : m_proof->places)
        if (place.level == number) cells.push_back(place.at);
    return cells;
}

std::vector<BitGrid> Inspected::reach(std::span<const Place> starts, std::vector<std::string> keys) const {
    const bool ofTowns = objective() && objective()->ofTowns;
    return reachableCells(prepared(), starts, {.locksLeft = true, .barriersLifted = ofTowns, .keys = std::move(keys)},
                          [this] { return stopped(); });
}

const std::vector<BitGrid>& Inspected::reached() const {
    if (!m_reached) m_reached = reach(m_starts, {});
    return *m_reached;
}

const std::vector<BitGrid>& Inspected::reachedWithAllKeys() const {
    if (!m_reachedWithAllKeys) {
        const auto& colours = lockColours();
        m_reachedWithAllKeys = colours.empty() ? reached() : reach(m_starts, {colours.begin(), colours.end()});
    }
    return *m_reachedWithAllKeys;
}

bool Inspected::isReached(std::uint32_t number, Cell cell) const { return reached()[number].has(cell); }

const Inspected::Keys& Inspected::keysOf(const std::string& colour) const {
    if (!m_keys) {
        m_keys.emplace();
        for (std::uint32_t number = 0; number < m_prepared->levels.size(); ++number)
            for (const auto& thing : *level(number).things)
                if (thing.kind == ThingKind::Key) (*m_keys)[colourOf(thing)].emplace_back(number, &thing);
    }
    static const Keys none;
    const auto found = m_keys->find(colour);
    return found == m_keys->end() ? none : found->second;
}

const std::set<std::string>& Inspected::lockColours() const {
    if (!m_lockColours) {
        m_lockColours.emplace();
        for (std::uint32_t number = 0; number < m_prepared->levels.size(); ++number)
            for (const auto& thing : *level(number).things)
                if (thing.kind == ThingKind::Lock) m_lockColours->insert(colourOf(thing));
    }
    return *m_lockColours;
}

bool Inspected::onlyKeysAreMissing() const {
    if (!m_onlyKeysAreMissing)
        m_onlyKeysAreMissing =
            objective() && !meets(*objective(), reached()) && meets(*objective(), reachedWithAllKeys());
    return *m_onlyKeysAreMissing;
}

Inspected::TargetsOfNeed& Inspected::targetsOf(const ObjectiveNeed& need) const {
    const auto found = std::ranges::find_if(
        m_targets, [&](const TargetsOfNeed& known) { return known.thing == need.thing && known.tile == need.tile; });
    if (found != m_targets.end()) return *found;
    m_targets.push_back({need.thing, need.tile, play::targetsOf(prepared(), need, [this] { return stopped(); })});
    return m_targets.back();
}

const std::vector<Target>& Inspected::targets(const ObjectiveNeed& need) const { return targetsOf(need).targets; }

std::span<const Target> Inspected::targetsOn(std::uint32_t number, const ObjectiveNeed& need) const {
    const auto& all = targets(need); // by level
    const auto levelOf = [](const Target& target) { return target.place.level; };
    return {std::ranges::lower_bound(all, number, {}, levelOf), std::ranges::upper_bound(all, number, {}, levelOf)};
}

bool Inspected::isMet(const ObjectiveNeed& need, const std::vector<BitGrid>& reached) const {
    const auto& all = targets(need);
    const auto isIn = [&](const Target& target) { return play::isReached(reached, target); };
    return need.all ? !all.empty() && std::ranges::all_of(all, isIn) : std::ranges::any_of(all, isIn);
}

bool Inspected::isMet(const ObjectiveNeed& need) const {
    auto& known = need.all ? targetsOf(need).allMet : targetsOf(need).anyMet;
    if (!known) known = isMet(need, reached());
    return *known;
}

bool Inspected::meets(const ObjectiveInfo& objective, const std::vector<BitGrid>& reached) const {
    return std::ranges::all_of(objective.needs, [&](const ObjectiveNeed& need) { return isMet(need, reached); });
}

bool Inspected::hasWhatIsNeeded() const {
    const auto players = static_cast<std::size_t>(world().rules->players);
    return objective() && m_starts.size() >= players && meets(*objective(), reached());
}

const Regions& Inspected::regions(std::uint32_t number) const {
    if (m_levelOfRegions != number) {
        const auto& prepared = m_prepared->levels[number];
        BitGrid apart = prepared.ledges.empty() ? BitGrid() : prepared.walkable;
        for (const Cell ledge : prepared.ledges) apart.clear(ledge);
        (void)findRegions(prepared.ledges.empty() ? prepared.walkable : apart, m_regions, [this] { return stopped(); });
        m_levelOfRegions = number;
    }
    return m_regions;
}

const std::vector<Cell>& Inspected::arrivalsOn(std::uint32_t number) const {
    if (!m_arrivals) m_arrivals = findArrivals(prepared(), [this] { return stopped(); });
    return (*m_arrivals)[number];
}

bool Inspected::leadsElsewhere(std::uint32_t number, Cell cell) const {
    const auto& chasms = m_prepared->levels[number].chasms;
    const auto isChasm = [&](Cell side) { return std::ranges::binary_search(chasms, cell + side); };
    return std::ranges::any_of(sidesInReadingOrder, isChasm) || std::ranges::binary_search(arrivalsOn(number), cell);
}

bool Inspected::isTaken(std::uint32_t number, Cell cell) const {
    return !m_prepared->levels[number].thingsAt(cell).empty();
}

const BitGrid& Inspected::freeCells(std::uint32_t number) const {
    if (m_levelOfFree != number) {
        const auto& prepared = m_prepared->levels[number];
        m_free = reached()[number];
        const auto take = [this](Cell cell) {
            if (m_free.size().contains(cell)) m_free.clear(cell);
        };
        for (const auto& entry : prepared.thingsByCell) take(entry.first);
        for (const auto* const cells : {&prepared.ledges, &prepared.secretDoors}) std::ranges::for_each(*cells, take);
        m_levelOfFree = number;
    }
    return m_free;
}

std::optional<Cell> Inspected::farthestReached(std::uint32_t number) const {
    if (m_levelOfFarthest != number) {
        m_farthest = findFarthest(number);
        m_levelOfFarthest = number;
    }
    return m_farthest;
}

std::optional<Cell> Inspected::findFarthest(std::uint32_t number) const {
    std::vector<Cell> from;
    for (const auto& start : m_starts)
        if (start.level == number) from.push_back(start.at);
    if (from.empty())
        for (const Cell cell : arrivalsOn(number))
            if (isReached(number, cell)) from.push_back(cell);
    const auto& cells = freeCells(number);
    const auto distances = findDistances(reached()[number], from, [this] { return stopped(); });
    if (stopped()) return {};
    std::optional<Cell> farthest;
    std::uint32_t most = 0;
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        forEachBit(cells.row(y), [&](std::int32_t x) {
            const auto steps = distances.at({x, y});
            if (steps == Distances::unreachable || (farthest && steps <= most)) return;
            farthest = Cell{x, y};
            most = steps;
        });
    return farthest;
}

const Measured& Inspected::measured(std::uint32_t number) const {
    if (!m_measured || m_measured->levelNumber() != number)
        m_measured = std::make_unique<Measured>(world(), number, objective(), proof(), m_feedback);
    return *m_measured;
}

bool Inspected::isSearchable(std::uint32_t number) const {
    return level(number).size().area() <= mostCellsToMeasure && measured(number).isSearchable();
}

const std::vector<bool>& Inspected::offTheWay(std::uint32_t number) const {
    if (m_levelOffTheWay != number) {
        m_offTheWay = findOffTheWay(*this, number);
        m_levelOffTheWay = number;
    }
    return m_offTheWay;
}

} // namespace delve::play
