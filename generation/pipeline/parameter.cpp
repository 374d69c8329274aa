#include "generation/pipeline/parameter.h"

#include "generation/level/delve/json_tape.h"
#include "generation/pipeline/as_declared.h"

#include <algorithm>

namespace delve {
namespace {

bool isKind(ParameterKind kind, const ParameterValue& value) {
    switch (kind) {
    case ParameterKind::Flag: return std::holds_alternative<bool>(value);
    case ParameterKind::Whole:
    case ParameterKind::Number:
    case ParameterKind::Percent: return std::holds_alternative<Decimal>(value);
    case ParameterKind::Span:
    case ParameterKind::NumberSpan:
    case ParameterKind::Count: return std::holds_alternative<Range>(value);
    case ParameterKind::Choice: return std::holds_alternative<std::string>(value);
    }
    return false;
}

bool isWhole(ParameterKind kind) {
    return kind == ParameterKind::Whole || kind == ParameterKind::Span || kind == ParameterKind::Count;
}

bool isRange(ParameterKind kind) {
    return kind == ParameterKind::Span || kind == ParameterKind::NumberSpan || kind == ParameterKind::Count;
}

bool allows(const Parameter& parameter, Decimal number) {
    return number >= parameter.limits.least && number <= parameter.limits.most &&
           (!isWhole(parameter.kind) || number.whole());
}

bool allows(const Parameter& parameter, const ParameterValue& value) {
    if (!isKind(parameter.kind, value)) return false;
    if (const auto* number = std::get_if<Decimal>(&value)) return allows(parameter, *number);
    if (const auto* range = std::get_if<Range>(&value))
        return range->from <= range->to && allows(parameter, range->from) && allows(parameter, range->to);
    if (const auto* name = std::get_if<std::string>(&value))
        return std::ranges::find(parameter.limits.choices, *name, &Choice::name) != parameter.limits.choices.end();
    return true;
}

std::string namesOf(const std::vector<Choice>& choices) {
    std::string names;
    for (const auto& choice : choices) {
        if (!names.empty()) names += ", ";
        names += choice.name;
    }
    return names;
}

/// The sentence for a value that is not allowed: it names the parameter, what was given, and what may be.
Failure refused(const Parameter& parameter, std::string given) {
    const auto& limits = parameter.limits;
    const std::string id(parameter.id);
    given = given.empty() ? "\"\"" : clipped(given);
    switch (parameter.kind) {
    case ParameterKind::Flag:
        return badInput({DELVE_TEXT("parameter", "%1 cannot be %2: it is yes or no."), {id, given}});
    case ParameterKind::Choice:
        return badInput(
            {DELVE_TEXT("parameter", "%1 cannot be %2: it is one of %3."), {id, given, namesOf(limits.choices)}});
    case ParameterKind::Whole:
        return badInput({DELVE_TEXT("parameter", "%1 cannot be %2: it is a whole number from %3 to %4."),
                         {id, given, toText(limits.least), toText(limits.most)}});
    case ParameterKind::Number:
        return badInput({DELVE_TEXT("parameter", "%1 cannot be %2: it is a number from %3 to %4, with at most three "
                                                 "decimals."),
                         {id, given, toText(limits.least), toText(limits.most)}});
    case ParameterKind::Percent:
        return badInput(
            {DELVE_TEXT("parameter", "%1 cannot be %2: it is a percentage from %3 to %4, with at most three "
                                     "decimals."),
             {id, given, toText(limits.least), toText(limits.most)}});
    case ParameterKind::Span:
    case ParameterKind::Count:
        return badInput(
            {DELVE_TEXT("parameter", "%1 cannot be %2: it is a whole number or two of them, the lesser first, "
                                     "like 20-40, from %3 to %4."),
             {id, given, toText(limits.least), toText(limits.most)}});
    case ParameterKind::NumberSpan:
        return badInput(
            {DELVE_TEXT("parameter", "%1 cannot be %2: it is a number or two of them, the lesser first, like "
                                     "0.1-0.9, from %3 to %4, with at most three decimals."),
             {id, given, toText(limits.least), toText(limits.most)}});
    }
    return badInput({});
}

std::optional<bool> flagFromText(std::string_view text) {
    for (const auto yes : {"yes", "on", "true", "1"})
        if (text == yes) return true;
    for (const auto no : {"no", "off", "false", "0"})
        if (text == no) return false;
    return {};
}

/// "20-40", "20..40", or one number for both.
std::optional<Range> rangeFromText(std::string_view text) {
    if (const auto one = decimalFromText(text)) return Range{*one, *one};
    const auto dots = text.find("..");
    const auto between = dots != std::string_view::npos ? dots : text.find('-', 1); // a number may begin with a minus
    if (between == std::string_view::npos) return {};
    const auto from = decimalFromText(text.substr(0, between));
    const auto to = decimalFromText(text.substr(between + (dots != std::string_view::npos ? 2 : 1)));
    return from && to ? std::optional(Range{*from, *to}) : std::nullopt;
}

std::optional<ParameterValue> valueFromText(ParameterKind kind, std::string_view text) {
    if (kind == ParameterKind::Choice) return ParameterValue(std::string(text));
    if (kind == ParameterKind::Flag) {
        const auto flag = flagFromText(text);
        return flag ? std::optional(ParameterValue(*flag)) : std::nullopt;
    }
    if (isRange(kind)) {
        const auto range = rangeFromText(text);
        return range ? std::optional(ParameterValue(*range)) : std::nullopt;
    }
    if (kind == ParameterKind::Percent && text.ends_with('%')) text.remove_suffix(1);
    const auto number = decimalFromText(text);
    return number ? std::optional(ParameterValue(*number)) : std::nullopt;
}

/// Something that a person wrote out, where that is allowed, and no mistyped name of a choice.
bool takesText(const Parameter& parameter, const ParameterValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text && parameter.limits.checkText && text->find('{') != std::string::npos;
}

/// A text where something else is expected stands in quotes: else "12" would be refused as 12.
std::string asWritten(ParameterKind kind, const ParameterValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text && kind != ParameterKind::Choice ? '"' + clipped(*text) + '"' : toText(value);
}

/// a / b, to the nearest; a half goes up.
constexpr std::int64_t rounded(std::int64_t a, std::int64_t b) { return (2 * a + b) / (2 * b); }

} // namespace

ParameterValue Parameter::usualFor(Size size) const {
    if (kind != ParameterKind::Count || limits.cellsForOne == 0) return usual;
    // Two thirds and four thirds of one for so many cells: 20 to 40 at 80 x 45, one for 120.
    const auto limited = [&](std::int64_t thirds) {
        const auto number = Decimal::of(rounded(thirds * size.area(), 3 * limits.cellsForOne));
        return std::clamp(number, std::max(limits.least, Decimal::of(1)), limits.most);
    };
    return Range{limited(2), limited(4)};
}

Done Parameter::check(const ParameterValue& value) const {
    if (allows(*this, value)) return done();
    if (!takesText(*this, value)) return refused(*this, asWritten(kind, value));
    auto checked = limits.checkText(std::get<std::string>(value));
    if (checked) return checked;
    auto failure = std::move(checked).failure();
    failure.where = failure.where.empty() ? std::string(id) : std::string(id) + ", " + failure.where;
    return failure;
}

std::string toText(const ParameterValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<Decimal>(&value)) return toText(*number);
    if (const auto* name = std::get_if<std::string>(&value)) return *name;
    const auto& range = std::get<Range>(value);
    return range.from == range.to ? toText(range.from) : toText(range.from) + '-' + toText(range.to);
}

