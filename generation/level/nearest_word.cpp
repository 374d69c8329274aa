#include "generation/level/nearest_word.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace delve {
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

} // namespace delve
