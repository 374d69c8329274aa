#include "generation/stages/start.h"

#include "generation/graph/paths.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/free_cells.h"
#include "generation/stages/roomy.h"
#include "generation/stages/spots.h"
#include "generation/stages/winning_cells.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

using Place = Result<Cell>;

Failure noPlace(const Draft& draft) {
    if (draft.stopped()) return cancelled();
    return impossible(
        {DELVE_TEXT("stage",
                    "There is no free cell for the start of player 1; leave some floor without pins and things.")},
        occupiedGround(draft));
}

Place placeOr(const Draft& draft, std::optional<Cell> cell) { return cell ? Place(*cell) : Place(noPlace(draft)); }

/// Of the set cells the one with the fewest steps to `wish` where nothing is in the way; the lowest of equals.
std::optional<Cell> nearestSet(const BitGrid& cells, Cell wish) {
    std::optional<Cell> best;
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        forEachRun(cells.row(y), cells.size().width, [&](std::int32_t from, std::int32_t to) {
            const Cell cell{std::clamp(wish.x, from, to - 1), y};
            if (!best || std::pair(steps(cell, wish), cell) < std::pair(steps(*best, wish), *best)) best = cell;
        });
    return best;
}

std::int64_t squaredDistance(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

/// Rooms by ascending value of a number, and of equals by place in the list; the start is in the first that has a free
/// cell.
template <class Value>
std::vector<RoomId> roomsByRising(const Draft& draft, Value valueOf) {
    std::vector<std::pair<std::int64_t, RoomId>> ranked;
    for (RoomId id = 0; id < draft.rooms().size(); ++id) {
        if (id % 4096 == 0 && draft.stopped()) break; // the caller, or the pipeline, sees it too
        if (const auto value = valueOf(id)) ranked.emplace_back(*value, id);
    }
    std::ranges::sort(ranked);
    std::vector<RoomId> ids;
    for (const auto& entry : ranked) ids.push_back(entry.second);
    return ids;
}

void nameStartRoom(Draft& draft, RoomId room) {
    if (draft.rooms()[room].kind == RoomKind::Room) draft.setRoomKind(room, RoomKind::Start);
}

/// The middle of the room, or the site, whose middle is the fewest steps from the lower left corner; if there are no
/// rooms, the floor cell with the fewest steps.
Place lowerLeft(Draft& draft) {
    const Cell corner{0, draft.size().height - 1};
    const auto ranked = roomsByRising(
        draft, [&](RoomId id) { return std::optional(std::int64_t{steps(draft.rooms()[id].box.centre(), corner)}); });
    for (const auto id : ranked) {
        const auto cell = middleFreeCell(draft, id);
        if (!cell) continue;
        nameStartRoom(draft, id);
        return *cell;
    }
    auto& scratch = draft.workspace().bits[0];
    const auto floor = findFloorCells(draft, scratch);
    if (floor && floor->available == 0) (void)findGroundCells(draft, scratch);
    return placeOr(draft, floor ? nearestSet(scratch, corner) : std::nullopt);
}

/// Steps or squared distance to the nearest exit; of a cell from which none is reached, -1.
class ExitDistance {
public:
    ExitDistance(Draft& draft, StartDistance kind) : m_exits(exitsOf(draft)) {
        if (kind == StartDistance::Straight || m_exits.empty()) return;
        auto& open = draft.workspace().bits[0];
        open = draft.walkableCells();
        for (const Cell cell : m_exits) open.set(cell);
        m_steps = &draft.workspace().distances;
        findDistances(open, m_exits, draft.workspace().distances, [&] { return draft.stopped(); });
    }
    [[nodiscard]] bool anyExit() const { return !m_exits.empty(); }
    [[nodiscard]] std::int64_t from(Cell cell) const {
        if (!m_steps) {
            std::int64_t min = squaredDistance(cell, m_exits.front());
            for (const Cell exit : m_exits) min = std::min(min, squaredDistance(cell, exit));
            return min;
        }
        const auto steps = m_steps->at(cell);
        return steps == Distances::unreachable ? -1 : std::int64_t{steps};
    }

private:
    std::vector<Cell> m_exits;
    const Distances* m_steps = nullptr; ///< of the workspace; null where the distance is straight
};

/// Of three cells drawn at random the one farthest from the exit; the first drawn of equals.
Place farthestOfThree(Draft& draft, Stream& random, StartDistance kind) {
    const ExitDistance distance(draft, kind);
    if (draft.stopped()) return cancelled();
    if (!distance.anyExit())
        return impossible(
            {DELVE_TEXT("stage",
                        "The start cannot be far from the exit: there is no exit yet. Put a stage that makes one "
                        "before this one, or choose another position.")},
            pinsOf(draft));
    std::optional<Cell> best;
    std::vector<Cell> drawn;
    for (int i = 0; i < 3; ++i) {
        const auto cell = drawFloorCell(draft, random);
        if (!cell) return noPlace(draft);
        drawn.push_back(*cell);
        if (!best || distance.from(*cell) > distance.from(*best)) best = cell;
    }
    draft.mark({"start candidates", Mark::Shape::Points, std::move(drawn)});
    return *best;
}

/// The middles of a room's four sides, within it.
std::array<Cell, 4> sideMiddles(const Rect& box) {
    const Cell centre = box.centre();
    return {{{centre.x, box.y}, {box.right() - 1, centre.y}, {centre.x, box.bottom() - 1}, {box.x, centre.y}}};
}

/// Where the boss waits; where it has not been placed, the middle of its room.
std::optional<Cell> bossOf(const Draft& draft) {
    if (const auto* boss = draft.findThing(ThingKind::Boss)) return boss->at;
    const auto room = std::ranges::find(draft.rooms(), RoomKind::Boss, &Room::kind);
    return room == draft.rooms().end() ? std::nullopt : std::optional(room->box.centre());
}

/// One of the middles of the room's sides that take a thing; where none does, its free cell nearest to one of them.
std::optional<Cell> drawSideMiddle(const Draft& draft, RoomId id, Stream& random) {
    const auto middles = sideMiddles(draft.rooms()[id].box);
    std::vector<Cell> free;
    for (const Cell cell : middles)
        if (draft.walkable(cell) && draft.takesThing(cell)) free.push_back(cell);
    if (!free.empty()) return free[static_cast<std::size_t>(random.below(free.size()))];
    return FreeCells(draft, id).nearestTo(middles[static_cast<std::size_t>(random.below(middles.size()))]);
}

/// Is a room large enough for the start, and nobody else's?
bool isFit(const Draft& draft, RoomId id, std::int64_t roomSide) {
    const auto kind = draft.rooms()[id].kind;
    return kind != RoomKind::Store && kind != RoomKind::Boss && holdsSquare(draft, id, roomSide);
}

/// The room that is the longest walk from the boss, as steps go from it to the first cell of the room. The boss's own
/// is at no distance, and so the last. `roomSide`: rooms with a square of this side come before all others; 0: no
/// matter.
Place farthestRoom(Draft& draft, Stream& random, std::int64_t roomSide) {
    const auto boss = bossOf(draft);
    if (!boss)
        return impossible(
            {DELVE_TEXT("stage", "The start cannot be far from the boss: there is no boss room yet. Put a stage that "
                                 "makes one before this one, or choose another position.")},
            pinsOf(draft));
    const std::array from{*boss};
    auto& distances = draft.workspace().distances;
    findDistances(draft.walkableCells(), from, distances, [&] { return draft.stopped(); });
    auto ranked = roomsByRising(draft, [&](RoomId id) -> std::optional<std::int64_t> {
        const auto far = stepsTo(draft, id, distances);
        return far ? std::optional(-*far) : std::nullopt;
    });
    if (roomSide > 0)
        std::stable_partition(ranked.begin(), ranked.end(), [&](RoomId id) { return isFit(draft, id, roomSide); });
    if (draft.stopped()) return cancelled();
    for (const auto id : ranked) {
        const auto cell = drawSideMiddle(draft, id, random);
        if (!cell) continue;
        nameStartRoom(draft, id);
        return *cell;
    }
    return noPlace(draft);
}

/// The free cell nearest to the first door that carries a portal.
Place byDoor(Draft& draft) {
    const auto* const portal = draft.findThing(ThingKind::Portal);
    if (!portal)
        return impossible({DELVE_TEXT(
            "stage", "The start cannot be by the door: there is no door with a portal yet. Before this stage, "
                     "put one that makes such a door, or choose another position.")});
    auto& scratch = draft.workspace().bits[0];
    (void)findGroundCells(draft, scratch);
    return placeOr(draft, nearestSet(scratch, portal->at));
}

Place place(Draft& draft, Stream& random, const StartParameters& parameters) {
    if (draft.missionStart && draft.takesThing(*draft.missionStart)) return *draft.missionStart;
    switch (parameters.way) {
    case StartWay::LowerLeft: return lowerLeft(draft);
    case StartWay::FarthestOfThree: return farthestOfThree(draft, random, parameters.distance);
    case StartWay::FarthestRoom: return farthestRoom(draft, random, parameters.roomSide);
    case StartWay::ByDoor: return byDoor(draft);
    case StartWay::Mission:
    case StartWay::Random: break;
    }
    return placeOr(draft, drawFloorCell(draft, random));
}

} // namespace

