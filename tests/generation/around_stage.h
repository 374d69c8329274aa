#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/made_draft.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Shared by the tests of stages that are added to recipes: the level just before and just after one of them, and the
/// plain ground of a level, flooded cell by cell.
namespace delve::test {

struct AroundStage {
    Level before;
    Level after;
    Level finished;
    std::vector<Message> notes; ///< of that stage
};

/// Nothing if the recipe makes no level on this map.
[[nodiscard]] inline std::optional<AroundStage> runAround(const Recipe& recipe, std::string_view instance, Size size,
                                                          generation::Workspace& workspace,
                                                          const Level* base = nullptr) {
    generation::GenerateRequest request;
    request.recipe = recipe;
    request.size = size;
    request.base = base;
    generation::Trace trace;
    auto made = generate(request, generation::builtInStages(), workspace, nullptr, &trace);
    if (!made) return std::nullopt;
    for (std::size_t i = 1; i < trace.stages.size(); ++i)
        if (trace.stages[i].instance == instance)
            return AroundStage{trace.stages[i - 1].level, trace.stages[i].level, std::move(made->level),
                               trace.stages[i].notes};
    return std::nullopt;
}

/// A built-in recipe with further stages before its stage `place`; at its end if it has none.
[[nodiscard]] inline Recipe withStages(const generation::RecipeInfo& info, std::uint64_t seed,
                                       const std::vector<RecipeStage>& added, std::string_view place) {
    Recipe recipe = info.withSeed(seed);
    const auto at = std::ranges::find(recipe.stages, place, &RecipeStage::stage);
    recipe.stages.insert(at, added.begin(), added.end());
    return recipe;
}

/// Can this cell be walked to and fro by whoever has no key and knows of no secret door?
[[nodiscard]] inline bool isPlainGround(const Level& level, const TileCatalogue& tiles, Cell cell) {
    if (!level.size().contains(cell)) return false;
    const Tile tile = level.tiles.at(cell);
    return tiles.walkable(tile) && !tiles.ledge(tile) && !tiles.secret(tile) &&
           std::ranges::none_of(*level.things,
                                [&](const Thing& thing) { return thing.kind == ThingKind::Lock && thing.at == cell; });
}

/// A number for each cell that `walks`, the same for those that are connected.
template <class Walks>
[[nodiscard]] std::map<Cell, int> numberedParts(Size size, Walks walks) {
    std::map<Cell, int> parts;
    int next = 0;
    for (Cell cell; cell.y < size.height; ++cell.y)
        for (cell.x = 0; cell.x < size.width; ++cell.x) {
            if (!walks(cell) || parts.contains(cell)) continue;
            for (const auto& [reached, steps] : stepsFrom(cell, walks)) parts[reached] = next;
            ++next;
        }
    return parts;
}

/// Does what walked together before still walk together after, and is something left of each part?
[[nodiscard]] inline bool isJoinedAsBefore(const std::map<Cell, int>& before, const std::map<Cell, int>& after) {
    std::map<int, int> partNow;
    for (const auto& [cell, part] : after) {
        const auto was = before.find(cell);
        if (was == before.end()) return false;
        if (partNow.try_emplace(was->second, part).first->second != part) return false;
    }
    std::set<int> parts;
    for (const auto& [cell, part] : before) parts.insert(part);
    return partNow.size() == parts.size();
}

} // namespace delve::test
