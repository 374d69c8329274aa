#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Where the tokens of JSON end: numbers, texts and words, exactly by its grammar (RFC 8259). The text must be followed
/// by sixteen bytes of 0: none is part of a token, so nothing here checks for the end of the text.
namespace delve {

struct JsonScan {
    const char* end = nullptr; ///< the first byte after the token, or the one that spoils it
    bool good = false;
    bool escaped = false; ///< of a text: it has bytes that do not stand for themselves
};

/// Skips space and line ends. Most of it are the eight spaces that begin a line of a list.
[[nodiscard]] inline const char* skipJsonSpace(const char* at) {
    while (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t') at += std::memcmp(at, "        ", 8) == 0 ? 8 : 1;
    return at;
}

[[nodiscard]] inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Eight bytes; each that is no digit has its high bit set. If several are set, only the first is reliable.
[[nodiscard]] inline std::uint64_t noDigitsIn(std::uint64_t bytesWithoutZeros) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    return (bytesWithoutZeros | (bytesWithoutZeros + (0x80 - 10) * ones)) & (0x80 * ones);
}

/// Numbers have one to four digits, and no processor can predict how many: so eight bytes are checked at once.
[[nodiscard]] inline JsonScan scanJsonDigits(const char* at) {
    const char* const begin = at;
    if constexpr (std::endian::native == std::endian::little) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, sizeof word);
        const auto others = noDigitsIn(word ^ 0x3030303030303030u);
        if (others != 0) {
            at += std::countr_zero(others) / 8;
            return {at, at != begin};
        }
    }
    while (isDigit(*at)) ++at;
    return {at, at != begin};
}

/// The number that one to eight digits spell; nothing if they are no digits. Eight bytes must be readable.
[[nodiscard]] inline std::optional<std::uint32_t> fewJsonDigits(std::string_view digits) {
    if (std::endian::native != std::endian::little || digits.empty() || digits.size() > 8) return {};
    const auto unused = 64 - 8 * digits.size();
    std::uint64_t word = 0;
    std::memcpy(&word, digits.data(), sizeof word);
    word = (word << unused) ^ (0x3030303030303030u << unused);
    if (noDigitsIn(word) != 0) return {};
    word = word * 10 + (word >> 8); // neighbours, then pairs and fours of them (Langdale, Lemire 2019)
    const auto even = (word & 0x000000ff000000ffu) * (100 + (std::uint64_t{1'000'000} << 32));
    const auto odd = (word >> 16 & 0x000000ff000000ffu) * (1 + (std::uint64_t{10'000} << 32));
    return static_cast<std::uint32_t>((even + odd) >> 32);
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

/// The first byte that does not stand for itself in a text: a quote, a backslash, a control
/// character, or part of a code point of several bytes. Checks sixteen bytes at once if the
/// processor can, so that a name of usual length takes one step; else eight, each flagged
/// by its high bit. Carries between bytes go upward, so the lowest flag is right.
[[nodiscard]] inline const char* plainJsonEnd(const char* at) {
#if defined(__SSE2__)
    for (;; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const __m128i quotes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
        const __m128i slashes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
        const __m128i below = _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)); // from 0x80 on they count as negative
        const auto found = static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(below, _mm_or_si128(quotes, slashes))));
        if (found != 0) return at + std::countr_zero(found);
    }
#else
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
#endif
}

/// A code point of several bytes: in its shortest form, no surrogate, none beyond U+10FFFF.
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
