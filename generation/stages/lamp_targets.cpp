#include "generation/stages/lamp_targets.h"

#include "generation/graph/line_of_sight.h"

#include <algorithm>
#include <cstdlib>

namespace delve::generation {

void LampTargets::addLamp(Cell lamp) {
    for (auto y = lamp.y - m_sight; y <= lamp.y + m_sight; ++y) {
        auto found = std::ranges::lower_bound(m_cells, Cell{lamp.x - m_sight, y});
        for (; found != m_cells.end() && found->y == y && found->x <= lamp.x + m_sight; ++found) {
            const auto target = static_cast<std::size_t>(found - m_cells.begin());
            if (m_lit[target] || !seeEachOther(m_seeThrough, *found, lamp, m_sight)) continue;
            m_lit[target] = true;
            ++m_litCount;
        }
    }
}

std::optional<Cell> LampTargets::placeFor(const Draft& draft, std::size_t target) const {
    constexpr std::int32_t farthest = 6;
    const Cell at = m_cells[target];
    for (std::int32_t away = 0; away <= std::min(farthest, m_sight); ++away)
        for (auto dy = -away; dy <= away; ++dy) {
            const auto dx = away - std::abs(dy);
            for (const auto x : {at.x - dx, at.x + dx}) {
                const Cell cell{x, at.y + dy};
                if (!draft.walkableCells().has(cell) || !draft.takesThing(cell)) continue;
                if (draft.catalogue().passage(draft.at(cell))) continue;
                if (seeEachOther(m_seeThrough, at, cell, m_sight)) return cell;
            }
        }
    return {};
}

} // namespace delve::generation
