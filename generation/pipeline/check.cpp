// Can a recipe run?
#include "generation/level/delve/unknown_members.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"

#include <algorithm>

namespace delve::generation {
namespace {

std::string listed(std::string list, std::string_view item) {
    if (!list.empty()) list += ", ";
    return list += item;
}

/// The names of the stages for which a test holds, once each.
template <class Test>
std::string namesWhere(const StageRegistry& stages, Test test) {
    std::vector<std::string_view> names;
    for (const auto& stage : stages)
        if (test(stage) && std::ranges::find(names, stage.name) == names.end()) names.push_back(stage.name);
    std::string list;
    for (const auto name : names) list = listed(std::move(list), name);
    return list;
}

Failure unknownStage(const StageRegistry& stages, const RecipeStage& wanted) {
    const bool otherVersion =
        std::ranges::any_of(stages, [&](const StageInfo& stage) { return stage.name == wanted.stage; });
    if (otherVersion)
        return badInput({DELVE_TEXT("recipe", "Stage “%1” has no version %2 in this program; a newer one may have it."),
                         {wanted.stage, std::to_string(wanted.version)}});
    return badInput({DELVE_TEXT("recipe", "Unknown stage “%1”; expected one of: %2."),
                     {wanted.stage, namesWhere(stages, [](const StageInfo&) { return true; })}});
}

/// A refusal of a parameter's value, with the way to it from the recipe on: "stages[3].rooms".
Failure placed(Failure failure, std::size_t stage, const Parameter& parameter) {
    const auto way = "stages[" + std::to_string(stage) + "]." + std::string(parameter.id);
    const auto within = std::min(failure.where.size(), parameter.id.size()); // of a text: ", line 3"
    failure.where = way + failure.where.substr(within);
    return failure;
}

/// Something in a file that no parameter can have as a value was kept as unknown.
Done checkUnknown(const RecipeStage& recipeStage, std::size_t place, const StageInfo& stage) {
    if (recipeStage.unknown.empty()) return done();
    for (const auto& member : unknownMembers(recipeStage.unknown))
        if (const auto* parameter = stage.find(member.name))
            return placed(refusedValue(*parameter, member.value), place, *parameter);
    return done();
}

Done checkParameters(const RecipeStage& recipeStage, std::size_t place, const StageInfo& stage) {
    for (const auto& set : recipeStage.parameters) {
        const Parameter* parameter = stage.find(set.id);
        if (parameter) {
            auto allowed = parameter->check(set.value);
            if (!allowed) return placed(std::move(allowed).failure(), place, *parameter);
            continue;
        }
        std::string known;
        for (const auto& declared : stage.parameters) known = listed(std::move(known), declared.id);
        if (known.empty())
            return badInput({DELVE_TEXT("recipe", "Unknown parameter “%2”: stage “%1” takes no parameters."),
                             {recipeStage.id, set.id}});
        return badInput({DELVE_TEXT("recipe", "Unknown parameter “%2” of stage “%1”; expected one of: %3."),
                         {recipeStage.id, set.id, known}});
    }
    return checkUnknown(recipeStage, place, stage);
}

/// The sentence for what a stage lacks.
Text sentenceFor(Part part) {
    switch (part) {
    case Part::Rooms:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs rooms, but no earlier stage makes them. Put one of these before it: %2.");
    case Part::Partition:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs a partition of the map, but no earlier stage makes one. Put one of "
                          "these before it: %2.");
    case Part::Links:
        return DELVE_TEXT(
            "recipe",
            "Stage “%1” needs links between rooms, but no earlier stage makes them. Put one of these before it: %2.");
    case Part::Floor:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs floor, but no earlier stage makes it. Put one of these before it: %2.");
    case Part::Start:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs a start, but no earlier stage places one. Put one of these before it: %2.");
    case Part::Exit:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs an exit, but no earlier stage places one. Put one of these before it: %2.");
    case Part::Flowers:
        return DELVE_TEXT(
            "recipe", "Stage “%1” needs flowers, but no earlier stage places them. Put one of these before it: %2.");
    case Part::Sites:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs sites, but no earlier stage places them. Put one of these before it: %2.");
    case Part::Walls:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs walls, but no earlier stage builds them. Put one of these before it: %2.");
    case Part::Goal:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs a goal, but no earlier stage places one. Put one of these before it: %2.");
    case Part::Towns:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs towns, but no earlier stage makes them. Put one of these before it: %2.");
    case Part::Boss:
        return DELVE_TEXT("recipe",
                          "Stage “%1” needs a boss, but no earlier stage places one. Put one of these before it: %2.");
    case Part::Mission:
        return DELVE_TEXT(
            "recipe", "Stage “%1” needs a mission, but no earlier stage plans one. Put one of these before it: %2.");
    }
    return {};
}

/// `given` is what the stages before it give.
Done checkNeeds(const StageRegistry& stages, const RecipeStage& recipeStage, const StageInfo& asking, Parts given) {
    const Parts lacking = asking.needsWith(recipeStage.parameters) - given;
    for (const auto part : allParts) {
        if (!lacking.has(part)) continue;
        // A stage that lacks the same part is no help, and one that needs what the asking stage gives cannot come
        // before it: an exit far from the start, say, if the start is placed far from the exit.
        const auto tooLate = [&](Part needed) { return needed == part || (asking.gives - given).has(needed); };
        const auto helps = [&](const StageInfo& stage) {
            return stage.gives.has(part) && std::ranges::none_of(allParts, [&](Part needed) {
                       return stage.needs.has(needed) && tooLate(needed);
                   });
        };
        const auto givers = namesWhere(stages, helps);
        if (givers.empty())
            return badInput(
                {DELVE_TEXT("recipe", "Stage “%1” needs something that no available stage makes; remove the stage."),
                 {recipeStage.id}});
        return badInput({sentenceFor(part), {recipeStage.id, givers}});
    }
    return done();
}

/// `fixedBy` is the stage before it that fixes the ways; null if none does.
Done checkWays(const RecipeStage& recipeStage, const StageInfo& asking, const RecipeStage* fixedBy) {
    if (!fixedBy || !asking.changesWays()) return done();
    return badInput({DELVE_TEXT("recipe", "Stage “%1” changes ways, and “%2” before it relies on them; put “%1” before "
                                          "“%2”."),
                     {recipeStage.id, fixedBy->id}});
}

/// The ids that more than one stage has, in order.
std::vector<std::string_view> idsOfSeveral(const Recipe& recipe) {
    std::vector<std::string_view> ids(recipe.stages.size());
    std::ranges::transform(recipe.stages, ids.begin(), &RecipeStage::id);
    std::ranges::sort(ids);
    std::vector<std::string_view> several;
    for (std::size_t i = 1; i < ids.size(); ++i)
        if (ids[i] == ids[i - 1]) several.push_back(ids[i]);
    return several;
}

Done checkId(const RecipeStage& recipeStage, std::span<const std::string_view> several) {
    if (recipeStage.id.empty())
        return badInput({DELVE_TEXT("recipe", "A stage “%1” of the recipe has no id; give it one, such as “%1-2”."),
                         {recipeStage.stage}});
    if (std::ranges::binary_search(several, recipeStage.id))
        return badInput(
            {DELVE_TEXT("recipe", "Two stages of the recipe have the id “%1”; give one of them another id."),
             {recipeStage.id}});
    return done();
}

/// A level that nobody could walk in is none.
Failure noGround(const Recipe& recipe, const StageRegistry& stages) {
    const auto makers =
        namesWhere(stages, [](const StageInfo& stage) { return stage.gives.has(Part::Floor) && stage.needs.empty(); });
    if (recipe.stages.empty())
        return badInput(
            {DELVE_TEXT("recipe", "The recipe has no stages. Begin with one that makes ground: %1."), {makers}});
    return badInput(
        {DELVE_TEXT("recipe", "No enabled stage of the recipe makes ground. Add or enable one of these: %1."),
         {makers}});
}

} // namespace

