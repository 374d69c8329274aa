#include "generation/collapse/rule_table.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::array<std::string_view, 4> directionNames{"north", "east", "south", "west"};

} // namespace

std::string_view nameOf(Direction direction) { return directionNames[static_cast<std::size_t>(direction)]; }

std::optional<Direction> directionFromName(std::string_view name) {
    for (const auto direction : directions)
        if (nameOf(direction) == name) return direction;
    return {};
}

const RuleModule* RuleTable::find(std::string_view module) const {
    const auto found = std::ranges::find(modules, module, &RuleModule::name);
    return found == modules.end() ? nullptr : &*found;
}

} // namespace delve
