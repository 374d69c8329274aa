#include "generation/stages/frontier.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// About so large is each of them.
constexpr Size blockSize{80, 45};

std::int32_t blocksAlong(std::int32_t cells, std::int32_t ofBlock) {
    return std::max(1, (cells + ofBlock / 2) / ofBlock);
}

/// The first cell of the n-th of so many parts.
std::int32_t begin(std::int32_t n, std::int32_t cells, std::int32_t parts) {
    return static_cast<std::int32_t>((std::int64_t{n} * cells + parts - 1) / parts);
}

} // namespace

Blocks::Blocks(Size map)
    : m_map(map), m_columns(blocksAlong(map.width, blockSize.width)),
      m_rows(blocksAlong(map.height, blockSize.height)) {}

std::size_t Blocks::at(Cell cell) const {
    const auto column = static_cast<std::size_t>(std::int64_t{cell.x} * m_columns / m_map.width);
    const auto row = static_cast<std::size_t>(std::int64_t{cell.y} * m_rows / m_map.height);
    return row * static_cast<std::size_t>(m_columns) + column;
}

Rect Blocks::area(std::size_t block) const {
    const auto column = static_cast<std::int32_t>(block % static_cast<std::size_t>(m_columns));
    const auto row = static_cast<std::int32_t>(block / static_cast<std::size_t>(m_columns));
    const Cell from{begin(column, m_map.width, m_columns), begin(row, m_map.height, m_rows)};
    const Cell to{begin(column + 1, m_map.width, m_columns), begin(row + 1, m_map.height, m_rows)};
    return {from.x, from.y, to.x - from.x, to.y - from.y};
}

Frontier::Frontier(std::size_t blocks) {
    m_blocks.reserve(blocks);
    for (std::size_t i = 0; i < blocks; ++i)
        m_blocks.push_back({List(&m_memory), List(&m_memory), List(&m_memory), List(&m_memory)});
}

bool Frontier::any(std::size_t block) const {
    return std::ranges::any_of(m_blocks[block], [](const auto& places) { return !places.empty(); });
}

void Frontier::clear() {
    for (auto& lists : m_blocks)
        for (auto& places : lists) places.clear();
}

} // namespace delve::generation
