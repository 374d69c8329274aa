#include "generation/level/number_notation.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace delve {
namespace {

constexpr std::string_view digitsOfTen = "0123456789";

bool isOnly(std::string_view text, std::string_view characters) {
    return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n\v\f";
    const auto from = text.find_first_not_of(spaces);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(spaces) - from + 1);
}

std::string withSign(bool negative, std::string digits) { return negative && !digits.empty() ? '-' + digits : digits; }

/// 0x10, 0b101, 0o17.
std::optional<ForeignNumber> ofOtherBase(std::string_view text) {
    struct Base {
        char letter;
        int base;
        std::string_view digits;
    };
    for (const Base& known :
         std::initializer_list<Base>{{'x', 16, "0123456789abcdefABCDEF"}, {'b', 2, "01"}, {'o', 8, "01234567"}}) {
        const bool prefixed = text.size() > 2 && text[0] == '0' && (text[1] | 0x20) == known.letter;
        if (!prefixed || !isOnly(text.substr(2), known.digits)) continue;
        std::uint64_t value = 0;
        const auto read = std::from_chars(text.data() + 2, text.data() + text.size(), value, known.base);
        return ForeignNumber{read.ec == std::errc{} ? std::to_string(value) : std::string()};
    }
    return {};
}

/// 1'000, 1_000, 1,000, 1 000.
std::optional<ForeignNumber> inGroups(std::string_view text) {
    for (const char separator : {'\'', '_', ',', ' '}) {
        std::string digits(text.substr(0, text.find(separator)));
        auto rest = text.substr(digits.size());
        if (rest.empty() || digits.size() > 3 || !isOnly(digits, digitsOfTen)) continue;
        while (rest.size() >= 4 && rest[0] == separator && isOnly(rest.substr(1, 3), digitsOfTen)) {
            digits += rest.substr(1, 3);
            rest.remove_prefix(4);
        }
        if (rest.empty()) return ForeignNumber{digits};
    }
    return {};
}

/// The digits of a number with a point or an exponent, if it is a whole one that can be a seed.
std::string wholeDigits(std::string whole, std::string part, std::int64_t exponent) {
    constexpr std::int64_t longest = 20; // digits of the largest seed
    if (exponent > longest || exponent < 0) return {};
    while (!part.empty() && part.back() == '0') part.pop_back();
    if (static_cast<std::int64_t>(part.size()) > exponent) return {};
    whole += part + std::string(static_cast<std::size_t>(exponent) - part.size(), '0');
    whole.erase(0, std::min(whole.find_first_not_of('0'), whole.size() - 1));
    return whole.size() <= static_cast<std::size_t>(longest) ? whole : std::string();
}

/// 7.0, .5, 1e3.
std::optional<ForeignNumber> withPointOrExponent(std::string_view text) {
    const auto mark = text.find_first_of("eE");
    const auto mantissa = text.substr(0, mark);
    const auto point = mantissa.find('.');
    if (mark == std::string_view::npos && point == std::string_view::npos) return {};
    const std::string whole(mantissa.substr(0, point));
    const std::string part(point == std::string_view::npos ? std::string_view() : mantissa.substr(point + 1));
    if (!isOnly(whole + part, digitsOfTen)) return {};
    std::int64_t exponent = 0;
    if (mark != std::string_view::npos) {
        auto power = text.substr(mark + 1);
        if (power.starts_with('+')) power.remove_prefix(1);
        if (!isOnly(power.substr(power.starts_with('-') ? 1 : 0), digitsOfTen)) return {};
        const auto read = std::from_chars(power.data(), power.data() + power.size(), exponent);
        if (read.ec != std::errc{}) return ForeignNumber{};
    }
    return ForeignNumber{wholeDigits(whole.empty() ? "0" : whole, part, exponent)};
}

} // namespace

std::optional<ForeignNumber> foreignNumber(std::string_view text) {
    auto rest = trimmed(text);
    const bool signedPlus = rest.starts_with('+');
    const bool negative = rest.starts_with('-');
    if (signedPlus || negative) rest.remove_prefix(1);
    std::optional<ForeignNumber> number;
    if (isOnly(rest, digitsOfTen)) {
        if (signedPlus || trimmed(text).size() != text.size()) number = ForeignNumber{std::string(rest)};
    } else {
        number = ofOtherBase(rest);
        if (!number) number = inGroups(rest);
        if (!number) number = withPointOrExponent(rest);
    }
    if (!number) return {};
    number->digits = withSign(negative, number->digits);
    if (!number->digits.empty() && !isOf64Bits(number->digits)) number->digits.clear();
    return number;
}

bool isOf64Bits(std::string_view digits) {
    const char* const end = digits.data() + digits.size();
    std::uint64_t natural = 0;
    std::int64_t whole = 0;
    return std::from_chars(digits.data(), end, natural).ec == std::errc{} ||
           std::from_chars(digits.data(), end, whole).ec == std::errc{};
}

} // namespace delve
