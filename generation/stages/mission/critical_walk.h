#pragma once

#include "generation/graph/paths.h"
#include "generation/stages/mission/mission_plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
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

/// Where the keys of these colours lie.
[[nodiscard]] std::vector<Cell> keysOf(const MissionPlan& plan, std::uint64_t colours);
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

    /// Before find(), for stepsTo().
    void keepStepsFromStart() { m_keepsSteps = true; }
    /// False if stopped, or if a part of it is not known.
    bool find();

    std::int64_t length = 0;
    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; } ///< where legs meet, twice
    [[nodiscard]] std::span<const Cell> firstLeg() const { return std::span(m_cells).first(m_firstLeg); }
    /// From the start, without a key.
    [[nodiscard]] std::uint32_t stepsTo(Cell cell) const { return m_fromStart.at(cell); }
    [[nodiscard]] const std::vector<std::uint64_t>& needed() const { return m_needed; }

private:
    void findSteps(Cell at, std::uint64_t held, std::uint64_t left);
    [[nodiscard]] std::optional<std::pair<Cell, std::uint32_t>> next(std::uint64_t left) const;
    void addLeg(Cell to);

    MissionPlan& m_plan;
    PlannedGround m_ground;
    std::vector<std::uint64_t> m_needed;
    Distances& m_steps;
    bool m_keepsSteps = false;
    Distances m_fromStart;
    std::vector<Cell> m_cells;
    std::size_t m_firstLeg = 0; ///< so many of them
};

} // namespace delve::generation
