#include "tests/fuzz/targets/targets.h"

#include "tests/fuzz/targets/mutate_json.h"
#include "tests/fuzz/targets/png_chunks.h"

#include <algorithm>
#include <array>

namespace delve::fuzz {

std::span<const Target> allTargets() {
    static constexpr std::array<Target, 9> targets{{
        {"delve", fuzzDelve, mutateJson},
        {"recipe", fuzzRecipe, mutateJson},
        {"saved-game", fuzzSavedGame, mutateJson},
        {"replay", fuzzReplay, mutateJson},
        {"png", fuzzPng, mutatePng},
        {"tile-picture", fuzzTilePicture, mutatePng},
        {"tmx", fuzzTmx, mutateJson},
        {"tmj", fuzzTmj, mutateJson},
        {"ldtk", fuzzLdtk, mutateJson},
    }};
    return targets;
}

const Target* findTarget(std::string_view name) {
    const auto targets = allTargets();
    const auto found = std::ranges::find(targets, name, &Target::name);
    return found == targets.end() ? nullptr : &*found;
}

} // namespace delve::fuzz
