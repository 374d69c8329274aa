#include "generation/stages/machine_areas.h"

#include "generation/graph/choke_cells.h"
#include "generation/graph/passages.h"
#include "generation/level/sides.h"

#include <algorithm>

namespace delve::generation {

MachineAreas::MachineAreas(const Draft& draft, const CriticalPath& way, BitGrid& seen)
    : m_draft(draft), m_seen(seen), m_way(way.cells()) {
    std::ranges::sort(m_way);
}

bool MachineAreas::find(Cell start, BitGrid& region) {
    const auto stopped = [this] { return m_draft.stopped(); };
    m_start = start;
    m_doorways.clear();
    m_seen.reset(m_draft.size());
    findReach(m_draft.walkableCells(), start, region, stopped);
    if (stopped()) return false;
    m_ground = region.count();
    const auto look = [this](Cell cell, std::uint32_t others) {
        if (others >= leastAreaCells && others <= mostAreaCells && isDoorway(cell)) m_doorways.push_back(cell);
    };
    return forEachChokeCell(region, look, stopped);
}

bool MachineAreas::isDoorway(Cell cell) const {
    const auto& ground = m_draft.walkableCells();
    const bool west = ground.has(cell + Cell{-1, 0});
    const bool north = ground.has(cell + Cell{0, -1});
    return west == ground.has(cell + Cell{1, 0}) && north == ground.has(cell + Cell{0, 1}) && west != north &&
           m_draft.takesThing(cell) && !m_draft.catalogue().ledge(m_draft.at(cell)) &&
           !m_draft.catalogue().secret(m_draft.at(cell));
}

std::optional<MachineArea> MachineAreas::behind(Cell doorway) const {
    if (!isDoorway(doorway)) return {};
    for (const Cell side : sidesInReadingOrder)
        if (m_draft.walkableCells().has(doorway + side))
            if (auto area = behind(doorway, doorway + side)) return area;
    return {};
}

/// What a hall leads to is an area, and not each part of the hall by itself.
std::optional<MachineArea> MachineAreas::behind(Cell doorway, Cell inside) const {
    if (isDoorway(inside)) return {};
    MachineArea area{doorway, inside, {}};
    area.cells.push_back(inside);
    m_seen.set(inside);
    m_seen.set(doorway);
    const bool suits = findCells(area);
    m_seen.clear(doorway);
    for (const Cell cell : area.cells) m_seen.clear(cell);
    if (!suits || area.cells.size() < leastAreaCells) return {};
    std::ranges::sort(area.cells);
    return area;
}

/// False if there are too many, or one that may not be changed.
bool MachineAreas::findCells(MachineArea& area) const {
    for (std::size_t i = 0; i < area.cells.size(); ++i) {
        if (!mayChange(area.cells[i])) return false;
        for (const Cell side : sidesInReadingOrder) {
            const Cell next = area.cells[i] + side;
            if (!m_draft.walkableCells().has(next) || m_seen.at(next)) continue;
            if (area.cells.full()) return false;
            m_seen.set(next);
            area.cells.push_back(next);
        }
    }
    return true;
}

/// Plain floor of rooms and halls that nothing stands on, no way leads over, and no exit faces.
bool MachineAreas::mayChange(Cell cell) const {
    const auto& tiles = m_draft.catalogue();
    const Tile tile = m_draft.at(cell);
    const bool plain = tiles.roomFloor(tile) || tiles.hallFloor(tile) || tiles.door(tile);
    if (!plain || cell == m_start || !m_draft.takesThing(cell) || std::ranges::binary_search(m_way, cell)) return false;
    return std::ranges::none_of(sidesInReadingOrder, [&](Cell side) {
        return m_draft.size().contains(cell + side) && tiles.endsGame(m_draft.at(cell + side));
    });
}

} // namespace delve::generation
