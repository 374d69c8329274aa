#include "generation/graph/region_numbers.h"

#include <algorithm>
#include <utility>

namespace delve {
namespace {

struct Span {
    std::int32_t from = 0;
    std::int32_t to = 0;
};

void readRuns(const BitGrid& open, std::int32_t y, std::vector<Span>& into) {
    into.clear();
    forEachRun(open.row(y), open.size().width, [&into](std::int32_t from, std::int32_t to) {
        into.push_back({from, to});
    });
}

/// Calls visit(below, above) for each two that touch, by their places in the rows.
template <class Visit>
void forEachTouch(const std::vector<Span>& below, const std::vector<Span>& above, Visit visit) {
    std::uint32_t first = 0;
    for (std::uint32_t i = 0; i < below.size(); ++i) {
        while (first < above.size() && above[first].to <= below[i].from) ++first;
        for (auto other = first; other < above.size() && above[other].from < below[i].to; ++other) visit(i, other);
    }
}

} // namespace

/// A run is first known by its own place; where two touch, the lower of their roots becomes the root of both.
RegionNumbers::RegionNumbers(BitGrid open, const std::function<bool()>& stopped) : m_open(std::move(open)) {
    m_regions.reserve(m_open.countRuns());
    std::vector<Span> above;
    std::vector<Span> here;
    for (std::int32_t y = 0; y < m_open.size().height; ++y) {
        if (y % 64 == 0 && stopped && stopped()) {
            *this = {};
            return;
        }
        readRuns(m_open, y, here);
        const auto firstHere = static_cast<std::uint32_t>(m_regions.size());
        const auto firstAbove = firstHere - static_cast<std::uint32_t>(above.size());
        m_rows.push_back({firstHere, 0});
        for (std::uint32_t i = 0; i < here.size(); ++i) m_regions.push_back(firstHere + i);
        forEachTouch(here, above,
                     [&](std::uint32_t i, std::uint32_t other) { join(firstHere + i, firstAbove + other); });
        above.swap(here);
    }
    numberRuns();
}

std::uint32_t RegionNumbers::rootOf(std::uint32_t run) {
    while (m_regions[run] != run) {
        m_regions[run] = m_regions[m_regions[run]];
        run = m_regions[run];
    }
    return run;
}

void RegionNumbers::join(std::uint32_t a, std::uint32_t b) {
    a = rootOf(a);
    b = rootOf(b);
    m_regions[std::max(a, b)] = std::min(a, b);
}

/// The root of a region is the run with its lowest cell. What a run leads to is lower, and has its number before it.
void RegionNumbers::numberRuns() {
    std::uint32_t run = 0;
    for (std::size_t y = 0; y < m_rows.size(); ++y) {
        m_rows[y].regionsAbove = m_count;
        const auto end = y + 1 < m_rows.size() ? m_rows[y + 1].firstRun : static_cast<std::uint32_t>(m_regions.size());
        for (; run < end; ++run) m_regions[run] = m_regions[run] == run ? m_count++ : m_regions[m_regions[run]];
    }
}

BitGrid RegionNumbers::largest() const {
    std::vector<std::uint32_t> cells(m_count, 0);
    const auto height = m_open.size().height;
    for (std::int32_t y = 0; y < height; ++y)
        forEachRun(y, [&cells](const Run& run) { cells[run.region] += static_cast<std::uint32_t>(run.to - run.from); });
    const auto region = static_cast<std::uint32_t>(std::ranges::max_element(cells) - cells.begin());
    BitGrid largest(m_open.size());
    for (std::int32_t y = 0; y < height; ++y)
        forEachRun(y, [&](const Run& run) {
            if (run.region == region) largest.setRun(y, run.from, run.to - run.from);
        });
    return largest;
}

std::int64_t RegionNumbers::bytes(const BitGrid& open) {
    return static_cast<std::int64_t>(open.countRuns() * sizeof(std::uint32_t)) + open.size().area() / 8;
}

} // namespace delve
