#pragma once

#include "generation/collapse/board.h"
#include "generation/collapse/cell_queue.h"
#include "generation/collapse/lean.h"

#include <optional>
#include <vector>

namespace delve::collapse {

/// One collapse over one board. It decides cell after cell; a contradiction makes it jump back to the last decision
/// involved (conflict-directed backjumping, after Prosser 1993: each change knows its cause, so that a contradiction
/// can be traced to the decisions behind it). What a jump finds impossible stays ruled out while the decisions it
/// follows from stand, so the search misses no solution. Decisions that a jump undid although they were not involved
/// are made again as they were.
template <std::size_t Words>
class Search {
public:
    using Set = ModuleSet<Words>;
    using Tried = CollapseOutcome::Kind;

    /// `settled` is the board to begin with; it outlives the search. With `repairs`, the search clears and decides
    /// again whatever jumps cannot resolve. Without, it only jumps, and fails only if there is no solution or the bound
    /// is reached.
    Search(const CollapseTask& task, const SetTables<Words>& tables, const Board<Words>& settled, bool repairs);

    /// Searches until the board is full, nothing is possible, or the bound on jumps is reached.
    [[nodiscard]] Tried run(Stream& random);
    /// After a contradiction: was it shown that there is no solution?
    [[nodiscard]] bool proven() const { return m_proven; }
    [[nodiscard]] Cell where() const { return m_board.cellOf(m_board.conflict()); }
    [[nodiscard]] const Board<Words>& board() const { return m_board; }
    /// Writes the modules, and adds the contradictions and jumps of this search.
    void report(Collapsed& into) const;

private:
    using Cause = typename Board<Words>::Cause;
    using Levels = std::vector<std::uint32_t>; ///< of decisions, rising

    struct Decision {
        std::uint32_t cell;
        std::uint32_t module;
        std::uint32_t trail; ///< where its changes begin
        std::uint32_t order; ///< how many cells were settled before
    };

    [[nodiscard]] bool grows() const { return m_modules.rest() != noModule; }
    void enter(std::uint32_t cell);
    void enterAll();
    [[nodiscard]] std::uint32_t next();
    [[nodiscard]] std::uint32_t firstOfGrowth(Stream& random);
    [[nodiscard]] std::uint32_t draw(const Set& from, Stream& random);
    [[nodiscard]] bool decide(std::uint32_t cell, std::uint32_t module);
    [[nodiscard]] std::uint32_t drawAt(std::uint32_t cell, Stream& random);
    [[nodiscard]] std::optional<Decision> nextAgain();
    [[nodiscard]] bool follow(std::uint32_t from);
    [[nodiscard]] bool resolve(std::uint32_t& from);
    [[nodiscard]] bool jumpBack();
    [[nodiscard]] Levels explain(std::uint32_t cell, std::uint32_t other);
    void takeBack(const Decision& decision);
    void takeBackFrom(std::size_t level);
    void beginRepairs(std::uint32_t from);
    void redoAround(std::uint32_t cell);
    [[nodiscard]] std::int32_t radiusAt(Cell cell);
    [[nodiscard]] std::vector<std::uint32_t> cellsToRedo(Cell middle, std::int32_t radius) const;
    void look(std::uint32_t from);
    /// What a cell waits by in the queue that may become any of these.
    [[nodiscard]] std::uint32_t keyOf(const Set& set) const {
        return m_task.order == CollapseOrder::Scan ? 0 : m_tables.entropy(set);
    }
    void evaluate(std::uint32_t cell);
    void evaluateChanged();
    void settle(std::uint32_t cell);
    void unsettle(std::uint32_t cell);
    void reach(std::uint32_t cell, int change);
    void forgetOld();

    const CollapseTask& m_task;
    const Modules& m_modules;
    const SetTables<Words>& m_tables;
    Board<Words> m_board;
    const Board<Words>& m_start;
    LeanWeights m_lean;
    Set m_first; ///< growth: the orientations of the module it begins with
    CellQueue m_queue;
    std::uint32_t m_defaultKey = 0; ///< of cells that may become anything: they wait in their order, not in the queue
    std::uint32_t m_cursor = 0;
    std::vector<std::uint8_t> m_untouched;
    std::vector<std::uint8_t> m_settled;
    std::vector<std::uint8_t> m_reached; ///< growth: how many open sides face the cell
    std::vector<std::uint32_t> m_changed;
    std::vector<Decision> m_decisions;
    std::vector<Decision> m_again; ///< undone by jumps and to be made again, the next one last
    std::size_t m_committed = 0;   ///< decisions before it can no longer be undone
    std::vector<Levels> m_reasons;
    std::vector<std::uint8_t> m_named; ///< by level, while an explanation is gathered
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_placeInOrder; ///< of a settled cell: where it stands last in m_order
    std::size_t m_settledCells = 0;
    std::size_t m_grown = 0; ///< settled cells that are not the rest
    std::size_t m_farthest = 0;
    std::int64_t m_jumpsSince = 0;
    bool m_mayRepair;
    bool m_repairing = false;
    std::vector<std::uint8_t> m_heat; ///< repairs: how many contradictions each square of cells had
    bool m_proven = false;
    bool m_stopped = false;
    std::int64_t m_jumps = 0;
    std::int64_t m_contradicted = 0;
    std::vector<Cell> m_contradictions;
};

} // namespace delve::collapse
