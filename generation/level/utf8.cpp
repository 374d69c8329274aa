#include "generation/level/utf8.h"

namespace delve {
namespace {

constexpr bool isCodePoint(char32_t value) { return value < 0xd800 || (value > 0xdfff && value <= 0x10ffff); }

} // namespace

CodePoint firstCodePoint(std::string_view text) {
    if (text.empty()) return {};
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes) return {};
    char32_t value = lead & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xc0) != 0x80) return {};
        value = value << 6 | (next & 0x3f);
    }
    const char32_t min = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
    return value >= min && isCodePoint(value) ? CodePoint{value, bytes} : CodePoint{};
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const auto first = firstCodePoint(text);
        if (first.bytes == 0) return false;
        text.remove_prefix(first.bytes);
    }
    return true;
}

void appendUtf8(std::string& text, char32_t value) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (!isCodePoint(value)) value = 0xfffd;
    if (value < 0x80) return put(value);
    if (value < 0x800) {
        put(0xc0 | value >> 6);
    } else {
        if (value < 0x10000) {
            put(0xe0 | value >> 12);
        } else {
            put(0xf0 | value >> 18);
            put(0x80 | (value >> 12 & 0x3f));
        }
        put(0x80 | (value >> 6 & 0x3f));
    }
    put(0x80 | (value & 0x3f));
}

} // namespace delve
