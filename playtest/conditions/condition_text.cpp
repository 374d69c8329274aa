#include "playtest/conditions/condition_text.h"

#include "generation/level/delve/json_tape.h"
#include "generation/level/nearest_word.h"
#include "playtest/conditions/condition_tokens.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

using Kind = ConditionToken::Kind;

constexpr std::string_view andWord = "and";
constexpr std::string_view orWord = "or";
constexpr std::string_view notWord = "not";
constexpr std::string_view inWord = "in";

std::vector<std::string> idsOf(const MeasureRegistry& measures) {
    std::vector<std::string> ids;
    for (const auto& measure : measures) ids.push_back(measure.id);
    return ids;
}

/// Reads tokens from the first to the last; stops at the first fault.
class Parser {
public:
    Parser(std::string_view text, const MeasureRegistry& measures)
        : m_text(text), m_measures(measures), m_tokens(tokensOf(text)) {}

    ParsedCondition run() {
        auto condition = alternatives();
        if (condition && !next().is(Kind::End))
            condition = refuse(next(), DELVE_TEXT("condition", "Expected and, or, or the end of the condition."));
        if (condition) return {std::move(condition), {}};
        return {{}, std::move(m_fault)};
    }

private:
    using Maybe = std::optional<Condition>;

    [[nodiscard]] const ConditionToken& next() const { return m_tokens[m_at]; }
    [[nodiscard]] std::string textOf(const ConditionToken& token) const {
        return std::string(m_text.substr(token.place.from, token.place.to - token.place.from));
    }
    [[nodiscard]] bool nextIs(std::string_view word) const { return next().is(Kind::Word) && textOf(next()) == word; }
    bool take(Kind kind) {
        if (!next().is(kind)) return false;
        ++m_at;
        return true;
    }
    bool take(std::string_view word) {
        if (!nextIs(word)) return false;
        ++m_at;
        return true;
    }

    std::nullopt_t refuse(const ConditionToken& token, Message why) {
        if (!m_fault) m_fault = ConditionFault{token.place, std::move(why)};
        return std::nullopt;
    }

    /// Parts with one word between them.
    template <class Part>
    Maybe joined(std::string_view word, Condition::Kind kind, Part part) {
        auto first = part();
        if (!first || !nextIs(word)) return first;
        Condition whole{kind};
        whole.text.from = first->text.from;
        whole.parts.push_back(*std::move(first));
        while (take(word)) {
            auto another = part();
            if (!another) return std::nullopt;
            whole.parts.push_back(*std::move(another));
        }
        whole.text.to = whole.parts.back().text.to;
        return whole;
    }
    Maybe alternatives() {
        return joined(orWord, Condition::Kind::Or, [this] { return demands(); });
    }
    Maybe demands() {
        return joined(andWord, Condition::Kind::And, [this] { return demand(); });
    }

    Maybe demand() {
        const auto& begin = next();
        const bool inverted = nextIs(notWord);
        if (!inverted && !begin.is(Kind::Open)) return comparison();
        if (++m_depth > deepestCondition)
            return refuse(begin, {DELVE_TEXT("condition", "Too deep: at most %1 parentheses and nots in one another."),
                                  {std::to_string(deepestCondition)}});
        ++m_at;
        auto inner = inverted ? demand() : closed();
        --m_depth;
        if (!inner || !inverted) return inner;
        Condition whole{Condition::Kind::Not};
        whole.text = {begin.place.from, inner->text.to};
        whole.parts.push_back(*std::move(inner));
        return whole;
    }

    Maybe closed() {
        auto inner = alternatives();
        if (inner && !take(Kind::Close))
            return refuse(next(), DELVE_TEXT("condition", "Expected and, or, or the closing parenthesis."));
        return inner;
    }

    /// Null and a fault if the next word is no measure.
    const MeasureInfo* measure() {
        const auto& token = next();
        if (!token.is(Kind::Word)) {
            refuse(token, DELVE_TEXT("condition", "Expected a measure, such as rooms or path."));
            return nullptr;
        }
        const auto word = textOf(token);
        const auto* const info = m_measures.find(word);
        if (info) {
            ++m_at;
            return info;
        }
        const auto nearest = nearestWord(word, idsOf(m_measures));
        if (nearest.empty()) refuse(token, {DELVE_TEXT("condition", "There is no measure \"%1\"."), {clipped(word)}});
        else
            refuse(token,
                   {DELVE_TEXT("condition", "There is no measure \"%1\". Did you mean %2?"), {clipped(word), nearest}});
        return nullptr;
    }

    /// A number, with its % if the measure has that.
    std::optional<Decimal> number(const MeasureInfo& of, Text expected) {
        if (!next().is(Kind::Number)) return refuse(next(), expected);
        const auto value = next().number;
        ++m_at;
        if (next().is(Kind::Percent) && of.unit.source != "%")
            return refuse(next(), {DELVE_TEXT("condition", "%1 is not measured in %."), {of.id}});
        take(Kind::Percent);
        return value;
    }

