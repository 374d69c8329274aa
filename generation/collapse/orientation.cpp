#include "generation/collapse/orientation.h"

#include <algorithm>

namespace delve::collapse {
namespace {

constexpr std::array<Orientation, 8> allOrientations{
    {{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}};

std::vector<std::string> quarterRotated(const std::vector<std::string>& rows) {
    const auto side = rows.size();
    std::vector<std::string> made(side, std::string(side, ' '));
    for (std::size_t y = 0; y < side; ++y)
        for (std::size_t x = 0; x < side; ++x) made[x][side - 1 - y] = rows[y][x];
    return made;
}

} // namespace

std::span<const Orientation> orientationsOf(std::int32_t symmetry) {
    return std::span(allOrientations).first(static_cast<std::size_t>(symmetry));
}

std::string backwards(std::string_view label) {
    std::string out;
    while (true) {
        const auto bar = label.rfind('|');
        if (bar == std::string_view::npos) return out.append(label);
        out.append(label.substr(bar + 1)).append(1, '|');
        label = label.substr(0, bar);
    }
}

Direction rotated(Direction side, Orientation orientation) {
    auto place = static_cast<std::int32_t>(side);
    if (orientation.mirrored) place = (4 - place) & 3; // north and south stay, east and west swap
    return static_cast<Direction>((place + orientation.quarters) & 3);
}

RuleModule rotated(const RuleModule& module, Orientation orientation) {
    RuleModule made = module;
    for (const auto side : directionsClockwise) {
        const auto& label = module.sides[static_cast<std::size_t>(side)];
        made.sides[static_cast<std::size_t>(rotated(side, orientation))] =
            orientation.mirrored ? backwards(label) : label;
    }
    if (orientation.mirrored)
        for (auto& row : made.rows) std::ranges::reverse(row);
    for (std::int32_t i = 0; i < orientation.quarters; ++i) made.rows = quarterRotated(made.rows);
    return made;
}

std::size_t differentOrientations(const RuleModule& module, std::int32_t symmetry) {
    std::vector<RuleModule> different;
    for (const auto orientation : orientationsOf(symmetry)) {
        auto made = rotated(module, orientation);
        if (std::ranges::find(different, made) == different.end()) different.push_back(std::move(made));
    }
    return different.size();
}

std::string nameOf(const RuleModule& module, Orientation orientation) {
    std::string name = module.name;
    if (orientation.mirrored) name += " mirrored";
    if (orientation.quarters > 0) name += " turned " + std::to_string(90 * orientation.quarters) + "°";
    return name;
}

} // namespace delve::collapse
