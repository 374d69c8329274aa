#include "app/words/words.h"

#include "editor/text/message_text.h"

#include <algorithm>

namespace delve::app {

std::string translated(const Message& message) { return editor::toQString(message).toStdString(); }

std::string translated(Text text) { return editor::toQString(text).toStdString(); }

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const auto& word : words) list += (list.empty() ? "" : ", ") + word;
    return list;
}

std::size_t charactersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string wrapped(std::string_view text, std::size_t firstColumn, std::size_t indent, std::size_t columns) {
    std::string out;
    std::size_t column = firstColumn;
    bool lineIsEmpty = true;
    while (!text.empty()) {
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (!lineIsEmpty && column + 1 + charactersOf(word) > columns) {
            out += '\n' + std::string(indent, ' ');
            column = indent;
            lineIsEmpty = true;
        }
        if (!lineIsEmpty) {
            out += ' ';
            ++column;
        }
        out += word;
        column += charactersOf(word);
        lineIsEmpty = false;
    }
    return out;
}

} // namespace delve::app
