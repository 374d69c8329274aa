#pragma once

#include "generation/collapse/collapse.h"
#include "generation/collapse/set_tables.h"

#include <vector>

namespace delve::collapse {

/// The board: the modules that each cell may still become. All changes are on a trail, so that they can be undone and
/// explained. The cells around the board, and in its holes, never change.
template <std::size_t Words>
class Board {
public:
    using Set = ModuleSet<Words>;

    /// Why a set changed: because of a neighbour, a decision of some level, or a value that was found impossible.
    class Cause {
    public:
        [[nodiscard]] static Cause neighbour(std::uint32_t cell) { return Cause(cell); }
        [[nodiscard]] static Cause decision(std::size_t level) { return Cause(decided | std::uint32_t(level)); }
        [[nodiscard]] static Cause refuted(std::size_t reasons) { return Cause(ruledOut | std::uint32_t(reasons)); }
        [[nodiscard]] bool isDecision() const { return (m_value & both) == decided; }
        [[nodiscard]] bool isRefuted() const { return (m_value & both) == ruledOut; }
        [[nodiscard]] bool isNeighbour() const { return (m_value & both) == 0; }
        [[nodiscard]] std::uint32_t value() const { return m_value & ~both; }

    private:
        static constexpr std::uint32_t decided = 0x80000000, ruledOut = 0x40000000, both = 0xc0000000;
        explicit Cause(std::uint32_t value) : m_value(value) {}
        std::uint32_t m_value;
    };
    struct Change {
        std::uint32_t cell;
        Cause cause;
        std::uint32_t previous; ///< the cell's change before this one
        bool seen;              ///< set while a contradiction is explained
        Set before;
    };
    static constexpr std::uint32_t none = 0xffffffff;

    Board(const CollapseTask& task, const SetTables<Words>& tables);

    [[nodiscard]] std::uint32_t cells() const { return static_cast<std::uint32_t>(m_sets.size()); }
    [[nodiscard]] std::uint32_t indexOf(Cell cell) const {
        return static_cast<std::uint32_t>((cell.y + 1) * m_stride + cell.x + 1);
    }
    [[nodiscard]] Cell cellOf(std::uint32_t index) const {
        const auto i = static_cast<std::int32_t>(index);
        return {i % m_stride - 1, i / m_stride - 1};
    }
    [[nodiscard]] std::uint32_t neighbour(std::uint32_t cell, std::size_t direction) const {
        return cell + static_cast<std::uint32_t>(m_steps[direction]);
    }
    [[nodiscard]] bool isOutside(std::uint32_t cell) const { return m_outside[cell] != 0; }
    [[nodiscard]] const Set& operator[](std::uint32_t cell) const { return m_sets[cell]; }
    /// All modules of the table.
    [[nodiscard]] const Set& all() const { return m_all; }

    /// Reduces the modules of a cell; propagate() then works out what follows for others.
    void change(std::uint32_t cell, const Set& now, Cause cause) {
        m_trail.push_back({cell, cause, m_last[cell], false, m_sets[cell]});
        m_last[cell] = m_base + static_cast<std::uint32_t>(m_trail.size()) - 1;
        m_sets[cell] = now;
        queue(cell);
    }
    /// Removes from every cell the modules that no neighbour supports. False if a cell has none left, see conflict(),
    /// or if the search was stopped; cells not looked at by then stay queued.
    [[nodiscard]] bool propagate();
    /// The first propagation, of the whole board; afterwards the trail is empty. False for the same reasons.
    [[nodiscard]] bool settle();
    [[nodiscard]] bool stopped() const { return m_stopped; }

    /// The cell that has no module left, and the neighbour that removed its last one.
    [[nodiscard]] std::uint32_t conflict() const { return m_conflict; }
    [[nodiscard]] std::uint32_t conflictCause() const { return m_conflictCause; }

    /// How many modules a cell may still become, and the first of them.
    [[nodiscard]] Beside summary(std::uint32_t cell) const;
    /// The changes without which this cell, given what its neighbour allows, would still have a module. A decision
    /// depends on no earlier change.
    [[nodiscard]] std::vector<std::uint32_t> changesBehind(std::uint32_t cell, std::uint32_t other);

    // The trail. Places count from the very first change, including those that were forgotten.
    [[nodiscard]] std::uint32_t trailEnd() const { return m_base + static_cast<std::uint32_t>(m_trail.size()); }
    [[nodiscard]] std::uint32_t trailBegin() const { return m_base; }
    [[nodiscard]] Change& changeAt(std::uint32_t place) { return m_trail[place - m_base]; }
    [[nodiscard]] std::uint32_t lastChange(std::uint32_t cell) const { return known(m_last[cell]); }
    [[nodiscard]] std::uint32_t changeBefore(std::uint32_t place) { return known(changeAt(place).previous); }
    /// Undoes all changes from this place on.
    void undo(std::uint32_t place);
    /// Makes all changes before this place permanent.
    void forget(std::uint32_t place);
    /// Restores a cell's set without recording a change; the trail must be forgotten.
    void reset(std::uint32_t cell, const Set& set) {
        m_sets[cell] = set;
        queue(cell);
    }
    /// Queues a cell to be checked again.
    void queue(std::uint32_t cell) {
        if (m_waiting[cell]) return;
        m_waiting[cell] = 1;
        m_queue.push_back(cell);
    }

private:
    [[nodiscard]] std::uint32_t known(std::uint32_t place) const {
        return place == none || place < m_base ? none : place;
    }
    void clearQueue() {
        for (auto i = m_queueHead; i < m_queue.size(); ++i) m_waiting[m_queue[i]] = 0;
        m_queue.clear();
        m_queueHead = 0;
    }
    bool pass(std::uint32_t cell);
    void collect(std::uint32_t cell, std::uint32_t before, std::vector<std::uint32_t>& places);
    [[nodiscard]] bool anyFitsBesideAny() const;
    bool askWhetherToStop();

    const CollapseTask& m_task;
    const SetTables<Words>& m_tables;
    std::int32_t m_stride;
    std::array<std::int32_t, 4> m_steps;
    Set m_all;
    bool m_fullTakesNothing = false; ///< may all stand beside a cell that may become anything?
    std::vector<Set> m_sets;
    std::vector<std::uint8_t> m_outside;
    std::vector<std::uint8_t> m_waiting;
    std::vector<std::uint32_t> m_queue;
    std::size_t m_queueHead = 0;
    std::vector<Change> m_trail;
    std::vector<std::uint32_t> m_last; ///< by cell: its last change
    std::uint32_t m_base = 0;
    std::uint32_t m_sinceAsked = 0;
    bool m_stopped = false;
    std::uint32_t m_conflict = none;
    std::uint32_t m_conflictCause = none;
};

} // namespace delve::collapse
