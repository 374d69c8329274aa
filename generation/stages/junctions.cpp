#include "generation/stages/junctions.h"

#include "generation/level/bit_runs.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/room_ways.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::uint32_t fewestWays = 3;

/// Of a row of ground, moved by a column: each bit says whether the cell to the left (or right) is set.
class Row {
public:
    Row(const BitGrid& ground, std::int32_t y)
        : m_bits(y >= 0 && y < ground.size().height ? ground.row(y) : std::span<const std::uint64_t>{}) {}

    [[nodiscard]] std::uint64_t here(std::size_t i) const { return i < m_bits.size() ? m_bits[i] : 0; }
    [[nodiscard]] std::uint64_t left(std::size_t i) const { return here(i) << 1 | (i > 0 ? here(i - 1) >> 63 : 0); }
    [[nodiscard]] std::uint64_t right(std::size_t i) const { return here(i) >> 1 | here(i + 1) << 63; }

private:
    std::span<const std::uint64_t> m_bits;
};

/// Of 64 cells, those at which at least three ways meet.
std::uint64_t crossings(const Row& above, const Row& row, const Row& below, std::size_t i) {
    const auto north = above.here(i);
    const auto east = row.right(i);
    const auto south = below.here(i);
    const auto west = row.left(i);
    // Corners that join two sides.
    const std::array joins{north & east & above.right(i), east & south & below.right(i), south & west & below.left(i),
                           west & north & above.left(i)};
    std::uint64_t once = 0;
    std::uint64_t twice = 0;
    for (const auto join : joins) {
        twice |= once & join;
        once |= join;
    }
    const auto all = north & east & south & west;
    const auto three = (north & east & (south | west)) | (south & west & (north | east));
    return row.here(i) & ((three & ~once) | (all & ~twice));
}

} // namespace

std::optional<std::vector<Cell>> findJunctions(Draft& draft) {
    const auto& ground = draft.walkableCells();
    std::vector<Cell> found;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return {};
        const Row above(ground, y - 1);
        const Row row(ground, y);
        const Row below(ground, y + 1);
        for (std::size_t i = 0; i < ground.wordsPerRow(); ++i)
            forEachBit(std::array{crossings(above, row, below, i)}, [&](std::int32_t x) {
                found.push_back({static_cast<std::int32_t>(64 * i) + x, y});
            });
    }
    const auto ways = countExits(draft);
    if (!ways) return {};
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (ways->exits[room] >= fewestWays)
            if (const auto middle = middleGround(draft, room)) found.push_back(*middle);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::optional<Cell> middleGround(const Draft& draft, RoomId room) {
    const Cell middle = draft.rooms()[room].box.centre();
    std::optional<Cell> nearest;
    for (const auto& piece : piecesOf(draft.rooms()[room])) {
        if (piece.contains(middle) && draft.walkable(middle)) return middle;
        for (auto y = piece.y; y < piece.bottom(); ++y)
            for (auto x = piece.x; x < piece.right(); ++x) {
                const Cell cell{x, y};
                if (!draft.walkable(cell)) continue;
                if (!nearest || std::pair(steps(cell, middle), cell) < std::pair(steps(*nearest, middle), *nearest))
                    nearest = cell;
            }
    }
    return nearest;
}

} // namespace delve::generation
