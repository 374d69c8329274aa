#include "generation/stages/machine_layouts.h"

#include "generation/stages/machine_proof.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

namespace delve::generation {
namespace {

using Place = MachinePlan::Place;
using Places = MachinePlan::Places;
using PlaceList = MachinePlan::PlaceList;

constexpr std::size_t leastPit = 4; ///< cells
constexpr std::size_t leastStrongroom = 2;
constexpr std::size_t leastInFront = 4;
constexpr std::size_t leastWater = 4;
constexpr std::int32_t widestMoat = 2;   ///< cells
constexpr std::size_t mostLand = 9;      ///< of an island: three by three
constexpr std::size_t triesOfLayout = 8; ///< of the walls, and of the islands, that an area has room for

/// The places of a part that are connected with one of them.
Places reachIn(const MachinePlan& plan, const Places& part, Place from) {
    Places reached;
    PlaceList rim;
    rim.push_back(from);
    reached.set(from);
    for (std::size_t i = 0; i < rim.size(); ++i)
        for (const auto side : directionsClockwise) {
            const Place next = plan.beside(rim[i], side);
            if (next == MachinePlan::none || !part[next] || reached[next]) continue;
            reached.set(next);
            rim.push_back(next);
        }
    return reached;
}

/// A straight wall across a part of an area, from side to side: what lies in front of it, with the way in, and behind.
struct WallAcross {
    struct Gap {
        Place place = 0;
        Direction behind = Direction::North; ///< leads from in front of the wall to behind it
    };
    using Gaps = Few<Gap, 2 * MachinePlan::mostPlaces>;
    PlaceList line;
    Places inFront;
    Places behind;
    Gaps gaps; ///< where a way through it could be
};

/// A line of the map: a column, or a row.
struct Line {
    bool column = true;
    std::int32_t at = 0;
};

/// An area that holds together lies on no more lines than that.
using Lines = Few<Line, 2 * MachinePlan::mostPlaces>;

Lines drawnLines(const MachinePlan& plan, const Places& part, Stream& random) {
    Rect box;
    for (Place place = 0; place < plan.cells(); ++place)
        if (part[place]) box = box.united({plan.cellAt(place).x, plan.cellAt(place).y, 1, 1});
    Lines lines;
    for (auto x = box.x; x < box.right(); ++x) lines.push_back({true, x});
    for (auto y = box.y; y < box.bottom(); ++y) lines.push_back({false, y});
    random.shuffle(std::span(lines));
    return lines;
}

/// The places of a part that lie on a line; none where one of them has to stay.
PlaceList placesOn(const MachinePlan& plan, const Places& part, Line line) {
    PlaceList places;
    for (Place place = 0; place < plan.cells(); ++place) {
        const Cell cell = plan.cellAt(place);
        if (!part[place] || (line.column ? cell.x : cell.y) != line.at) continue;
        if (plan.stays(place) || !plan.isFloor(place)) return {};
        places.push_back(place);
    }
    return places;
}

WallAcross::Gaps gapsOf(const MachinePlan& plan, const WallAcross& wall, bool column) {
    const auto ahead = column ? Direction::East : Direction::South;
    WallAcross::Gaps gaps;
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
std::optional<WallAcross> wallAlong(const MachinePlan& plan, const Places& part, Line line, std::size_t leastBehind,
                                    std::size_t gaps) {
    WallAcross wall;
    wall.line = placesOn(plan, part, line);
    if (wall.line.empty()) return {};
    Places rest = part;
    for (const Place place : wall.line) rest.reset(place);
    wall.inFront = reachIn(plan, rest, plan.inside());
    rest &= ~wall.inFront;
    if (rest.count() < leastBehind || wall.inFront.count() < leastInFront) return {};
    Place first = 0;
    while (!rest[first]) ++first;
    wall.behind = reachIn(plan, rest, first);
    if (wall.behind != rest) return {};
    wall.gaps = gapsOf(plan, wall, line.column);
    if (wall.gaps.size() < gaps) return {};
    const Cell firstGap = plan.cellAt(wall.gaps.front().place);
    const Cell lastGap = plan.cellAt(wall.gaps.back().place);
    if (gaps > 1 && steps(firstGap, lastGap) < 2) return {};
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
Place drawPlace(const MachinePlan& plan, const Places& part, Stream& random) {
    PlaceList places;
    for (Place place = 0; place < plan.cells(); ++place)
        if (part[place] && plan.isFree(place) && !plan.stays(place)) places.push_back(place);
    return places.empty() ? MachinePlan::none : places[static_cast<std::size_t>(random.below(places.size()))];
}

/// Does a ledge lead there, or away from there?
bool isBesideLedge(const MachinePlan& plan, const Places& part) {
    for (Place place = 0; place < plan.cells(); ++place) {
        if (!plan.isLedge(place)) continue;
        for (const auto side : directionsClockwise) {
            const Place beside = plan.beside(place, side);
            if (beside != MachinePlan::none && part[beside]) return true;
        }
    }
    return false;
}

bool addStrongroom(MachinePlan& plan, const Places& inFront, Stream& random) {
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
    Places whole;
    for (Place place = 0; place < plan.cells(); ++place) whole.set(place);
    const MachinePlan before = plan;
    std::size_t tries = 0;
    for (const Line line : drawnLines(plan, whole, random)) {
        const auto wall = wallAlong(plan, whole, line, leastPit, 2);
        if (!wall) continue;
        if (tries++ == triesOfLayout) return false;
        if (addPit(plan, *wall, random) && addStrongroom(plan, wall->inFront, random) && isProven(plan)) return true;
        plan = before;
    }
    return false;
}

// The island

std::int32_t away(Cell a, Cell b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

/// An island around a cell, and the water around it.
struct Island {
    Places land;
    Places water;
    Places shore;
};

/// Could an exit be entered from here? Behind a secret door there must be none.
bool mayFaceExit(const MachinePlan& plan, Place place) {
    return plan.mayGetExit && std::ranges::any_of(directionsClockwise, [&](Direction side) {
               return plan.beside(place, side) == MachinePlan::none;
           });
}

std::optional<Island> islandAround(const MachinePlan& plan, Place centre, std::int32_t radius, std::int32_t moat) {
    Island island;
    for (Place place = 0; place < plan.cells(); ++place) {
        const auto distance = away(plan.cellAt(place), plan.cellAt(centre));
        if (distance > radius + moat) island.shore.set(place);
        else if (plan.stays(place) || !plan.isFloor(place) || (distance <= radius && mayFaceExit(plan, place)))
            return {};
        else (distance > radius ? island.water : island.land).set(place);
    }
    if (!island.shore[plan.inside()] || island.water.count() < leastWater) return {};
    if (island.shore.count() < leastInFront) return {};
    if (reachIn(plan, island.land, centre) != island.land) return {};
    if (reachIn(plan, island.shore, plan.inside()) != island.shore) return {};
    return island;
}

/// A straight line over the water, from the island to the shore.
using Causeway = Few<Place, widestMoat>;
using Causeways = Few<Causeway, 4 * mostLand>;

Causeways causewaysOf(const MachinePlan& plan, const Island& island) {
    Causeways causeways;
    for (Place place = 0; place < plan.cells(); ++place) {
        if (!island.land[place]) continue;
        for (const auto side : directionsClockwise) {
            Causeway causeway;
            Place next = plan.beside(place, side);
            for (; next != MachinePlan::none && island.water[next] && !causeway.full(); next = plan.beside(next, side))
                causeway.push_back(next);
            if (causeway.empty() || next == MachinePlan::none || !island.shore[next]) continue;
            if (std::ranges::none_of(causeway, [&](Place each) { return mayFaceExit(plan, each); }))
                causeways.push_back(causeway);
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
    PlaceList centres;
    for (Place place = 0; place < plan.cells(); ++place)
        if (!plan.stays(place)) centres.push_back(place);
    random.shuffle(std::span(centres));
    const MachinePlan before = plan;
    constexpr std::array<std::pair<std::int32_t, std::int32_t>, 3> sizes{{{1, widestMoat}, {1, 1}, {0, 1}}};
    for (const auto& size : sizes) // the largest first
        for (std::size_t i = 0; i < std::min(centres.size(), 3 * triesOfLayout); ++i) {
            const auto island = islandAround(plan, centres[i], size.first, size.second);
            if (!island) continue;
            const auto causeways = causewaysOf(plan, *island);
            if (causeways.empty()) continue;
            flood(plan, *island, causeways[static_cast<std::size_t>(random.below(causeways.size()))]);
            if (isProven(plan)) return true;
            plan = before;
        }
    return false;
}

} // namespace

bool layOut(MachinePlan& plan, BlueprintLayout layout, Stream& random) {
    switch (layout) {
    case BlueprintLayout::Open: return isProven(plan);
    case BlueprintLayout::Pit: return digPit(plan, random);
    case BlueprintLayout::Island: return floodLake(plan, random);
    }
    return false;
}

} // namespace delve::generation
