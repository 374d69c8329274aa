#include "app/verbs/check_order.h"

#include "app/files/recipe_source.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/persona_games.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace delve::app {
namespace {

constexpr std::int64_t maxDepth = 100;

/// "1..10", or one depth.
Result<Depths> depthsFrom(const std::string& word) {
    const auto range = rangeFrom(word);
    if (range && range->first >= 1 && range->second <= std::uint64_t{maxDepth})
        return Depths{static_cast<std::int64_t>(range->first), static_cast<std::int64_t>(range->second)};
    return badInput({DELVE_TEXT("command line", "Invalid --depths \"%1\": give N or A..B with A ≤ B, from 1 to %2."),
                     {word, std::to_string(maxDepth)}});
}

bool looksLikeFile(const std::string& word) {
    std::error_code error;
    return word == "-" || word.find_first_of("/.") != std::string::npos || std::filesystem::exists(word, error);
}

/// Adds what a word names: one recipe, all of them, or a map.
std::optional<Refusal> addSubjects(const std::string& word, const generation::Declarations& declarations,
                                   CheckOrder& order) {
    const auto add = [&](const generation::RecipeInfo& recipe) {
        order.subjects.emplace_back(
            CheckedRecipe{generation::wordFor(recipe, declarations.recipes), recipe.withSeed(0), {}, recipe.spans});
    };
    if (const auto* const named = generation::recipeNamed(declarations.recipes, word)) {
        add(*named);
        return {};
    }
    if (word == "all") {
        for (const auto& recipe : declarations.recipes) add(recipe);
        return {};
    }
    if (word.ends_with(".recipe")) {
        auto recipe = recipeFromFile(word, declarations.stages);
        if (!recipe) return Refusal{std::move(recipe).failure(), ExitStatus::File, word};
        order.subjects.emplace_back(CheckedRecipe{word, std::move(*recipe), {}, false});
        return {};
    }
    if (!looksLikeFile(word)) return Refusal{badInput(noSuchRecipe(word, declarations.recipes))};
    order.subjects.emplace_back(CheckedMap{word});
    return {};
}

/// With other parameters, links need not connect everything, and repair halls are no faults.
std::optional<Refusal> tune(CheckedRecipe& checked, const CheckOrder& order, const std::optional<Size>& size,
                            const generation::Declarations& declarations) {
    if (auto applied = applySettings(checked.recipe, order.settings, declarations.stages); !applied)
        return Refusal{std::move(applied).failure(), ExitStatus::Words,
                       order.subjects.size() > 1 ? checked.word : std::string()};
    if (!order.settings.empty()) checked.spans = false;
    checked.size = size.value_or(generation::automaticSize(checked.recipe, declarations));
    return {};
}

std::optional<Refusal> checkWords(const Arguments& arguments, const CheckOrder& order) {
    const bool anyRecipe = std::ranges::any_of(
        order.subjects, [](const auto& subject) { return std::holds_alternative<CheckedRecipe>(subject); });
    if (anyRecipe && !arguments.has("seeds"))
        return Refusal{
            badInput({DELVE_TEXT("command line", "\"check\" needs --seeds A..B for a recipe: the seeds to check.")})};
    const bool anyMap = std::ranges::any_of(
        order.subjects, [](const auto& subject) { return std::holds_alternative<CheckedMap>(subject); });
    if (!anyMap && arguments.has("from"))
        return Refusal{badInput({DELVE_TEXT("command line", "--from applies only to maps, not to recipes. Leave it "
                                                            "out, or name a map.")})};
    for (const char* const option : {"seeds", "size", "set", "depths", "personas", "jobs"})
        if (!anyRecipe && arguments.has(option))
            return Refusal{
                badInput({DELVE_TEXT("command line", "--%1 applies only to recipes, not to maps. Leave it out, "
                                                     "or name a recipe."),
                          {option}})};
    return {};
}

/// How deep to go, and how many games to play.
std::optional<Refusal> readGames(const Arguments& arguments, CheckOrder& order) {
    if (const auto typed = arguments.value("depths")) {
        const auto depths = depthsFrom(*typed);
        if (!depths) return Refusal{depths.failure()};
        order.depths = *depths;
    }
    if (const auto typed = arguments.value("personas")) {
        const auto games = gamesFrom(*typed);
        if (!games) return Refusal{games.failure()};
        order.games = *games;
    }
    return {};
}

} // namespace

std::optional<Refusal> readCheckOrder(const Arguments& arguments, const generation::Declarations& declarations,
                                      CheckOrder& order) {
    for (const auto& word : arguments.operands)
        if (auto refusal = addSubjects(word, declarations, order)) return refusal;
    if (auto refusal = checkWords(arguments, order)) return refusal;
    order.settings = arguments.values("set");
    order.from = arguments.value("from");
    if (const auto typed = arguments.value("seeds")) {
        const auto seeds = seedsFrom(*typed);
        if (!seeds) return Refusal{seeds.failure()};
        order.seeds = *seeds;
    }
    if (auto refusal = readGames(arguments, order)) return refusal;
    const auto jobs = jobsFrom(arguments.value("jobs"));
    if (!jobs) return Refusal{jobs.failure()};
    order.jobs = *jobs;
    std::optional<Size> size; // default: each recipe's own
    if (const auto typed = arguments.value("size"); typed && *typed != "auto") {
        const auto read = recipeSizeFrom(*typed);
        if (!read) return Refusal{read.failure()};
        size = *read;
    }
    for (auto& subject : order.subjects)
        if (auto* const recipe = std::get_if<CheckedRecipe>(&subject))
            if (auto refusal = tune(*recipe, order, size, declarations)) return refusal;
    return {};
}

} // namespace delve::app
