#include "generation/stages/lamps.h"

#include "generation/stages/spots.h"

namespace delve {

Done lamps(Draft& draft, Stream& random, const LampsParameters& parameters) {
    const auto rooms = static_cast<std::uint32_t>(draft.rooms().size());
    const auto wanted = static_cast<std::uint32_t>((rooms + parameters.roomsForLamp / 2) / parameters.roomsForLamp);
    for (const RoomId room : drawDistinct(rooms, wanted, random)) {
        if (draft.stopped()) return cancelled();
        const auto cell = drawFreeCell(draft, room, random);
        if (!cell) continue;
        if (Thing* lamp = draft.addThing(ThingKind::Lamp, *cell))
            lamp->fields.set("radius", Decimal::of(parameters.radius));
    }
    return done();
}

Stage lampsStage() {
    using P = LampsParameters;
    Stage stage;
    stage.name = "lamps";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Lamps");
    stage.help = DELVE_TEXT("stage", "Puts lamps into some of the rooms.");
    stage.needs = Part::Rooms;
    stage.parameters = {
        parameter("rooms-for-lamp", &P::roomsForLamp, whole(1, 1000), DELVE_TEXT("stage", "Rooms for each lamp"),
                  DELVE_TEXT("stage", "One lamp is placed for so many rooms.")),
        parameter("radius", &P::radius, whole(1, 64), DELVE_TEXT("stage", "Radius"),
                  DELVE_TEXT("stage", "How far a lamp shines.")),
    };
    stage.run = runWith<P>(lamps, stage.parameters);
    return stage;
}

} // namespace delve
