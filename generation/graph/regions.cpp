#include "generation/graph/regions.h"

#include "generation/graph/cell_graph.h"
#include "generation/level/bit_runs.h"
#include "generation/level/pieces.h"

#include <boost/graph/connected_components.hpp>
#include <boost/property_map/property_map.hpp>

#include <algorithm>
#include <bit>

namespace delve {
namespace {

/// The runs that begin in a row: bits whose left neighbour is off.
std::size_t countRuns(std::span<const std::uint64_t> row) {
    std::size_t n = 0;
    std::uint64_t carry = 0;
    for (const auto word : row) {
        n += static_cast<std::size_t>(std::popcount(word & ~(word << 1 | carry)));
        carry = word >> 63;
    }
    return n;
}

/// Disjoint sets in the runs themselves: until they are numbered, `region` is the place of a run that is no higher in
/// the list and belongs to the same set. So every set's root is its lowest run.
class RunSets {
public:
    explicit RunSets(std::span<Regions::RowRun> runs) : m_runs(runs) {}

    [[nodiscard]] std::uint32_t root(std::uint32_t run) {
        while (m_runs[run].region != run) {
            m_runs[run].region = m_runs[m_runs[run].region].region;
            run = m_runs[run].region;
        }
        return run;
    }
    /// Joins the set with root `a` to that of run `b`, and gives the root of both.
    std::uint32_t join(std::uint32_t a, std::uint32_t b) {
        b = root(b);
        if (a < b) std::swap(a, b);
        m_runs[a].region = b;
        return b;
    }

private:
    std::span<Regions::RowRun> m_runs;
};

/// Finds the runs of a row, from place `next` of the list on, and joins each with those of the row above that it
/// touches.
std::uint32_t joinRow(std::span<const std::uint64_t> bits, std::int32_t width, std::span<Regions::RowRun> runs,
                      std::uint32_t above, std::uint32_t next) {
    RunSets sets(runs);
    const std::uint32_t aboveEnd = next;
    forEachRun(bits, width, [&](std::int32_t from, std::int32_t to) {
        const std::uint32_t self = next++;
        runs[self] = {from, to - from, self};
        while (above < aboveEnd && runs[above].x + runs[above].length <= from) ++above;
        auto root = self;
        // The last one that is touched may reach to the next run of this row, too: it is looked at again.
        for (auto i = above; i < aboveEnd && runs[i].x < to; ++i) root = sets.join(root, i);
    });
    return next;
}

/// Replaces roots by numbers, in the order of the list; a run's parent has its number before it.
void numberRegions(Regions& found) {
    found.regions.clear();
    std::size_t row = 0;
    for (std::uint32_t i = 0; i < found.runs.size(); ++i) {
        auto& run = found.runs[i];
        if (run.region == i) {
            while (found.rowStart[row + 1] <= i) ++row;
            run.region = static_cast<std::uint32_t>(found.regions.size());
            found.regions.push_back({{run.x, static_cast<std::int32_t>(row)}, run.length});
        } else {
            run.region = found.runs[run.region].region;
            found.regions[run.region].cells += run.length;
        }
    }
}

} // namespace

std::uint32_t Regions::at(Cell cell) const {
    const auto runsOfRow = row(cell.y);
    const auto after = std::ranges::upper_bound(runsOfRow, cell.x, {}, &RowRun::x);
    if (after == runsOfRow.begin()) return none;
    const auto& run = *(after - 1);
    return cell.x < run.x + run.length ? run.region : none;
}

std::uint32_t Regions::largest() const {
    if (regions.empty()) return none;
    return static_cast<std::uint32_t>(std::ranges::max_element(regions, {}, &Region::cells) - regions.begin());
}

bool findRegions(const BitGrid& open, Regions& into, const std::function<bool()>& stopped) {
    const Size size = open.size();
    const auto mustStop = [&] { return stopped && stopped(); };
    std::size_t count = 0;
    for (std::int32_t y = 0; y < size.height; ++y) count += countRuns(open.row(y));
    if (mustStop() || !assignInPieces(into.runs, count, Regions::RowRun{}, mustStop)) return false;
    into.rowStart.assign(static_cast<std::size_t>(size.height) + 1, 0);

    std::uint32_t above = 0;
    std::uint32_t next = 0;
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (y % 64 == 0 && mustStop()) return false;
        const auto start = next;
        next = joinRow(open.row(y), size.width, into.runs, above, start);
        above = start;
        into.rowStart[static_cast<std::size_t>(y) + 1] = next;
    }
    numberRegions(into);
    return true;
}

Regions findRegions(const BitGrid& open) {
    Regions found;
    findRegions(open, found);
    return found;
}

Regions regionsByBoost(const BitGrid& open) {
    const WholeGrid whole = wholeGrid(open.size());
    const CellGraph graph(whole, open);
    const auto index = get(boost::vertex_index, whole);
    const auto cells = vertexCount(whole);
    std::vector<std::uint32_t> component(cells, Regions::none);
    // The colours are handed in: the graph counts its open cells only, while their indices are those of all cells.
    std::vector<boost::default_color_type> colours(cells);
    Regions found;
    // Components are numbered in the order of the vertices, which is that of the cells.
    found.regions.resize(
        boost::connected_components(graph, boost::make_iterator_property_map(component.begin(), index),
                                    boost::color_map(boost::make_iterator_property_map(colours.begin(), index))));
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        found.rowStart.push_back(static_cast<std::uint32_t>(found.runs.size()));
        for (std::int32_t x = 0; x < open.size().width; ++x) {
            if (!open.at({x, y})) continue;
            const auto number = component[get(index, vertexOf({x, y}))];
            auto& region = found.regions[number];
            if (region.cells++ == 0) region.first = {x, y};
            if (x > 0 && open.at({x - 1, y})) ++found.runs.back().length;
            else found.runs.push_back({x, 1, number});
        }
    }
    found.rowStart.push_back(static_cast<std::uint32_t>(found.runs.size()));
    return found;
}

} // namespace delve
