#include "editor/generation/step_name.h"

#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::editor {
namespace {

using generation::Parameter;
using generation::StageInfo;
using generation::ValueForm;

std::string written(Size size) { return std::to_string(size.width) + " x " + std::to_string(size.height); }

/// The words of a stage and its parameters are translated in one context.
Message aboutStage(Text text, const StageInfo& stage) {
    return Message(text, {stage.label.source}).withWords(stage.label.context);
}

// Parameters

/// "%1 %2 → %3", with the unit of the number behind it.
Text patternOf(std::optional<generation::Unit> unit) {
    using generation::Unit;
    switch (unit.value_or(Unit::PlainCount)) {
    case Unit::PlainCount: break;
    case Unit::Cells: return DELVE_TEXT_N("step", "%1 %2 → %3 cell(s)");
    case Unit::Steps: return DELVE_TEXT_N("step", "%1 %2 → %3 step(s)");
    case Unit::Times: return DELVE_TEXT("step", "%1 %2 → %3 ×");
    case Unit::Percent: return DELVE_TEXT("step", "%1 %2 → %3 %");
    }
    return DELVE_TEXT("step", "%1 %2 → %3");
}

Decimal lastNumberOf(const ParameterValue& value) {
    const auto* const range = std::get_if<Range>(&value);
    return range ? range->to : std::get<Decimal>(value);
}

Message nameOfNumber(const Parameter& parameter, const ParameterValue& before, const ParameterValue& after) {
    Message name{patternOf(unitOf(parameter)),
                 lastNumberOf(after).floor(),
                 {parameter.label.source, parameter.kind->toText(before), parameter.kind->toText(after)}};
    return std::move(name).withWords(parameter.label.context);
}

/// The label of a choice; null for a text that stands in place of a choice, or that has other words than its parameter.
const OwnedText* labelOf(const Parameter& parameter, const ParameterValue& value) {
    const auto& choices = parameter.limits.choices;
    const auto found = std::ranges::find(choices, std::get<std::string>(value), &generation::Choice::name);
    if (found == choices.end() || found->label.context != parameter.label.context) return nullptr;
    return &found->label;
}

Message nameOfWord(const Parameter& parameter, const ParameterValue& before, const ParameterValue& after) {
    Message name{DELVE_TEXT("step", "Change %1"), {parameter.label.source}};
    const auto* const from = labelOf(parameter, before);
    const auto* const to = labelOf(parameter, after);
    if (from && to) name = {DELVE_TEXT("step", "%1: %2 → %3"), {parameter.label.source, from->source, to->source}};
    return std::move(name).withWords(parameter.label.context);
}

Message nameOfChange(const Parameter& parameter, const ParameterValue& before, const ParameterValue& after) {
    switch (parameter.kind->form) {
    case ValueForm::Truth: {
        const auto text = std::get<bool>(after) ? DELVE_TEXT("step", "%1: on") : DELVE_TEXT("step", "%1: off");
        return Message(text, {parameter.label.source}).withWords(parameter.label.context);
    }
    case ValueForm::Number:
    case ValueForm::Range: return nameOfNumber(parameter, before, after);
    case ValueForm::Word: break;
    }
    return nameOfWord(parameter, before, after);
}

// Stages

/// What changed in a stage that both recipes have: that it is another one, or else its switch, its seed, and each
/// parameter.
std::vector<Message> changesOf(const RecipeStage& before, const RecipeStage& after, const StageInfo& info, Size size) {
    if (before.stage != after.stage) return {aboutStage(DELVE_TEXT("step", "Replace by %1"), info)};
    std::vector<Message> names;
    if (before.enabled != after.enabled)
        names.push_back(
            aboutStage(after.enabled ? DELVE_TEXT("step", "Switch on %1") : DELVE_TEXT("step", "Switch off %1"), info));
    if (before.reroll != after.reroll) names.push_back(aboutStage(DELVE_TEXT("step", "New random seed for %1"), info));
    for (const auto& parameter : info.parameters) {
        const auto from = generation::valueIn(before, parameter, size);
        const auto to = generation::valueIn(after, parameter, size);
        if (from != to) names.push_back(nameOfChange(parameter, from, to));
    }
    return names;
}

/// A step has one name: a switch, or else a new seed, says more than the parameters.
std::vector<Message> namesOf(const RecipeStage& before, const RecipeStage& after, const StageInfo& info, Size size) {
    auto names = changesOf(before, after, info, size);
    if (before.enabled != after.enabled || before.reroll != after.reroll) names.erase(names.begin() + 1, names.end());
    return names;
}

bool alike(const Message& left, const Message& right) {
    return left.arguments == right.arguments && left.words == right.words &&
           std::string_view(left.text.source) == right.text.source;
}

/// Two recipes of the same stages: what changed in them, where it is one change; a number that several stages share,
/// such as that of the rooms, counts once.
std::optional<Message> changeInStages(const Recipe& before, const Recipe& after, Size size,
                                      const generation::StageRegistry& stages) {
    std::vector<Message> names;
    std::vector<const StageInfo*> changed;
    for (const auto& stage : after.stages) {
        const auto* const earlier = before.find(stage.id);
        const auto* const info = generation::declaredStage(stages, stage);
        if (*earlier == stage) continue;
        if (!info) return {};
        for (auto& name : namesOf(*earlier, stage, *info, size)) names.push_back(std::move(name));
        changed.push_back(info);
    }
    if (names.empty()) return {};
    const auto same = [&names](const Message& name) { return alike(name, names.front()); };
    if (std::ranges::all_of(names, same)) return names.front();
    if (changed.size() == 1) return aboutStage(DELVE_TEXT("step", "Change %1"), *changed.front());
    return Message{DELVE_TEXT("step", "Change parameters")};
}

/// The one stage that `larger` has beside those of `smaller`, which come in the same order.
const RecipeStage* onlyOneMore(const Recipe& larger, const Recipe& smaller) {
    if (larger.stages.size() != smaller.stages.size() + 1) return nullptr;
    const auto [more, unused] =
        std::ranges::mismatch(larger.stages, smaller.stages, {}, &RecipeStage::id, &RecipeStage::id);
    return std::ranges::equal(std::next(more), larger.stages.end(),
                              smaller.stages.begin() + (more - larger.stages.begin()), smaller.stages.end(), {},
                              &RecipeStage::id, &RecipeStage::id)
               ? &*more
               : nullptr;
}

/// May what differs between them be told as one change?
bool sameOrigin(const Recipe& before, const Recipe& after) {
    return before.name == after.name && before.version == after.version && before.seed == after.seed;
}

bool sameStages(const Recipe& before, const Recipe& after) {
    return before.stages.size() == after.stages.size() &&
           std::ranges::all_of(after.stages, [&before](const RecipeStage& stage) { return before.find(stage.id); });
}

bool sameOrder(const Recipe& before, const Recipe& after) {
    return std::ranges::equal(before.stages, after.stages, {}, &RecipeStage::id, &RecipeStage::id);
}

std::optional<Message> nameForStage(Text text, const RecipeStage& stage, const generation::StageRegistry& stages) {
    const auto* const info = generation::declaredStage(stages, stage);
    return info ? std::optional(aboutStage(text, *info)) : std::nullopt;
}

std::optional<Message> changeOfRecipe(const Recipe& before, const Recipe& after, Size size,
                                      const generation::StageRegistry& stages) {
    if (const auto* const added = onlyOneMore(after, before))
        return nameForStage(DELVE_TEXT("step", "Add %1"), *added, stages);
    if (const auto* const removed = onlyOneMore(before, after))
        return nameForStage(DELVE_TEXT("step", "Remove %1"), *removed, stages);
    if (!sameStages(before, after)) return {};
    if (!sameOrder(before, after)) return Message{DELVE_TEXT("step", "Change the order of stages")};
    return changeInStages(before, after, size, stages);
}

Message nameOfRecipe(const Recipe& recipe, const generation::RecipeRegistry& recipes) {
    const auto* const info = generation::originOf(recipe, recipes);
    Message name{DELVE_TEXT("step", "Generate %1, seed %2"),
                 {info ? info->label.source : recipe.name, std::to_string(recipe.seed)}};
    return info ? std::move(name).withWords(info->label.context) : name;
}

} // namespace

