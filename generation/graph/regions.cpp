#include "generation/graph/regions.h"

#include "generation/level/pieces.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace delve {
namespace {

/// Disjoint sets of labels, the lowest of a set being its root. Labels are given in the order of the runs that begin
/// them, so that sets in the order of their roots are in the order of their lowest cells. On noise nothing here can be
/// foreseen: what would be a branch taken at random is computed instead.
class LabelSets {
public:
    /// One more than are given: the next is written to before it is known to be needed.
    explicit LabelSets(std::size_t max) : m_parents(std::make_unique_for_overwrite<std::uint32_t[]>(max + 1)) {}

    [[nodiscard]] std::uint32_t next() const { return m_count; }
    /// A new label if `label` is the one that was next, which no run has yet; else `label` itself.
    std::uint32_t ownLabel(std::uint32_t label, std::uint32_t wasNext) {
        const auto isNew = static_cast<std::uint32_t>(label == wasNext);
        const auto own = m_count;
        m_parents[own] = own;
        m_count += isNew;
        return label + isNew * (own - wasNext);
    }
    /// Joins the set with root `a`, or the next label, with that of `b`, and gives the root of both.
    std::uint32_t join(std::uint32_t a, std::uint32_t b) {
        b = m_parents[b]; // mostly the root
        while (m_parents[b] != b) b = m_parents[b];
        const auto root = std::min(a, b);
        m_parents[std::max(a, b)] = root;
        return root;
    }
    /// Numbers the sets, and gives how many there are. A label's parent is lower, and has its number before it.
    std::uint32_t number() {
        std::uint32_t sets = 0;
        for (std::uint32_t label = 0; label < m_count; ++label) {
            const auto parent = m_parents[label];
            m_parents[label] = parent == label ? sets : m_parents[parent];
            sets += static_cast<std::uint32_t>(parent == label);
        }
        return sets;
    }
    [[nodiscard]] std::uint32_t numberOf(std::uint32_t label) const { return m_parents[label]; }

private:
    std::unique_ptr<std::uint32_t[]> m_parents; ///< later numbers
    std::uint32_t m_count = 0;
};

/// The borders of a row's runs, word by word: bits that differ from their left neighbour.
class Borders {
public:
    std::uint64_t of(std::uint64_t word) {
        const auto borders = word ^ (word << 1 | m_carry);
        m_carry = word >> 63;
        return borders;
    }

private:
    std::uint64_t m_carry = 0;
};

/// Finds the runs of a map, row by row, and labels them.
class RunLabeller {
public:
    RunLabeller(std::int32_t width, std::span<Regions::RowRun> runs)
        : m_width(width), m_runs(runs), m_sets(runs.size()), m_borders(static_cast<std::size_t>(width) + 2),
          m_touches(static_cast<std::size_t>(width) / 2 + 2) {}

    /// Adds a row; gives how many runs there are with it.
    std::size_t addRow(std::span<const std::uint64_t> row, std::span<const std::uint64_t> rowAbove) {
        findTouches(row, rowAbove);
        const auto unlabelled = m_sets.next();
        const auto runs = m_runs.subspan(m_end, m_count);
        for (std::size_t i = 0; i < runs.size(); ++i)
            runs[i] = {m_borders[2 * i], m_borders[2 * i + 1] - m_borders[2 * i], unlabelled};
        for (const auto& touch : std::span(m_touches).first(m_touchCount)) {
            auto& label = runs[touch.run].region;
            label = m_sets.join(label, m_runs[m_above + touch.above].region);
        }
        for (auto& run : runs) run.region = m_sets.ownLabel(run.region, unlabelled);
        m_above = m_end;
        return m_end += m_count;
    }
    [[nodiscard]] LabelSets& sets() { return m_sets; }

private:
    /// A run that touches one above, each counted from the left of its row.
    struct Touch {
        std::uint32_t run;
        std::uint32_t above;
    };

