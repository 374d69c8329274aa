#include "app/verbs/recipes_json.h"

#include "app/verbs/parameter_words.h"
#include "app/verbs/stage_words.h"
#include "app/words/words.h"
#include "generation/level/rules.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"

namespace delve::app {
namespace {

void writeValue(JsonWriter& json, const ParameterValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return json.truth(*flag);
    if (const auto* number = std::get_if<Decimal>(&value)) return json.number(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return json.text(*word);
    const auto& range = std::get<Range>(value);
    json.beginArray(JsonWriter::Layout::Inline);
    json.number(range.from);
    json.number(range.to);
    json.endArray();
}

void member(JsonWriter& json, std::string_view key, std::string_view text) {
    json.key(key);
    json.text(text);
}

void writeLimits(JsonWriter& json, const generation::Parameter& parameter) {
    const auto form = parameter.kind->form;
    if (!parameter.limits.choices.empty()) {
        json.key("choices");
        json.beginArray(JsonWriter::Layout::Inline);
        for (const auto& choice : parameter.limits.choices) json.text(choice.name);
        json.endArray();
    } else if (form == generation::ValueForm::Word) {
        member(json, "allowed", translated(generation::allowedBy(parameter)));
    } else if (form != generation::ValueForm::Truth) {
        json.key("least");
        json.number(parameter.limits.min);
        json.key("most");
        json.number(parameter.limits.max);
    }
}

/// In words, for people: the numbers are bare.
void writeUnit(JsonWriter& json, const generation::Parameter& parameter) {
    if (generation::unitOf(parameter).value_or(generation::Unit::PlainCount) == generation::Unit::PlainCount) return;
    const auto unit = translated(generation::withUnitOf(parameter, {}, parameter.limits.max));
    member(json, "unit", unit.substr(unit.find_first_not_of(' ')));
}

void writeParameter(JsonWriter& json, const generation::Parameter& parameter, const ParameterValue& value) {
    json.beginObject();
    member(json, "id", parameter.id);
    member(json, "kind", parameter.kind->id);
    member(json, "label", translated(parameter.label));
    member(json, "help", translated(parameter.help));
    writeLimits(json, parameter);
    writeUnit(json, parameter);
    json.key("default");
    writeValue(json, value);
    json.endObject();
}

void writeStage(JsonWriter& json, const RecipeStage& used, const generation::StageInfo& stage, Size size) {
    json.beginObject();
    member(json, "id", used.id);
    member(json, "stage", used.stage);
    json.key("version");
    json.number(std::int64_t{used.version});
    json.key("enabled");
    json.truth(used.enabled);
    member(json, "label", translated(stage.label));
    member(json, "help", translated(stage.help));
    json.key("parameters");
    json.beginArray();
    for (const auto& parameter : stage.parameters) writeParameter(json, parameter, valueIn(used, parameter, size));
    json.endArray();
    json.endObject();
}

void writeParts(JsonWriter& json, std::string_view key, generation::Parts parts) {
    json.key(key);
    json.beginArray(JsonWriter::Layout::Inline);
    for (const auto part : generation::allParts)
        if (parts.has(part)) json.text(nameOf(part));
    json.endArray();
}

/// A stage by itself, with the defaults for a map of the default size of most recipes.
void writeStage(JsonWriter& json, const generation::StageInfo& stage) {
    json.beginObject();
    member(json, "stage", stage.name);
    json.key("version");
    json.number(std::int64_t{stage.version});
    member(json, "group", nameOf(stage.group));
    member(json, "label", translated(stage.label));
    member(json, "help", translated(stage.help));
    writeParts(json, "needs", stage.needs);
    writeParts(json, "gives", stage.gives);
    json.key("parameters");
    json.beginArray();
    for (const auto& parameter : stage.parameters)
        writeParameter(json, parameter, parameter.defaultFor(generation::RecipeInfo{}.defaultSize));
    json.endArray();
    json.endObject();
}

void writeAllStages(JsonWriter& json, const generation::StageRegistry& stages) {
    json.key("stages");
    json.beginArray();
    for (const auto* stage : generation::newestStages(stages)) writeStage(json, *stage);
    json.endArray();
}

} // namespace

void writeRecipe(JsonWriter& json, const generation::RecipeInfo& recipe, const generation::StageRegistry& stages) {
    json.beginObject();
    member(json, "name", recipe.name);
    json.key("version");
    json.number(std::int64_t{recipe.version});
    member(json, "label", translated(recipe.label));
    member(json, "help", translated(recipe.help));
    json.key("width");
    json.number(std::int64_t{recipe.defaultSize.width});
    json.key("height");
    json.number(std::int64_t{recipe.defaultSize.height});
    json.key("sample");
    json.natural(recipe.sample);
    member(json, "objective", recipe.rules->objective);
    json.key("players");
    json.number(recipe.rules->players);
    json.key("stages");
    json.beginArray();
    for (const auto& used : recipe.stages)
        if (const generation::StageInfo* stage = generation::declaredStage(stages, used))
            writeStage(json, used, *stage, recipe.defaultSize);
    json.endArray();
    json.endObject();
}

void writeRecipes(JsonWriter& json, const generation::Declarations& declarations) {
    json.beginObject();
    json.key("recipes");
    json.beginArray();
    for (const auto& recipe : declarations.recipes) writeRecipe(json, recipe, declarations.stages);
    json.endArray();
    writeAllStages(json, declarations.stages);
    json.endObject();
}

void writeStages(JsonWriter& json, const generation::StageRegistry& stages) {
    json.beginObject();
    writeAllStages(json, stages);
    json.endObject();
}

} // namespace delve::app
