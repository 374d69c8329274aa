// The kinds whose values are flags, numbers, and names of choices.
#include "generation/pipeline/parameter_kind.h"

#include "generation/level/delve/json_tape.h"
#include "generation/pipeline/parameter.h"

#include <algorithm>

namespace delve::generation {
namespace {

using Given = const std::string&;

bool allows(const Parameter& parameter, Decimal number) {
    return number >= parameter.limits.min && number <= parameter.limits.max &&
           (!parameter.kind->whole || number.whole());
}

bool allowsNumbers(const Parameter& parameter, const ParameterValue& value) {
    if (const auto* number = std::get_if<Decimal>(&value)) return allows(parameter, *number);
    const auto& range = std::get<Range>(value);
    return range.from <= range.to && allows(parameter, range.from) && allows(parameter, range.to);
}

std::string namesOf(const std::vector<Choice>& choices) {
    std::string names;
    for (const auto& choice : choices) {
        if (!names.empty()) names += ", ";
        names += choice.name;
    }
    return names;
}

std::optional<ParameterValue> flagFromText(std::string_view text) {
    for (const auto yes : {"yes", "on", "true", "1"})
        if (text == yes) return true;
    for (const auto no : {"no", "off", "false", "0"})
        if (text == no) return false;
    return {};
}

std::optional<ParameterValue> numberFromText(std::string_view text) {
    const auto number = decimalFromText(text);
    return number ? std::optional(ParameterValue(*number)) : std::nullopt;
}

std::optional<ParameterValue> percentFromText(std::string_view text) {
    if (text.ends_with('%')) text.remove_suffix(1);
    return numberFromText(text);
}

/// "20-40", "20..40", or one number for both.
std::optional<ParameterValue> rangeFromText(std::string_view text) {
    if (const auto one = decimalFromText(text)) return Range{*one, *one};
    const auto dots = text.find("..");
    const auto between = dots != std::string_view::npos ? dots : text.find('-', 1); // a number may begin with a minus
    if (between == std::string_view::npos) return {};
    const auto from = decimalFromText(text.substr(0, between));
    const auto to = decimalFromText(text.substr(between + (dots != std::string_view::npos ? 2 : 1)));
    return from && to ? std::optional(ParameterValue(Range{*from, *to})) : std::nullopt;
}

std::optional<ParameterValue> wordFromText(std::string_view text) { return ParameterValue(std::string(text)); }

ParameterKind numbers(std::string id, ValueForm form, bool whole, Text sentence,
                      std::optional<ParameterValue> (*fromText)(std::string_view)) {
    ParameterKind kind;
    kind.id = std::move(id);
    kind.form = form;
    kind.whole = whole;
    kind.refuse = [sentence](const Parameter& parameter, Given given) {
        return refusedBy(parameter, given, sentence, {toText(parameter.limits.min), toText(parameter.limits.max)});
    };
    kind.check = [refuse = kind.refuse](const Parameter& parameter, const ParameterValue& value, Given given) {
        return allowsNumbers(parameter, value) ? done() : Done(refuse(parameter, given));
    };
    kind.fromText = fromText;
    kind.allowed = [](const Parameter& parameter) {
        return Message{DELVE_TEXT("parameter", "%1 to %2"),
                       {toText(parameter.limits.min), toText(parameter.limits.max)}};
    };
    return kind;
}

constexpr Text wholeSentence = DELVE_TEXT("parameter", "%1 cannot be %2; expected a whole number from %3 to %4.");
constexpr Text numberSentence =
    DELVE_TEXT("parameter", "%1 cannot be %2; expected a number from %3 to %4, with at most "
                            "three decimals.");
constexpr Text percentSentence =
    DELVE_TEXT("parameter", "%1 cannot be %2; expected a percentage from %3 to %4, with at "
                            "most three decimals.");
constexpr Text spanSentence =
    DELVE_TEXT("parameter", "%1 cannot be %2; expected a whole number or a range such as 20-40, "
                            "from %3 to %4.");
constexpr Text numberSpanSentence = DELVE_TEXT(
    "parameter", "%1 cannot be %2; expected a number or a range such as 0.1-0.9, from %3 to %4, with at most "
                 "three decimals.");

ParameterKind flagKind() {
    ParameterKind kind;
    kind.id = "flag";
    kind.form = ValueForm::Truth;
    kind.check = [](const Parameter&, const ParameterValue&, Given) { return done(); };
    kind.refuse = [](const Parameter& parameter, Given given) {
        return refusedBy(parameter, given, DELVE_TEXT("parameter", "%1 cannot be %2; expected yes or no."));
    };
    kind.fromText = flagFromText;
    kind.allowed = [](const Parameter&) { return Message{DELVE_TEXT("parameter", "yes or no")}; };
    return kind;
}

/// Is this something that a person wrote out, where that is allowed, and no mistyped choice?
bool takesText(const Parameter& parameter, const std::string& text) {
    return parameter.limits.checkText && text.find('{') != std::string::npos;
}

Done checkChoice(const Parameter& parameter, const ParameterValue& value, Given given) {
    const auto& name = std::get<std::string>(value);
    const auto& choices = parameter.limits.choices;
    if (std::ranges::find(choices, name, &Choice::name) != choices.end()) return done();
    if (!takesText(parameter, name)) return parameter.kind->refuse(parameter, given);
    return checkedText(parameter, name);
}

ParameterKind choiceKind() {
    ParameterKind kind;
    kind.id = "choice";
    kind.check = checkChoice;
    kind.refuse = [](const Parameter& parameter, Given given) {
        return refusedBy(parameter, given, DELVE_TEXT("parameter", "%1 cannot be %2; expected one of: %3."),
                         {namesOf(parameter.limits.choices)});
    };
    kind.fromText = wordFromText;
    kind.allowed = [](const Parameter& parameter) {
        return Message{DELVE_TEXT("parameter", "one of %1"), {namesOf(parameter.limits.choices)}};
    };
    return kind;
}

SharedKind shared(ParameterKind kind) { return std::make_shared<const ParameterKind>(std::move(kind)); }

} // namespace

Failure refusedBy(const Parameter& parameter, const std::string& given, Text sentence, std::vector<std::string> more) {
    more.insert(more.begin(), {parameter.id, given.empty() ? "\"\"" : clipped(given)});
    return badInput({sentence, std::move(more)});
}

Done checkedText(const Parameter& parameter, const std::string& text) {
    auto checked = parameter.limits.checkText(text);
    if (checked) return checked;
    auto failure = std::move(checked).failure();
    failure.where = failure.where.empty() ? parameter.id : parameter.id + ", " + failure.where;
    return failure;
}

const SharedKind& ParameterKinds::flag() {
    static const SharedKind kind = shared(flagKind());
    return kind;
}
const SharedKind& ParameterKinds::whole() {
    static const SharedKind kind = shared(numbers("whole", ValueForm::Number, true, wholeSentence, numberFromText));
    return kind;
}
const SharedKind& ParameterKinds::number() {
    static const SharedKind kind = shared(numbers("number", ValueForm::Number, false, numberSentence, numberFromText));
    return kind;
}
const SharedKind& ParameterKinds::percent() {
    static const SharedKind kind =
        shared(numbers("percent", ValueForm::Number, false, percentSentence, percentFromText));
    return kind;
}
const SharedKind& ParameterKinds::span() {
    static const SharedKind kind = shared(numbers("range", ValueForm::Range, true, spanSentence, rangeFromText));
    return kind;
}
const SharedKind& ParameterKinds::numberSpan() {
    static const SharedKind kind =
        shared(numbers("number-range", ValueForm::Range, false, numberSpanSentence, rangeFromText));
    return kind;
}
const SharedKind& ParameterKinds::count() {
    static const SharedKind kind = shared(numbers("count", ValueForm::Range, true, spanSentence, rangeFromText));
    return kind;
}
const SharedKind& ParameterKinds::choice() {
    static const SharedKind kind = shared(choiceKind());
    return kind;
}

const Registry<ParameterKind>& builtInParameterKinds() {
    static const auto registry = [] {
        Registry<ParameterKind> all;
        for (const auto& kind :
             {ParameterKinds::flag(), ParameterKinds::whole(), ParameterKinds::number(), ParameterKinds::percent(),
              ParameterKinds::span(), ParameterKinds::numberSpan(), ParameterKinds::count(), ParameterKinds::choice(),
              ParameterKinds::text(), ParameterKinds::file(), ParameterKinds::level(), ParameterKinds::table()})
            (void)all.add(kind);
        return all;
    }();
    return registry;
}

} // namespace delve::generation
