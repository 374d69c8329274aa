#include "app/verbs/check_order.h"

#include "app/console/start_thread.h"
#include "app/files/recipe_source.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/persona_games.h"
#include "app/words/number_words.h"
#include "generation/level/number_notation.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace delve::app {
namespace {

/// "A..B" with A ≤ B, or one number.
std::optional<std::pair<std::uint64_t, std::uint64_t>> rangeFrom(std::string_view word) {
    const auto dots = word.find("..");
    const auto first = numberFrom(word.substr(0, dots));
    const auto last = dots == std::string_view::npos ? first : numberFrom(word.substr(dots + 2));
    return first && last && *first <= *last ? std::optional(std::pair(*first, *last)) : std::nullopt;
}

constexpr std::uint64_t maxSeeds = 1'000'000'000;

std::optional<Seeds> seedsInDigits(std::string_view word) {
    const auto range = rangeFrom(word);
    const bool taken = range && range->second - range->first < maxSeeds;
    return taken ? std::optional(Seeds{range->first, range->second}) : std::nullopt;
}

constexpr std::int64_t maxDepth = 100;

/// "1..10", or one depth.
Result<Depths> depthsFrom(const std::string& word) {
    const auto range = rangeFrom(word);
    if (range && range->first >= 1 && range->second <= std::uint64_t{maxDepth})
        return Depths{static_cast<std::int64_t>(range->first), static_cast<std::int64_t>(range->second)};
    return badInput({DELVE_TEXT("command line", "Invalid --depths \"%1\": give N or A..B with A ≤ B, from 1 to %2."),
                     {word, std::to_string(maxDepth)}});
}

constexpr std::uint64_t maxJobs = 1024;

/// Of --jobs; by default one for each core.
Result<std::size_t> jobsFrom(const std::optional<std::string>& word) {
    if (!word) return coreCount();
    const auto number = numberFrom(*word);
    if (number && *number >= 1 && *number <= maxJobs) return static_cast<std::size_t>(*number);
    return badInput({DELVE_TEXT("command line", "Invalid --jobs \"%1\": give a whole number from 1 to %2."),
                     {*word, std::to_string(maxJobs)}});
}

/// The same seeds in digits, where a number of them is written in another notation.
std::optional<std::string> inDigits(std::string_view word) {
    const auto dots = word.find("..");
    const auto first = foreignNumber(word.substr(0, dots));
    const auto last = dots == std::string_view::npos ? std::nullopt : foreignNumber(word.substr(dots + 2));
    if (!first && !last) return {};
    const auto written = [](const std::optional<ForeignNumber>& foreign, std::string_view as) {
        return foreign ? foreign->digits : std::string(as);
    };
    const auto from = written(first, word.substr(0, dots));
    const auto digits = dots == std::string_view::npos ? from : from + ".." + written(last, word.substr(dots + 2));
    return seedsInDigits(digits) ? std::optional(digits) : std::nullopt;
}

/// "0..29999", or one seed.
Result<Seeds> seedsFrom(const std::string& word) {
    if (const auto seeds = seedsInDigits(word)) return *seeds;
    if (const auto digits = inDigits(word))
        return badInput({DELVE_TEXT("command line", "Invalid --seeds \"%1\": write the numbers in digits, as %2."),
                         {word, *digits}});
    return badInput({DELVE_TEXT("command line", "Invalid --seeds \"%1\": give N or A..B with A ≤ B, at most %2 seeds."),
                     {word, std::to_string(maxSeeds)}});
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
