#include "generation/level/delve/json_scan.h"

#include <cstring>

namespace delve {
namespace {

[[nodiscard]] bool isHex(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// Four digits, as behind "\u".
JsonScan scanUnit(const char* at) {
    for (int i = 0; i < 4; ++i, ++at)
        if (!isHex(*at)) return {at, false};
    return {at, true};
}

/// Of a unit that begins with these two digits: D8 to DB begin a pair of surrogates, DC to DF end one.
enum class Half { None, First, Second };
Half halfOf(const char* unit) {
    if (unit[0] != 'd' && unit[0] != 'D') return Half::None;
    const char c = unit[1];
    if (c == '8' || c == '9' || c == 'a' || c == 'A' || c == 'b' || c == 'B') return Half::First;
    return isDigit(c) ? Half::None : Half::Second;
}

} // namespace

JsonScan scanJsonCodePoint(const char* at) {
    const auto byte = [at](int i) { return static_cast<unsigned char>(at[i]); };
    const auto lead = byte(0);
    if (lead < 0xc2 || lead > 0xf4) return {at, false};
    const int further = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    const int min = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const int max = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (byte(1) < min || byte(1) > max) return {at + 1, false};
    for (int i = 2; i <= further; ++i)
        if ((byte(i) & 0xc0) != 0x80) return {at + i, false};
    return {at + further + 1, true};
}

JsonScan scanJsonEscape(const char* at) {
    const char what = *++at;
    if (what != 'u') {
        const bool known = what != '\0' && std::strchr("\"\\/bfnrt", what) != nullptr;
        return {known ? at + 1 : at, known};
    }
    const auto first = scanUnit(at + 1);
    if (!first.good || halfOf(at + 1) == Half::None) return first;
    if (halfOf(at + 1) == Half::Second) return {at + 1, false};
    const auto next = scanJsonWord(first.end, "\\u");
    if (!next.good) return next;
    const auto second = scanUnit(next.end);
    if (!second.good || halfOf(next.end) == Half::Second) return second;
    return {next.end, false};
}

} // namespace delve
