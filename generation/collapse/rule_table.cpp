#include "generation/collapse/rule_table.h"

#include "generation/level/word_table.h"

#include <algorithm>

namespace delve::collapse {
namespace {

constexpr auto directionWords = wordTable<Direction>(
    {{Direction::North, "north"}, {Direction::East, "east"}, {Direction::South, "south"}, {Direction::West, "west"}});

} // namespace

std::string_view nameOf(Direction direction) { return directionWords[direction]; }

std::optional<Direction> directionFromName(std::string_view name) { return directionWords.find(name); }

const RuleModule* RuleTable::find(std::string_view module) const {
    const auto found = std::ranges::find(modules, module, &RuleModule::name);
    return found == modules.end() ? nullptr : &*found;
}

} // namespace delve::collapse
