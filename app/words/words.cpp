#include "app/words/words.h"

#include "editor/text/message_text.h"

#include <algorithm>

namespace delve::app {
namespace {

/// Letters changed, added, left out, or swapped with their neighbour (optimal string alignment).
std::size_t differences(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0u : 1u)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

} // namespace

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

std::string nearestWord(std::string_view typed, const std::vector<std::string>& words) {
    constexpr std::size_t longestTypo = 64; // nobody mistypes a longer word, and comparing takes quadratic time
    if (typed.size() > longestTypo) return {};
    const auto typedLower = lowerCase(typed);
    std::string nearest;
    std::size_t min = typed.size() < 3 ? 1 : typed.size() / 3 + 1; // a word of two letters has no near one
    for (const auto& word : words) {
        const auto count = differences(typedLower, lowerCase(word));
        if (count >= min) continue;
        min = count;
        nearest = word;
    }
    return nearest;
}

} // namespace delve::app
