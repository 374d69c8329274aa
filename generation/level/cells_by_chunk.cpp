#include "generation/level/cells_by_chunk.h"

#include "generation/level/grid.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::int32_t side = Grid::chunkSide;

/// Where the chunk of a cell begins, off the map, too.
constexpr std::int32_t chunkBegin(std::int32_t place) { return place - ((place % side) + side) % side; }

Cell chunkOf(const Rect& area) { return {chunkBegin(area.x), chunkBegin(area.y)}; }

} // namespace

void CellsByChunk::add(const Rect& area) {
    if (area.empty()) return;
    for (auto y = chunkBegin(area.y); y < area.bottom(); y += side)
        for (auto x = chunkBegin(area.x); x < area.right(); x += side)
            addWithinChunk(area.intersected({x, y, side, side}));
}

void CellsByChunk::add(const CellsByChunk& other) {
    for (const auto& part : other.m_parts) addWithinChunk(part);
}

void CellsByChunk::addWithinChunk(const Rect& part) {
    const Cell chunk = chunkOf(part);
    const auto isAt = [&](std::size_t place) { return place < m_parts.size() && chunkOf(m_parts[place]) == chunk; };
    if (!isAt(m_latest) && !isAt(++m_latest)) {
        const auto found = std::ranges::lower_bound(m_parts, chunk, {}, chunkOf);
        m_latest = static_cast<std::size_t>(found - m_parts.begin());
        if (!isAt(m_latest)) {
            m_parts.insert(found, part);
            return;
        }
    }
    m_parts[m_latest] = m_parts[m_latest].united(part);
}

Rect CellsByChunk::around() const {
    Rect area;
    for (const auto& part : m_parts) area = area.united(part);
    return area;
}

std::vector<Rect> CellsByChunk::rectangles() const {
    const Rect whole = around();
    std::int64_t cells = 0;
    for (const auto& part : m_parts) cells += part.area();
    if (m_parts.size() > 1 && 4 * cells >= 3 * whole.area()) return {whole};
    return m_parts;
}

} // namespace delve