    /// Goes through the borders of both rows at once. Border and touch are written at each, and counted where they are
    /// one: for each run of cells that are set in both rows a run of this one touches one above.
    void findTouches(std::span<const std::uint64_t> row, std::span<const std::uint64_t> rowAbove) {
        Borders ofRow, ofAbove, ofBoth;
        std::uint64_t borders = 0;
        std::uint64_t bordersAbove = 0;
        std::uint64_t touches = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto both = row[i] & rowAbove[i];
            const auto here = ofRow.of(row[i]);
            const auto above = ofAbove.of(rowAbove[i]);
            const auto begins = both & ofBoth.of(both);
            for (auto left = here | above; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                m_borders[borders] = static_cast<std::int32_t>(64 * i) + bit;
                borders += here >> bit & 1;
                bordersAbove += above >> bit & 1;
                m_touches[touches] = {static_cast<std::uint32_t>(borders / 2),
                                      static_cast<std::uint32_t>(bordersAbove / 2)};
                touches += begins >> bit & 1;
            }
        }
        m_borders[borders] = m_width; // of a run that reaches it
        m_count = (borders + 1) / 2;
        m_touchCount = touches;
    }

    std::int32_t m_width;
    std::span<Regions::RowRun> m_runs; ///< of the whole map; `region` is a label
    LabelSets m_sets;
    std::size_t m_above = 0;             ///< where the runs of the row above begin
    std::size_t m_end = 0;               ///< how many runs there are so far
    std::vector<std::int32_t> m_borders; ///< of the row: begin and end in turns
    std::size_t m_count = 0;             ///< runs of the row
    std::vector<Touch> m_touches;
    std::size_t m_touchCount = 0;
};

/// Finds the runs, with labels for regions. False where `mustStop` said so.
template <class MustStop>
bool labelRuns(const BitGrid& open, RunLabeller& labeller, std::vector<std::uint32_t>& rowStart,
               const MustStop& mustStop) {
    const std::vector<std::uint64_t> nothing(open.wordsPerRow(), 0);
    rowStart.assign(static_cast<std::size_t>(open.size().height) + 1, 0);
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        if (y % 64 == 0 && mustStop()) return false;
        const auto runs = labeller.addRow(open.row(y), y > 0 ? open.row(y - 1) : std::span(nothing));
        rowStart[static_cast<std::size_t>(y) + 1] = static_cast<std::uint32_t>(runs);
    }
    return true;
}

/// Replaces labels by numbers, and lists the regions. The next of the list is written at each run, and counted at its
/// first. False where `mustStop` said so.
template <class MustStop>
bool listRegions(Regions& found, LabelSets& sets, const MustStop& mustStop) {
    if (!resizeInPieces(found.regions, std::size_t{sets.number()} + 1, mustStop)) return false;
    std::uint32_t listed = 0;
    for (std::size_t y = 0; y + 1 < found.rowStart.size(); ++y) {
        if (y % 64 == 0 && mustStop()) return false;
        for (auto i = found.rowStart[y]; i < found.rowStart[y + 1]; ++i) {
            auto& run = found.runs[i];
            run.region = sets.numberOf(run.region);
            found.regions[listed] = {{run.x, static_cast<std::int32_t>(y)}, 0};
            listed += static_cast<std::uint32_t>(run.region == listed);
            found.regions[run.region].cells += run.length;
        }
    }
    found.regions.pop_back();
    return true;
}

} // namespace

std::uint32_t Regions::at(Cell cell) const {
    const auto runsOfRow = row(cell.y);
    // The last run that begins no later, by halves: which one cannot be foreseen, so that it is computed.
    std::size_t first = 0;
    for (auto count = runsOfRow.size(); count > 1;) {
        const auto half = count / 2;
        first += runsOfRow[first + half].x <= cell.x ? half : 0;
        count -= half;
    }
    if (runsOfRow.empty() || runsOfRow[first].x > cell.x) return none;
    const auto& run = runsOfRow[first];
    return cell.x < run.x + run.length ? run.region : none;
}

std::uint32_t Regions::largest() const {
    if (regions.empty()) return none;
    return static_cast<std::uint32_t>(std::ranges::max_element(regions, {}, &Region::cells) - regions.begin());
}

bool findRegions(const BitGrid& open, Regions& into, const std::function<bool()>& stopped) {
    const Size size = open.size();
    const auto mustStop = [&] { return stopped && stopped(); };
    if (!mustStop() && resizeInPieces(into.runs, open.countRuns(), mustStop)) {
        RunLabeller labeller(size.width, into.runs);
        if (labelRuns(open, labeller, into.rowStart, mustStop) && listRegions(into, labeller.sets(), mustStop))
            return true;
    }
    into.runs.clear();
    into.regions.clear();
    into.rowStart.assign(static_cast<std::size_t>(size.height) + 1, 0);
    return false;
}

Regions findRegions(const BitGrid& open) {
    Regions found;
    findRegions(open, found);
    return found;
}

} // namespace delve
