#include "generation/stages/machine_layouts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

namespace delve::generation {
namespace {

using Place = MachinePlan::Place;

constexpr std::size_t leastPit = 4; ///< cells
constexpr std::size_t leastStrongroom = 2;
constexpr std::size_t leastInFront = 4;
constexpr std::size_t leastWater = 4;
constexpr std::size_t triesOfLayout = 8; ///< of the walls, and of the islands, that an area has room for

/// The places of a part that hang together with one of them.
std::vector<bool> reachIn(const MachinePlan& plan, const std::vector<bool>& part, Place from) {
    std::vector<bool> reached(part.size());
    std::vector<Place> rim{from};
    reached[from] = true;
    for (std::size_t i = 0; i < rim.size(); ++i)
        for (const auto side : directionsClockwise) {
            const Place next = plan.beside(rim[i], side);
            if (next == MachinePlan::none || !part[next] || reached[next]) continue;
            reached[next] = true;
            rim.push_back(next);
        }
    return reached;
}

std::size_t countOf(const std::vector<bool>& part) { return static_cast<std::size_t>(std::ranges::count(part, true)); }

/// A straight wall across a part of an area, from side to side: what lies in front of it, with the way in, and behind.
struct WallAcross {
    struct Gap {
        Place place = 0;
        Direction behind = Direction::North; ///< leads from in front of the wall to behind it
    };
    std::vector<Place> line;
    std::vector<bool> inFront;
    std::vector<bool> behind;
    std::vector<Gap> gaps; ///< where a way through it could be
};

/// A line of the map: a column, or a row.
struct Line {
    bool column = true;
    std::int32_t at = 0;
};

std::vector<Line> drawnLines(const MachinePlan& plan, const std::vector<bool>& part, Stream& random) {
    Rect box;
    for (Place place = 0; place < plan.cells(); ++place)
        if (part[place]) box = box.united({plan.cellAt(place).x, plan.cellAt(place).y, 1, 1});
    std::vector<Line> lines;
    for (auto x = box.x; x < box.right(); ++x) lines.push_back({true, x});
    for (auto y = box.y; y < box.bottom(); ++y) lines.push_back({false, y});
    random.shuffle(std::span(lines));
    return lines;
}

/// The places of a part that lie on a line; none where one of them has to stay.
std::vector<Place> placesOn(const MachinePlan& plan, const std::vector<bool>& part, Line line) {
    std::vector<Place> places;
    for (Place place = 0; place < plan.cells(); ++place) {
        const Cell cell = plan.cellAt(place);
        if (!part[place] || (line.column ? cell.x : cell.y) != line.at) continue;
        if (plan.stays(place) || !plan.isFloor(place)) return {};
        places.push_back(place);
    }
    return places;
}

std::vector<WallAcross::Gap> gapsOf(const MachinePlan& plan, const WallAcross& wall, bool column) {
    const auto ahead = column ? Direction::East : Direction::South;
    std::vector<WallAcross::Gap> gaps;
    for (const Place place : wall.line)
        for (const auto side : {ahead, opposite(ahead)}) {
            const Place before = plan.beside(place, opposite(side));
            const Place after = plan.beside(place, side);
            if (before == MachinePlan::none || after == MachinePlan::none) continue;
            if (wall.inFront[before] && wall.behind[after]) gaps.push_back({place, side});
        }
    return gaps;
}

/// The wall along a line; nothing if it does not part this part in two, each of some cells, with room for so many gaps
/// that do not touch.
std::optional<WallAcross> wallAlong(const MachinePlan& plan, const std::vector<bool>& part, Line line,
                                    std::size_t leastBehind, std::size_t gaps) {
    WallAcross wall;
    wall.line = placesOn(plan, part, line);
    if (wall.line.empty()) return {};
    std::vector<bool> rest = part;
    for (const Place place : wall.line) rest[place] = false;
    wall.inFront = reachIn(plan, rest, plan.inside());
    for (Place place = 0; place < plan.cells(); ++place)
        if (wall.inFront[place]) rest[place] = false;
    const auto behind = countOf(rest);
    if (behind < leastBehind || countOf(wall.inFront) < leastInFront) return {};
    wall.behind = reachIn(plan, rest, static_cast<Place>(std::ranges::find(rest, true) - rest.begin()));
    if (countOf(wall.behind) != behind) return {};
    wall.gaps = gapsOf(plan, wall, line.column);
    if (wall.gaps.size() < gaps) return {};
    const Cell first = plan.cellAt(wall.gaps.front().place);
    const Cell last = plan.cellAt(wall.gaps.back().place);
    if (gaps > 1 && steps(first, last) < 2) return {};
    return wall;
}

Tile ledgeTo(Direction direction) {
    constexpr std::array ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};
    return ledges[static_cast<std::size_t>(direction)];
}

/// A way through a wall: what is before and behind it stays free.
void openGap(MachinePlan& plan, const WallAcross::Gap& gap, Tile tile) {
    plan.set(gap.place, tile);
    plan.keep(gap.place);
    plan.keep(plan.beside(gap.place, gap.behind));
    plan.keep(plan.beside(gap.place, opposite(gap.behind)));
}

void build(MachinePlan& plan, const WallAcross& wall) {
    for (const Place place : wall.line) plan.set(place, Tile::Wall);
}

/// A place of a part on which something can stand, and that nobody has to pass.
Place drawPlace(const MachinePlan& plan, const std::vector<bool>& part, Stream& random) {
    std::vector<Place> places;
    for (Place place = 0; place < plan.cells(); ++place)
        if (part[place] && plan.isFree(place) && !plan.stays(place)) places.push_back(place);
    return places.empty() ? MachinePlan::none : places[static_cast<std::size_t>(random.below(places.size()))];
}

/// Does a ledge lead there, or away from there?
bool isBesideLedge(const MachinePlan& plan, const std::vector<bool>& part) {
    for (Place place = 0; place < plan.cells(); ++place) {
        if (!plan.isLedge(place)) continue;
        for (const auto side : directionsClockwise) {
            const Place beside = plan.beside(place, side);
            if (beside != MachinePlan::none && part[beside]) return true;
        }
    }
    return false;
}

bool addStrongroom(MachinePlan& plan, const std::vector<bool>& inFront, Stream& random) {
    for (const Line line : drawnLines(plan, inFront, random)) {
        const auto wall = wallAlong(plan, inFront, line, leastStrongroom, 1);
        if (!wall || isBesideLedge(plan, wall->behind)) continue;
        build(plan, *wall);
        const auto& gap = wall->gaps[static_cast<std::size_t>(random.below(wall->gaps.size()))];
        openGap(plan, gap, Tile::Door);
        plan.lock = gap.place;
        plan.prize = wall->behind;
        return true;
    }
    return false;
}

/// The two ledges do not touch.
bool addPit(MachinePlan& plan, const WallAcross& wall, Stream& random) {
    auto gaps = wall.gaps;
    random.shuffle(std::span(gaps));
    const auto& down = gaps.front();
    const auto isApart = [&](const WallAcross::Gap& gap) {
        return steps(plan.cellAt(gap.place), plan.cellAt(down.place)) >= 2;
    };
    const auto apart = std::ranges::find_if(gaps, isApart);
    if (apart == gaps.end()) return false;
    const auto& home = *apart;
    build(plan, wall);
    openGap(plan, down, ledgeTo(down.behind));
    openGap(plan, home, ledgeTo(opposite(home.behind)));
    plan.key = drawPlace(plan, wall.behind, random);
    return plan.key != MachinePlan::none;
}

bool digPit(MachinePlan& plan, Stream& random) {
    std::vector<bool> whole(plan.cells() + 1, true);
    whole[plan.doorway()] = false;
    const MachinePlan before = plan;
    std::size_t tries = 0;
    for (const Line line : drawnLines(plan, whole, random)) {
        const auto wall = wallAlong(plan, whole, line, leastPit, 2);
        if (!wall) continue;
        if (tries++ == triesOfLayout) return false;
        if (addPit(plan, *wall, random) && addStrongroom(plan, wall->inFront, random) && plan.proves()) return true;
        plan = before;
    }
    return false;
}

// The island

std::int32_t away(Cell a, Cell b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

/// An island around a cell, and the water around it.
struct Island {
    std::vector<bool> land;
    std::vector<bool> water;
    std::vector<bool> shore;
};

/// Could an exit be entered from here? Behind a secret door there must be none.
bool isBesideWall(const MachinePlan& plan, Place place) {
    return std::ranges::any_of(directionsClockwise,
                               [&](Direction side) { return plan.beside(place, side) == MachinePlan::none; });
}

std::optional<Island> islandAround(const MachinePlan& plan, Place centre, std::int32_t radius, std::int32_t moat) {
    Island island{std::vector<bool>(plan.cells() + 1), std::vector<bool>(plan.cells() + 1),
                  std::vector<bool>(plan.cells() + 1)};
    for (Place place = 0; place < plan.cells(); ++place) {
        const auto distance = away(plan.cellAt(place), plan.cellAt(centre));
        if (distance > radius + moat) island.shore[place] = true;
        else if (plan.stays(place) || !plan.isFloor(place)) return {};
        else if (distance <= radius && plan.mayGetExit && isBesideWall(plan, place)) return {};
        else (distance > radius ? island.water : island.land)[place] = true;
    }
    if (!island.shore[plan.inside()] || countOf(island.water) < leastWater) return {};
    if (countOf(island.shore) < leastInFront) return {};
    if (reachIn(plan, island.land, centre) != island.land) return {};
    if (reachIn(plan, island.shore, plan.inside()) != island.shore) return {};
    return island;
}

/// A straight line over the water, from the island to the shore.
using Causeway = std::vector<Place>;

std::vector<Causeway> causewaysOf(const MachinePlan& plan, const Island& island) {
    std::vector<Causeway> causeways;
    for (Place place = 0; place < plan.cells(); ++place) {
        if (!island.land[place]) continue;
        for (const auto side : directionsClockwise) {
            Causeway causeway;
            Place next = plan.beside(place, side);
            for (; next != MachinePlan::none && island.water[next]; next = plan.beside(next, side))
                causeway.push_back(next);
            const bool besideWall = std::ranges::any_of(causeway, [&](Place each) { return isBesideWall(plan, each); });
            if (causeway.empty() || next == MachinePlan::none || !island.shore[next]) continue;
            if (!besideWall || !plan.mayGetExit) causeways.push_back(std::move(causeway));
        }
    }
    return causeways;
}

void flood(MachinePlan& plan, const Island& island, const Causeway& causeway) {
    for (Place place = 0; place < plan.cells(); ++place)
        if (island.water[place]) plan.set(place, Tile::Water);
    for (const Place place : causeway) plan.set(place, Tile::Bridge);
    plan.set(causeway.back(), Tile::SecretDoor);
    for (const Place place : causeway)
        for (const auto side : directionsClockwise) {
            const Place beside = plan.beside(place, side);
            if (beside != MachinePlan::none && beside != plan.doorway()) plan.keep(beside);
        }
    for (const Place place : causeway) plan.keep(place);
    plan.prize = island.land;
}

bool floodLake(MachinePlan& plan, Stream& random) {
    std::vector<Place> centres;
    for (Place place = 0; place < plan.cells(); ++place)
        if (!plan.stays(place)) centres.push_back(place);
    random.shuffle(std::span(centres));
    const MachinePlan before = plan;
    constexpr std::array<std::pair<std::int32_t, std::int32_t>, 3> sizes{{{1, 2}, {1, 1}, {0, 1}}}; // the largest first
    for (const auto& size : sizes)
        for (std::size_t i = 0; i < std::min(centres.size(), 3 * triesOfLayout); ++i) {
            const auto island = islandAround(plan, centres[i], size.first, size.second);
            if (!island) continue;
            const auto causeways = causewaysOf(plan, *island);
            if (causeways.empty()) continue;
            flood(plan, *island, causeways[static_cast<std::size_t>(random.below(causeways.size()))]);
            if (plan.proves()) return true;
            plan = before;
        }
    return false;
}

} // namespace

bool layOut(MachinePlan& plan, BlueprintLayout layout, Stream& random) {
    switch (layout) {
    case BlueprintLayout::Open: return plan.proves();
    case BlueprintLayout::Pit: return digPit(plan, random);
    case BlueprintLayout::Island: return floodLake(plan, random);
    }
    return false;
}

} // namespace delve::generation
