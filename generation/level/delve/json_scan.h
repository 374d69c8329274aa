#pragma once

#include <bit>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Where the tokens of JSON end: numbers, texts and words, as its grammar has them (RFC 8259), and no byte more. The
/// text must be followed by sixteen bytes of 0: none is part of a token, so nothing here looks for the end of the text.
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
/// code point of several bytes. Where the processor can, it looks at sixteen bytes together; with their signs, those of
/// larger code points are below the control characters.
[[nodiscard]] inline const char* plainJsonEnd(const char* at) {
#if defined(__SSE2__)
    for (;; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const __m128i quotes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
        const __m128i slashes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
        const __m128i others = _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20));
        const int found = _mm_movemask_epi8(_mm_or_si128(others, _mm_or_si128(quotes, slashes)));
        if (found != 0) return at + std::countr_zero(static_cast<unsigned>(found));
    }
#else
    while (static_cast<unsigned char>(*at) >= 0x20 && static_cast<unsigned char>(*at) < 0x80 && *at != '"' &&
           *at != '\\')
        ++at;
    return at;
#endif
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