Recipe asDeclared(Recipe recipe, const StageRegistry& stages) {
    for (auto& recipeStage : recipe.stages) {
        const StageInfo* stage = declaredStage(stages, recipeStage);
        for (auto& set : recipeStage.parameters)
            if (const Parameter* parameter = stage ? stage->find(set.id) : nullptr)
                set.value = asDeclared(*parameter, set.value);
    }
    return recipe;
}

Done check(const Recipe& recipe, const StageRegistry& stages) {
    const auto several = idsOfSeveral(recipe);
    Parts given;
    const RecipeStage* fixedBy = nullptr;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const auto& recipeStage = recipe.stages[i];
        if (auto allowed = checkId(recipeStage, several); !allowed) return allowed;
        const StageInfo* stage = declaredStage(stages, recipeStage);
        if (!stage) return unknownStage(stages, recipeStage);
        if (auto allowed = checkParameters(recipeStage, i, *stage); !allowed) return allowed;
        if (!recipeStage.enabled) continue;
        if (auto allowed = checkNeeds(stages, recipeStage, *stage, given); !allowed) return allowed;
        if (auto allowed = checkWays(recipeStage, *stage, fixedBy); !allowed) return allowed;
        if (stage->ways == Ways::Fixes && !fixedBy) fixedBy = &recipeStage;
        given = given | stage->gives;
    }
    return given.has(Part::Floor) ? done() : Done(noGround(recipe, stages));
}

} // namespace delve::generation
