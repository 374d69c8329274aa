#include "tests/fuzz/targets/mutate_json.h"

#include "generation/random/stream.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t room);

namespace delve::fuzz {
namespace {

constexpr std::array<std::string_view, 24> anyValues{
    "0",     "1",     "2",    "3",     "-1",         "16",         "63",          "64",
    "65",    "255",   "4096", "16384", "2147483647", "4294967296", "-2147483648", "9223372036854775807",
    "1e300", "0.005", "true", "false", "null",       "\"\"",       "[]",          "{}"};

/// Begin and end of a value.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool isOfWord(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' || c == '.' || c == 'E';
}

/// The place after the closing quote of a string, or the end of the text.
std::size_t endOfString(std::string_view text, std::size_t begin) {
    for (auto i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '\\') ++i;
        else if (text[i] == '"') return i + 1;
    }
    return text.size();
}

bool isName(std::string_view text, std::size_t end) { return end < text.size() && text[end] == ':'; }

/// All values, nested ones included, but not the names of members. Skips what is not JSON.
std::vector<Span> valuesOf(std::string_view text) {
    std::vector<Span> values;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < text.size();) {
        const auto begin = i++;
        if (text[begin] == '{' || text[begin] == '[') {
            open.push_back(begin);
        } else if ((text[begin] == '}' || text[begin] == ']') && !open.empty()) {
            values.push_back({open.back(), i});
            open.pop_back();
        } else if (text[begin] == '"') {
            i = endOfString(text, begin);
            if (!isName(text, i)) values.push_back({begin, i});
        } else if (isOfWord(text[begin])) {
            while (i < text.size() && isOfWord(text[i])) ++i;
            values.push_back({begin, i});
        }
    }
    return values;
}

std::string_view textOf(std::string_view text, Span span) { return text.substr(span.begin, span.end - span.begin); }

/// Includes the comma and, in an object, the name before the value; for a first value the comma after it.
Span withItsComma(std::string_view text, Span value) {
    while (value.begin > 0 && std::string_view(",[{").find(text[value.begin - 1]) == std::string_view::npos)
        --value.begin;
    if (value.begin > 0 && text[value.begin - 1] == ',') --value.begin;
    else if (value.end < text.size() && text[value.end] == ',') ++value.end;
    return value;
}

std::string changed(std::string_view text, Stream& random) {
    const auto values = valuesOf(text);
    if (values.empty()) return std::string(text);
    const auto value = values[random.below(values.size())];
    const auto other = textOf(text, values[random.below(values.size())]);
    std::string result(text);
    switch (random.below(5)) {
    case 0: return result.replace(value.begin, value.end - value.begin, other);
    case 1: return result.insert(value.end, ", " + std::string(textOf(text, value)));
    case 2: return result.insert(value.end, ", " + std::string(other));
    case 3: {
        const auto gone = withItsComma(text, value);
        return result.erase(gone.begin, gone.end - gone.begin);
    }
    default: return result.replace(value.begin, value.end - value.begin, anyValues[random.below(anyValues.size())]);
    }
}

} // namespace

std::size_t mutateJson(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed) {
    Stream random(seed);
    if (random.chance(1, 2)) return LLVMFuzzerMutate(room.data(), size, room.size());
    const auto text = changed({reinterpret_cast<const char*>(room.data()), size}, random);
    if (text.size() > room.size()) return LLVMFuzzerMutate(room.data(), size, room.size());
    std::ranges::copy(text, room.begin());
    return text.size();
}

} // namespace delve::fuzz
