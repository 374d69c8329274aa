#include "generation/stages/pacing.h"

#include "generation/pipeline/in_the_way.h"
#include "generation/stages/pacing_rewards.h"

#include <string>
#include <utility>

namespace delve::generation {
namespace {

/// The way, and for each tenth how much danger lies up to its end.
void mark(Draft& draft, const CriticalPath& way, const DangerOfTenths& danger) {
    if (!draft.tracing()) return;
    draft.mark({"critical path", Mark::Shape::Points, way.cells()});
    Mark sums{"expected loss of health", Mark::Shape::Texts, {}};
    std::int64_t soFar = 0;
    for (std::size_t tenth = 0; tenth < tenthsOfWay; ++tenth) {
        soFar += danger[tenth];
        sums.cells.push_back(
            way.cells()[way.cells().size() * (tenth + 1) / tenthsOfWay - (tenth + 1 == tenthsOfWay ? 1 : 0)]);
        sums.texts.push_back(toText(Decimal::ofThousandths(soFar)));
    }
    draft.mark(std::move(sums));
}

} // namespace

Done pacing(Draft& draft, Stream& random, const PacingParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible({DELVE_TEXT("stage", "There is no start to measure danger from. Put a stage that places one "
                                               "before this one.")},
                          pinsOf(draft));
    auto deadEnds = findEmptyDeadEnds(draft);
    if (!deadEnds) return cancelled();
    CriticalPath way(draft);
    if (!way.find(start->at)) return cancelled();
    PacingDangers dangers(draft, random, parameters, way);
    if (!dangers.place()) return cancelled();
    PacingRewards rewards(draft, random, parameters, way, dangers);
    if (!rewards.place(std::move(*deadEnds))) return cancelled();
    dangers.note();
    rewards.note();
    mark(draft, way, dangers.byTenth());
    return done();
}

namespace {

std::vector<Parameter> parametersOfDanger() {
    using P = PacingParameters;
    return {
        parameter("curve", &P::curve,
                  oneOf({{"rising", DELVE_TEXT("stage", "Rising")},
                         {"waves", DELVE_TEXT("stage", "Waves")},
                         {"flat", DELVE_TEXT("stage", "Flat")}}),
                  DELVE_TEXT("stage", "Danger curve"),
                  DELVE_TEXT("stage", "How danger grows along the critical path: more and more, in three waves with "
                                      "rest between, or the same everywhere.")),
        parameter(
            "foes", &P::foes,
            oneOf({{"enemies", DELVE_TEXT("stage", "Enemies")}, {"encounters", DELVE_TEXT("stage", "Encounters")}}),
            DELVE_TEXT("stage", "Kind of danger"),
            DELVE_TEXT("stage", "What to place as danger: enemies where the rules have them, else encounters.")),
        parameter("depth", &P::depth, whole(1, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage", "How deep the level lies. Higher values place more and harder enemies."),
                  ParameterRole::Depth),
        parameter("rooms-for-foe", &P::roomsForFoe, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Rooms per danger"),
                  DELVE_TEXT("stage", "Rooms for each enemy or encounter at depth 1; depth 2 has twice as many, and so "
                                      "on. Higher values place less danger.")),
    };
}

std::vector<Parameter> parametersOfRewards() {
    using P = PacingParameters;
    return {
        parameter("rewards", &P::rewards,
                  oneOf({{"coins", DELVE_TEXT("stage", "Coins")},
                         {"chests", DELVE_TEXT("stage", "Chests")},
                         {"both", DELVE_TEXT("stage", "Chests in dead ends, coins elsewhere")}}),
                  DELVE_TEXT("stage", "Rewards"),
                  DELVE_TEXT("stage", "What to place as rewards: chests where supplies count, else coins.")),
        parameter("danger-for-reward", &P::dangerForReward, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Health per reward"),
                  DELVE_TEXT("stage",
                             "Expected loss of health for each reward. Higher values place fewer rewards; each "
                             "dead end without anything still gets one.")),
        parameter("in-dead-ends", &P::inDeadEnds, share(), DELVE_TEXT("stage", "Rewards in dead ends"),
                  DELVE_TEXT("stage",
                             "What share of the rewards lies in dead ends; the others lie behind danger. Higher "
                             "values hide more of them.")),
        parameter("danger-for-healing", &P::dangerForHealing, whole(0, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Health per rest"),
                  DELVE_TEXT("stage", "Expected loss of health after which an encounter, most of which heal, waits "
                                      "between the enemies; 0 places none. Higher values place fewer.")),
    };
}

} // namespace

/// Two weaker enemies in the place of each that carries too much: on some levels nearly all become the weakest.
StageInfo pacing1Stage() {
    StageInfo stage;
    stage.name = "pacing";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Pacing");
    stage.help = DELVE_TEXT("stage", "Places danger after a curve over the way from the start to the goal, and rewards "
                                     "behind it and in dead ends.");
    stage.needs = Part::Floor | Part::Start;
    stage.parameters = parametersOfDanger();
    for (auto& parameter : parametersOfRewards()) stage.parameters.push_back(std::move(parameter));
    stage.run = runWith<PacingParameters>(pacing, stage.parameters);
    return stage;
}

StageInfo pacingStage() {
    using P = PacingParameters;
    StageInfo stage = pacing1Stage();
    stage.version = 2;
    stage.parameters.push_back(withDefault(
        parameter("varied", &P::varied, yesOrNo(), DELVE_TEXT("stage", "Varied enemies"),
                  DELVE_TEXT("stage",
                             "Whether there are several kinds of enemies, none of them more than about half of "
                             "all where others fit. If not, many of the weakest kind may stand there; "
                             "encounters stay as they are.")),
        true));
    stage.run = runWith<P>(pacing, stage.parameters);
    return stage;
}

} // namespace delve::generation
