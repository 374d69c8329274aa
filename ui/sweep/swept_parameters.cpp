#include "ui/sweep/swept_parameters.h"

#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"
#include "ui/measures/strip.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Between the numbers of two steps in parts; a number beyond them lies at their end.
double placeAmong(std::span<const ParameterValue> steps, Decimal number) {
    const auto at = [&steps](std::size_t i) { return static_cast<double>(numbersIn(steps[i])->from.thousandths); };
    const auto value = static_cast<double>(number.thousandths);
    if (value <= at(0)) return 0;
    for (std::size_t i = 1; i < steps.size(); ++i)
        if (value <= at(i)) return static_cast<double>(i - 1) + (value - at(i - 1)) / (at(i) - at(i - 1));
    return static_cast<double>(steps.size() - 1);
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
    return QStringLiteral("%1 › %2").arg(editor::toQString(declared->label), editor::toQString(parameter->label));
}

std::vector<SweptParameter> sweptParametersOf(const Recipe& recipe, const generation::StageRegistry& stages) {
    std::vector<SweptParameter> found;
    for (const auto& stage : recipe.stages) {
        const auto* const declared = generation::declaredStage(stages, stage);
        if (!declared) continue;
        for (const auto& parameter : declared->parameters)
            if (editor::canSweep(parameter)) found.push_back({stage.id, declared, &parameter});
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
