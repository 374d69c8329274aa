#include "generation/pipeline/walls.h"
#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Walls around all ground: void that touches a walkable cell, even diagonally, becomes wall.
StageInfo wallsStage() {
    StageInfo stage;
    stage.name = "walls";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Walls");
    stage.help = DELVE_TEXT("stage", "Puts walls wherever void touches ground, also at corners.");
    stage.needs = Part::Floor;
    stage.gives = Part::Walls;
    stage.run = [](Draft& draft, Stream&, std::span<const NamedParameter>) { return raiseWalls(draft); };
    return stage;
}

} // namespace delve::generation
