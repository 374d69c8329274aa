#include "generation/recipes/journey.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstJourney() {
    RecipeInfo recipe;
    recipe.name = "journey";
    recipe.label = DELVE_TEXT("recipe", "Journey");
    recipe.help = DELVE_TEXT(
        "recipe",
        "Sites connected by roads; each site is a town, and every house can be entered. Visiting a town costs "
        "supplies, chests hold some; reach the goal.");
    recipe.defaultSize = {128, 96};
    recipe.spans = true;
    recipe.rules.write().objective = "journey";
    recipe.rules.write().supplies = 10;
    recipe.rules.write().cityCost = 3;
    recipe.rules.write().chest = 2;
    recipe.rules.write().wandering = Decimal::of(5);
    auto start = stageOf("start", "start");
    start.set("way", std::string("lower-left"));
    recipe.stages = {
        stageOf("sites", "poisson-sites"),
        stageOf("links", "near-links"),
        start,
        stageOf("goal", "goal"),
        stageOf("lands", "regions"),
        stageOf("towns", "towns"),
        stageOf("provisions", "provisions"),
    };
    return recipe;
}

RecipeInfo secondJourney() {
    RecipeInfo recipe = nextVersion(firstJourney());
    recipe.sample = 5;
    recipe.sampleSize = {80, 45};
    for (const auto* const id : {"start", "towns", "provisions"}) stageIn(recipe, id).version = 2;
    return recipe;
}

RecipeInfo thirdJourney() {
    RecipeInfo recipe = nextVersion(secondJourney());
    stageIn(recipe, "provisions").set("spare", Decimal::of(5));
    return recipe;
}

} // namespace

/// With so many supplies on the way that nearly all careful players win; who opens only three chests in five loses
/// more often than not, and who opens none always does.
RecipeInfo journeyRecipe() {
    RecipeInfo recipe = nextVersion(thirdJourney());
    stageIn(recipe, "provisions").version = 3;
    return recipe;
}

} // namespace delve::generation
