#pragma once

#include "generation/graph/block_cut_tree.h"
#include "generation/graph/disjoint_ways.h"
#include "generation/random/stream.h"
#include "generation/stages/mission/ground_graph.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// A mission while it is planned: nothing is written on the draft before the end, so a pattern is taken back by
/// restoring what it set.
namespace delve::generation {

/// Where the mission begins and ends, as areas and as cells.
struct MissionEnds {
    std::uint32_t start = GroundGraph::none;
    std::vector<std::uint32_t> goals; ///< areas from which the goal is reached; more than one if an exit has two sides
    bool startIsPlaced = false;       ///< by an earlier stage or a pin
    bool goalIsPlaced = false;
    Cell startCell;
    std::vector<Cell> goalGround; ///< from where the goal is reached
    std::optional<Cell> exitWall; ///< for a later stage, where no goal is placed
};

/// Two ways round, from a place where they part to one where they meet.
struct Cycle {
    std::uint32_t depth = 1; ///< 2: both places lie on one way of a cycle of depth 1
    EdgeWay near;
    EdgeWay far;
};

class MissionPlan {
public:
    MissionPlan(Draft& draft, Stream& random, GroundGraph ground, MissionEnds ends);

    // The ground as a graph: the areas and, behind them, one place for the goal.
    [[nodiscard]] std::size_t places() const { return ground.areas.size() + 1; }
    [[nodiscard]] std::uint32_t goal() const { return static_cast<std::uint32_t>(ground.areas.size()); }
    /// Does nothing go round it?
    [[nodiscard]] bool isBridge(std::uint32_t edge) const { return m_isBridge[edge]; }
    [[nodiscard]] bool isPassage(std::uint32_t edge) const { return edge < ground.passages.size(); }

    /// Remembers what can be reached. False if somebody can get stuck already: then nothing may be added.
    [[nodiscard]] bool begin();
    [[nodiscard]] bool reaches(std::uint32_t place) const { return m_reachedBefore[place]; } ///< as it was then
    /// From anywhere that a play leads, secret doors shut, another leads back to the start, and what could be reached
    /// before still can be. So nobody gets stuck, wherever later stages put a goal. With secret doors known, nobody
    /// gets stuck either.
    [[nodiscard]] bool isSound() const;
    /// As far as one comes without some keys, one truth for each place. Empty: not known.
    [[nodiscard]] std::vector<bool> reachWithout(std::uint64_t colours, bool knowsSecrets = true) const;
    /// Of each place: the colours without whose keys nobody comes there.
    [[nodiscard]] std::vector<std::uint64_t> neededColours(bool knowsSecrets) const;
    /// Sound, and no planned ledge leads to where more colours are needed, and no planned secret door joins places that
    /// need different ones, secret doors shut.
    [[nodiscard]] bool holds() const;
    /// Steps over the graph, as if all were open.
    [[nodiscard]] std::vector<std::int64_t> stepsFrom(std::uint32_t place) const;
    /// A cell of an area that takes a thing, drawn; nothing where there is none.
    [[nodiscard]] std::optional<Cell> drawCell(std::uint32_t area) const;
    /// The edge of a passage where a gate may stand: the first such cell from that end on.
    [[nodiscard]] std::optional<GroundGraph::Site> siteNear(std::uint32_t edge, std::uint32_t area) const;
    /// The ids of the rooms among areas, in order.
    [[nodiscard]] std::vector<std::string> roomIds(std::span<const std::uint32_t> areas) const;
    /// Those of a cycle: the near way from its first place to its last, then the far one likewise.
    [[nodiscard]] std::vector<std::string> roomIds(const Cycle& cycle) const;
    [[nodiscard]] std::size_t wideAreas(std::span<const std::uint32_t> areas) const;

    struct NewKey {
        Cell cell;
        std::uint32_t area;
        std::uint32_t colour;
    };
    struct NewGate {
        std::uint32_t edge;
        GroundGraph::Site site;
    };

    /// What earlier stages and pins placed, with its colour.
    using PlacedColour = std::pair<Cell, std::uint32_t>;

    Draft& draft;
    Stream& random;
    GroundGraph ground;
    MissionEnds ends;
    std::vector<Edge> edges; ///< passages, then the ways to the goal
    std::vector<std::int64_t> lengths;
    std::vector<Gate> gates;
    std::vector<bool> cuttable; ///< by edge: a gate may stand there, and none does
    std::vector<PlacedKey> keys;
    BlockCutTree tree;
    std::vector<PassedBlock> way; ///< the blocks from start to goal
    std::vector<Cycle> cycles;
    std::vector<PlacedColour> placedLocks;
    std::vector<PlacedColour> placedKeys;
    std::vector<NewGate> newGates;
    std::vector<NewKey> newKeys;
    std::vector<Cell> grates;
    std::vector<Cell> reserved; ///< beside what is set, and lines of sight

    /// A pattern, with the colour of its locks and keys: these get their ids when they are placed.
    struct PlannedPattern {
        MissionCycle record;
        std::uint32_t colour = GroundGraph::none;
    };
    std::vector<PlannedPattern> patterns;

    /// Asks the draft, and no more once it was stopped: what is planned then is never placed.
    [[nodiscard]] bool stopped() const { return m_stopped = m_stopped || draft.stopped(); }

    /// Counts up with each gate that is set or taken back.
    [[nodiscard]] std::uint64_t changes() const { return m_changes; }

    void set(std::uint32_t edge, const GroundGraph::Site& site, Gate gate);
    void takeBackGate();
    void placeKey(std::uint32_t area, Cell cell, std::uint32_t colour);
    void takeBackKey();

private:
    /// Without the ways to the goal: nobody walks through an exit from one side to the other.
    [[nodiscard]] GatedGround gated() const {
        const auto passages = ground.passages.size();
        return {places(), std::span(edges).first(passages), std::span(gates).first(passages), keys, ends.start};
    }
    [[nodiscard]] bool anyGoal(const std::vector<bool>& reached) const {
        return std::ranges::any_of(ends.goals, [&](std::uint32_t area) { return reached[area]; });
    }

    std::vector<bool> m_reachedBefore;
    std::vector<bool> m_isBridge; ///< by edge
    bool m_secrets = false;       ///< some are there, or planned
    std::uint64_t m_changes = 0;
    mutable bool m_stopped = false;
};

} // namespace delve::generation
