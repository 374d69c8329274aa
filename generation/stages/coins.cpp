#include "generation/stages/coins.h"

#include "generation/stages/strew.h"

namespace delve::generation {

Done strewCoins(Draft& draft, Stream& random, const CoinsParameters& parameters) {
    const auto strewn = strew(draft, random, ThingKind::Coin, parameters.floorCells);
    if (!strewn) return strewn.failure();
    if (strewn->placed < strewn->wanted)
        draft.note({DELVE_TEXT_N("stage", "%n coin(s) fit on the free floor, %1 were asked for."),
                    strewn->placed,
                    {std::to_string(strewn->wanted)}});
    return done();
}

StageInfo coinsStage() {
    StageInfo stage;
    stage.name = "coins";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Coins");
    stage.help = DELVE_TEXT("stage", "Strews coins over the floor of rooms, none in halls.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("floor-cells", &CoinsParameters::floorCells, whole(1, 1'000'000),
                  DELVE_TEXT("stage", "Floor for each coin"),
                  DELVE_TEXT("stage", "One coin for so many cells of floor, and at least one.")),
    };
    stage.run = runWith(&strewCoins, stage.parameters);
    return stage;
}

} // namespace delve::generation
