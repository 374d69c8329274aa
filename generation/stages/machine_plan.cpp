#include "generation/stages/machine_plan.h"

#include <algorithm>
#include <optional>

namespace delve::generation {

MachinePlan::MachinePlan(const Draft& draft, const MachineArea& area, const BitGrid& fixed)
    : prize(area.cells.size() + 1), m_catalogue(&draft.catalogue()), m_area(&area), m_stays(area.cells.size() + 1),
      m_beside(area.cells.size() + 1) {
    for (const Cell cell : area.cells) m_tiles.push_back(draft.at(cell));
    m_tiles.push_back(draft.at(area.doorway));
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

// The proof

bool MachinePlan::proves() const {
    std::vector<Edge> edges;
    std::vector<Gate> gates;
    for (Place place = 0; place <= doorway(); ++place)
        if (walkable(place) && !addGates(place, edges, gates)) return false;
    std::vector<PlacedKey> keys;
    if (key != none) keys.push_back({static_cast<std::uint32_t>(key), 0});
    const GatedGround ground(doorway() + 1, edges, gates, keys, static_cast<std::uint32_t>(doorway()));
    std::optional<GatedGround::Reach> reach;
    for (const bool knowsSecrets : {false, true})
        for (const auto taken : {std::uint64_t{0}, GatedGround::allKeys}) {
            reach = ground.reach(knowsSecrets, taken);
            if (!reach || !reach->leadsHome) return false;
        }
    for (Place place = 0; place < doorway(); ++place) // with all there is to take and to find
        if (walkable(place) && !reach->parts[ground.partOf(static_cast<std::uint32_t>(place))]) return false;
    return true;
}

/// How one comes to and fro between a place and those to the east and south of it. False where a door would have to be
/// passed one way, which no level needs.
bool MachinePlan::addGates(Place place, std::vector<Edge>& edges, std::vector<Gate>& gates) const {
    for (const auto side : {Direction::East, Direction::South}) {
        const Place other = beside(place, side);
        if (other == none || !walkable(other)) continue;
        const auto passes = [&](Direction step) {
            return !m_catalogue->holdsBack(at(place), step) && !m_catalogue->holdsBack(at(other), step);
        };
        const bool forth = passes(side);
        const bool back = passes(opposite(side));
        if (!forth && !back) continue;
        const Gate here = gateInto(place);
        const Gate there = gateInto(other);
        Gate gate = here.kind == Gate::Kind::Open ? there : here;
        if (gate.kind != Gate::Kind::Open && (!forth || !back)) return false;
        if (here.kind != Gate::Kind::Open && there.kind != Gate::Kind::Open) return false;
        if (!back) gate.kind = Gate::Kind::Forward;
        if (!forth) gate.kind = Gate::Kind::Backward;
        edges.push_back(
            {static_cast<std::uint32_t>(std::min(place, other)), static_cast<std::uint32_t>(std::max(place, other))});
        if (other < place && !back) gate.kind = Gate::Kind::Backward;
        if (other < place && !forth) gate.kind = Gate::Kind::Forward;
        gates.push_back(gate);
    }
    return true;
}

Gate MachinePlan::gateInto(Place place) const {
    if (place == lock) return {Gate::Kind::Lock, 0};
    if (m_catalogue->secret(at(place))) return {Gate::Kind::Secret, 0};
    return {};
}

} // namespace delve::generation
