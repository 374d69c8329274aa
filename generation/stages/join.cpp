#include "generation/stages/join.h"

#include "generation/pipeline/choices.h"

namespace delve::generation {
namespace {

Done join(Draft& draft, Stream& random, const Join& parameters) {
    return joinRegions(draft, parameters.way, &random, draft.joinedBefore());
}

} // namespace

StageInfo joinStage() {
    StageInfo stage;
    stage.name = "join";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Connect regions");
    stage.help = DELVE_TEXT(
        "stage", "Digs a hall from each region that cannot be reached. Without this stage, the shortest halls "
                 "are dug after the last stage that digs.");
    stage.needs = Part::Floor;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.joins = true;
    stage.parameters = {
        parameter("way", &Join::way,
                  oneOfEach<JoinWay>({{JoinWay::Shortest, "shortest", DELVE_TEXT("stage", "Shortest")},
                                      {JoinWay::Random, "random", DELVE_TEXT("stage", "Random")}}),
                  DELVE_TEXT("stage", "Hall route"),
                  DELVE_TEXT("stage", "Which hall connects a region: the shortest one, or one between random places.")),
    };
    stage.run = runWith(&join, stage.parameters);
    return stage;
}

} // namespace delve::generation
