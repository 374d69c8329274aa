#include "generation/stages/coins.h"

#include "generation/stages/strew.h"

namespace delve::generation {

Done strewCoins(Draft& draft, Stream& random, const CoinsParameters& parameters) {
    const auto strewn = strew(draft, random, ThingKind::Coin, parameters.floorCells);
    if (!strewn) return strewn.failure();
    if (strewn->placed < strewn->wanted)
        draft.note({DELVE_TEXT_N("stage", "%n coin(s) instead of %1: no more fit on the free floor."),
                    strewn->placed,
                    {std::to_string(strewn->wanted)}});
    return done();
}

StageInfo coinsStage() {
    StageInfo stage;
    stage.name = "coins";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Coins");
    stage.help = DELVE_TEXT("stage", "Scatters coins over the floor of rooms, not in halls.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("floor-cells", &CoinsParameters::floorCells, whole(1, 1'000'000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Floor cells per coin"),
                  DELVE_TEXT("stage", "Cells of floor for each coin; there is always at least one. Higher values place "
                                      "fewer coins.")),
    };
    stage.run = runWith(&strewCoins, stage.parameters);
    return stage;
}

} // namespace delve::generation