Done placeStart(Draft& draft, Stream& random, const StartParameters& parameters) {
    if (draft.findThing(ThingKind::Start, 1)) return done();
    auto cell = place(draft, random, parameters);
    if (!cell) return std::move(cell).failure();
    addStart(draft, *cell, 1);
    return done();
}

/// Far from the boss, it takes any room: one that is a cell wide, or the store.
StageInfo start1Stage() {
    StageInfo stage;
    stage.name = "start";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Start");
    stage.help = DELVE_TEXT("stage", "Places the start of player 1. A pinned start stays.");
    stage.needs = Part::Floor;
    stage.gives = Part::Start;
    stage.parameters = {
        parameter(
            "way", &StartParameters::way,
            oneOfEach<StartWay>(
                {{StartWay::Random, "random", DELVE_TEXT("stage", "Anywhere")},
                 {StartWay::LowerLeft, "lower-left", DELVE_TEXT("stage", "Lower left room")},
                 {StartWay::FarthestOfThree, "farthest-of-three", DELVE_TEXT("stage", "Far from the exit"), Part::Exit},
                 {StartWay::FarthestRoom, "farthest-room", DELVE_TEXT("stage", "Far from the boss"),
                  Part::Rooms | Part::Boss},
                 {StartWay::ByDoor, "by-door", DELVE_TEXT("stage", "By the door")},
                 {StartWay::Mission, "mission", DELVE_TEXT("stage", "Where the mission begins"), Part::Mission}}),
            DELVE_TEXT("stage", "Position"),
            DELVE_TEXT("stage",
                       "Where player 1 begins, unless a mission that was planned without a start decides it. Far from "
                       "the exit is the farthest of three random cells; far from the boss, the room with the longest "
                       "walk to the boss; by the door, the door with a portal.")),
        parameter("distance", &StartParameters::distance,
                  oneOfEach<StartDistance>({{StartDistance::Straight, "straight", DELVE_TEXT("stage", "Straight line")},
                                            {StartDistance::Path, "path", DELVE_TEXT("stage", "Along the path")}}),
                  DELVE_TEXT("stage", "Distance"),
                  DELVE_TEXT("stage", "How the distance to the exit is measured if the start is far from it.")),
    };
    stage.run = runWith(&placeStart, stage.parameters);
    return stage;
}

StageInfo startStage() {
    StageInfo stage = start1Stage();
    stage.version = 2;
    stage.parameters.push_back(withDefault(
        parameter("room-side", &StartParameters::roomSide, whole(0, 64).in(Unit::Cells),
                  DELVE_TEXT("stage", "Minimum room size"),
                  DELVE_TEXT("stage",
                             "Far from the boss, the start is in a room that holds a square of this side, if there is "
                             "one. Higher values give the start a larger room.")),
        Decimal::of(5)));
    stage.run = runWith(&placeStart, stage.parameters);
    return stage;
}

} // namespace delve::generation
