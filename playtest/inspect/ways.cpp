#include "playtest/inspect/ways.h"

#include "generation/level/sides.h"

#include <cstddef>

namespace delve::play {
namespace {

/// What players walk to whether they must or not.
bool draws(ThingKind kind) {
    switch (kind) {
    case ThingKind::Start:
    case ThingKind::Flower:
    case ThingKind::Coin:
    case ThingKind::Chest:
    case ThingKind::Key:
    case ThingKind::Boss:
    case ThingKind::Store:
    case ThingKind::Portal:
    case ThingKind::Goal: return true;
    case ThingKind::Lock:
    case ThingKind::Encounter:
    case ThingKind::Enemy:
    case ThingKind::Barrier:
    case ThingKind::Lamp:
    case ThingKind::Sign: break;
    }
    return false;
}

/// Gathers cells of the main region by their numbers, each once.
class Ends {
public:
    explicit Ends(const Measured& measured) : m_measured(measured), m_isEnd(measured.mainRegion().count()) {}

    /// Is it one of the main region?
    bool add(Cell cell) {
        if (!m_measured.size().contains(cell)) return false;
        if ((m_measured.cells().at(cell) & CellMap::mainRegion) == 0) return false;
        const auto number = m_measured.mainRegion().at(cell);
        if (!m_isEnd[number]) m_numbers.push_back(number);
        m_isEnd[number] = true;
        return true;
    }
    bool addAround(Cell cell) {
        bool any = add(cell);
        for (const Cell side : sidesInReadingOrder) any = add(cell + side) || any;
        return any;
    }
    [[nodiscard]] const std::vector<RegionGraph::Number>& numbers() const { return m_numbers; }

private:
    const Measured& m_measured;
    std::vector<bool> m_isEnd; ///< by number
    std::vector<RegionGraph::Number> m_numbers;
};

/// False if the objective needs nothing of this level that can be walked to.
bool addGoals(const Inspected& inspected, std::uint32_t level, Ends& ends) {
    bool any = false;
    for (const auto& need : inspected.objective()->needs)
        for (const auto& target : inspected.targetsOn(level, need))
            any = (target.beside ? ends.addAround(target.place.at) : ends.add(target.place.at)) || any;
    return any;
}

/// What players walk to whether they must or not, and where they come from elsewhere.
void addOthers(const Inspected& inspected, std::uint32_t level, Ends& ends) {
    for (const auto& thing : *inspected.level(level).things)
        if (draws(thing.kind)) (void)ends.add(thing.at);
    for (const Cell chasm : inspected.prepared().levels[level].chasms) (void)ends.addAround(chasm);
    for (const Cell arrival : inspected.arrivalsOn(level)) (void)ends.add(arrival);
}

} // namespace

std::vector<bool> findOffTheWay(const Inspected& inspected, std::uint32_t level) {
    const auto* const objective = inspected.objective();
    if (!objective || objective->ofGround || !inspected.isSearchable(level)) return {};
    const auto& measured = inspected.measured(level);
    if (!measured.startInMainRegion()) return {};
    Ends ends(measured);
    if (!addGoals(inspected, level, ends)) return {};
    addOthers(inspected, level, ends);
    return offTheWay(measured.mainRegionCuts().tree, ends.numbers());
}

/// Breadth first. What comes to a cell first comes from the lowest of the nearest cells, since these begin in order.
NearestOf nearestOf(const RegionGraph& region, const std::vector<RegionGraph::Number>& cells,
                    const std::function<bool()>& stopped) {
    constexpr std::size_t askedEvery = 65'536;
    NearestOf found{std::vector<RegionGraph::Number>(region.count(), region.count()),
                    std::vector<std::uint32_t>(region.count())};
    std::vector<RegionGraph::Number> queue = cells;
    for (const auto number : cells) found.nearest[number] = number;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (next % askedEvery == 0 && stopped()) return found;
        const auto number = queue[next];
        for (const auto neighbour : region.neighbours(number)) {
            if (neighbour == region.count() || found.nearest[neighbour] != region.count()) continue;
            found.nearest[neighbour] = found.nearest[number];
            found.steps[neighbour] = found.steps[number] + 1;
            queue.push_back(neighbour);
        }
    }
    return found;
}

} // namespace delve::play
