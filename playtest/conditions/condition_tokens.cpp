#include "playtest/conditions/condition_tokens.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::play {
namespace {

using Kind = ConditionToken::Kind;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isWordPart(char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '_'; }
bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

constexpr std::pair<std::string_view, Relation> relations[] = {
    // the longer of two that begin alike first
    {"<=", Relation::AtMost}, {">=", Relation::AtLeast}, {"!=", Relation::NotEqual}, {"==", Relation::Equal},
    {"<", Relation::Less},    {">", Relation::Greater},  {"=", Relation::Equal},     {"≤", Relation::AtMost},
    {"≥", Relation::AtLeast}, {"≠", Relation::NotEqual},
};

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    std::vector<ConditionToken> run() {
        std::vector<ConditionToken> tokens;
        for (;;) {
            while (m_at < m_text.size() && isSpace(m_text[m_at])) ++m_at;
            tokens.push_back(next());
            if (tokens.back().is(Kind::End)) return tokens;
        }
    }

private:
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

    ConditionToken taken(Kind kind, std::size_t length) {
        const TextPart place{m_at, m_at + length};
        m_at += length;
        return {kind, place};
    }

    ConditionToken next() {
        if (m_at == m_text.size()) return {Kind::End, {m_at, m_at}};
        const char first = m_text[m_at];
        if (rest().starts_with("..")) return taken(Kind::Dots, 2);
        if (isLetter(first)) return taken(Kind::Word, lengthWhile(isWordPart));
        if (isDigit(first) || first == '-' || first == '.') return number();
        for (const auto& [sign, relation] : relations)
            if (rest().starts_with(sign)) {
                auto token = taken(Kind::Relation, sign.size());
                token.relation = relation;
                return token;
            }
        if (first == '(') return taken(Kind::Open, 1);
        if (first == ')') return taken(Kind::Close, 1);
        if (first == '%') return taken(Kind::Percent, 1);
        return taken(Kind::Unknown, characterLength());
    }

    template <class Wanted>
    [[nodiscard]] std::size_t lengthWhile(Wanted wanted) const {
        const auto text = rest();
        return static_cast<std::size_t>(std::ranges::find_if_not(text, wanted) - text.begin());
    }

    /// "3..5": the dots end the number.
    ConditionToken number() {
        const auto text = rest();
        std::size_t length = text[0] == '-' ? 1 : 0;
        while (length < text.size() &&
               (isDigit(text[length]) || (text[length] == '.' && !text.substr(length).starts_with(".."))))
            ++length;
        const auto value = decimalFromText(text.substr(0, length));
        auto token = taken(value ? Kind::Number : Kind::Unknown, std::max<std::size_t>(length, 1));
        if (value) token.number = *value;
        return token;
    }

    /// Of a character in UTF-8.
    [[nodiscard]] std::size_t characterLength() const {
        const auto text = rest();
        std::size_t length = 1;
        while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
        return length;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::vector<ConditionToken> tokensOf(std::string_view text) { return Reader(text).run(); }

} // namespace delve::play
