#include "generation/pipeline/parameter.h"

#include "generation/level/delve/json_tape.h"
#include "generation/pipeline/as_declared.h"

#include <algorithm>

namespace delve::generation {
namespace {

bool isOfForm(ValueForm form, const ParameterValue& value) {
    switch (form) {
    case ValueForm::Truth: return std::holds_alternative<bool>(value);
    case ValueForm::Number: return std::holds_alternative<Decimal>(value);
    case ValueForm::Range: return std::holds_alternative<Range>(value);
    case ValueForm::Word: return std::holds_alternative<std::string>(value);
    }
    return false;
}

/// A text is quoted if something else is expected: else "12" would be refused as 12.
std::string asWritten(ValueForm form, const ParameterValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text && form != ValueForm::Word ? '"' + clipped(*text) + '"' : toText(value);
}

Done checkGiven(const Parameter& parameter, const ParameterValue& value, const std::string& given) {
    if (!isOfKind(parameter, value)) return parameter.kind->refuse(parameter, given);
    return parameter.kind->check(parameter, value, given);
}

/// Does its default depend on the size of the map?
bool isAutomatic(const Parameter& parameter) { return parameter.limits.cellsForOne > 0; }

/// a / b, to the nearest; a half goes up.
constexpr std::int64_t rounded(std::int64_t a, std::int64_t b) { return (2 * a + b) / (2 * b); }

} // namespace

ParameterValue Parameter::defaultFor(Size size) const {
    if (!isAutomatic(*this)) return defaultValue;
    // Two thirds and four thirds of one for so many cells: 20 to 40 at 80 x 45, one for 120.
    const auto limited = [&](std::int64_t thirds) {
        const auto number = Decimal::of(rounded(thirds * size.area(), 3 * limits.cellsForOne));
        return std::clamp(number, std::max(limits.min, Decimal::of(1)), limits.max);
    };
    return Range{limited(2), limited(4)};
}

void Parameter::storeDefault(void* target, Size size) const {
    if (isAutomatic(*this)) store(target, defaultFor(size));
    else store(target, defaultValue);
    if (storeAutomatic) storeAutomatic(target);
}

Done Parameter::check(const ParameterValue& value) const {
    return checkGiven(*this, value, asWritten(kind->form, value));
}

std::string toText(const ParameterValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<Decimal>(&value)) return toText(*number);
    if (const auto* name = std::get_if<std::string>(&value)) return *name;
    const auto& range = std::get<Range>(value);
    return range.from == range.to ? toText(range.from) : toText(range.from) + '-' + toText(range.to);
}

Result<ParameterValue> parameterFromText(const Parameter& parameter, std::string_view text) {
    const std::string given(text);
    auto value = parameter.kind->fromText(text);
    if (!value) return parameter.kind->refuse(parameter, given);
    if (auto allowed = checkGiven(parameter, *value, given); !allowed) return std::move(allowed).failure();
    return *std::move(value);
}

bool isOfKind(const Parameter& parameter, const ParameterValue& value) { return isOfForm(parameter.kind->form, value); }

ParameterValue asDeclared(const Parameter& parameter, const ParameterValue& value) {
    const auto* number = std::get_if<Decimal>(&value);
    return number && parameter.kind->form == ValueForm::Range ? ParameterValue(Range{*number, *number}) : value;
}

ParameterValue valueIn(const RecipeStage& stage, const Parameter& parameter, Size size) {
    const auto* const set = stage.find(parameter.id);
    const auto value = set ? asDeclared(parameter, *set) : parameter.defaultFor(size);
    return isOfKind(parameter, value) ? value : parameter.defaultFor(size); // a file may hold anything
}

Failure refusedValue(const Parameter& parameter, std::string given) { return parameter.kind->refuse(parameter, given); }

Message allowedBy(const Parameter& parameter) { return parameter.kind->allowed(parameter); }

std::optional<Unit> unitOf(const Parameter& parameter) {
    if (parameter.kind == ParameterKinds::percent()) return Unit::Percent;
    return parameter.limits.unit;
}

Message withUnitOf(const Parameter& parameter, std::string written, const ParameterValue& value) {
    const auto* range = std::get_if<Range>(&value);
    const auto* number = range ? &range->to : std::get_if<Decimal>(&value);
    if (!number) return withUnit(Unit::PlainCount, std::move(written), {});
    return withUnit(unitOf(parameter).value_or(Unit::PlainCount), std::move(written), *number);
}

std::int64_t detail::indexOfChoice(const Limits& limits, const ParameterValue& value) {
    const auto found = std::ranges::find(limits.choices, std::get<std::string>(value), &Choice::name);
    return found == limits.choices.end() ? 0 : found - limits.choices.begin();
}

} // namespace delve::generation
