#include "tests/fuzz/targets/targets.h"

#include "tests/fuzz/targets/mutate_json.h"

#include <algorithm>
#include <array>

namespace delve::fuzz {

std::span<const Target> allTargets() {
    static constexpr std::array<Target, 4> targets{{
        {"delve", fuzzDelve, mutateJson},
        {"recipe", fuzzRecipe, mutateJson},
        {"saved-game", fuzzSavedGame, mutateJson},
        {"replay", fuzzReplay, mutateJson},
    }};
    return targets;
}

const Target* findTarget(std::string_view name) {
    const auto targets = allTargets();
    const auto found = std::ranges::find(targets, name, &Target::name);
    return found == targets.end() ? nullptr : &*found;
}

} // namespace delve::fuzz
