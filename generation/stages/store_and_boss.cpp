#include "generation/stages/store_and_boss.h"

#include "generation/graph/paths.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/roomy.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

bool lies(const Room& room, Cell cell) {
    if (!room.box.contains(cell)) return false;
    return room.shape.empty() ||
           std::ranges::any_of(room.shape, [&](const Run& run) { return run.area().contains(cell); });
}

/// The room that a thing of this kind, which was pinned, stands in is the room for it.
void nameRoomOf(Draft& draft, ThingKind kind, RoomKind room) {
    const auto* thing = draft.findThing(kind);
    if (!thing) return;
    for (RoomId id = 0; id < draft.rooms().size(); ++id)
        if (lies(draft.rooms()[id], thing->at)) draft.setRoomKind(id, room);
}

/// Rooms of a kind with a cell on which a thing may stand. Not all of them where the draft was stopped.
std::vector<RoomId> usableRooms(const Draft& draft, RoomKind kind) {
    std::vector<RoomId> usable;
    for (RoomId room = 0; room < draft.rooms().size(); ++room) {
        if (room % 4096 == 0 && draft.stopped()) break;
        if (draft.rooms()[room].kind == kind && middleFreeCell(draft, room)) usable.push_back(room);
    }
    return usable;
}

void furnish(Draft& draft, RoomId room, RoomKind kind, ThingKind thing) {
    draft.setRoomKind(room, kind);
    draft.addThing(thing, *middleFreeCell(draft, room));
}

/// By how long a walk they are from the middle of one of them, the longest last; those that no walk leads to come
/// first.
std::vector<RoomId> byWalk(Draft& draft, std::span<const RoomId> rooms, RoomId from) {
    const std::array start{*middleFreeCell(draft, from)};
    auto& distances = draft.workspace().distances;
    findDistances(draft.walkableCells(), start, distances, [&] { return draft.stopped(); });
    std::vector<std::pair<std::int64_t, RoomId>> ranked;
    for (const auto room : rooms) {
        if (ranked.size() % 4096 == 0 && draft.stopped()) break;
        ranked.emplace_back(stepsTo(draft, room, distances).value_or(-1), room);
    }
    std::ranges::sort(ranked);
    std::vector<RoomId> sorted;
    for (const auto& entry : ranked) sorted.push_back(entry.second);
    return sorted;
}

/// The largest room of the half that is the longer walk from one end of the level; the first of equals. The end is the
/// room that is the longest walk from the last of them.
RoomId largestOfFarHalf(Draft& draft, std::span<const RoomId> rooms) {
    const auto end = byWalk(draft, rooms, rooms.back());
    if (draft.stopped()) return rooms.back();
    const auto ranked = byWalk(draft, rooms, end.back());
    if (draft.stopped()) return rooms.back();
    const auto far = std::span(ranked).subspan(ranked.size() / 2);
    return *std::ranges::max_element(
        far, {}, [&](RoomId room) { return std::pair(areaOf(draft.rooms()[room]), -static_cast<std::int64_t>(room)); });
}

/// Moves the rooms that may hold store and boss to the end, and the boss's to the very end.
void chooseRooms(Draft& draft, std::vector<RoomId>& rooms, bool wantsBoss, const StoreAndBossParameters& parameters) {
    if (parameters.roomSide == 0 && !parameters.far) return;
    const auto roomy = std::stable_partition(
        rooms.begin(), rooms.end(), [&](RoomId room) { return !holdsSquare(draft, room, parameters.roomSide); });
    if (!wantsBoss || !parameters.far || draft.stopped()) return;
    const auto first = roomy == rooms.end() ? rooms.begin() : roomy;
    const auto boss = largestOfFarHalf(draft, std::span(first, rooms.end()));
    const auto at = std::find(first, rooms.end(), boss);
    std::rotate(at, at + 1, rooms.end());
}

} // namespace

Done storeAndBoss(Draft& draft, Stream& random, const StoreAndBossParameters& parameters) {
    const bool hasBoss = draft.findThing(ThingKind::Boss) != nullptr;
    const bool hasStore = draft.findThing(ThingKind::Store) != nullptr;
    nameRoomOf(draft, ThingKind::Store, RoomKind::Store);
    nameRoomOf(draft, ThingKind::Boss, RoomKind::Boss);
    const std::size_t wanted = (hasBoss ? 0u : 1u) + (hasStore ? 0u : 1u);
    auto rooms = usableRooms(draft, RoomKind::Room);
    if (rooms.size() < wanted)
        for (const auto site : usableRooms(draft, RoomKind::Site)) rooms.push_back(site);
    if (draft.stopped()) return cancelled();
    if (rooms.size() < wanted)
        return impossible(
            {DELVE_TEXT_N("stage", "A store and a boss need a room each, but there is/are only %n; set more rooms."),
             static_cast<std::int64_t>(rooms.size()),
             {}},
            occupiedGround(draft));
    random.shuffle(std::span(rooms));
    if (wanted > 0) chooseRooms(draft, rooms, !hasBoss, parameters);
    if (draft.stopped()) return cancelled();
    if (!hasBoss) {
        furnish(draft, rooms.back(), RoomKind::Boss, ThingKind::Boss);
        rooms.pop_back();
    }
    if (!hasStore) furnish(draft, rooms.back(), RoomKind::Store, ThingKind::Store);
    return done();
}

/// Draws any two rooms.
StageInfo storeAndBoss1Stage() {
    StageInfo stage;
    stage.name = "store-and-boss";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Store and boss");
    stage.help = DELVE_TEXT("stage", "Makes one room the store and another the boss room.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Exit | Part::Boss;
    stage.run = runWith<StoreAndBossParameters>(storeAndBoss, {});
    return stage;
}

StageInfo storeAndBossStage() {
    using P = StoreAndBossParameters;
    StageInfo stage = storeAndBoss1Stage();
    stage.version = 2;
    stage.parameters = {
        withDefault(parameter("room-side", &P::roomSide, whole(0, 64).in(Unit::Cells),
                              DELVE_TEXT("stage", "Minimum room size"),
                              DELVE_TEXT("stage", "Store and boss take rooms that hold a square of this side, if there "
                                                  "are any. Higher values give them larger rooms.")),
                    Decimal::of(5)),
        withDefault(parameter("far", &P::far, yesOrNo(), DELVE_TEXT("stage", "Boss in far half"),
                              DELVE_TEXT("stage", "The boss takes the largest room of the half that is the longer walk "
                                                  "from one end of the level, instead of a random one.")),
                    true),
    };
    stage.run = runWith<P>(storeAndBoss, stage.parameters);
    return stage;
}

} // namespace delve::generation
