#include "generation/stages/machine_plan.h"

#include <algorithm>

namespace delve::generation {

MachinePlan::MachinePlan(const Draft& draft, const MachineArea& area, const BitGrid& fixed)
    : m_catalogue(&draft.catalogue()), m_area(&area) {
    for (Place place = 0; place <= doorway(); ++place) m_tiles[place] = draft.at(cellAt(place));
    findSides(fixed);
}

void MachinePlan::findSides(const BitGrid& fixed) {
    const auto placeOf = [&](Cell cell) {
        if (cell == m_area->doorway) return doorway();
        const auto found = std::ranges::lower_bound(m_area->cells, cell);
        return found != m_area->cells.end() && *found == cell ? static_cast<Place>(found - m_area->cells.begin())
                                                              : none;
    };
    for (Place place = 0; place <= doorway(); ++place) {
        for (const auto side : directionsClockwise)
            m_beside[place][static_cast<std::size_t>(side)] = placeOf(cellAt(place) + towards(side));
        m_stays[place] = fixed.at(cellAt(place)) || place == doorway();
    }
    m_inside = placeOf(m_area->inside);
    keep(m_inside);
}

bool MachinePlan::isFree(Place place) const {
    if (place == doorway() || !walkable(place) || place == lock || place == key) return false;
    if (m_catalogue->passage(at(place)) || m_catalogue->ledge(at(place)) || at(place) == Tile::Bridge) return false;
    return std::ranges::find(things, place, &NewThing::place) == things.end();
}

} // namespace delve::generation
