#include "generation/stages/grow_rooms.h"

#include "generation/level/bit_rects.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/room_number.h"
#include "generation/stages/growth_points.h"

#include <algorithm>
#include <numeric>

namespace delve::generation {
namespace {

enum Side : std::uint8_t { North, South, East, West };

/// A room that grows. A side that was found blocked stays so: what is in its way never goes, and the strip it would
/// need only gets longer.
struct Growing {
    Rect box;
    std::uint8_t openSides = 0b1111;
};

/// Points are taken up in patches of the map, for the sake of the cache: rooms that may get in each other's way take
/// turns in the order in which they were drawn, those far apart need no turns.
constexpr std::int32_t patchSide = 64;

/// The strip of cells behind the one that a room would take: it must be free, so that a cell stays between two rooms.
Rect stripBehind(const Rect& box, Side side) {
    switch (side) {
    case North: return {box.x - 1, box.y - 2, box.width + 2, 1};
    case South: return {box.x - 1, box.bottom() + 1, box.width + 2, 1};
    case East: return {box.right() + 1, box.y - 1, 1, box.height + 2};
    case West: return {box.x - 2, box.y - 1, 1, box.height + 2};
    }
    return {};
}

Rect stripTaken(const Rect& box, Side side) {
    switch (side) {
    case North: return {box.x, box.y - 1, box.width, 1};
    case South: return {box.x, box.bottom(), box.width, 1};
    case East: return {box.right(), box.y, 1, box.height};
    case West: return {box.x - 1, box.y, 1, box.height};
    }
    return {};
}

bool canGrow(const Rect& box, Side side, Size size, const BitGrid& occupied) {
    const Rect behind = stripBehind(box, side);
    if (behind.intersected(wholeOf(size)) != behind) return false;
    if (behind.height == 1) return !occupied.anyInRun(behind.y, behind.x, behind.width);
    for (auto y = behind.y; y < behind.bottom(); ++y)
        if (occupied.at({behind.x, y})) return false;
    return true;
}

/// One step on a side drawn uniformly among those where there is room: one is drawn among those not known to be
/// blocked, and drawn again where it proves to be. False where the room can grow on no side.
bool growOnce(Growing& room, Size size, BitGrid& occupied, Stream& random) {
    while (room.openSides != 0) {
        auto skip = random.below(static_cast<std::uint64_t>(std::popcount(room.openSides)));
        std::uint8_t open = room.openSides;
        for (; skip > 0; --skip) open = static_cast<std::uint8_t>(open & (open - 1));
        const auto side = static_cast<Side>(std::countr_zero(open));
        if (!canGrow(room.box, side, size, occupied)) {
            room.openSides = static_cast<std::uint8_t>(room.openSides & ~(1 << side));
            continue;
        }
        const Rect taken = stripTaken(room.box, side);
        setRect(occupied, taken);
        room.box = room.box.united(taken);
        return true;
    }
    return false;
}

/// All rooms in rounds, until none grows any more. False where the draft was stopped.
bool growAll(std::vector<Growing>& rooms, const Draft& draft, BitGrid& occupied, const GrowRooms& parameters,
             Stream& random) {
    std::vector<std::uint32_t> growing(rooms.size());
    std::iota(growing.begin(), growing.end(), 0u);
    for (std::int64_t round = 0; !growing.empty(); ++round) {
        // Every room still growing has grown once in each round before.
        const bool mayStop = round >= parameters.growths;
        std::size_t left = 0;
        for (std::size_t i = 0; i < growing.size(); ++i) {
            if (i % 4096 == 0 && draft.stopped()) return false;
            auto& room = rooms[growing[i]];
            if (mayStop && random.chance(parameters.stop.of100000(), 100'000)) continue;
            if (growOnce(room, draft.size(), occupied, random)) growing[left++] = growing[i];
        }
        growing.resize(left);
    }
    return true;
}

std::vector<Cell> inPatches(const std::vector<Cell>& points, Size size) {
    const auto columns = static_cast<std::size_t>(size.width / patchSide + 1);
    const auto patchOf = [&](Cell cell) {
        return static_cast<std::size_t>(cell.y / patchSide) * columns + static_cast<std::size_t>(cell.x / patchSide);
    };
    std::vector<std::size_t> next(columns * static_cast<std::size_t>(size.height / patchSide + 1) + 1, 0);
    for (const auto point : points) ++next[patchOf(point) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<Cell> ordered(points.size());
    for (const auto point : points) ordered[next[patchOf(point)]++] = point;
    return ordered;
}

Failure nothingFits(const Draft& draft) {
    return impossible(
        {DELVE_TEXT("stage", "No room fits on this map of %1 x %2 cells: a room needs 3 x 3 free cells. Make the map "
                             "larger, or unpin cells."),
         {std::to_string(draft.size().width), std::to_string(draft.size().height)}},
        pinsOf(draft));
}

Done growRooms(Draft& draft, Stream& random, const GrowRooms& parameters) {
    BitGrid& occupied = draft.workspace().bits[0];
    occupied = draft.takenCells();
    const auto wanted = random.between(parameters.rooms.from, parameters.rooms.to);
    const auto drawn = GrowthPoints(draft, occupied).draw(wanted, random);
    if (!drawn) return cancelled();
    if (drawn->empty() && draft.rooms().empty()) return nothingFits(draft);

    const auto points = inPatches(*drawn, draft.size());
    std::vector<Growing> rooms;
    rooms.reserve(points.size());
    for (const auto point : points) rooms.push_back({{point.x, point.y, 1, 1}});
    if (!growAll(rooms, draft, occupied, parameters, random)) return cancelled();

    draft.reserveRooms(rooms.size());
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (i % 4096 == 0 && draft.stopped()) return cancelled();
        draft.addRoom(rooms[i].box, RoomKind::Room, points[i]);
    }
    noteMissingRooms(draft, parameters.rooms, static_cast<std::int64_t>(points.size()));
    if (draft.tracing()) draft.mark({"growth points", Mark::Shape::Points, points});
    return done();
}

} // namespace

StageInfo growRoomsStage() {
    StageInfo stage;
    stage.name = "grow-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Grow rooms");
    stage.help =
        DELVE_TEXT("stage", "Grows rooms from random points, as many in each quarter of the map. In each round, a room "
                            "grows one step on a free side, until it stops or is blocked.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &GrowRooms::rooms, oneFor(120, 1, 10'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "Target number of rooms, by default one per 120 cells of the map. Higher values "
                                      "make more rooms."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWithArea),
        parameter(
            "growths", &GrowRooms::growths, whole(0, 10'000).in(Unit::Steps), DELVE_TEXT("stage", "Minimum growth"),
            DELVE_TEXT("stage", "How many steps a room always grows before it may stop. Higher values make larger "
                                "rooms.")),
        parameter("stop", &GrowRooms::stop, share(), DELVE_TEXT("stage", "Chance to stop"),
                  DELVE_TEXT("stage", "Chance in each step after the minimum growth that the room stops. Higher values "
                                      "make smaller rooms.")),
    };
    stage.run = runWith(&growRooms, stage.parameters);
    return stage;
}

} // namespace delve::generation
