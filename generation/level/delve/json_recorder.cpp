#include "generation/level/delve/json_recorder.h"

#include "generation/level/utf8.h"

#include <algorithm>
#include <charconv>

namespace delve {
namespace {

char32_t unitAt(std::string_view digits) {
    std::uint32_t unit = 0;
    std::from_chars(digits.data(), digits.data() + 4, unit, 16);
    return unit;
}

/// What an escape of one letter stands for.
char letterOf(char escape) {
    switch (escape) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return escape; // a quote or a slash of either kind
    }
}

/// Unescapes the checked text between the quotes.
std::string unescaped(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto escape = std::min(text.find('\\'), text.size());
        plain += text.substr(0, escape);
        text.remove_prefix(escape);
        if (text.empty()) break;
        if (text[1] != 'u') {
            plain += letterOf(text[1]);
            text.remove_prefix(2);
            continue;
        }
        auto codePoint = unitAt(text.substr(2));
        text.remove_prefix(6);
        if (codePoint >= 0xd800 && codePoint < 0xe000) {
            codePoint = 0x10000 + ((codePoint - 0xd800) << 10) + (unitAt(text.substr(2)) - 0xdc00);
            text.remove_prefix(6);
        }
        appendUtf8(plain, codePoint);
    }
    return plain;
}

} // namespace

/// Mostly there is one space or none, and no branch can predict which.
inline const char* JsonRecorder::nextFrom(const char* at) {
    at += *at == ' ' ? 1 : 0;
    return static_cast<unsigned char>(*at) > ' ' ? at : nextInWindow(at);
}

const char* JsonRecorder::nextInWindow(const char* at) {
    do {
        at = skipJsonSpace(at);
        if (!m_window.isEnd(at)) return at;
        m_window.moveTo(at);
        const bool more = m_window.more();
        at = m_window.at();
        if (!more) return at;
    } while (true);
}

bool JsonRecorder::behind(const char* at) {
    if (at) m_window.moveTo(at);
    return at != nullptr;
}

char JsonRecorder::next() {
    m_window.moveTo(nextFrom(m_window.at()));
    return *m_window.at();
}

bool JsonRecorder::text() { return behind(textAt(m_window.at())); }

bool JsonRecorder::value(std::size_t depth) { return behind(valueAt(nextFrom(m_window.at()), depth)); }

void JsonRecorder::start() {
    m_window.keepFromHere();
    m_tape.tokens.clear();
    m_tape.texts.clear();
}

JsonTape& JsonRecorder::tape() {
    m_tape.raw = m_window.kept();
    return m_tape;
}

bool JsonRecorder::wrong(JsonProblem problem) {
    m_problem = problem;
    return false;
}

bool JsonRecorder::wrong() {
    if (m_window.tooLarge()) return wrong(JsonProblem::TooLarge);
    if (m_window.readingFailed()) return wrong(JsonProblem::ReadingFailed);
    return wrong(m_window.atEnd() ? JsonProblem::Ended : JsonProblem::Grammar);
}

const char* JsonRecorder::wrongAt(const char* at) {
    m_window.moveTo(at);
    wrong();
    return nullptr;
}

inline void JsonRecorder::addToken(JsonKind kind, const char* begin, const char* end) {
    const auto next = static_cast<std::uint32_t>(m_tape.tokens.size() + 1);
    m_tape.tokens.push_back({kind, offset(begin), offset(end), next, JsonToken::plain});
}

void JsonRecorder::addUnescaped() {
    auto& text = m_tape.tokens.back();
    text.unescaped = static_cast<std::uint32_t>(m_tape.texts.size());
    m_tape.texts.push_back(unescaped({m_window.keptFrom() + text.begin + 1, text.end - text.begin - 2}));
}

template <class Scan>
inline const char* JsonRecorder::tokenAt(const char* at, JsonKind kind, Scan scan) {
    const JsonScan found = scan(at);
    if (m_window.isEnd(found.end)) return tokenAtEnd(at, kind, scan);
    if (!found.good) return wrongAt(found.end);
    addToken(kind, at, found.end);
    if (found.escaped) addUnescaped();
    return found.end;
}

/// A token that reaches the end of the window may continue after it, and is scanned again once more text is there.
template <class Scan>
const char* JsonRecorder::tokenAtEnd(const char* at, JsonKind kind, Scan scan) {
    m_window.moveTo(at);
    JsonScan found;
    do {
        const bool more = m_window.more();
        at = m_window.at();
        found = scan(at);
        if (!more) break;
    } while (m_window.isEnd(found.end));
    if (!found.good || m_window.tooLarge()) return wrongAt(found.end);
    addToken(kind, at, found.end);
    if (found.escaped) addUnescaped();
    return found.end;
}

