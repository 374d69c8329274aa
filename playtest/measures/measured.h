#pragma once

#include "generation/graph/paths.h"
#include "generation/graph/regions.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/measures/cell_map.h"
#include "playtest/measures/critical_path.h"
#include "playtest/measures/cut_off.h"
#include "playtest/measures/danger.h"
#include "playtest/measures/found_rooms.h"
#include "playtest/measures/once.h"
#include "playtest/measures/proof_walk.h"
#include "playtest/measures/region_graph.h"
#include "playtest/measures/room_cuts.h"
#include "playtest/measures/room_graph.h"
#include "playtest/rules/objective.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace delve::play {

struct Proof;

/// The facts about one level that several measures need. Each is found when it is first asked for, and once; so use it
/// from one thread. World, objective, proof, walk and feedback outlive it. Works for any level that a file can hold.
/// Once stopped() is true, all that it gives is invalid.
class Measured {
public:
    /// Of a level of the world. Without an objective nothing is needed, so that there is no critical path.
    Measured(const World& world, std::size_t level, const ObjectiveInfo* objective, const Proof* proof = nullptr,
             const generation::Feedback* feedback = nullptr, const ProofWalk* walk = nullptr);

    [[nodiscard]] const World& world() const { return m_world; }
    [[nodiscard]] std::size_t levelNumber() const { return m_number; }
    [[nodiscard]] const Level& level() const { return m_world.levels[m_number]; }
    [[nodiscard]] Size size() const { return level().size(); }
    [[nodiscard]] const ObjectiveInfo* objective() const { return m_objective; }
    [[nodiscard]] const Proof* proof() const { return m_proof; }
    /// Where the players come to in the game that it has won; null where that was not played again.
    [[nodiscard]] const ProofWalk* proofWalk() const { return m_walk; }
    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }

    /// What each cell is: walkable, see-through, of the main region.
    [[nodiscard]] const CellMap& cells() const;
    [[nodiscard]] const BitGrid& walkable() const;
    [[nodiscard]] std::int64_t walkableCount() const;
    /// The 4-connected parts of the walkable cells. Locks and barriers stop nobody here.
    [[nodiscard]] const Regions& regions() const;

    /// The *main region* is the largest one; of equals the one with the lowest cell. Its cells, each beside others.
    [[nodiscard]] const RegionGraph& mainRegion() const;
    /// Which cells of the main region hold it together, with the tree from the start of player 1 if it lies there, else
    /// from the lowest cell. Only of one that isSearchable().
    [[nodiscard]] const CutOff& mainRegionCuts() const;
    /// Measures that search the main region again and again have no value on one that is larger than this.
    static constexpr std::int64_t mostSearched = std::int64_t{1} << 22;
    [[nodiscard]] bool isSearchable() const { return mainRegionCount() <= mostSearched; }
    [[nodiscard]] std::int64_t mainRegionCount() const;
    [[nodiscard]] std::int64_t holes() const; ///< of the main region, see holes.h

    /// Where a player starts on this level, from 1; nothing if that is no walkable cell.
    [[nodiscard]] std::optional<Cell> start(std::int64_t player) const;
    /// Of player 1, if it lies in the main region.
    [[nodiscard]] std::optional<RegionGraph::Number> startInMainRegion() const;
    /// Steps from there to each walkable cell; null without a start.
    [[nodiscard]] const Distances* fromStart(std::int64_t player = 1) const;
    /// Of the cells that player 1 can walk to: how many, and how far the farthest is. 0 without a start.
    [[nodiscard]] std::int64_t reachedCount() const { return reached().count; }
    [[nodiscard]] std::int64_t farthestSteps() const { return reached().farthest; }
    /// To the farthest thing that the objective needs; null if nothing that it needs can be reached.
    [[nodiscard]] const CriticalPath* criticalPath() const;
    /// Enemies and encounters by tenth of that path, see danger.h; nothing without one.
    [[nodiscard]] const std::optional<DangerByTenth>& danger() const;

    /// The rooms of the level's list, with the halls between them contracted.
    [[nodiscard]] const RoomGraph& rooms() const;
    [[nodiscard]] const RoomCuts& roomCuts() const;
    /// Rooms as the ground itself shows them.
    [[nodiscard]] const FoundRooms& foundRooms() const;
    /// Of each room of the list: for how many ordered pairs of others it lies on the walk between them. See
    /// betweenness.h.
    [[nodiscard]] const std::vector<std::int64_t>& roomsBetween() const;

    /// How many cells are in sight of each of up to 64 cells of the main region. See lines_of_sight.h.
    [[nodiscard]] const std::vector<std::int64_t>& sights() const;
    static constexpr std::size_t sightSamples = 64;
    static constexpr std::int32_t sightRadius = 30;

private:
    struct Reached {
        std::int64_t count = 0;
        std::int64_t farthest = 0;
    };
    [[nodiscard]] const Reached& reached() const;

    const World& m_world;
    std::size_t m_number;
    const ObjectiveInfo* m_objective;
    const Proof* m_proof;
    const generation::Feedback* m_feedback;
    const ProofWalk* m_walk;

    Once<CellMap> m_cells;
    Once<BitGrid> m_walkable;
    Once<Regions> m_regions;
    Once<RegionGraph> m_mainRegion;
    Once<CutOff> m_mainRegionCuts;
    Once<std::int64_t> m_holes;
    std::array<Once<std::optional<Distances>>, 2> m_fromStart;
    Once<Reached> m_reached;
    Once<std::optional<CriticalPath>> m_criticalPath;
    Once<std::optional<DangerByTenth>> m_danger;
    Once<RoomGraph> m_rooms;
    Once<RoomCuts> m_roomCuts;
    Once<FoundRooms> m_foundRooms;
    Once<std::vector<std::int64_t>> m_roomsBetween;
    Once<std::vector<std::int64_t>> m_sights;
};

} // namespace delve::play
