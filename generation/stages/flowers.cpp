#include "generation/stages/flowers.h"

#include "generation/stages/strew.h"

namespace delve::generation {

Done strewFlowers(Draft& draft, Stream& random, const FlowersParameters& parameters) {
    const auto strewn = strew(draft, random, ThingKind::Flower, parameters.floorCells);
    if (!strewn) return strewn.failure();
    if (strewn->placed < strewn->wanted)
        draft.note({DELVE_TEXT_N("stage", "%n flower(s) fit on the free floor, %1 were asked for."),
                    strewn->placed,
                    {std::to_string(strewn->wanted)}});
    return done();
}

StageInfo flowersStage() {
    StageInfo stage;
    stage.name = "flowers";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Flowers");
    stage.help =
        DELVE_TEXT("stage", "Strews flowers over the floor of rooms, none in halls, for the players to collect.");
    stage.needs = Part::Floor;
    stage.gives = Part::Flowers;
    stage.parameters = {
        parameter("floor-cells", &FlowersParameters::floorCells, whole(1, 1'000'000),
                  DELVE_TEXT("stage", "Floor for each flower"),
                  DELVE_TEXT("stage", "One flower for so many cells of floor, and at least one.")),
    };
    stage.run = runWith(&strewFlowers, stage.parameters);
    return stage;
}

} // namespace delve::generation