const char* JsonRecorder::textAt(const char* at) {
    return tokenAt(at, JsonKind::Text, [](const char* from) { return scanJsonText(from); });
}

const char* JsonRecorder::valueAt(const char* at, std::size_t depth) {
    const auto word = [&](JsonKind kind, std::string_view letters) {
        return tokenAt(at, kind, [letters](const char* from) { return scanJsonWord(from, letters); });
    };
    switch (*at) {
    case '"': return textAt(at);
    case '{': return containerAt(at, JsonKind::Object, depth);
    case '[': return containerAt(at, JsonKind::Array, depth);
    case 't': return word(JsonKind::True, "true");
    case 'f': return word(JsonKind::False, "false");
    case 'n': return word(JsonKind::Null, "null");
    default: break;
    }
    if (*at != '-' && !isDigit(*at)) return wrongAt(at);
    return tokenAt(at, JsonKind::Number, [](const char* from) { return scanJsonNumber(from); });
}

/// Ends the token even if something in it is wrong, so that its path can be reported.
const char* JsonRecorder::containerAt(const char* at, JsonKind kind, std::size_t depth) {
    if (depth == 0) return wrongAt(at), wrong(JsonProblem::TooDeep), nullptr;
    const auto index = static_cast<std::uint32_t>(m_tape.tokens.size());
    addToken(kind, at, at);
    bool mayHaveTwins = false;
    at = kind == JsonKind::Object ? membersAt(at + 1, depth - 1, mayHaveTwins) : elementsAt(at + 1, depth - 1);
    auto& token = m_tape.tokens[index];
    token.end = offset(at ? at : m_window.at());
    token.next = static_cast<std::uint32_t>(m_tape.tokens.size());
    if (!at || !mayHaveTwins) return at;
    m_window.moveTo(at);
    return refuseTwins(index) ? nullptr : at;
}

const char* JsonRecorder::elementsAt(const char* at, std::size_t depth) {
    at = nextFrom(at);
    if (*at == ']') return at + 1;
    while (true) {
        at = valueAt(at, depth);
        if (!at) return nullptr;
        at = nextFrom(at);
        if (*at == ']') return at + 1;
        if (*at != ',') return wrongAt(at);
        at = nextFrom(at + 1);
    }
}

/// A look at the length of each name and its letters at both ends tells nearly always that no two are the same.
const char* JsonRecorder::membersAt(const char* at, std::size_t depth, bool& mayHaveTwins) {
    at = nextFrom(at);
    if (*at == '}') return at + 1;
    for (std::uint64_t met = 0;; at = nextFrom(at + 1)) {
        if (*at != '"') return wrongAt(at);
        at = textAt(at);
        if (!at) return nullptr;
        const auto& name = m_tape.tokens.back();
        const auto letters =
            static_cast<unsigned char>(m_window.keptFrom()[name.begin + 1]) * 7u + static_cast<unsigned char>(at[-2]);
        const auto bit = std::uint64_t{1} << ((letters + 13 * (name.end - name.begin)) % 64);
        mayHaveTwins = mayHaveTwins || (met & bit) != 0 || name.unescaped != JsonToken::plain;
        met |= bit;
        at = nextFrom(at);
        if (*at != ':') return wrongAt(at);
        at = valueAt(nextFrom(at + 1), depth);
        if (!at) return nullptr;
        at = nextFrom(at);
        if (*at == '}') return at + 1;
        if (*at != ',') return wrongAt(at);
    }
}

/// A few names are compared in pairs; many are sorted first, so that no file makes this slow.
bool JsonRecorder::refuseTwins(std::uint32_t object) {
    constexpr std::size_t few = 12;
    const auto& tokens = tape().tokens;
    m_names.clear();
    for (auto i = object + 1; i < tokens[object].next; i = tokens[i + 1].next) m_names.push_back({m_tape.textAt(i), i});
    const bool many = m_names.size() > few;
    if (many)
        std::ranges::sort(m_names, [](const Name& a, const Name& b) {
            return a.text != b.text ? a.text < b.text : a.token < b.token;
        });
    for (std::size_t i = 1; i < m_names.size(); ++i) {
        for (std::size_t k = many ? i - 1 : 0; k < i; ++k) {
            if (!isSameName(m_names[k].text, m_names[i].text)) continue;
            m_tape.refuse(
                tokens[m_names[i].token + 1].begin,
                {DELVE_TEXT("delve-file", "Duplicate member “%1” in this object."), {clipped(m_names[i].text)}});
            wrong(JsonProblem::Refused);
            return true;
        }
    }
    return false;
}

} // namespace delve
