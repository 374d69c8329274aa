#include "app/verbs/parameter_words.h"

#include "app/words/arguments.h"
#include "app/words/words.h"
#include "generation/level/nearest_word.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <set>
#include <utility>

namespace delve::app {
namespace {

/// The parts of "stage.parameter=value".
struct Setting {
    std::string stage;
    std::string parameter;
    std::string value;
};

std::optional<Setting> settingFromText(std::string_view text) {
    const auto equals = text.find('=');
    const auto point = text.substr(0, equals).find('.');
    if (equals == std::string_view::npos || point == std::string_view::npos) return {};
    return Setting{std::string(text.substr(0, point)), std::string(text.substr(point + 1, equals - point - 1)),
                   std::string(text.substr(equals + 1))};
}

std::vector<std::string> stageIds(const Recipe& recipe) {
    std::vector<std::string> ids;
    for (const auto& stage : recipe.stages) ids.push_back(stage.id);
    return ids;
}

/// The failure for a name that is not in the list; it names the nearest one and the list.
Failure notAmong(Text withNearest, Text without, const std::string& typed, const std::vector<std::string>& names) {
    const auto nearest = nearestWord(typed, names);
    if (nearest.empty()) return badInput({without, {typed, listed(names)}});
    return badInput({withNearest, {typed, listed(names), nearest}});
}

Result<RecipeStage*> stageOf(Recipe& recipe, const std::string& name) {
    if (RecipeStage* stage = recipe.find(name)) return stage;
    const auto count = std::ranges::count(recipe.stages, name, &RecipeStage::stage);
    if (count == 1) return &*std::ranges::find(recipe.stages, name, &RecipeStage::stage);
    if (count > 1)
        return badInput(
            {DELVE_TEXT("command line", "Ambiguous stage \"%1\": the recipe has several. Expected one of: %2."),
             {name, listed(stageIds(recipe))}});
    return notAmong(DELVE_TEXT("command line", "Unknown stage \"%1\"; did you mean \"%3\"? Expected one of: %2."),
                    DELVE_TEXT("command line", "Unknown stage \"%1\". Expected one of: %2."), name, stageIds(recipe));
}

Result<const generation::Parameter*> parameterOf(const RecipeStage& used, const std::string& name,
                                                 const generation::StageRegistry& stages) {
    const generation::StageInfo* stage = generation::declaredStage(stages, used);
    if (!stage)
        return badInput({DELVE_TEXT("command line", "Unsupported version %2 of stage \"%1\"."),
                         {used.stage, std::to_string(used.version)}});
    if (const generation::Parameter* parameter = stage->find(name)) return parameter;
    std::vector<std::string> names;
    for (const auto& parameter : stage->parameters) names.emplace_back(parameter.id);
    if (names.empty()) return badInput({DELVE_TEXT("command line", "The stage \"%1\" has no parameters."), {used.id}});
    return notAmong(DELVE_TEXT("command line", "Unknown parameter \"%1\"; did you mean \"%3\"? Expected one of: %2."),
                    DELVE_TEXT("command line", "Unknown parameter \"%1\". Expected one of: %2."), name, names);
}

/// The ids of a stage and of its parameter.
using SetParameter = std::pair<std::string, std::string>;

/// Returns the parameter that was set. Fails if it is among those set already.
Result<SetParameter> applySetting(Recipe& recipe, std::string_view text, const generation::StageRegistry& stages,
                                  const std::set<SetParameter>& already) {
    const auto setting = settingFromText(text);
    if (!setting)
        return badInput(
            {DELVE_TEXT("command line", "Invalid --set \"%1\": give STAGE.PARAMETER=VALUE, such as rooms.rooms=20-40."),
             {std::string(text)}});
    const auto stage = stageOf(recipe, setting->stage);
    if (!stage) return stage.failure();
    const auto parameter = parameterOf(**stage, setting->parameter, stages);
    if (!parameter) return parameter.failure();
    SetParameter set{(*stage)->id, (*parameter)->id};
    if (already.contains(set)) return givenTwice("--set " + setting->stage + '.' + setting->parameter);
    auto value = generation::parameterFromText(**parameter, setting->value);
    if (!value) {
        auto failure = std::move(value).failure();
        failure.where = setting->stage + '.' + failure.where;
        if (failure.where.ends_with('.')) failure.where += (*parameter)->id;
        return failure;
    }
    (*stage)->set((*parameter)->id, std::move(*value));
    return set;
}

} // namespace

ParameterValue valueIn(const RecipeStage& stage, const generation::Parameter& parameter, Size size) {
    const ParameterValue* const set = stage.find(parameter.id);
    return set ? *set : parameter.defaultFor(size);
}

Done applySettings(Recipe& recipe, const std::vector<std::string>& settings, const generation::StageRegistry& stages) {
    std::set<SetParameter> already;
    for (const auto& setting : settings) {
        auto set = applySetting(recipe, setting, stages, already);
        if (!set) return std::move(set).failure();
        already.insert(std::move(*set));
    }
    return done();
}

Result<Size> recipeSizeFrom(const std::string& word) {
    const auto size = sizeFromText(word);
    const auto fits = [](std::int32_t side) {
        return side >= generation::smallestRecipeSide && side <= generation::largestRecipeSide;
    };
    if (size && fits(size->width) && fits(size->height)) return *size;
    return badInput(
        {DELVE_TEXT("command line", "Invalid --size \"%1\": give WxH from %2x%2 to %3x%3, or auto."),
         {word, std::to_string(generation::smallestRecipeSide), std::to_string(generation::largestRecipeSide)}});
}

Message noSuchRecipe(std::string_view name, const generation::RecipeRegistry& recipes) {
    std::vector<std::string> names;
    for (const auto& recipe : recipes) names.emplace_back(recipe.name);
    for (const auto* const recipe : generation::olderRecipes(recipes)) names.push_back(wordFor(*recipe, recipes));
    return notAmong(DELVE_TEXT("command line", "Unknown recipe \"%1\"; did you mean \"%3\"? Expected one of: %2."),
                    DELVE_TEXT("command line", "Unknown recipe \"%1\". Expected one of: %2."), std::string(name), names)
        .message;
}

} // namespace delve::app
