#include "generation/recipes/mission_stages.h"

#include <string>

namespace delve::generation {

RecipeStage placedByMission(RecipeStage stage) {
    stage.set("way", std::string("mission"));
    return stage;
}

RecipeStage guardedMachines() {
    auto machines = stageOf("machines", "machines");
    machines.set("ground-for-machine", Decimal::of(800));
    machines.set("guards", std::string("encounters"));
    return machines;
}

} // namespace delve::generation
