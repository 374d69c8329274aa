#include "generation/stages/connectors.h"

#include "generation/level/bit_pack.h"
#include "generation/level/bit_runs.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
/// The regions of three rows of cells, one above the other: their number and one, or 0 where there is none.
class RegionRows {
public:
    RegionRows(const Regions& regions, std::int32_t width) : m_regions(regions) {
        for (auto& row : m_rows) row.assign(static_cast<std::size_t>(width), 0);
    }
    void fill(std::int32_t y) {
        auto& row = m_rows[static_cast<std::size_t>(y) % 3];
        std::ranges::fill(row, 0);
        for (const auto& run : m_regions.row(y)) std::fill_n(row.begin() + run.x, run.length, run.region + 1);
    }
    [[nodiscard]] std::span<const std::uint32_t> row(std::int32_t y) const {
        return m_rows[static_cast<std::size_t>(y) % 3];
    }

private:
    const Regions& m_regions;
    std::array<std::vector<std::uint32_t>, 3> m_rows;
};

namespace {

/// For each cell of a row but the first and the last: is it in no region, and between two different ones? Then the
/// highest beside it is not the lowest. A plain loop, which the compiler turns into wide comparisons.
void findBetween(const RegionRows& rows, std::int32_t y, std::span<std::uint8_t> into) {
    const auto above = rows.row(y - 1);
    const auto here = rows.row(y);
    const auto below = rows.row(y + 1);
    const std::uint32_t* const up = above.data();
    const std::uint32_t* const at = here.data();
    const std::uint32_t* const down = below.data();
    for (std::size_t x = 1; x + 1 < into.size(); ++x) {
        const auto highest = std::max(std::max(up[x], down[x]), std::max(at[x - 1], at[x + 1]));
        const auto lowest = std::min(std::min(up[x] - 1, down[x] - 1), std::min(at[x - 1] - 1, at[x + 1] - 1));
        into[x] = static_cast<std::uint8_t>((at[x] == 0) & (highest - 1 != lowest));
    }
}

} // namespace

void Connector::add(std::uint32_t region) {
    if (region == Regions::none || std::ranges::find(all(), region) != all().end()) return;
    regions[count++] = region;
    std::ranges::sort(regions.begin(), regions.begin() + count);
}

bool Connectors::find(Stream& random) {
    m_count = 0;
    m_found.reserve(static_cast<std::size_t>(m_draft.size().area()) / 4 * width); // about what rooms and mazes have
    m_several.clear();
    const Rect inside = m_draft.inside();
    RegionRows rows(m_regions, m_draft.size().width);
    rows.fill(0);
    if (m_draft.size().height > 1) rows.fill(1);
    for (auto y = inside.y; y < inside.bottom(); ++y) {
        if (y % 16 == 0 && m_draft.stopped()) return false;
        rows.fill(y + 1);
        findInRow(y, rows, random);
    }
    return true;
}

void Connectors::findInRow(std::int32_t y, const RegionRows& rows, Stream& random) {
    m_between.assign(static_cast<std::size_t>(m_draft.size().width), 0);
    findBetween(rows, y, m_between);
    const auto room = (m_count + m_between.size()) * width;
    if (m_found.size() < room) m_found.resize(room);
    const auto above = rows.row(y - 1);
    const auto here = rows.row(y);
    const auto below = rows.row(y + 1);
    for (std::size_t x = 0; x < m_between.size(); x += 64) {
        const auto flags =
            std::span(std::as_const(m_between)).subspan(x, std::min<std::size_t>(64, m_between.size() - x));
        forEachBit(std::array{bitsWhere(flags, [](std::uint8_t flag) { return flag != 0; })}, [&](std::int32_t bit) {
            const Cell cell{static_cast<std::int32_t>(x) + bit, y};
            const bool plain = m_draft.at(cell) == Tile::Void && !m_draft.anyPins();
            if (!plain && !m_draft.mayCarve(cell)) return;
            const auto column = static_cast<std::size_t>(cell.x);
            // 0 becomes Regions::none
            const std::array beside{above[column] - 1, here[column - 1] - 1, here[column + 1] - 1, below[column] - 1};
            add(cell, beside, static_cast<std::uint32_t>(random.bits() >> 32));
        });
    }
}

void Connectors::add(Cell cell, const std::array<std::uint32_t, 4>& beside, std::uint32_t drawn) {
    const auto index = static_cast<std::uint32_t>(cell.y) * static_cast<std::uint32_t>(m_draft.size().width) +
                       static_cast<std::uint32_t>(cell.x);
    // Without branches, as on which sides there are regions cannot be guessed. Regions::none and one are 0.
    const auto lowest = std::min(std::min(beside[0], beside[1]), std::min(beside[2], beside[3]));
    const auto highest = std::max(std::max(beside[0] + 1, beside[1] + 1), std::max(beside[2] + 1, beside[3] + 1)) - 1;
    unsigned onlyTwo = 1;
    for (const auto region : beside)
        onlyTwo &= static_cast<unsigned>(region == lowest) | static_cast<unsigned>(region == highest) |
                   static_cast<unsigned>(region == Regions::none);
    auto other = highest;
    if (onlyTwo == 0) {
        Connector connector{cell};
        for (const auto region : beside) connector.add(region);
        other = several + static_cast<std::uint32_t>(m_several.size());
        m_several.push_back(connector);
    }
    std::ranges::copy(std::array{index, lowest, other, drawn}, m_found.data() + m_count * width);
    ++m_count;
}

Connector Connectors::at(std::uint32_t connector) const {
    const auto* const one = record(connector);
    if (one[Other] >= several) return m_several[one[Other] - several];
    return {cellAt(one[Index]), {one[Lowest], one[Other]}, 2};
}

} // namespace delve::generation
