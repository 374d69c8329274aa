#include "ui/sweep/swept_parameters.h"

#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"
#include "ui/measures/strip.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SweptParameter)
};

/// Both ends of a range, or a number twice; nothing for anything else.
std::optional<Range> numbersIn(const ParameterValue& value) {
    if (const auto* const number = std::get_if<Decimal>(&value)) return Range{*number, *number};
    if (const auto* const range = std::get_if<Range>(&value)) return *range;
    return {};
}

double scaled(Decimal number, bool factors) {
    const auto value = static_cast<double>(number.thousandths) / 1000;
    return factors ? std::log1p(value) : value; // 0 may be among them
}

QString written(Range range) {
    if (range.from == range.to) return numberText(range.from);
    return QStringLiteral("%1 – %2").arg(numberText(range.from), numberText(range.to));
}

} // namespace

bool SweptParameter::is(const QString& otherStage, const QString& id) const {
    return stage == otherStage.toStdString() && parameter->id == id.toStdString();
}

QString SweptParameter::label() const {
    auto name = editor::toQString(declared->label);
    if (number > 0) name += QStringLiteral(" %1").arg(number);
    return QStringLiteral("%1 › %2").arg(name, editor::toQString(parameter->label));
}

std::vector<SweptParameter> sweptParametersOf(const Recipe& recipe, const generation::StageRegistry& stages) {
    std::vector<SweptParameter> found;
    std::map<QString, int> all, before; // stages of a label
    const auto declaredOf = [&stages](const RecipeStage& stage) {
        return stage.enabled ? generation::declaredStage(stages, stage) : nullptr;
    };
    for (const auto& stage : recipe.stages)
        if (const auto* const declared = declaredOf(stage)) ++all[editor::toQString(declared->label)];
    for (const auto& stage : recipe.stages) {
        const auto* const declared = declaredOf(stage);
        if (!declared) continue;
        const auto label = editor::toQString(declared->label);
        const int number = all[label] > 1 ? ++before[label] : 0;
        for (const auto& parameter : declared->parameters)
            if (editor::canSweep(parameter)) found.push_back({stage.id, declared, &parameter, number});
    }
    return found;
}

QString valueInWords(const generation::Parameter& parameter, const ParameterValue& value) {
    if (const auto* const on = std::get_if<bool>(&value)) return *on ? Texts::tr("on") : Texts::tr("off");
    if (const auto* const name = std::get_if<std::string>(&value)) {
        const auto& choices = parameter.limits.choices;
        const auto choice = std::ranges::find(choices, *name, &generation::Choice::name);
        return choice == choices.end() ? QString::fromStdString(*name) : editor::toQString(choice->label);
    }
    const auto range = *numbersIn(value);
    return editor::toQString(generation::withUnitOf(parameter, written(range).toStdString(), range.to));
}

std::optional<Decimal> numberOf(const ParameterValue& value) {
    const auto numbers = numbersIn(value);
    return numbers ? std::optional(numbers->from) : std::nullopt;
}

bool grow(std::span<const ParameterValue> steps) {
    if (steps.empty() || !numberOf(steps.front())) return false;
    return editor::growsByFactors(*numberOf(steps.front()), *numberOf(steps.back()));
}

double placeAmong(std::span<const ParameterValue> steps, Decimal number) {
    const bool factors = grow(steps);
    const auto from = scaled(*numberOf(steps.front()), factors);
    const auto to = scaled(*numberOf(steps.back()), factors);
    return to > from ? std::clamp((scaled(number, factors) - from) / (to - from), 0.0, 1.0) : 0;
}

std::optional<ChartMark> markOf(std::span<const ParameterValue> steps, const ParameterValue& value) {
    if (steps.empty()) return {};
    const auto numbers = numbersIn(value);
    if (numbers && numbersIn(steps.front())) {
        const auto [first, last] = std::pair(*numbersIn(steps.front()), *numbersIn(steps.back()));
        if (numbers->to < first.from || numbers->from > last.to) return {};
        return ChartMark{placeAmong(steps, numbers->from), placeAmong(steps, numbers->to)};
    }
    const auto found = std::ranges::find(steps, value);
    if (found == steps.end()) return {};
    const auto place = static_cast<double>(found - steps.begin());
    return ChartMark{place, place};
}

} // namespace delve::ui
