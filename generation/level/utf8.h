#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Code points and the bytes of UTF-8 that stand for them.
namespace delve {

struct CodePoint {
    char32_t value = 0;
    std::size_t bytes = 0; ///< 0 where the text does not begin with a code point in well-formed UTF-8
};

/// The first code point of a text. Overlong forms, surrogates and values beyond U+10FFFF are not accepted.
[[nodiscard]] CodePoint firstCodePoint(std::string_view text);
[[nodiscard]] bool isUtf8(std::string_view text);
/// A value that is no code point is written as U+FFFD.
void appendUtf8(std::string& text, char32_t codePoint);

} // namespace delve
