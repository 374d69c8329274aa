#include "generation/stages/level_names.h"

#include <algorithm>
#include <array>

namespace delve::generation {
namespace {

constexpr Text town = DELVE_TEXT("level-name", "Town %1");
constexpr Text house = DELVE_TEXT("level-name", "%1, house %2");

bool isNumber(std::string_view text) {
    return !text.empty() && text.front() != '0' &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Message messageOf(Text text, std::vector<std::string> arguments) {
    return Message(text, std::move(arguments)).withWords(levelNameWords);
}

/// The first part of a name and the number at its end, with `middle` between them.
std::optional<std::array<std::string, 2>> parted(std::string_view name, std::string_view middle) {
    const auto place = name.rfind(middle);
    if (place == std::string_view::npos) return {};
    const auto number = name.substr(place + middle.size());
    if (!isNumber(number)) return {};
    return std::array{std::string(name.substr(0, place)), std::string(number)};
}

} // namespace

std::string nameOfTown(std::size_t number) { return inEnglish({town, {std::to_string(number)}}); }

std::string nameOfHouse(const std::string& around, std::size_t number) {
    return inEnglish({house, {around, std::to_string(number)}});
}

std::optional<Message> madeName(std::string_view name) {
    if (const auto parts = parted(name, ", house "); parts && !(*parts)[0].empty())
        return messageOf(house, {(*parts)[0], (*parts)[1]});
    if (const auto parts = parted(name, "Town "); parts && (*parts)[0].empty()) return messageOf(town, {(*parts)[1]});
    return {};
}

} // namespace delve::generation
