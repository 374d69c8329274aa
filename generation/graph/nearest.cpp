#include "generation/graph/nearest.h"

#include "generation/level/pieces.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace delve {
namespace {

/// A byte for each bit of a byte.
using EightCells = std::array<std::uint8_t, 8>;
constexpr auto eightCellsOfByte = [] {
    std::array<EightCells, 256> all{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0; bit < 8; ++bit) all[byte][bit] = static_cast<std::uint8_t>(byte >> bit & 1);
    return all;
}();

constexpr std::size_t cellsBetweenQuestions = 100'000;

} // namespace

NearestGoals::NearestGoals(const BitGrid& open, std::span<const Cell> goals, std::function<bool()> stopped)
    : m_stopped(std::move(stopped)), m_down(static_cast<std::uint32_t>(open.size().width) + 1),
      m_visited(std::make_unique_for_overwrite<std::uint32_t[]>(static_cast<std::size_t>(open.count()) + 4)) {
    if (!copyOpen(open)) {
        m_cells.clear();
        return;
    }
    for (const Cell cell : goals) m_cells[indexOf(cell)] |= goal;
}

bool NearestGoals::copyOpen(const BitGrid& open) {
    // A whole word is written, whatever the width: the excess is closed, and lies where the next row, or the closed one
    // after the last, is written later.
    const auto mustStop = [this] { return m_stopped && m_stopped(); };
    const auto bytes = (static_cast<std::size_t>(open.size().height) + 2) * m_down + 64;
    if (!assignInPieces(m_cells, bytes, std::uint8_t{0}, mustStop)) return false;
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        if (y % 256 == 0 && mustStop()) return false;
        auto* into = m_cells.data() + indexOf({0, y});
        for (const auto word : open.row(y))
            for (int byte = 0; byte < 64; byte += 8, into += 8)
                std::memcpy(into, eightCellsOfByte[word >> byte & 0xff].data(), sizeof(EightCells));
    }
    return true;
}

std::optional<std::int64_t> NearestGoals::sumOfSteps(Cell from, std::int64_t max, std::int64_t missing,
                                                     std::int64_t limit) {
    if (m_cells.empty()) return std::nullopt;
    m_visitedCount = 0;
    const auto sum = search(indexOf(from), max, missing, limit);
    for (std::size_t i = 0; i < m_visitedCount; ++i) m_cells[m_visited[i]] |= waits;
    return sum > limit ? std::nullopt : std::optional(sum);
}

std::int64_t NearestGoals::search(std::uint32_t from, std::int64_t max, std::int64_t missing, std::int64_t limit) {
    if (max == 0 || (m_cells[from] & waits) == 0) return max * missing;
    // Copies of members: the compiler cannot know that a written byte is none of theirs, and would read them again
    // after each write.
    const auto down = m_down;
    auto* const cells = m_cells.data();
    auto* const visited = m_visited.get();
    std::int64_t sum = 0;
    std::int64_t step = 0;
    std::size_t count = 1;
    std::size_t levelEnd = 1;
    std::size_t ask = cellsBetweenQuestions;
    cells[from] &= goal;
    visited[0] = from;
    for (std::size_t i = 0; i < count; ++i) {
        if (i == levelEnd) {
            levelEnd = count;
            ++step;
            if (sum + max * step > limit) break;
            if (i >= ask) {
                if (m_stopped && m_stopped()) break;
                ask = i + cellsBetweenQuestions;
            }
        }
        const auto cell = visited[i];
        if ((cells[cell] & goal) != 0) {
            sum += step;
            if (--max == 0) break;
        }
        // Each neighbour is written, and counts only where it waits: see the searches for paths.
        for (const auto neighbour : {cell - down, cell + 1, cell + down, cell - 1}) {
            visited[count] = neighbour;
            count += cells[neighbour] & waits;
            cells[neighbour] &= goal;
        }
    }
    m_visitedCount = count;
    return sum + max * std::max(missing, step);
}

} // namespace delve
