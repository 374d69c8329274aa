#pragma once

#include "generation/level/bit_grid.h"
#include "generation/stages/mission/critical_walk.h"
#include "generation/stages/mission/mission_plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace delve::generation {

/// Which planned locks a player sees before their key is taken: those that come into sight on every shortest walk from
/// the start to the key. Doorways count as shut, since later stages may put doors there.
class LockSight {
public:
    /// Works in the workspace of the draft: its first two bit grids, last cells and last two numbers.
    explicit LockSight(MissionPlan& plan);
    ~LockSight() { swapMemory(); }
    LockSight(const LockSight&) = delete;
    LockSight& operator=(const LockSight&) = delete;

    /// Are all planned locks of a colour seen before the planned key of that colour is taken?
    [[nodiscard]] bool isSeen(std::uint32_t colour);
    /// Remembers a colour, of which that holds.
    void keep(std::uint32_t colour);
    /// Forgets them, and gives them.
    [[nodiscard]] std::vector<std::uint32_t> takeKept();
    /// Does it still hold for all that were remembered? Ledges and secret doors change walks.
    [[nodiscard]] bool keepsAll();

private:
    /// A colour whose locks are seen.
    struct Kept {
        std::uint32_t colour = 0;
        std::uint64_t needed = 0;
        std::size_t gates = 0;  ///< so many of the plan's new gates were known
        std::vector<Cell> ways; ///< all cells of all shortest walks to the key
    };

    void swapMemory(); ///< of the steps and of the workspace
    void findClear();
    /// From a cell, with the keys of some colours, at least as far as to the nearest of `to`. Null if stopped.
    [[nodiscard]] const Distances* stepsFrom(Cell from, std::uint64_t held, std::span<const Cell> to);
    /// Calls visit(steps, end) for each leg of the walk to a key, until it returns false: it goes by the nearest of the
    /// keys that it needs, one after the other. False where a leg is not known.
    bool forEachLeg(const MissionPlan::NewKey& key, std::uint64_t needed,
                    const std::function<bool(const Distances&, Cell)>& visit);
    template <class Passes>
    bool goBack(const Distances& steps, Cell to, std::vector<Cell>& cells, Passes passes);
    [[nodiscard]] const MissionPlan::NewKey* keyOf(std::uint32_t colour) const;
    /// Does nothing that was planned since then stand in its ways?
    [[nodiscard]] bool isUntouched(const Kept& kept) const;
    [[nodiscard]] std::uint64_t neededFor(std::uint32_t area, std::uint32_t colour) const;
    [[nodiscard]] bool sees(Cell from, Cell lock) const;
    /// Does a shortest walk lead to a cell from which no other cell of it sees the lock?
    [[nodiscard]] bool mayMiss(const Distances& steps, Cell lock, Cell to);

    MissionPlan& m_plan;
    PlannedGround m_ground;
    BitGrid& m_clear; ///< cells that are seen through, whatever later stages do
    BitGrid& m_passed;
    std::vector<Cell>& m_stack;
    StepRule m_mayStep;
    /// Steps as they were found last: the walks of several keys have legs in common.
    struct Found {
        std::uint64_t changes = 0; ///< of the plan
        Cell from;
        std::uint64_t held = 0;
        bool done = false;
        bool whole = false; ///< wherever one can walk
        Distances steps;
    };
    std::array<Found, 2> m_found;
    std::size_t m_last = 0; ///< which of them was used last
    std::vector<Kept> m_kept;
};

} // namespace delve::generation
