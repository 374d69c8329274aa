#include "generation/stages/lamps.h"

#include "generation/stages/free_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <vector>

namespace delve::generation {

namespace {

/// The rooms in which no lamp was pinned.
std::vector<RoomId> darkRooms(const Draft& draft) {
    BitGrid lit(draft.size());
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Lamp && draft.pinned(thing.at)) lit.set(thing.at);
    const bool any = !lit.none();
    std::vector<RoomId> dark;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (!any || !lit.anyIn(draft.rooms()[room].box)) dark.push_back(room);
    return dark;
}

} // namespace

Done lamps(Draft& draft, Stream& random, const LampsParameters& parameters) {
    const auto rooms = static_cast<std::int64_t>(draft.rooms().size());
    const auto asked = (rooms + parameters.roomsForLamp / 2) / parameters.roomsForLamp;
    const auto pinned = pinnedThings(draft, ThingKind::Lamp);
    auto dark = darkRooms(draft);
    random.shuffle(std::span(dark));
    auto placed = std::min(pinned, asked);
    for (std::size_t i = 0; i < dark.size() && placed < asked; ++i) {
        if (draft.stopped()) return cancelled();
        const auto cell = FreeCells(draft, dark[i]).draw(random);
        Thing* const lamp = cell ? draft.addThing(ThingKind::Lamp, *cell) : nullptr;
        if (!lamp) continue;
        lamp->fields.set("radius", Decimal::of(parameters.radius));
        ++placed;
    }
    if (placed < asked)
        draft.note({DELVE_TEXT("stage", "%2 of %1 lamps: there is no room for more."),
                    {std::to_string(asked), std::to_string(placed)}});
    return done();
}

StageInfo lampsStage() {
    using P = LampsParameters;
    StageInfo stage;
    stage.name = "lamps";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Lamps");
    stage.help = DELVE_TEXT("stage", "Puts lamps into some of the rooms.");
    stage.needs = Part::Rooms;
    stage.parameters = {
        parameter("rooms-for-lamp", &P::roomsForLamp, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Rooms per lamp"),
                  DELVE_TEXT("stage", "Rooms for each lamp. Higher values place fewer lamps.")),
        parameter("radius", &P::radius, whole(1, 64).in(Unit::Cells), DELVE_TEXT("stage", "Radius"),
                  DELVE_TEXT("stage", "How far a lamp shines, in cells. Higher values light more of the map.")),
    };
    stage.run = runWith<P>(lamps, stage.parameters);
    return stage;
}

} // namespace delve::generation
