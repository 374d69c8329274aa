#include "generation/level/delve/json_text.h"

#include "generation/level/utf8.h"

#include <algorithm>

namespace delve {
namespace {

constexpr bool isPlain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

void appendEscaped(std::string& out, char c) {
    static constexpr char digits[] = "0123456789abcdef";
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default:
        out += "\\u00";
        out += digits[c >> 4 & 15];
        out += digits[c & 15];
    }
}

} // namespace

void appendJsonText(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const auto plain = std::ranges::find_if_not(text, isPlain) - text.begin();
        out.append(text.data(), static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        const auto first = firstCodePoint(text);
        if (first.bytes == 1) appendEscaped(out, text[0]);
        else appendUtf8(out, first.bytes == 0 ? U'\ufffd' : first.value);
        text.remove_prefix(std::max<std::size_t>(first.bytes, 1));
    }
    out += '"';
}

} // namespace delve
