#include "generation/stages/store_and_boss.h"

#include "generation/pipeline/in_the_way.h"
#include "generation/stages/spots.h"

#include <algorithm>
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

} // namespace

Done storeAndBoss(Draft& draft, Stream& random, const StoreAndBossParameters&) {
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
    if (!hasBoss) {
        furnish(draft, rooms.back(), RoomKind::Boss, ThingKind::Boss);
        rooms.pop_back();
    }
    if (!hasStore) furnish(draft, rooms.back(), RoomKind::Store, ThingKind::Store);
    return done();
}

StageInfo storeAndBossStage() {
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

} // namespace delve::generation
