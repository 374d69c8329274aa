#include "generation/level/delve/json_tape.h"

#include "generation/level/delve/json_scan.h"
#include "generation/level/utf8.h"

#include <charconv>
#include <cstddef>

namespace delve {
namespace {

constexpr std::int64_t farthestExponent = 1'000'000;

/// Digits of a number without its point: value x 10^power. Nothing where there are more than 18 that count.
struct Scaled {
    std::int64_t digits = 0;
    std::int64_t power = 0;
};

std::optional<Scaled> scaledFrom(std::string_view mantissa) {
    constexpr std::int64_t max = 1'000'000'000'000'000'000 / 10;
    Scaled result;
    std::int64_t zeros = 0; // those at the end do not count
    bool behindPoint = false;
    for (const char c : mantissa) {
        if (c == '.') {
            behindPoint = true;
            continue;
        }
        if (behindPoint) --result.power;
        ++zeros;
        if (c == '0') continue;
        for (; result.digits != 0 && zeros > 1; --zeros) {
            if (result.digits > max) return {};
            result.digits *= 10;
        }
        if (result.digits > max) return {};
        result.digits = result.digits * 10 + (c - '0');
        zeros = 0;
    }
    result.power += zeros;
    return result;
}

} // namespace

std::optional<Decimal> decimalFromJson(std::string_view number) {
    const bool negative = number.starts_with('-');
    if (negative) number.remove_prefix(1);
    const auto e = number.find_first_of("eE");
    std::int64_t exponent = 0;
    if (e != std::string_view::npos) {
        const auto digits = number.substr(number[e + 1] == '+' ? e + 2 : e + 1);
        if (std::from_chars(digits.data(), digits.data() + digits.size(), exponent).ec != std::errc{}) return {};
        if (exponent > farthestExponent || exponent < -farthestExponent) return {};
    }
    const auto scaled = scaledFrom(number.substr(0, e));
    if (!scaled) return {};
    if (scaled->digits == 0) return Decimal{};
    constexpr std::int64_t largest = 1'000'000'000'000'000'000; // 10^15 in thousandths
    auto thousandths = scaled->digits;
    auto power = scaled->power + exponent + 3;
    if (power < 0) return {};
    for (; power > 0; --power) {
        if (thousandths > largest / 10) return {};
        thousandths *= 10;
    }
    if (thousandths > largest) return {};
    return Decimal::ofThousandths(negative ? -thousandths : thousandths);
}

std::ptrdiff_t lineEnds(std::string_view text) {
    constexpr std::size_t block = 240; // a byte can count them, and a compiler counts sixteen bytes at once
    std::ptrdiff_t lines = 0;
    while (!text.empty()) {
        const auto part = text.substr(0, block);
        std::uint8_t inPart = 0;
        for (const char c : part) inPart = static_cast<std::uint8_t>(inPart + (c == '\n'));
        lines += inPart;
        text.remove_prefix(part.size());
    }
    return lines;
}

std::string clipped(std::string_view text) {
    constexpr std::size_t max = 40;
    if (text.size() <= max) return std::string(text);
    std::size_t end = max;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end; // not within a code point
    return std::string(text.substr(0, end)) + "…";
}

void JsonTape::refuse(std::size_t at, Message message) {
    if (refusal) return;
    refusal = std::move(message);
    refusedAt = at;
}

std::string JsonTape::pathOfRefusal(std::uint32_t i) const {
    std::string path;
    const auto holds = [&](std::uint32_t token) {
        return refusedAt >= tokens[token].begin && refusedAt < tokens[token].end;
    };
    while (i < tokens.size() && tokens[i].begin != refusedAt) {
        const bool object = tokens[i].kind == JsonKind::Object;
        const auto end = tokens[i].next;
        std::uint32_t child = i + 1;
        std::uint32_t place = 0;
        for (; child < end && !holds(object ? child + 1 : child); ++place)
            child = tokens[object ? child + 1 : child].next;
        if (child >= end) break;
        if (object) {
            const auto& name = tokens[child];
            path += '.';
            path += raw.substr(name.begin + 1, name.end - name.begin - 2);
        } else {
            path += '[' + std::to_string(place) + ']';
        }
        i = object ? child + 1 : child;
    }
    return path;
}

bool JsonValue::yesNo() const {
    if (kind() != JsonKind::True && kind() != JsonKind::False)
        expected(DELVE_TEXT("delve-file", "Expected true or false, found %1."));
    return kind() == JsonKind::True;
}

std::size_t JsonValue::size() const {
    if (kind() != JsonKind::Array) return 0;
    std::size_t count = 0;
    for (auto i = m_token + 1; i < token().next; i = m_tape->tokens[i].next) ++count;
    return count;
}

std::int64_t JsonValue::whole(std::int64_t min, std::int64_t max) const {
    const auto digits = raw();
    std::int64_t number = 0;
    bool good = kind() == JsonKind::Number;
    if (const auto few = good ? fewJsonDigits(digits) : std::nullopt) {
        number = *few; // as nearly all numbers of a file
    } else if (good) {
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) {
            const auto decimal = decimalFromJson(digits); // "12.0", "1e3"
            good = decimal && decimal->whole();
            if (good) number = decimal->floor();
        }
    }
    if (good && number >= min && number <= max) return number;
    refuse({DELVE_TEXT("delve-file", "Expected a whole number from %1 to %2, found %3."),
            {std::to_string(min), std::to_string(max), clipped(raw())}});
    return min;
}

std::uint64_t JsonValue::bits64() const {
    const auto digits = raw();
    const auto read = [&](auto& number) {
        const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return kind() == JsonKind::Number && result.ec == std::errc{} && result.ptr == digits.data() + digits.size();
    };
    std::uint64_t number = 0;
    std::int64_t negative = 0;
    if (read(number)) return number;
    if (read(negative)) return static_cast<std::uint64_t>(negative);
    expected(DELVE_TEXT("delve-file", "Expected a 64-bit whole number, found %1."));
    return 0;
}

std::optional<Decimal> JsonValue::asDecimal() const {
    return kind() == JsonKind::Number ? decimalFromJson(raw()) : std::nullopt;
}

Decimal JsonValue::decimal() const {
    const auto number = asDecimal();
    if (!number)
        expected(DELVE_TEXT("delve-file", "Expected a number up to 10^15 with at most three decimals, found %1."));
    return number.value_or(Decimal{});
}

FewValues JsonValue::fewElements(std::size_t min, std::size_t max) const {
    FewValues values;
    values.m_tape = m_tape;
    std::size_t count = 0;
    elements([&](JsonValue value) {
        if (count < FewValues::room) values.m_tokens[count] = value.m_token;
        ++count;
    });
    if (count >= min && count <= max) {
        values.m_size = count;
        return values;
    }
    refuse({DELVE_TEXT("delve-file", "Expected a list of %1 to %2 values, found %3."),
            {std::to_string(min), std::to_string(max), clipped(raw())}});
    return values;
}

std::optional<JsonValue> JsonValue::find(std::string_view name) const {
    if (kind() != JsonKind::Object) return {};
    for (auto i = m_token + 1; i < token().next; i = m_tape->tokens[i + 1].next)
        if (isSameName(m_tape->textAt(i), name)) return at(i + 1);
    return {};
}

} // namespace delve
