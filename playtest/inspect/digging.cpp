#include "playtest/inspect/digging.h"

#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <set>

namespace delve::play {
namespace {

constexpr std::uint32_t unreachable = 0xffffffff;

std::size_t indexOf(Size size, Cell cell) {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size.width) + static_cast<std::size_t>(cell.x);
}

} // namespace

Digging::Digging(const Inspected& inspected, std::uint32_t level)
    : m_inspected(inspected), m_level(level), m_size(inspected.level(level).size()), m_barred(m_size),
      m_steps(static_cast<std::size_t>(m_size.area()), unreachable),
      m_cameFrom(static_cast<std::size_t>(m_size.area())) {
    for (const auto& thing : *inspected.level(level).things)
        if (thing.kind == ThingKind::Lock || thing.kind == ThingKind::Barrier) m_barred.set(thing.at);
    spread();
}

bool Digging::mayDig(Cell cell) const {
    const bool inside = cell.x > 0 && cell.y > 0 && cell.x + 1 < m_size.width && cell.y + 1 < m_size.height;
    if (!inside || m_barred.at(cell)) return false;
    const Tile tile = m_inspected.level(m_level).tiles.at(cell);
    return !m_inspected.tiles().endsGame(tile) && !m_inspected.tiles().ledge(tile);
}

/// Breadth first, from all of the reached ground.
void Digging::spread() {
    std::vector<Cell> waiting;
    auto reached = m_inspected.reached()[m_level];
    for (const Cell ledge : m_inspected.prepared().levels[m_level].ledges) reached.clear(ledge); // it leads one way
    for (std::int32_t y = 0; y < m_size.height; ++y)
        forEachBit(reached.row(y), [&](std::int32_t x) {
            waiting.push_back({x, y});
            m_steps[indexOf(m_size, {x, y})] = 0;
        });
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        if (next % 65'536 == 0 && m_inspected.stopped()) return;
        const Cell cell = waiting[next];
        for (std::size_t side = 0; side < sidesInReadingOrder.size(); ++side) {
            const Cell to = cell + sidesInReadingOrder[side];
            if (!m_size.contains(to) || m_steps[indexOf(m_size, to)] != unreachable || !mayDig(to)) continue;
            m_steps[indexOf(m_size, to)] = m_steps[indexOf(m_size, cell)] + 1;
            m_cameFrom[indexOf(m_size, to)] = static_cast<std::uint8_t>(side);
            waiting.push_back(to);
        }
    }
}

std::optional<std::vector<Cell>> Digging::wayTo(std::span<const Cell> ends) const {
    const auto stepsTo = [this](Cell cell) {
        return m_size.contains(cell) ? m_steps[indexOf(m_size, cell)] : unreachable;
    };
    const auto nearest = std::ranges::min_element(ends, {}, stepsTo);
    if (nearest == ends.end() || stepsTo(*nearest) == unreachable) return {};
    std::vector<Cell> way{*nearest};
    while (stepsTo(way.back()) != 0)
        way.push_back(way.back() - sidesInReadingOrder[m_cameFrom[indexOf(m_size, way.back())]]);
    std::ranges::reverse(way);
    return way;
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
    Fix fix{.label = DELVE_TEXT("inspect", "Dig a hall"), .level = m_level};
    fix.tiles.push_back(std::move(hall));
    if (!beside.empty()) fix.tiles.push_back({std::vector<Cell>(beside.begin(), beside.end()), Tile::Wall});
    return fix;
}

} // namespace delve::play
