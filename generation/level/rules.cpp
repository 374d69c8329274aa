#include "generation/level/rules.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr std::array<std::string_view, 6> names{"collect", "exit", "gate", "boss", "journey", "explore"};

} // namespace

std::string_view nameOf(Objective objective) { return names[static_cast<std::size_t>(objective)]; }

std::optional<Objective> objectiveFromName(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Objective>(found - names.begin()));
}

} // namespace delve
