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
    stage.label = DELVE_TEXT("stage", "Join what is apart");
    stage.help =
        DELVE_TEXT("stage", "Digs a hall from each part of the ground that cannot be reached. Where no stage does, "
                            "the shortest halls are dug after the last stage that digs.");
    stage.needs = Part::Floor;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.joins = true;
    stage.parameters = {
        parameter("way", &Join::way,
                  oneOfEach<JoinWay>({{JoinWay::Shortest, "shortest", DELVE_TEXT("stage", "Shortest")},
                                      {JoinWay::Random, "random", DELVE_TEXT("stage", "Random")}}),
                  DELVE_TEXT("stage", "Way"),
                  DELVE_TEXT("stage", "The shortest hall there is, or one from any place to any other.")),
    };
    stage.run = runWith(&join, stage.parameters);
    return stage;
}

} // namespace delve::generation
