#include "playtest/measures/measured.h"

#include "generation/level/tile_cells.h"
#include "playtest/measures/betweenness.h"
#include "playtest/measures/holes.h"
#include "playtest/measures/ledge_steps.h"
#include "playtest/measures/lines_of_sight.h"
#include "playtest/measures/samples.h"

#include <algorithm>

namespace delve::play {

Measured::Measured(const World& world, std::size_t level, const ObjectiveInfo* objective, const Proof* proof,
                   const generation::Feedback* feedback, const ProofWalk* walk)
    : m_world(world), m_number(level), m_objective(objective), m_proof(proof), m_feedback(feedback), m_walk(walk) {}

const BitGrid& Measured::walkable() const {
    return m_walkable.get([&] { return walkableCells(level().tiles, m_world.tiles); });
}

const Regions& Measured::regions() const {
    return m_regions.get([&] {
        Regions found;
        (void)findRegions(walkable(), found, [&] { return stopped(); });
        return found;
    });
}

std::int64_t Measured::walkableCount() const {
    std::int64_t cells = 0;
    for (const auto& region : regions().regions) cells += region.cells;
    return cells;
}

std::int64_t Measured::mainRegionCount() const {
    const auto largest = regions().largest();
    return largest == Regions::none ? 0 : regions().regions[largest].cells;
}

const CellMap& Measured::cells() const {
    return m_cells.get([&] {
        CellMap map(level().tiles, m_world.tiles);
        map.markMainRegion(regions(), regions().largest());
        return map;
    });
}

const RegionGraph& Measured::mainRegion() const {
    return m_mainRegion.get([&] { return RegionGraph(cells(), [&] { return stopped(); }); });
}

const CutOff& Measured::mainRegionCuts() const {
    return m_mainRegionCuts.get(
        [&] { return findCutOff(mainRegion(), startInMainRegion().value_or(0), [&] { return stopped(); }); });
}

std::optional<RegionGraph::Number> Measured::startInMainRegion() const {
    const auto from = start(1);
    if (!from || (cells().at(*from) & CellMap::mainRegion) == 0) return {};
    return mainRegion().at(*from);
}

std::int64_t Measured::holes() const {
    return m_holes.get([&] { return countHoles(cells(), [&] { return stopped(); }); });
}

std::optional<Cell> Measured::start(std::int64_t player) const {
    const auto* const start = startOf(*level().things, player);
    if (!start || !size().contains(start->at) || !walkable().at(start->at)) return {};
    return start->at;
}

const Distances* Measured::fromStart(std::int64_t player) const {
    const auto& found = m_fromStart.at(static_cast<std::size_t>(player - 1)).get([&]() -> std::optional<Distances> {
        const auto from = start(player);
        if (!from) return {};
        if (hasLedges(level(), m_world.tiles))
            return distancesDownLedges(level(), m_world.tiles, walkable(), *from, [&] { return stopped(); });
        return findDistances(walkable(), std::span(&*from, 1), [&] { return stopped(); });
    });
    return found ? &*found : nullptr;
}

const Measured::Reached& Measured::reached() const {
    return m_reached.get([&] {
        Reached found;
        const auto* const distances = fromStart();
        if (!distances) return found;
        for (const auto steps : distances->steps) {
            if (steps == Distances::unreachable) continue;
            ++found.count;
            found.farthest = std::max(found.farthest, std::int64_t{steps});
        }
        return found;
    });
}

const CriticalPath* Measured::criticalPath() const {
    const auto& found = m_criticalPath.get([&] { return findCriticalPath(*this); });
    return found ? &*found : nullptr;
}

const std::optional<DangerByTenth>& Measured::danger() const {
    return m_danger.get([&] { return dangerByTenth(*this); });
}

const RoomGraph& Measured::rooms() const {
    return m_rooms.get([&] { return RoomGraph(level(), cells(), [&] { return stopped(); }); });
}

const RoomCuts& Measured::roomCuts() const {
    return m_roomCuts.get([&] { return findRoomCuts(rooms().count(), rooms().links()); });
}

const FoundRooms& Measured::foundRooms() const {
    return m_foundRooms.get([&] { return findRooms(cells(), [&] { return stopped(); }); });
}

const std::vector<std::int64_t>& Measured::roomsBetween() const {
    return m_roomsBetween.get([&] { return findRoomsBetween(rooms(), [&] { return stopped(); }); });
}

const std::vector<std::int64_t>& Measured::sights() const {
    return m_sights.get([&] {
        std::vector<std::int64_t> counts;
        for (const Cell cell : sampleOf(cells(), sightSamples)) {
            if (stopped()) break;
            counts.push_back(countInSight(cells(), cell, sightRadius));
        }
        return counts;
    });
}

} // namespace delve::play
