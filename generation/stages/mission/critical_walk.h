#pragma once

#include "generation/graph/paths.h"
#include "generation/stages/mission/mission_plan.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {

/// Where a player can walk while a mission is planned, by cells: past the locks whose keys are held, secret doors shut,
/// and down ledges only.
class PlannedGround {
public:
    explicit PlannedGround(const MissionPlan& plan) : m_plan(plan) {}

    [[nodiscard]] BitGrid openWith(std::uint64_t held) const;
    [[nodiscard]] StepRule stepRule() const;

private:
    const MissionPlan& m_plan;
};

/// The nearest key of these colours, with its colour. Nothing where none can be reached.
[[nodiscard]] std::optional<std::pair<Cell, std::uint32_t>> nearestKey(const MissionPlan& plan, std::uint64_t colours,
                                                                       const Distances& steps);

/// The walk that wins, leg by leg: from the start to each key that the goal needs, and to the goal.
class CriticalWalk {
public:
    /// Works in the distances of the draft's workspace.
    explicit CriticalWalk(MissionPlan& plan)
        : m_plan(plan), m_ground(plan), m_needed(plan.neededColours(false)), m_steps(plan.draft.workspace().distances) {
    }

    /// False if stopped, or if a part of it is not known. Gives its cells, if asked, and then not what
    /// `stepsTo` tells.
    bool find(std::vector<Cell>* cells = nullptr);

    std::int64_t length = 0;
    [[nodiscard]] const std::vector<Cell>& firstLeg() const { return m_firstLeg; } ///< from the start on
    [[nodiscard]] std::uint32_t stepsTo(Cell cell) const { return m_fromStart.at(cell); }
    [[nodiscard]] const std::vector<std::uint64_t>& needed() const { return m_needed; }

private:
    [[nodiscard]] std::optional<std::pair<Cell, std::uint32_t>> next(std::uint64_t left) const;
    [[nodiscard]] std::vector<Cell> wayBack(Cell to) const;

    MissionPlan& m_plan;
    PlannedGround m_ground;
    std::vector<std::uint64_t> m_needed;
    Distances& m_steps;
    Distances m_fromStart;
    std::vector<Cell> m_firstLeg;
};

} // namespace delve::generation
