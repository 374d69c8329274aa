#include "generation/level/text.h"

namespace delve {

OwnedText::OwnedText(const Text& text) : context(text.context), source(text.source) {}

std::string fillIn(std::string_view pattern, const Message& message) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%' || i + 1 == pattern.size()) {
            out += pattern[i];
            continue;
        }
        const char next = pattern[i + 1];
        const auto argument = static_cast<std::size_t>(next - '1');
        if (next == 'n' && message.count) {
            out += std::to_string(*message.count);
            ++i;
        } else if (next >= '1' && next <= '9' && argument < message.arguments.size()) {
            out += message.arguments[argument];
            ++i;
        } else {
            out += '%';
        }
    }
    return out;
}

std::string inEnglish(const Message& message) { return fillIn(message.text.source, message); }

} // namespace delve
