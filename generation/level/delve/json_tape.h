#pragma once

#include "generation/level/decimal.h"
#include "generation/level/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// One value of a JSON text, kept while it is processed: a flat list of its tokens beside their raw text. The reader
/// records one for each room, thing or the like, one after the other in the same memory.
namespace delve {

enum class JsonKind : std::uint8_t { Null, False, True, Number, Text, Array, Object };

struct JsonToken {
    static constexpr std::uint32_t plain = 0xffffffff;
    JsonKind kind = JsonKind::Null;
    std::uint32_t begin = 0; ///< where it stands in the raw text, quotes and brackets included
    std::uint32_t end = 0;
    std::uint32_t next = 0;          ///< the first token after it
    std::uint32_t unescaped = plain; ///< of a text with escapes: its place in `texts`
};

struct JsonTape {
    std::string_view raw; ///< part of a window, so sixteen bytes behind it may be read
    std::vector<JsonToken> tokens;
    std::vector<std::string> texts;
    /// The first refusal, and where in `raw`. Code that reads on afterwards gets harmless values.
    std::optional<Message> refusal;
    std::size_t refusedAt = 0;

    void refuse(std::size_t at, Message message);
    /// The path from the value at `root` to the refused one in it, as in ".runs[2][0]".
    [[nodiscard]] std::string pathOfRefusal(std::uint32_t root) const;
    /// The text that the token at `index` stands for, without quotes and escapes.
    [[nodiscard]] std::string_view textAt(std::uint32_t index) const {
        const auto& token = tokens[index];
        return token.unescaped == JsonToken::plain ? raw.substr(token.begin + 1, token.end - token.begin - 2)
                                                   : std::string_view(texts[token.unescaped]);
    }
};

/// Names of members are so short that a call takes longer than to compare them.
[[nodiscard]] inline bool isSameName(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != b[i]) return false;
    return true;
}

/// How many lines end in this text.
[[nodiscard]] std::ptrdiff_t lineEnds(std::string_view text);

/// A raw value or text, short enough for a sentence.
[[nodiscard]] std::string clipped(std::string_view text);

class FewValues;

/// A value on a tape. If it is not what the caller asks for, it records a refusal and returns a default.
class JsonValue {
public:
    JsonValue(JsonTape& tape, std::uint32_t token) : m_tape(&tape), m_token(token) {}

    [[nodiscard]] JsonKind kind() const { return token().kind; }
    [[nodiscard]] std::string_view raw() const {
        return m_tape->raw.substr(token().begin, token().end - token().begin);
    }
    void refuse(Message message) const { m_tape->refuse(token().begin, std::move(message)); }
    /// `sentence` says what was expected; its %1 is what was found.
    void expected(const Text& sentence) const { refuse({sentence, {clipped(raw())}}); }
    [[nodiscard]] bool refused() const { return m_tape->refusal.has_value(); }

    [[nodiscard]] std::string_view text() const {
        const bool good = is(JsonKind::Text, DELVE_TEXT("delve-file", "Expected a text in quotes, found %1."));
        return good ? m_tape->textAt(m_token) : std::string_view();
    }
    [[nodiscard]] bool yesNo() const;
    /// A whole number within these bounds, exactly.
    [[nodiscard]] std::int64_t whole(std::int64_t min, std::int64_t max) const;
    [[nodiscard]] std::int32_t whole32(std::int32_t min, std::int32_t max) const {
        return static_cast<std::int32_t>(whole(min, max));
    }
    /// Any 64 bits, signed or not.
    [[nodiscard]] std::uint64_t bits64() const;
    [[nodiscard]] Decimal decimal() const;
    /// The number, where it is one that a Decimal can hold.
    [[nodiscard]] std::optional<Decimal> asDecimal() const;

    /// The number of elements of an array; 0 for anything else.
    [[nodiscard]] std::size_t size() const;
    /// Calls each(value) for the elements of an array.
    template <class Each>
    void elements(Each each) const;
    /// The elements of a short array; one with fewer than `min` or more than `max` is refused.
    [[nodiscard]] FewValues fewElements(std::size_t min, std::size_t max) const;
    /// Calls each(name, value, raw text of both) for the members of an object.
    template <class Each>
    void members(Each each) const;
    [[nodiscard]] std::optional<JsonValue> find(std::string_view name) const;

private:
    [[nodiscard]] const JsonToken& token() const { return m_tape->tokens[m_token]; }
    [[nodiscard]] JsonValue at(std::uint32_t index) const { return {*m_tape, index}; }
    [[nodiscard]] bool is(JsonKind wanted, const Text& sentence) const {
        return kind() == wanted || (expected(sentence), false);
    }

    JsonTape* m_tape;
    std::uint32_t m_token;
};

/// Up to four elements.
class FewValues {
public:
    static constexpr std::size_t room = 4;
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] JsonValue operator[](std::size_t i) const { return {*m_tape, m_tokens[i]}; }

private:
    friend class JsonValue;
    JsonTape* m_tape = nullptr;
    std::array<std::uint32_t, room> m_tokens{};
    std::size_t m_size = 0;
};

/// A number as JSON writes it, exponent and all, where it has at most three digits behind the point and is not too
/// large.
[[nodiscard]] std::optional<Decimal> decimalFromJson(std::string_view number);

template <class Each>
void JsonValue::elements(Each each) const {
    if (!is(JsonKind::Array, DELVE_TEXT("delve-file", "Expected a list in square brackets, found %1."))) return;
    for (auto i = m_token + 1; i < token().next; i = m_tape->tokens[i].next) each(at(i));
}

template <class Each>
void JsonValue::members(Each each) const {
    if (!is(JsonKind::Object, DELVE_TEXT("delve-file", "Expected an object in curly brackets, found %1."))) return;
    for (auto i = m_token + 1; i < token().next; i = m_tape->tokens[i + 1].next) {
        const auto begin = m_tape->tokens[i].begin;
        each(m_tape->textAt(i), at(i + 1), m_tape->raw.substr(begin, m_tape->tokens[i + 1].end - begin));
    }
}

} // namespace delve
