#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

/// Where the tokens of JSON end: numbers, texts and words, as its grammar has them (RFC 8259), and no byte more. The
/// text must be followed by eight bytes of 0: none is part of a token, so nothing here looks for the end of the text.
namespace delve {

struct JsonScan {
    const char* end = nullptr; ///< the first byte that is no part of the token, or that spoils it
    bool good = false;
    bool escaped = false; ///< of a text: not all of it stands for itself
};

/// Past space and line ends.
[[nodiscard]] inline const char* skipJsonSpace(const char* at) {
    while (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t') ++at;
    return at;
}

[[nodiscard]] inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

[[nodiscard]] inline JsonScan scanJsonDigits(const char* at) {
    const char* const begin = at;
    while (isDigit(*at)) ++at;
    return {at, at != begin};
}

/// A number has no 0 before other digits, and digits on both sides of its point.
[[nodiscard]] inline JsonScan scanJsonNumber(const char* at) {
    if (*at == '-') ++at;
    auto digits = *at == '0' ? JsonScan{at + 1, true} : scanJsonDigits(at);
    if (digits.good && *digits.end == '.') digits = scanJsonDigits(digits.end + 1);
    if (!digits.good || (*digits.end != 'e' && *digits.end != 'E')) return digits;
    at = digits.end + 1;
    return scanJsonDigits(*at == '+' || *at == '-' ? at + 1 : at);
}

/// true, false or null.
[[nodiscard]] inline JsonScan scanJsonWord(const char* at, std::string_view word) {
    for (const char c : word) {
        if (*at != c) return {at, false};
        ++at;
    }
    return {at, true};
}

/// The first byte that does not stand for itself in a text: a quote, a backslash, a control character, or part of a
/// code point of several bytes. Eight bytes are looked at together; the high bit of each tells. What is carried from
/// one of them to the next goes upward, so the lowest that is found is right.
[[nodiscard]] inline const char* plainJsonEnd(const char* at) {
    if constexpr (std::endian::native == std::endian::little) {
        constexpr std::uint64_t ones = 0x0101010101010101u;
        constexpr std::uint64_t highs = 0x80 * ones;
        const auto below = [](std::uint64_t word, std::uint64_t bound) { return (word - bound * ones) & ~word; };
        for (;; at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, at, sizeof word);
            const auto marks = below(word ^ ('"' * ones), 1) | below(word ^ ('\\' * ones), 1);
            const auto found = (word | below(word, 0x20) | marks) & highs;
            if (found != 0) return at + std::countr_zero(found) / 8;
        }
    }
    while (static_cast<unsigned char>(*at) >= 0x20 && static_cast<unsigned char>(*at) < 0x80 && *at != '"' &&
           *at != '\\')
        ++at;
    return at;
}

/// A code point of several bytes: no longer than need be, no surrogate, none beyond U+10FFFF.
[[nodiscard]] JsonScan scanJsonCodePoint(const char* at);
/// From a backslash on. Surrogates come in pairs, or not at all.
[[nodiscard]] JsonScan scanJsonEscape(const char* at);
/// From the quote on.
[[nodiscard]] inline JsonScan scanJsonText(const char* at) {
    JsonScan text{at + 1, true};
    while (true) {
        text.end = plainJsonEnd(text.end);
        const char c = *text.end;
        if (c == '"') return {text.end + 1, true, text.escaped};
        const bool escape = c == '\\';
        const auto part = escape ? scanJsonEscape(text.end) : scanJsonCodePoint(text.end);
        if (!part.good) return part;
        text.end = part.end;
        text.escaped = text.escaped || escape;
    }
}

} // namespace delve
