#include "generation/stages/flowers.h"

#include "generation/stages/strew.h"

namespace delve::generation {

Done strewFlowers(Draft& draft, Stream& random, const FlowersParameters& parameters) {
    const auto strewn = strew(draft, random, ThingKind::Flower, parameters.floorCells);
    if (!strewn) return strewn.failure();
    if (strewn->placed < strewn->wanted)
        draft.note({DELVE_TEXT_N("stage", "%n flower(s) instead of %1: no more fit on the free floor."),
                    strewn->placed,
                    {std::to_string(strewn->wanted)}});
    return done();
}

StageInfo flowersStage() {
    StageInfo stage;
    stage.name = "flowers";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Flowers");
    stage.help = DELVE_TEXT("stage", "Scatters flowers to collect over the floor of rooms, not in halls.");
    stage.needs = Part::Floor;
    stage.gives = Part::Flowers;
    stage.parameters = {
        parameter("floor-cells", &FlowersParameters::floorCells, whole(1, 1'000'000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Floor cells per flower"),
                  DELVE_TEXT("stage",
                             "Cells of floor for each flower; there is always at least one. Higher values place "
                             "fewer flowers.")),
    };
    stage.run = runWith(&strewFlowers, stage.parameters);
    return stage;
}

} // namespace delve::generation