Message nameOfGeneration(const Level& before, const Level& after, const generation::Declarations& declarations) {
    const auto& recipe = *after.recipe;
    if (before.recipe && sameOrigin(*before.recipe, recipe)) {
        if (before.size() == after.size()) {
            if (auto name = changeOfRecipe(*before.recipe, recipe, after.size(), declarations.stages)) return *name;
        } else if (*before.recipe == recipe) {
            return {DELVE_TEXT("step", "Size %1 → %2"), {written(before.size()), written(after.size())}};
        }
    }
    return nameOfRecipe(recipe, declarations.recipes);
}

std::vector<Message> changesBetween(const Recipe& before, const Recipe& after, Size size,
                                    const generation::Declarations& declarations) {
    if (before.name != after.name || before.version != after.version || !sameStages(before, after) ||
        !sameOrder(before, after))
        return {nameOfRecipe(after, declarations.recipes)};
    std::vector<Message> changes;
    for (const auto& stage : after.stages) {
        const auto* const info = generation::declaredStage(declarations.stages, stage);
        if (!info || stage == *before.find(stage.id)) continue;
        for (auto& change : changesOf(*before.find(stage.id), stage, *info, size)) changes.push_back(std::move(change));
    }
    if (before.seed != after.seed) changes.push_back({DELVE_TEXT("step", "Seed %1"), {std::to_string(after.seed)}});
    return changes;
}

Message nameOfPartGeneration(const Recipe& recipe) {
    return {DELVE_TEXT("step", "Regenerate selection, seed %1"), {std::to_string(recipe.seed)}};
}

} // namespace delve::editor
