#include "playtest/inspect/digging.h"

#include "generation/level/around.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "playtest/inspect/door_sides.h"

#include <algorithm>
#include <set>

namespace delve::play {
namespace {

constexpr std::uint8_t fromNowhere = sidesInReadingOrder.size();

} // namespace

Digging::Digging(const Inspected& inspected, std::uint32_t level)
    : m_inspected(inspected), m_level(level), m_size(inspected.level(level).size()), m_barred(m_size),
      m_digs(static_cast<std::size_t>(m_size.area()), unreachable),
      m_cameFrom(static_cast<std::size_t>(m_size.area()), fromNowhere) {
    for (const auto& thing : *inspected.level(level).things)
        if ((thing.kind == ThingKind::Lock || thing.kind == ThingKind::Barrier) && m_size.contains(thing.at))
            m_barred.set(thing.at);
    spread(reachedGround());
}

std::size_t Digging::indexOf(Cell cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) + static_cast<std::size_t>(cell.x);
}

bool Digging::mayWalk(Cell cell) const {
    if (m_barred.at(cell) || !m_inspected.prepared().levels[m_level].walkable.at(cell)) return false;
    return !m_inspected.tiles().ledge(m_inspected.level(m_level).tiles.at(cell)); // it leads one way
}

bool Digging::mayDig(Cell cell) const {
    const bool inside = cell.x > 0 && cell.y > 0 && cell.x + 1 < m_size.width && cell.y + 1 < m_size.height;
    if (!inside || m_barred.at(cell)) return false;
    const auto& tiles = m_inspected.tiles();
    const Tile tile = m_inspected.level(m_level).tiles.at(cell);
    return !tiles.endsGame(tile) && !tiles.ledge(tile) && !tiles.leadsDown(tile);
}

std::vector<Cell> Digging::reachedGround() {
    const BitGrid* reached = &m_inspected.reached()[m_level];
    if (reached->none()) reached = &m_inspected.reachedWithAllKeys()[m_level];
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < reached->size().height; ++y)
        forEachBit(reached->row(y), [&](std::int32_t x) {
            const Cell cell{x, y};
            if (!mayWalk(cell)) return;
            m_digs[indexOf(cell)] = 0;
            cells.push_back(cell);
        });
    return cells;
}

/// Breadth first by the number of cells to dig: ground that is walked on costs nothing, and belongs to the same layer.
void Digging::spread(std::vector<Cell> from) {
    constexpr std::size_t cellsBetweenQuestions = 65'536;
    std::vector<Cell> next;
    for (std::uint32_t digs = 0; !from.empty(); ++digs) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (i % cellsBetweenQuestions == 0 && m_inspected.stopped()) return;
            const Cell cell = from[i]; // a copy: the layer grows
            for (std::size_t side = 0; side < sidesInReadingOrder.size(); ++side) {
                const Cell to = cell + sidesInReadingOrder[side];
                if (!m_size.contains(to) || m_digs[indexOf(to)] != unreachable) continue;
                const bool walks = mayWalk(to);
                if (!walks && !mayDig(to)) continue;
                m_digs[indexOf(to)] = walks ? digs : digs + 1;
                m_cameFrom[indexOf(to)] = static_cast<std::uint8_t>(side);
                (walks ? from : next).push_back(to);
            }
        }
        from.swap(next);
        next.clear();
    }
}

std::uint32_t Digging::digsTo(Cell cell) const { return m_size.contains(cell) ? m_digs[indexOf(cell)] : unreachable; }

std::optional<std::vector<Cell>> Digging::wayTo(std::span<const Cell> ends) const {
    const auto nearest = std::ranges::min_element(ends, {}, [this](Cell cell) { return digsTo(cell); });
    if (nearest == ends.end() || digsTo(*nearest) == unreachable || digsTo(*nearest) == 0) return {};
    std::vector<Cell> way{*nearest};
    // Its last part is walked: only the first cell of that belongs to the hall.
    for (auto side = m_cameFrom[indexOf(way.back())]; side != fromNowhere; side = m_cameFrom[indexOf(way.back())]) {
        const Cell before = way.back() - sidesInReadingOrder[side];
        if (way.size() == 1 && mayWalk(way.back()) && mayWalk(before)) way.back() = before;
        else way.push_back(before);
    }
    std::ranges::reverse(way);
    return way;
}

std::vector<Cell> Digging::uselessDoorsBeside(const std::vector<Cell>& dug) const {
    const auto& walkable = m_inspected.prepared().levels[m_level].walkable;
    const std::set<Cell> isDug(dug.begin(), dug.end());
    const auto before = [&](Cell cell) { return walkable.has(cell); };
    const auto after = [&](Cell cell) { return walkable.has(cell) || isDug.contains(cell); };
    std::set<Cell> doors;
    for (const Cell cell : dug)
        for (const Cell offset : cellsAround) {
            const Cell near = cell + offset;
            if (!m_size.contains(near) || isDug.contains(near) || m_inspected.isTaken(m_level, near)) continue;
            if (!m_inspected.tiles().door(m_inspected.level(m_level).tiles.at(near))) continue;
            if (dividesGround(near, before) && !dividesGround(near, after)) doors.insert(near);
        }
    return {doors.begin(), doors.end()};
}

Fix Digging::fix(const std::vector<Cell>& way) const {
    const Level& level = m_inspected.level(m_level);
    const std::set<Cell> onWay(way.begin(), way.end());
    Fix::TileChange hall{.tile = Tile::Hall};
    std::set<Cell> beside;
    for (const Cell cell : way) {
        if (m_inspected.tiles().walkable(level.tiles.at(cell))) continue;
        hall.cells.push_back(cell);
        for (std::int32_t dy = -1; dy <= 1; ++dy)
            for (std::int32_t dx = -1; dx <= 1; ++dx) {
                const Cell near = cell + Cell{dx, dy};
                if (m_size.contains(near) && !onWay.contains(near) && level.tiles.at(near) == Tile::Void)
                    beside.insert(near);
            }
    }
    const auto doors = uselessDoorsBeside(hall.cells);
    hall.cells.insert(hall.cells.end(), doors.begin(), doors.end());
    Fix fix{.label = DELVE_TEXT("inspect", "Dig a hall"), .level = m_level};
    fix.tiles.push_back(std::move(hall));
    if (!beside.empty()) fix.tiles.push_back({std::vector<Cell>(beside.begin(), beside.end()), Tile::Wall});
    return fix;
}

} // namespace delve::play