    Maybe comparison() {
        const auto from = next().place.from;
        const auto* const info = measure();
        if (!info) return std::nullopt;
        Condition made{Condition::Kind::Compare};
        made.comparison.measure = info->id;
        if (take(inWord)) {
            if (!range(*info, made.comparison)) return std::nullopt;
        } else if (!relation(*info, made.comparison)) {
            return std::nullopt;
        }
        made.text = {from, m_tokens[m_at - 1].place.to};
        return made;
    }

    bool range(const MeasureInfo& of, Comparison& comparison) {
        constexpr Text expected = DELVE_TEXT("condition", "Expected a range, such as 3..5.");
        const auto first = m_at;
        const auto from = number(of, expected);
        if (!from) return false;
        if (!take(Kind::Dots)) return refuse(next(), expected), false;
        const auto to = number(of, expected);
        if (!to) return false;
        comparison.relation = Relation::Within;
        comparison.number = *from;
        comparison.last = *to;
        if (*from > *to)
            refuse(m_tokens[first], {DELVE_TEXT("condition", "Nothing lies in %1..%2. The lower number comes first."),
                                     {toText(*from), toText(*to)}});
        return *from <= *to;
    }

    bool relation(const MeasureInfo& of, Comparison& comparison) {
        if (!next().is(Kind::Relation)) {
            refuse(next(), {DELVE_TEXT("condition", "Expected =, !=, <, <=, >, >= or in after %1."), {of.id}});
            return false;
        }
        comparison.relation = next().relation;
        ++m_at;
        if (next().is(Kind::Word)) {
            const auto* const other = measure();
            if (other) comparison.otherMeasure = other->id;
            return other != nullptr;
        }
        const auto value =
            number(of, DELVE_TEXT("condition", "Expected a number with at most three decimals, or a measure."));
        if (value) comparison.number = *value;
        return value.has_value();
    }

    std::string_view m_text;
    const MeasureRegistry& m_measures;
    std::vector<ConditionToken> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::optional<ConditionFault> m_fault;
};

/// Where the words of a text stop being a condition: what could come there instead.
std::vector<std::string> wordsAfter(std::string_view before, const MeasureRegistry& measures) {
    const auto tokens = tokensOf(before);
    const auto wordAt = [&](std::size_t at) {
        return before.substr(tokens[at].place.from, tokens[at].place.to - tokens[at].place.from);
    };
    const auto last = tokens.size() - 1; // the End
    const auto isMeasure = [&](std::size_t at) { return tokens[at].is(Kind::Word) && measures.find(wordAt(at)); };
    auto ids = idsOf(measures);
    if (last == 0 || tokens[last - 1].is(Kind::Open)) {
        ids.emplace_back(notWord);
        return ids;
    }
    if (tokens[last - 1].is(Kind::Relation)) return ids;
    const bool second = last >= 2 && tokens[last - 2].is(Kind::Relation);
    if (isMeasure(last - 1) && !second) return {"=", "!=", "<", "<=", ">", ">=", std::string(inWord)};
    const bool ends = second || tokens[last - 1].is(Kind::Number) || tokens[last - 1].is(Kind::Percent) ||
                      tokens[last - 1].is(Kind::Close);
    if (ends) return {std::string(andWord), std::string(orWord)};
    const auto word = wordAt(last - 1);
    if (word != andWord && word != orWord && word != notWord) return {};
    if (word != notWord) ids.emplace_back(notWord);
    return ids;
}

} // namespace

ParsedCondition parseCondition(std::string_view text, const MeasureRegistry& measures) {
    if (text.size() > longestCondition)
        return {{},
                ConditionFault{{longestCondition, text.size()},
                               {DELVE_TEXT("condition", "A condition has at most %1 characters."),
                                {std::to_string(longestCondition)}}}};
    return Parser(text, measures).run();
}

Failure failureOf(const ConditionFault& fault, std::string_view text) {
    const auto before = text.substr(0, std::min(fault.where.from, text.size()));
    const auto column =
        1 + std::ranges::count_if(before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return badInput(fault.why, "column " + std::to_string(column));
}

ConditionCompletion completionAt(std::string_view text, std::size_t place, const MeasureRegistry& measures) {
    const auto before = text.substr(0, place);
    ConditionCompletion completion{{place, place}, {}};
    for (const auto& token : tokensOf(before)) // a word that ends here has been begun
        if (token.is(Kind::Word) && token.place.to == place) completion.replaces = token.place;
    const auto begun = before.substr(completion.replaces.from);
    if (!begun.empty()) // the rest of the word goes, too
        for (const auto& token : tokensOf(text))
            if (token.is(Kind::Word) && token.place.from == completion.replaces.from) completion.replaces = token.place;
    for (auto& word : wordsAfter(before.substr(0, completion.replaces.from), measures))
        if (word.starts_with(begun) && word != begun) completion.words.push_back(std::move(word));
    return completion;
}

} // namespace delve::play
