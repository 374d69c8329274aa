#include "playtest/inspect/nearest.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace delve::play {
namespace {

/// The words of a row, without the cells that are left out.
struct Row {
    std::span<const std::uint64_t> cells;
    std::span<const std::uint64_t> without; ///< may be empty

    [[nodiscard]] std::size_t size() const { return cells.size(); }
    [[nodiscard]] std::uint64_t operator[](std::size_t word) const {
        return without.empty() ? cells[word] : cells[word] & ~without[word];
    }
};

Row rowOf(const BitGrid& cells, const BitGrid* without, std::int32_t y) {
    return {cells.row(y), without ? without->row(y) : std::span<const std::uint64_t>()};
}

constexpr std::int32_t none = -1;
constexpr std::uint64_t all = ~std::uint64_t{0};

/// The last set cell up to this one.
std::int32_t lastUpTo(Row row, std::int32_t x) {
    auto word = static_cast<std::size_t>(x >> 6);
    for (auto bits = row[word] & (all >> (63 - (x & 63)));; bits = row[--word]) {
        if (bits != 0) return static_cast<std::int32_t>(word * 64) + 63 - std::countl_zero(bits);
        if (word == 0) return none;
    }
}

/// The first set cell from this one on.
std::int32_t firstFrom(Row row, std::int32_t x) {
    auto word = static_cast<std::size_t>(x >> 6);
    for (auto bits = row[word] & (all << (x & 63));; bits = row[word]) {
        if (bits != 0) return static_cast<std::int32_t>(word * 64) + std::countr_zero(bits);
        if (++word == row.size()) return none;
    }
}

/// The set cell of a row that is nearest to `x`, the left one of two.
std::int32_t nearestInRow(Row row, std::int32_t width, std::int32_t x) {
    const auto left = x < 0 ? none : lastUpTo(row, std::min(x, width - 1));
    const auto right = x >= width - 1 ? none : firstFrom(row, std::max(x + 1, 0));
    if (left == none || right == none) return left == none ? right : left;
    return x - left <= right - x ? left : right;
}

/// In 64 bits: what lies off the map may lie anywhere.
std::int64_t stepsBetween(Cell a, Cell b) {
    return std::abs(std::int64_t{a.x} - b.x) + std::abs(std::int64_t{a.y} - b.y);
}

} // namespace

std::optional<Cell> nearestIn(const BitGrid& cells, Cell to, const BitGrid* without) {
    const Size size = cells.size();
    std::optional<Cell> nearest;
    if (size.area() == 0) return nearest;
    const auto look = [&](std::int32_t y) {
        const Cell cell{nearestInRow(rowOf(cells, without, y), size.width, to.x), y};
        if (cell.x == none) return;
        if (nearest && stepsBetween(*nearest, to) < stepsBetween(cell, to)) return;
        if (!nearest || stepsBetween(cell, to) < stepsBetween(*nearest, to) || cell < *nearest) nearest = cell;
    };
    const auto middle = std::clamp(to.y, 0, size.height - 1);
    for (std::int32_t away = 0; away < size.height; ++away) {
        if (nearest && stepsBetween({to.x, middle}, to) + away > stepsBetween(*nearest, to)) break;
        if (middle - away >= 0) look(middle - away);
        if (away > 0 && middle + away < size.height) look(middle + away);
    }
    return nearest;
}

std::optional<Cell> Places::take(const BitGrid& cells, Cell near) {
    if (m_taken.size() != cells.size()) m_taken.reset(cells.size());
    auto place = nearestIn(cells, near, &m_taken);
    if (!place) place = nearestIn(cells, near);
    if (place) m_taken.set(*place);
    return place;
}

} // namespace delve::play