Result<ParameterValue> parameterFromText(const Parameter& parameter, std::string_view text) {
    auto value = valueFromText(parameter.kind, text);
    if (!value || !(allows(parameter, *value) || takesText(parameter, *value)))
        return refused(parameter, std::string(text));
    if (auto allowed = parameter.check(*value); !allowed) return std::move(allowed).failure();
    return *std::move(value);
}

bool isOfKind(const Parameter& parameter, const ParameterValue& value) { return isKind(parameter.kind, value); }

ParameterValue asDeclared(const Parameter& parameter, const ParameterValue& value) {
    const auto* number = std::get_if<Decimal>(&value);
    return number && isRange(parameter.kind) ? ParameterValue(Range{*number, *number}) : value;
}

Failure refusedValue(const Parameter& parameter, std::string given) { return refused(parameter, std::move(given)); }

Message allowedBy(const Parameter& parameter) {
    const auto& limits = parameter.limits;
    if (parameter.kind == ParameterKind::Flag) return {DELVE_TEXT("parameter", "yes or no")};
    if (parameter.kind == ParameterKind::Choice)
        return {DELVE_TEXT("parameter", "one of %1"), {namesOf(limits.choices)}};
    return {DELVE_TEXT("parameter", "%1 to %2"), {toText(limits.least), toText(limits.most)}};
}

std::int64_t detail::indexOfChoice(const Limits& limits, const ParameterValue& value) {
    const auto found = std::ranges::find(limits.choices, std::get<std::string>(value), &Choice::name);
    return found == limits.choices.end() ? 0 : found - limits.choices.begin();
}

} // namespace delve
