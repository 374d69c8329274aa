#include "generation/pipeline/declared_stage.h"

namespace delve::generation {

const StageInfo* declaredStage(const StageRegistry& stages, const RecipeStage& wanted) {
    return stages.find({wanted.stage, wanted.version});
}

const StageInfo* newestStage(const StageRegistry& stages, std::string_view name) {
    const StageInfo* newest = nullptr;
    for (const auto& stage : stages)
        if (stage.name == name && (!newest || stage.version > newest->version)) newest = &stage;
    return newest;
}

std::vector<const StageInfo*> newestStages(const StageRegistry& stages) {
    std::vector<const StageInfo*> newest;
    for (const auto& stage : stages)
        if (newestStage(stages, stage.name) == &stage) newest.push_back(&stage);
    return newest;
}

} // namespace delve::generation
