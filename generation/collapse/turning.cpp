#include "generation/collapse/turning.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::array<Turn, 8> allTurns{
    {{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}};

std::vector<std::string> quarterTurned(const std::vector<std::string>& rows) {
    const auto side = rows.size();
    std::vector<std::string> made(side, std::string(side, ' '));
    for (std::size_t y = 0; y < side; ++y)
        for (std::size_t x = 0; x < side; ++x) made[x][side - 1 - y] = rows[y][x];
    return made;
}

} // namespace

std::span<const Turn> turnsOf(std::int32_t symmetry) {
    return std::span(allTurns).first(static_cast<std::size_t>(symmetry));
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

Direction turned(Direction side, Turn turn) {
    auto place = static_cast<std::int32_t>(side);
    if (turn.mirrored) place = (4 - place) & 3; // north and south stay, east and west change places
    return static_cast<Direction>((place + turn.quarters) & 3);
}

RuleModule turned(const RuleModule& module, Turn turn) {
    RuleModule made = module;
    for (const auto side : directions) {
        const auto& label = module.sides[static_cast<std::size_t>(side)];
        made.sides[static_cast<std::size_t>(turned(side, turn))] = turn.mirrored ? backwards(label) : label;
    }
    if (turn.mirrored)
        for (auto& row : made.rows) std::ranges::reverse(row);
    for (std::int32_t i = 0; i < turn.quarters; ++i) made.rows = quarterTurned(made.rows);
    return made;
}

std::size_t differentTurns(const RuleModule& module, std::int32_t symmetry) {
    std::vector<RuleModule> different;
    for (const auto turn : turnsOf(symmetry)) {
        auto made = turned(module, turn);
        if (std::ranges::find(different, made) == different.end()) different.push_back(std::move(made));
    }
    return different.size();
}

std::string nameOf(const RuleModule& module, Turn turn) {
    std::string name = module.name;
    if (turn.mirrored) name += " mirrored";
    if (turn.quarters > 0) name += " turned " + std::to_string(90 * turn.quarters) + "°";
    return name;
}

} // namespace delve
