#include "editor/tools/guides.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace delve::editor {
namespace {

constexpr std::size_t maxGuides = 1000; ///< of one kind, read from a text

std::string_view nextWord(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

std::optional<std::int32_t> numberIn(std::string_view word) {
    std::int32_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == word.data() + word.size();
    return whole && number >= 0 ? std::optional(number) : std::nullopt;
}

std::string listOf(const char* name, const std::vector<std::int32_t>& numbers) {
    std::string text = numbers.empty() ? "" : name;
    for (const auto number : numbers) text += ' ' + std::to_string(number);
    return text;
}

/// The lists of a text by their names: numbers after "columns", "rows" and "axis".
std::optional<std::map<std::string_view, std::vector<std::int32_t>>> listsIn(std::string_view text) {
    std::map<std::string_view, std::vector<std::int32_t>> lists{{"columns", {}}, {"rows", {}}, {"axis", {}}};
    std::vector<std::int32_t>* list = nullptr;
    for (auto word = nextWord(text); !word.empty(); word = nextWord(text)) {
        if (const auto named = lists.find(word); named != lists.end()) {
            list = &named->second;
            continue;
        }
        const auto number = numberIn(word);
        if (!list || !number || list->size() == maxGuides) return {};
        list->push_back(*number);
    }
    return lists;
}

} // namespace

std::int32_t edgeNear(double place, std::int32_t cells) {
    return static_cast<std::int32_t>(std::lround(std::clamp(place, 0.0, double(cells))));
}

std::optional<std::int32_t> guideNear(const std::vector<std::int32_t>& guides, double place, double reach) {
    const auto away = [place](std::int32_t guide) { return std::abs(guide - place); };
    const auto nearest = std::ranges::min_element(guides, {}, away);
    return nearest != guides.end() && away(*nearest) <= reach ? std::optional(*nearest) : std::nullopt;
}

void addGuide(std::vector<std::int32_t>& guides, std::int32_t at) {
    const auto place = std::ranges::lower_bound(guides, at);
    if (place == guides.end() || *place != at) guides.insert(place, at);
}

void removeGuide(std::vector<std::int32_t>& guides, std::int32_t at) { std::erase(guides, at); }

std::int32_t rulerStep(double cellPixels, double minPixels) {
    std::int32_t step = 1;
    for (int next = 0; step * cellPixels < minPixels && step < 100'000; next = (next + 1) % 3)
        step = next == 1 ? step / 2 * 5 : step * 2;
    return step;
}

std::string toText(const Guides& guides) {
    std::string text;
    const auto add = [&text](const std::string& part) {
        if (!text.empty() && !part.empty()) text += ' ';
        text += part;
    };
    add(listOf("columns", guides.columns));
    add(listOf("rows", guides.rows));
    if (guides.axis) add(listOf("axis", {guides.axis->x, guides.axis->y}));
    return text;
}

std::optional<Guides> guidesFromText(std::string_view text) {
    const auto lists = listsIn(text);
    if (!lists) return {};
    Guides guides;
    for (const auto column : lists->at("columns")) addGuide(guides.columns, column);
    for (const auto row : lists->at("rows")) addGuide(guides.rows, row);
    const auto& axis = lists->at("axis");
    if (!axis.empty() && axis.size() != 2) return {};
    if (!axis.empty()) guides.axis = SymmetryAxis{axis[0], axis[1]};
    return guides;
}

} // namespace delve::editor
