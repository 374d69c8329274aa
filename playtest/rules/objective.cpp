#include "playtest/rules/objective.h"

#include "generation/level/delve/json_tape.h"
#include "generation/level/delve/rule_options.h"
#include "generation/level/rules.h"

#include <algorithm>

namespace delve::play {
namespace {

std::string listOf(const ObjectiveRegistry& objectives) {
    std::string words;
    for (const auto& objective : objectives) (words += words.empty() ? "" : ", ") += objective.id;
    return words;
}

Failure unknownObjective(const std::string& word, const ObjectiveRegistry& objectives) {
    return badInput(
        {DELVE_TEXT("play", "Unknown objective “%1”. Expected one of: %2."), {clipped(word), listOf(objectives)}},
        "rules.objective");
}

/// Nothing where the value is of the option's kind and within its range.
std::optional<Failure> refuseValue(const ObjectiveOption& option, const PropertyValue& value) {
    const auto where = "rules." + option.id;
    const auto* number = std::get_if<Decimal>(&value);
    if (std::holds_alternative<Decimal>(option.defaultValue)) {
        if (number && number->whole() && *number >= Decimal::of(option.min) && *number <= Decimal::of(option.max))
            return {};
        return badInput({DELVE_TEXT("play", "Expected a whole number from %1 to %2 for the rule %3."),
                         {std::to_string(option.min), std::to_string(option.max), option.id}},
                        where);
    }
    if (value.index() == option.defaultValue.index()) return {};
    if (std::holds_alternative<bool>(option.defaultValue))
        return badInput({DELVE_TEXT("play", "Expected true or false for the rule %1."), {option.id}}, where);
    return badInput({DELVE_TEXT("play", "Expected a text for the rule %1."), {option.id}}, where);
}

} // namespace

const ObjectiveEnding* ObjectiveInfo::findEnding(std::string_view ending) const {
    const auto found = std::ranges::find(endings, ending, &ObjectiveEnding::id);
    return found == endings.end() ? nullptr : &*found;
}

Result<ChosenObjective> chosenObjective(const Rules& rules, const ObjectiveRegistry& objectives) {
    ChosenObjective chosen;
    chosen.info = objectives.find(rules.objective);
    if (!chosen.info) return unknownObjective(rules.objective, objectives);
    for (const auto& option : chosen.info->options) {
        auto value = ruleOption(rules, option.id);
        if (value)
            if (auto refused = refuseValue(option, *value)) return *std::move(refused);
        chosen.options.set(option.id, value ? std::move(*value) : option.defaultValue);
    }
    return chosen;
}

} // namespace delve::play
