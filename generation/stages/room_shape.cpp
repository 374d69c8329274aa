#include "generation/stages/room_shape.h"

#include "generation/level/bit_runs.h"

#include <algorithm>
#include <bit>

namespace delve::generation {

std::int32_t RoomShape::count() const {
    std::int32_t cells = 0;
    for (std::int32_t y = 0; y < m_size.height; ++y) cells += std::popcount(row(y));
    return cells;
}

std::vector<Run> RoomShape::runsFrom(Cell corner) const {
    std::vector<Run> runs;
    int count = 0;
    for (std::int32_t y = 0; y < m_size.height; ++y) count += std::popcount(row(y) & ~(row(y) << 1));
    runs.reserve(static_cast<std::size_t>(count));
    for (std::int32_t y = 0; y < m_size.height; ++y)
        forEachRun(std::array{row(y)}, maxSide, [&](std::int32_t from, std::int32_t to) {
            runs.push_back({{corner.x + from, corner.y + y}, to - from, false});
        });
    return runs;
}

std::array<std::uint64_t, 4> RoomShape::beside(std::int32_t y) const {
    const auto up = row(y - 1) << 1, down = row(y + 1) << 1, here = row(y) << 1;
    const auto west = here << 1, east = here >> 1; // the cells whose neighbour on that side is one of the shape
    const auto one = ((up ^ down) ^ (west ^ east)) & ~((up & down) | (west & east) | here);
    return {one & down, one & west, one & up, one & east};
}

void RoomShape::add(const Rect& area) {
    const auto bits = area.width < maxSide ? (std::uint64_t{1} << area.width) - 1 : ~std::uint64_t{0};
    for (auto y = area.y; y < area.bottom(); ++y) m_rows[static_cast<std::size_t>(y)] |= bits << area.x;
    m_size = {std::max(m_size.width, area.right()), std::max(m_size.height, area.bottom())};
}

void RoomShape::setRow(std::int32_t y, std::uint64_t cells) {
    m_rows[static_cast<std::size_t>(y)] = cells;
    if (cells == 0) return;
    m_size = {std::max(m_size.width, maxSide - std::countl_zero(cells)), std::max(m_size.height, y + 1)};
}

void RoomShape::moveBy(Cell offset) {
    RoomShape moved;
    for (std::int32_t y = 0; y < m_size.height; ++y)
        if (row(y) != 0) moved.setRow(y + offset.y, offset.x >= 0 ? row(y) << offset.x : row(y) >> -offset.x);
    *this = moved;
}

Cell RoomShape::moveToCorner() {
    std::uint64_t columns = 0;
    for (std::int32_t y = 0; y < m_size.height; ++y) columns |= row(y);
    if (columns == 0) return {};
    std::int32_t above = 0;
    while (row(above) == 0) ++above;
    const Cell offset{-std::countr_zero(columns), -above};
    moveBy(offset);
    return offset;
}

} // namespace delve::generation
