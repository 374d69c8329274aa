#include "ui/recipe/recipe_change.h"

#include "generation/pipeline/declared_stage.h"

#include <algorithm>

namespace delve::ui {

namespace {

auto placeOf(Recipe& recipe, std::string_view id) {
    return std::find_if(recipe.stages.begin(), recipe.stages.end(),
                        [id](const RecipeStage& stage) { return stage.id == id; });
}

std::string freeId(const Recipe& recipe, std::string_view name) {
    std::string id(name);
    for (int number = 2; recipe.find(id); ++number) id = std::string(name) + "-" + std::to_string(number);
    return id;
}

generation::StageGroup groupOf(const RecipeStage& stage, const generation::StageRegistry& stages) {
    const auto* declared = generation::declaredStage(stages, stage);
    return declared ? declared->group : generation::StageGroup::Finishing;
}

RecipeStage newStage(const generation::StageInfo& stage, std::string id) {
    RecipeStage made;
    made.id = std::move(id);
    made.stage = stage.name;
    made.version = stage.version;
    return made;
}

} // namespace

Recipe withStage(Recipe recipe, const generation::StageInfo& stage, const generation::StageRegistry& stages) {
    auto made = newStage(stage, freeId(recipe, stage.name));
    const auto behind = std::find_if(recipe.stages.rbegin(), recipe.stages.rend(),
                                     [&](const RecipeStage& other) { return groupOf(other, stages) <= stage.group; });
    recipe.stages.insert(behind.base(), std::move(made));
    return recipe;
}

Recipe withoutStage(Recipe recipe, std::string_view id) {
    const auto at = placeOf(recipe, id);
    if (at != recipe.stages.end()) recipe.stages.erase(at);
    return recipe;
}

Recipe withStageAt(Recipe recipe, std::string_view id, int place) {
    const auto at = placeOf(recipe, id);
    if (at == recipe.stages.end()) return recipe;
    RecipeStage moved = std::move(*at);
    recipe.stages.erase(at);
    const auto to = std::clamp<std::ptrdiff_t>(place, 0, static_cast<std::ptrdiff_t>(recipe.stages.size()));
    recipe.stages.insert(recipe.stages.begin() + to, std::move(moved));
    return recipe;
}

Recipe withStageReplaced(Recipe recipe, std::string_view id, const generation::StageInfo& stage) {
    const auto at = placeOf(recipe, id);
    if (at == recipe.stages.end()) return recipe;
    const auto before = *at;
    *at = newStage(stage, {});
    at->enabled = before.enabled;
    for (const auto& value : before.parameters) {
        const auto* parameter = stage.find(value.id);
        if (parameter && parameter->check(value.value).ok()) at->set(value.id, value.value);
    }
    at->id = freeId(recipe, stage.name);
    return recipe;
}

Recipe withParameter(Recipe recipe, std::string_view id, std::string_view parameter,
                     const std::optional<ParameterValue>& value, const generation::StageRegistry& stages) {
    const auto depthOf = [&stages](const RecipeStage& stage) {
        const auto* declared = generation::declaredStage(stages, stage);
        return declared ? declared->find(generation::ParameterRole::Depth) : nullptr;
    };
    const auto first = std::ranges::find_if(recipe.stages, depthOf);
    const bool everywhere = first != recipe.stages.end() && first->id == id && depthOf(*first)->id == parameter;
    for (auto& stage : recipe.stages) {
        const auto* depth = everywhere ? depthOf(stage) : nullptr;
        if (stage.id != id && !(depth && (!value || depth->check(*value).ok()))) continue;
        const std::string name(depth ? depth->id : parameter);
        if (value) stage.set(name, *value);
        else (void)stage.reset(name);
    }
    return recipe;
}

} // namespace delve::ui
